import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';

export const searchErrors: ErrorSentences = { default: 'Erro ao buscar lugares' };

export const searchPartialErrors: ErrorSentences = {
  default: 'A busca completa está indisponível: os resultados são parciais. Tente novamente.',
};

/** Returns the label of a filter by opening hours: 'Aberto agora', 'Aberto sáb 20:00'. */
export function openFilterText(open: OpenFilter): string {
  return open === 'now' ? 'Aberto agora' : `Aberto ${shortWeekdays[open.day] ?? ''} ${open.time}`;
}

interface ResultCounts {
  /** Number of places. */
  count: number;
  /** False if no place matches all words. */
  isWhole?: boolean;
  events?: number | undefined;
}

/**
 * Returns 'Nenhum lugar encontrado', '1 lugar encontrado', '128 lugares encontrados', '2 eventos e 128 lugares
 * encontrados' or '2 eventos encontrados, nenhum lugar'.
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
