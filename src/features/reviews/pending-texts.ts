import type { PendingReview } from '#features/reviews/model/pending-review.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

const sendErrors: ErrorSentences = {
  default: 'Sua avaliação não pôde ser enviada.',
  'not-found': 'Sua avaliação não pôde ser enviada: o lugar saiu do guia.',
  'permission-denied':
    'Sua avaliação não pôde ser enviada: esta conta não pode avaliar este lugar.',
  conflict: 'Você já escreveu outra avaliação deste lugar. Enviar esta substitui a outra.',
};

/** Returns the message of a pending review: that it will be sent, or why the server refused it. */
export function pendingReviewText({ problem }: Pick<PendingReview, 'problem'>): string {
  if (problem === null) return 'Sua avaliação será enviada quando a conexão voltar.';
  return sendErrors[problem] ?? sendErrors.default;
}

export function reviewOf(placeTitle: string): string {
  return `Avaliação de ${placeTitle}`;
}

export const sendAgain = 'Enviar de novo';
export const copyDraft = 'Copiar texto';
export const draftCopied = 'Texto copiado';
export const selectToCopy = 'Selecione o texto para copiar.';
export const discard = 'Descartar';
export const notPossibleNow = 'Não foi possível agora. Tente novamente.';
