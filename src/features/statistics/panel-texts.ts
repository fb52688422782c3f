import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import {
  countText,
  formatCents,
  formatDayAndMonth,
  formatDecimal,
  formatInteger,
} from '#shared/formats/formats.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';
import type { Measure, Series, SeriesPoint } from './model/series.ts';
import type { StatisticsUnit } from './model/statistics-period.ts';

export const statisticsErrors: ErrorSentences = { default: 'Falha ao carregar estatísticas' };

export const placeStatisticsErrors: ErrorSentences = {
  default: 'Não foi possível carregar os números deste lugar',
  'not-found': 'Este lugar não existe mais. Atualize a página.',
  'permission-denied': lostAccessText,
};

export const loadingStatistics = 'Carregando os números...';

// Page with the statistics of a place
export const pageTitle = `Números dos meus lugares · ${brand.name}`;
export const heading = 'Números';

// Statistics of a place since its creation
export const favorites = 'Favoritos';
export const reviews = 'Avaliações';
export const averageRating = 'Nota média';
export const pendingReservations = 'Reservas sem resposta';
export const confirmedReservations = 'Reservas confirmadas';
export const declinedReservations = 'Recusadas';
export const cancelledReservations = 'Canceladas';
export const noShows = 'Faltas';
export const clubUses = 'Usos do clube';
export const clubDiscounts = 'Descontos do clube';

// Charts
export const showTable = 'Tabela';

/** Returns the row heading of a period that is cut off or not over yet. */
export function partialPeriod(label: string): string {
  return `${label} (parcial)`;
}

/** Nouns of a series. Amounts have no `one` and `many`. */
export interface SeriesWords {
  /** Plural noun: 'Avaliações'. */
  label: string;
  one: string;
  many: string;
  /** Text without values: 'Nenhuma avaliação'. */
  none: string;
}

export const unitWords: Readonly<
  Record<StatisticsUnit, { name: string; step: string; most: string }>
> = {
  day: { name: 'Dia', step: 'por dia', most: 'O maior dia foi' },
  week: { name: 'Semana', step: 'por semana', most: 'A maior semana foi' },
  month: { name: 'Mês', step: 'por mês', most: 'O maior mês foi' },
};

/** Formats a value; '—' if unknown. */
export function valueText(measure: Measure, value: number | null): string {
  if (value === null) return '—';
  return measure === 'cents' ? formatCents(value) : formatInteger(value);
}

/** Formats a value with its noun: '7 favoritos', 'R$ 12,50'. */
export function valueSentence(
  measure: Measure,
  { one, many }: SeriesWords,
  value: number | null,
): string {
  if (value === null) return 'não contado';
  return measure === 'cents' ? formatCents(value) : countText(value, one, many);
}

/** Returns the label of an average from averageOf(): 'média 12', 'média 2,4', 'média R$ 12,50'. */
export function averageText(measure: Measure, average: number): string {
  if (measure === 'cents') return `média ${formatCents(average)}`;
  return `média ${formatDecimal(average, Number.isInteger(average) ? 0 : 1)}`;
}

const monthAbbreviations = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

function monthText(date: string): string {
  return monthAbbreviations[Number(date.slice(5, 7)) - 1] ?? '';
}

/** Formats a part of a period: '10/03', '02/03 a 08/03', 'mar/2026'. */
export function pointLabel(
  unit: StatisticsUnit,
  { date, last = date }: Pick<SeriesPoint, 'date' | 'last'>,
): string {
  if (unit === 'month') return `${monthText(date)}/${date.slice(0, 4)}`;
  const firstText = formatDayAndMonth(date);
  return date === last ? firstText : `${firstText} a ${formatDayAndMonth(last)}`;
}

/** Short form for an axis: '10/03', 'mar'. */
export function tickLabel(unit: StatisticsUnit, date: string): string {
  return unit === 'month' ? monthText(date) : formatDayAndMonth(date);
}

/**
 * Returns the text alternative of a chart, with the first of the highest bars.
 * @param toLabel formats the part of a period
 * @param average the drawn average; null for none
 */
export function chartSummary(
  { unit, measure, points }: Series,
  words: SeriesWords,
  toLabel: (point: SeriesPoint) => string,
  average: number | null,
): string {
  const { step, most } = unitWords[unit];
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return '';
  const highest = points.reduce(
    (best, point) => ((point.value ?? 0) > (best.value ?? 0) ? point : best),
    first,
  );
  const highestText =
    (highest.value ?? 0) > 0
      ? `${most} ${toLabel(highest)}, com ${valueSentence(measure, words, highest.value)}.`
      : emptyChart(points, words);
  const summary = `Gráfico de barras: ${words.label} ${step}, de ${toLabel(first)} a ${toLabel(last)}. ${highestText}`;
  return average === null
    ? summary
    : `${summary} Linha tracejada: ${averageText(measure, average)} ${step}.`;
}

/** Returns the text in a chart without bars: 'Nenhuma avaliação no período.' */
export function emptyChart(points: readonly SeriesPoint[], { none }: SeriesWords): string {
  return points.some(({ value }) => value !== null)
    ? `${none} no período.`
    : 'Não foi contado no período.';
}

export function chartTableName(label: string, unit: StatisticsUnit): string {
  return `Tabela: ${label} ${unitWords[unit].step}`;
}
