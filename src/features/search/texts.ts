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
  matchesAllWords?: boolean;
  events?: number | undefined;
}

/**
 * Returns 'Nenhum lugar encontrado', '1 lugar encontrado', '128 lugares encontrados', '2 eventos e 128 lugares
 * encontrados' or '2 eventos encontrados, nenhum lugar'.
 */
export function resultCountText({ count, matchesAllWords = true, events = 0 }: ResultCounts): string {
  const eventsText = countText(events, 'evento encontrado', 'eventos encontrados');
  if (count === 0) return events === 0 ? 'Nenhum lugar encontrado' : `${eventsText}, nenhum lugar`;
  if (!matchesAllWords) {
    const nearText = `Nenhum lugar com tudo isso: ${countText(count, 'chega perto', 'chegam perto')}`;
    return events === 0 ? nearText : `${eventsText}. ${nearText}`;
  }
  const placesText = countText(count, 'lugar', 'lugares');
  if (events > 0) return `${countText(events, 'evento', 'eventos')} e ${placesText} encontrados`;
  return `${placesText} ${count === 1 ? 'encontrado' : 'encontrados'}`;
}
