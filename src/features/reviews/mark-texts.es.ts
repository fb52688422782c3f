import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.es.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const helpfulErrors: ErrorSentences = {
  default: 'No se pudo marcar la reseña',
  'invalid-input': 'Esta reseña es tuya.',
  'permission-denied': 'Ahora no podés marcar reseñas',
  'not-found': 'Esta reseña ya no está en la guía.',
  conflict: 'Muchas personas están marcando esta reseña ahora. Intentá de nuevo.',
};

export function helpfulFailureText(code: AppErrorCode): string {
  return errorSentence(helpfulErrors, code);
}

export const pendingMarker =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder marcar reseñas como útiles.';

export function markHelpful(count: number): string {
  return `Útil ${count > 0 ? count : ''}`;
}

export function onReviewBy(authorName: string): string {
  return ` en la reseña de ${authorName}`;
}

export type Complete = TranslationOf<
  typeof import('./mark-texts.ts'),
  typeof import('./mark-texts.es.ts')
>;
