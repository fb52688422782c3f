import { countText } from './formats.ts';

/**
 * 'Nenhum lugar encontrado', '1 lugar encontrado', '128 lugares encontrados'.
 * @param isWhole false where no place has all that was asked for
 */
export function resultCountText(count: number, isWhole = true): string {
  if (count === 0) return 'Nenhum lugar encontrado';
  if (isWhole) return countText(count, 'lugar encontrado', 'lugares encontrados');
  return `Nenhum lugar com tudo isso: ${countText(count, 'chega perto', 'chegam perto')}`;
}

/** '5 sugestões', or that there is none for a text. */
export function suggestionCountText(count: number, text: string): string {
  return count === 0
    ? `Nenhuma sugestão para “${text}”.`
    : countText(count, 'sugestão', 'sugestões');
}
