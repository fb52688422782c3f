import { measureOf } from '#features/statistics/model/series.ts';
import type {
  StatisticsPeriod,
  StatisticsUnit,
} from '#features/statistics/model/statistics-period.ts';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { formatShare, formatTime } from '#shared/formats/statistics.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { unitWords, valueText } from './panel-texts.ts';
import type { SeriesWords } from './panel-texts.ts';

export const periodLabels: Readonly<Record<StatisticsPeriod, string>> = {
  '7d': '7 dias',
  '30d': '30 dias',
  '90d': '90 dias',
  '12m': '12 meses',
};

const previousPeriodTexts: Readonly<Record<StatisticsPeriod, string>> = {
  '7d': 'nos 7 dias anteriores',
  '30d': 'nos 30 dias anteriores',
  '90d': 'nos 90 dias anteriores',
  '12m': 'no mesmo período de um ano antes',
};

export interface StatisticsLabels extends SeriesWords {
  key: keyof PeriodStatistics;
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
    hint: 'Vezes em que a página do local foi aberta, uma por visita e dia.',
  },
  {
    key: 'saves',
    label: 'Favoritos',
    one: 'favorito',
    many: 'favoritos',
    none: 'Nenhum favorito',
    hint: 'Pessoas que salvaram o local no período e ainda o têm nos favoritos.',
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

/** Formats the difference to the previous period: '3 a mais que nos 7 dias anteriores (+25%)'. */
export function comparisonText(
  key: keyof PeriodStatistics,
  { period, current, previous }: Pick<PlacePeriodResponse, 'period' | 'current' | 'previous'>,
): string {
  const currentValue = current.figures[key];
  const previousValue = previous.figures[key];
  if (currentValue === null) return 'Ainda sem dados';
  if (previousValue === null) return 'Sem dados do período anterior';
  if (currentValue === previousValue) {
    return currentValue === 0
      ? `Nada também ${previousPeriodTexts[period]}`
      : `O mesmo que ${previousPeriodTexts[period]}`;
  }
  const difference = valueText(measureOf(key), Math.abs(currentValue - previousValue));
  const shareText =
    previousValue > 0
      ? ` (${currentValue > previousValue ? '+' : '−'}${formatShare(Math.abs(currentValue - previousValue) / previousValue)})`
      : '';
  return `${difference} a ${currentValue > previousValue ? 'mais' : 'menos'} que ${previousPeriodTexts[period]}${shareText}`;
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
          'Este local tem benefícios usados demais para somar de uma vez: o que depende dos mais antigos aparece como —.',
        ]
      : []),
  ].join(' ');
}

// Period
export const periodLabel = 'Período';
export const downloadCsv = 'Baixar CSV';

/** Names the period, the moment of the count and the period it is compared with. */
export function comparedPeriods({
  current,
  previous,
  computedAt,
}: Pick<PlacePeriodResponse, 'current' | 'previous' | 'computedAt'>): string {
  const time = formatTime(new Date(computedAt));
  return `De ${fullDate(current.first)} a hoje, ${fullDate(current.last)}, às ${time}. Comparado com ${fullDate(previous.first)} a ${fullDate(previous.last)}.`;
}

// Chart of a statistic
export const shownStatistic = 'Número mostrado';

export function chartTitle({ key, label }: StatisticsLabels, unit: StatisticsUnit): string {
  return `${label} ${unitWords[unit].step}${measureOf(key) === 'cents' ? ', em reais' : ''}`;
}

/** Explains the count and the lighter bars. */
export function chartHint({ key, hint }: StatisticsLabels, unit: StatisticsUnit): string {
  return [
    hint,
    ...(key === 'returningGuests' && unit !== 'day'
      ? ['Quem vem em mais de uma parte do período conta em cada uma.']
      : []),
    unit === 'week'
      ? 'Barras mais claras: semanas incompletas.'
      : 'Barra mais clara: ainda em curso.',
  ].join(' ');
}

// CSV file
export const csvColumns = ['Local', 'De', 'Até', 'Observação'] as const;
export const csvPartialBucket = 'parcial';
export const csvWholePeriod = 'período inteiro';
export const csvPreviousPeriod = 'período de comparação';

export function csvAmountColumn(label: string): string {
  return `${label} (R$)`;
}
