import type { FailureSentences } from './failure-text.ts';

export const chunkErrors: FailureSentences = {
  default: 'Esta parte do guia não carregou. Verifique sua conexão e tente novamente.',
};
