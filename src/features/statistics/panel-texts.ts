import { brand } from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const statisticsErrors: ErrorSentences = { default: 'Falha ao carregar estatísticas' };

export const placeStatisticsErrors: ErrorSentences = {
  default: 'Erro ao carregar os números deste local',
  'not-found': 'Este local não existe mais. Atualize a página.',
  'permission-denied': lostAccessText,
};

export const loadingStatistics = 'Carregando os números...';

// Page with the statistics of a place
export const pageTitle = `Números dos meus locais · ${brand.name}`;
export const heading = 'Números';
export const placeQuestion = 'De qual local?';

// Statistics of a place since its creation
export const favorites = 'Favoritos';
export const reviews = 'Avaliações';
export const averageRating = 'Nota média';
export const pendingReservations = 'Reservas pendentes';
export const confirmedReservations = 'Reservas confirmadas';
export const declinedReservations = 'Recusadas';
export const cancelledReservations = 'Canceladas';
export const noShows = 'Faltas';
export const clubUses = 'Usos do clube';
export const clubDiscounts = 'Descontos do clube';

// Charts
export const showTable = 'Tabela';
export const tapBar = 'Toque numa barra para ver o valor';

/** Returns the row heading of a period that is cut off or not over yet. */
export function partialPeriod(label: string): string {
  return `${label} (parcial)`;
}

/** Texts of a chart. */
export interface ChartTexts {
  /** Plural noun: 'Avaliações'. */
  label: string;
  /** Unit of the bars: 'por dia'. */
  step: string;
  /** Introduces the maximum: 'O maior dia foi'. */
  maxLead: string;
  /** Text without values: 'Nenhuma avaliação'. */
  none: string;
}

interface ChartContent {
  /** Labels of the first and the last bar. */
  firstLabel: string;
  lastLabel: string;
  /** The first of the highest bars; null if there is none above zero. */
  highestPoint: { label: string; spoken: string } | null;
  hasKnownValue: boolean;
}

/** Returns the text alternative of a chart. */
export function chartDescription(
  { label, step, maxLead, none }: ChartTexts,
  { firstLabel, lastLabel, highestPoint, hasKnownValue }: ChartContent,
): string {
  const highestText = highestPoint
    ? `${maxLead} ${highestPoint.label}, com ${highestPoint.spoken}.`
    : hasKnownValue
      ? `${none} no período.`
      : 'Não foi contado no período.';
  return `Gráfico de barras: ${label} ${step}, de ${firstLabel} a ${lastLabel}. ${highestText}`;
}
