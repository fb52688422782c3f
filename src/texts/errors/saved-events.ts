import type { ErrorSentences } from '../errors.ts';

export const savedEventErrors: ErrorSentences = {
  default: 'Erro ao atualizar seus eventos favoritos',
};

export const savedEventListErrors: ErrorSentences = {
  default: 'Erro ao carregar seus eventos favoritos',
};
