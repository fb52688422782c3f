import type { ErrorSentences } from '#shared/error-sentences.ts';

export const relatedPlacesErrors: ErrorSentences = {
  default: 'Erro ao carregar outros lugares',
};
