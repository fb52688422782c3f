import type { ErrorSentences } from '#shared/error-sentences.ts';

export const offerErrors: ErrorSentences = {
  default: 'Não foi possível carregar o benefício',
  'not-found': 'Este benefício não está mais disponível. Veja os outros benefícios do clube.',
};

export const offerListErrors: ErrorSentences = {
  default: 'Não foi possível carregar os benefícios',
};
export const loadingBenefits = 'Carregando benefícios...';
export const clubBenefitsTitle = 'Benefícios do clube';
export const usedUpNote = 'Os benefícios deste lugar se esgotaram.';
export const allClubBenefits = 'Todos os benefícios do clube';
