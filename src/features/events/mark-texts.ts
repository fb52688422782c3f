import type { ErrorSentences } from '#shared/error-sentences.ts';

export const savedEventErrors: ErrorSentences = {
  default: 'Erro ao atualizar seus eventos favoritos',
};

export const savedEventListErrors: ErrorSentences = {
  default: 'Erro ao carregar seus eventos favoritos',
};
