import { countText } from './formats.ts';

interface ResultCounts {
  /** Places. */
  count: number;
  /** False where no place has all that was asked for. */
  isWhole?: boolean;
  events?: number | undefined;
}

/**
 * 'Nenhum lugar encontrado', '1 lugar encontrado', '128 lugares encontrados', '2 eventos e 128 lugares encontrados',
 * '2 eventos encontrados, nenhum lugar'.
 */
export function resultCountText({ count, isWhole = true, events = 0 }: ResultCounts): string {
  const found = countText(events, 'evento encontrado', 'eventos encontrados');
  if (count === 0) return events === 0 ? 'Nenhum lugar encontrado' : `${found}, nenhum lugar`;
  if (!isWhole) {
    const near = `Nenhum lugar com tudo isso: ${countText(count, 'chega perto', 'chegam perto')}`;
    return events === 0 ? near : `${found}. ${near}`;
  }
  const places = countText(count, 'lugar', 'lugares');
  if (events > 0) return `${countText(events, 'evento', 'eventos')} e ${places} encontrados`;
  return `${places} ${count === 1 ? 'encontrado' : 'encontrados'}`;
}

/** '5 sugestões', or that there is none for a text. */
export function suggestionCountText(count: number, text: string): string {
  return count === 0
    ? `Nenhuma sugestão para “${text}”.`
    : countText(count, 'sugestão', 'sugestões');
}
