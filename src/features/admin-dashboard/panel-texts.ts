import type { ErrorSentences } from '#shared/error-sentences.ts';

export const pendingCountErrors: ErrorSentences = {
  default: 'Não foi possível contar o que espera por você',
};

export const searchMissErrors: ErrorSentences = {
  default: 'Erro ao carregar as buscas sem resultado',
};
