import type { ErrorSentences } from '#shared/error-sentences.ts';

export const historyErrors: ErrorSentences = {
  default: 'Erro ao abrir seu histórico',
  unavailable:
    'O navegador não permite guardar dados neste aparelho. Libere o armazenamento do site e tente novamente.',
};

/** What signing out would lose. */
export function lostText(count: number): string {
  return count === 1
    ? '1 alteração ainda não foi enviada e será perdida.'
    : `${count} alterações ainda não foram enviadas e serão perdidas.`;
}
