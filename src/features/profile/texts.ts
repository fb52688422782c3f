import type { ErrorSentences } from '#shared/error-sentences.ts';

export const historyErrors: ErrorSentences = {
  default: 'Erro ao abrir seu histórico',
  unavailable:
    'O navegador não permite guardar dados neste aparelho. Libere o armazenamento do site e tente novamente.',
};
