import type { PendingReview } from '#features/reviews/model/pending-review.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const sendErrors: ErrorSentences = {
  default: 'No se pudo enviar tu reseña.',
  'not-found': 'No se pudo enviar tu reseña: el lugar salió de la guía.',
  'permission-denied': 'No se pudo enviar tu reseña: esta cuenta no puede opinar sobre este lugar.',
  conflict: 'Ya escribiste otra reseña de este lugar. Si enviás esta, la reemplaza.',
};

export function pendingReviewText({ problem }: Pick<PendingReview, 'problem'>): string {
  if (problem === null) return 'Tu reseña se va a enviar cuando vuelva la conexión.';
  return sendErrors[problem] ?? sendErrors.default;
}

export function reviewOf(placeTitle: string): string {
  return `Reseña de ${placeTitle}`;
}

export const sendAgain = 'Enviar de nuevo';
export const copyDraft = 'Copiar texto';
export const draftCopied = 'Texto copiado';
export const selectToCopy = 'Seleccioná el texto para copiarlo.';
export const discard = 'Descartar';
export const notPossibleNow = 'Esta vez no funcionó. Intentá de nuevo.';

export type Complete = TranslationOf<
  typeof import('./pending-texts.ts'),
  typeof import('./pending-texts.es.ts')
>;
