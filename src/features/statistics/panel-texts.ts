import type { ErrorSentences } from '#shared/error-sentences.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const statisticsErrors: ErrorSentences = { default: 'Falha ao carregar estatísticas' };

export const placeStatisticsErrors: ErrorSentences = {
  default: 'Erro ao carregar os números deste local',
  'not-found': 'Este local não existe mais. Atualize a página.',
  'permission-denied': lostAccessText,
};
