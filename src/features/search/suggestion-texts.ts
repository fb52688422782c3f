import { countText } from '#shared/formats/formats.ts';

/** Returns '5 sugestões', or the message that there is none for a text. */
export function suggestionCountText(count: number, text: string): string {
  return count === 0
    ? `Nenhuma sugestão para “${text}”.`
    : countText(count, 'sugestão', 'sugestões');
}
