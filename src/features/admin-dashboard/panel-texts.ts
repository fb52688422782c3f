import type { ErrorSentences } from '#shared/error-sentences.ts';

export const waitingErrors: ErrorSentences = {
  default: 'Não foi possível contar o que espera por você',
};

export const searchMissErrors: ErrorSentences = {
  default: 'Erro ao carregar as buscas sem resultado',
};
