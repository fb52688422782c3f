import type { ErrorSentences } from '#shared/error-sentences.ts';

export const shareErrors: ErrorSentences = {
  default: 'Não foi possível compartilhar. Copie o endereço da página.',
};
