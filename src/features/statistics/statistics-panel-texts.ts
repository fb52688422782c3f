import { measureOf } from '#features/statistics/model/series.ts';
import type {
  StatisticsPeriod,
  StatisticsUnit,
} from '#features/statistics/model/statistics-period.ts';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { formatShare } from '#shared/formats/statistics.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { unitWords, valueText } from './panel-texts.ts';
import type { SeriesWords } from './panel-texts.ts';

export const periodLabels: Readonly<Record<StatisticsPeriod, string>> = {
  '7d': '7 dias',
  '30d': '30 dias',
  '90d': '90 dias',
  '12m': '12 meses',
};

/** Length of a period in the comparison with the previous one. */
const periodLengthTexts: Readonly<Record<StatisticsPeriod, string>> = {
  '7d': 'em 7 dias',
  '30d': 'em 30 dias',
  '90d': 'em 90 dias',
  '12m': 'em um ano',
};

export interface StatisticsLabels extends SeriesWords {
  key: keyof PeriodStatistics;
  /** Label on a narrow card, if the label is long. */
  cardLabel?: string;
  /** Description of the count. */
  hint: string;
}

/** Statistics of a place, in display order. */
export const statisticsLabels: readonly StatisticsLabels[] = [
  {
    key: 'views',
    label: 'Visualizações',
    one: 'visualização',
    many: 'visualizações',
    none: 'Nenhuma visualização',
    hint: 'Vezes em que a página do lugar foi aberta, uma por visita e dia.',
  },
  {
    key: 'saves',
    label: 'Favoritos',
    one: 'favorito',
    many: 'favoritos',
    none: 'Nenhum favorito',
    hint: 'Pessoas que salvaram o lugar no período e ainda o têm nos favoritos.',
  },
  {
    key: 'asked',
    label: 'Reservas pedidas',
    one: 'reserva pedida',
    many: 'reservas pedidas',
    none: 'Nenhuma reserva pedida',
    hint: 'Pedidos feitos no período, qualquer que tenha sido a resposta.',
  },
  {
    key: 'confirmed',
    label: 'Reservas confirmadas',
    cardLabel: 'Reservas',
    one: 'reserva confirmada',
    many: 'reservas confirmadas',
    none: 'Nenhuma reserva confirmada',
    hint: 'Para os dias do período, com as faltas.',
  },
  {
    key: 'noShows',
    label: 'Faltas',
    one: 'falta',
    many: 'faltas',
    none: 'Nenhuma falta',
    hint: 'Reservas confirmadas em que ninguém veio.',
  },
  {
    key: 'uses',
    label: 'Benefícios usados',
    one: 'benefício usado',
    many: 'benefícios usados',
    none: 'Nenhum benefício usado',
    hint: 'Descontos do clube confirmados e não desfeitos.',
  },
  {
    key: 'discountCents',
    label: 'Desconto dado',
    one: '',
    many: '',
    none: 'Nenhum desconto',
    hint: 'Soma dos descontos desses benefícios.',
  },
  {
    key: 'newGuests',
    label: 'Sócios novos',
    one: 'sócio novo',
    many: 'sócios novos',
    none: 'Nenhum sócio novo',
    hint: 'Usaram aqui o primeiro benefício no período.',
  },
  {
    key: 'returningGuests',
    label: 'Sócios que voltaram',
    one: 'sócio que voltou',
    many: 'sócios que voltaram',
    none: 'Nenhum sócio voltou',
    hint: 'Usaram um benefício no período e já tinham usado outro aqui antes dele.',
  },
];

/** The statistics that are shown first. The others follow below the chart. */
export const keyStatistics: readonly (keyof PeriodStatistics)[] = [
  'views',
  'confirmed',
  'uses',
  'discountCents',
];

/** With fewer cases in the previous period, a percentage would state more than the values do. */
const minCasesForShare = 10;

/** Returns the change as a part of the previous value: 0.25 for 25%; null with too few cases. */
function shareOfChange(
  key: keyof PeriodStatistics,
  { current, previous }: Pick<PlacePeriodResponse, 'current' | 'previous'>,
): number | null {
  const previousValue = previous.figures[key] ?? 0;
  // The cases of a sum of discounts are the benefits.
  const cases = key === 'discountCents' ? (previous.figures.uses ?? 0) : previousValue;
  if (cases < minCasesForShare || previousValue <= 0) return null;
  return Math.abs((current.figures[key] ?? 0) - previousValue) / previousValue;
}

/** Formats the difference to the previous period: '+3 em 7 dias (+25%)'. */
export function comparisonText(
  key: keyof PeriodStatistics,
  answer: Pick<PlacePeriodResponse, 'period' | 'current' | 'previous'>,
): string {
  const { period, current, previous } = answer;
  const currentValue = current.figures[key];
  const previousValue = previous.figures[key];
  if (currentValue === null) return 'Ainda sem dados';
  if (previousValue === null) return 'Sem dados do período anterior';
  if (currentValue === previousValue) return 'Igual ao período anterior';
  const sign = currentValue > previousValue ? '+' : '−';
  const difference = Math.abs(currentValue - previousValue);
  const share = shareOfChange(key, answer);
  const shareText = share === null ? '' : ` (${sign}${formatShare(share)})`;
  return `${sign}${valueText(measureOf(key), difference)} ${periodLengthTexts[period]}${shareText}`;
}

export type ChangeDirection = 'up' | 'down' | 'none';

/**
 * Formats the change since the previous period for a card: '+25%', or the previous value if it is the same or has too
 * few cases: 'antes 3'. '' if it is not known.
 */
export function shortComparison(
  key: keyof PeriodStatistics,
  answer: Pick<PlacePeriodResponse, 'current' | 'previous'>,
): { text: string; direction: ChangeDirection } {
  const { current, previous } = answer;
  const currentValue = current.figures[key];
  const previousValue = previous.figures[key];
  if (currentValue === null || previousValue === null) return { text: '', direction: 'none' };
  const share = shareOfChange(key, answer);
  if (share === null || share === 0) {
    return { text: `antes ${valueText(measureOf(key), previousValue)}`, direction: 'none' };
  }
  const isMore = currentValue > previousValue;
  return {
    text: `${isMore ? '+' : '−'}${formatShare(share)}`,
    direction: isMore ? 'up' : 'down',
  };
}

/** Formats '2026-03-10' as '10/03/2026'. */
export function fullDate(date: string): string {
  return `${formatDayAndMonth(date)}/${date.slice(0, 4)}`;
}

/** Explains why values are unknown; '' if all are known. */
export function unknownText({ viewsSince, current, previous }: PlacePeriodResponse): string {
  const periods = [current, previous];
  return [
    ...(viewsSince === null
      ? ['As visualizações ainda não começaram a ser contadas.']
      : viewsSince > previous.first
        ? [`As visualizações são contadas desde ${fullDate(viewsSince)}.`]
        : []),
    ...(periods.some(({ figures }) => figures.newGuests === null)
      ? [
          'Este lugar tem benefícios usados demais para somar de uma vez: o que depende dos mais antigos aparece como —.',
        ]
      : []),
  ].join(' ');
}

export const otherStatistics = 'Outros números';

// Period
export const periodLabel = 'Período';
export const downloadCsv = 'Exportar CSV';

/** Names the period that the selected one is compared with. */
export function comparedPeriod({
  period,
  previous,
}: Pick<PlacePeriodResponse, 'period' | 'previous'>): string {
  // The year distinguishes the period from the same period of another year.
  const dateText = period === '12m' ? fullDate : formatDayAndMonth;
  return `Comparado com ${dateText(previous.first)} a ${dateText(previous.last)}`;
}

// Chart of a statistic
export const shownStatistic = 'Número mostrado';

export function chartTitle({ key, label }: StatisticsLabels, unit: StatisticsUnit): string {
  return `${label} ${unitWords[unit].step}${measureOf(key) === 'cents' ? ', em reais' : ''}`;
}

const lighterBarTexts: Record<StatisticsUnit, string> = {
  day: 'A barra clara é hoje.',
  week: 'As barras claras são semanas incompletas.',
  month: 'A barra clara é o mês atual.',
};

/** Explains the count and the lighter bars. */
export function chartHint({ key, hint }: StatisticsLabels, unit: StatisticsUnit): string {
  return [
    hint,
    ...(key === 'returningGuests' && unit !== 'day'
      ? ['Quem vem em mais de uma parte do período conta em cada uma.']
      : []),
    lighterBarTexts[unit],
  ].join(' ');
}

// CSV file
export const csvColumns = ['Lugar', 'De', 'Até', 'Observação'] as const;
export const csvPartialBucket = 'parcial';
export const csvWholePeriod = 'período inteiro';
export const csvPreviousPeriod = 'período de comparação';

export function csvAmountColumn(label: string): string {
  return `${label} (R$)`;
}
