import { reviewCountText, starCountText } from '#features/reviews/count-texts.es.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reviewerErrors: ErrorSentences = { default: 'No se pudo cargar el perfil' };

export const reviewsErrors: ErrorSentences = { default: 'No se pudieron cargar las reseñas' };

export const ownReviewErrors: ErrorSentences = { default: 'No se pudo cargar tu reseña' };

export const reviewSaveErrors: ErrorSentences = {
  default: 'No se pudo guardar tu reseña',
  'permission-denied': 'Ahora no podés opinar sobre este lugar',
  'not-found': 'Este lugar salió de la guía y no recibe reseñas.',
  conflict: 'Muchas personas están opinando sobre este lugar ahora. Intentá de nuevo.',
};

export const reviewRemoveErrors: ErrorSentences = {
  default: 'No se pudo eliminar tu reseña',
  'permission-denied': 'Ahora no podés eliminar esta reseña',
  'not-found': 'Este lugar salió de la guía y sus reseñas ya no aparecen.',
  conflict: 'Muchas personas están opinando sobre este lugar ahora. Intentá de nuevo.',
};

export function unsentPicturesText(uploads: { isBusy: boolean; failedCount: number }): string {
  if (uploads.isBusy) return 'Esperá a que terminen de subirse las fotos.';
  if (uploads.failedCount === 0) return '';
  return uploads.failedCount === 1
    ? 'Una foto no se subió. Intentá de nuevo o quitá la foto.'
    : 'Algunas fotos no se subieron. Intentá de nuevo o quitá las fotos.';
}

// List of reviews
export const reviewControlsLabel = 'Reseñas';
export const orderLabels: Record<ReviewOrder, string> = {
  newest: 'Más recientes',
  best: 'Mejor puntaje',
  worst: 'Peor puntaje',
  visited: 'Visitas verificadas',
};
export const sortReviews = 'Ordenar reseñas';
export const searchReviews = 'Buscar en las reseñas';
export const loadingReviews = 'Cargando reseñas…';
export const seeMoreReviews = 'Ver más reseñas';
export const noReviewsTitle = 'Todavía no hay reseñas';
export const noReviewsHint = 'Cuando alguien cuente cómo le fue, vas a leerlo acá.';
export const noVisitedReviewsTitle = 'Ninguna reseña con visita verificada';
export const noVisitedReviewsHint =
  'Aparecen cuando un socio usa acá un beneficio del club y opina sobre el lugar.';
export const nothingFoundTitle = 'No se encontraron reseñas';
export const nothingFoundYetHint =
  'Buscá otras palabras o mirá más reseñas para buscar también en ellas.';
export const nothingFoundHint = 'Buscá otras palabras.';

// Review
export const ownReviewLabel = 'Tu reseña';

export const verifiedVisit = 'Visita verificada';

export function ofReviewBy(authorName: string): string {
  return `de la reseña de ${authorName}`;
}

export function replyOf(placeTitle: string): string {
  return `Respuesta de ${placeTitle}`;
}

export function ofReplyOf(placeTitle: string): string {
  return `de la respuesta de ${placeTitle}`;
}

export function reviewPhotoAlt(authorName: string, position: number, count: number): string {
  return `Foto de ${authorName}, ${position} de ${count}`;
}

export const picturesInReview = 'En revisión';
export const picturesInReviewHint = 'Solo quien envió estas fotos y nuestro equipo las ven.';

export function moreOptions(authorName: string): string {
  return `Más opciones de la reseña de ${authorName}`;
}

export const reportReview = 'Denunciar reseña';
export const reportPictures = 'Denunciar fotos';

export function ofAuthor(authorName: string): string {
  return ` de ${authorName}`;
}

export const ownReviewReported = 'Esta reseña es tuya.';
export const pendingReporter =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder denunciar reseñas.';

// Reviewer
export const loadingProfile = 'Cargando el perfil…';
export const profileNotShown = 'Esta persona no muestra su perfil.';

export function reviewsInGuide(count: number): string {
  return `${reviewCountText(count)} en la guía`;
}

export function inGuideSince(month: string): string {
  return `En la guía desde ${month}`;
}

// Own review
export const reviewInvitation = '¿Estuviste acá? Contanos cómo te fue.';
export const writeReview = 'Opinar';
export const loadingOwnReview = 'Cargando tu reseña…';
export const unreadOwnReviewHint =
  'Si ya opinaste sobre este lugar, podés elegir qué reseña conservar.';
export const reviewsPaused = 'Las reseñas están en pausa por ahora. Volvé en otro momento.';
export const ownPlace = 'Gestionás este lugar, por eso no podés opinar sobre él.';
export const pendingReviewer =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder opinar sobre los lugares.';
export const edit = 'Editar';
export const remove = 'Eliminar';
export const ownReviewSubject = ' tu reseña';

// Form
export const reviewThisPlace = 'Opinar sobre este lugar';
export const editOwnReview = 'Editar tu reseña';
export const draftRestored = 'Habías empezado a escribir.';
export const discardDraft = 'Descartar borrador';
export const ownRatingLabel = 'Tu puntaje';
export const ratingHint = 'Elegí de 1 a 5 estrellas';
export const ratingMissing = 'Elegí de 1 a 5 estrellas.';

export const ratingLabels = ['Pésimo', 'Malo', 'Regular', 'Bueno', 'Excelente'] as const;

export function ratingText(stars: number): string {
  return `${starCountText(stars)}: ${ratingLabels[stars - 1] ?? ''}`;
}

export const reviewTextLabel = '¿Cómo te fue? (opcional)';
export const reviewTextHint = 'Todos pueden leerla, con tu nombre y tu foto.';
export const picturesLabel = 'Fotos (opcional)';
export const loadingPictures = 'Cargando fotos…';
export const publishReview = 'Publicar reseña';
export const saveChanges = 'Guardar cambios';
export const savingReview = 'Guardando…';
export const reviewPublished = 'Reseña publicada';
export const reviewUpdated = 'Reseña actualizada';
export const alreadyReviewed =
  'Ya opinaste sobre este lugar. Guardá para reemplazar la reseña que existe por esta.';
export const picturesWithoutPlace = 'El envío no dice de qué lugar es la reseña.';
export const tooManyUnsavedPictures =
  'Ya se subieron muchas fotos de esta reseña que todavía no se guardaron. Guardá la reseña o intentá de nuevo en una hora.';

// Deletion
export const deleteReviewTitle = '¿Eliminar tu reseña?';
export const deletionHint = 'Tu puntaje y tu texto salen de la página. No se puede deshacer.';
export const deletionHintWithReply =
  'Tu puntaje, tu texto y la respuesta del lugar salen de la página. No se puede deshacer.';
export const deleteReview = 'Eliminar reseña';
export const deletingReview = 'Eliminando…';
export const keepReview = 'Conservar reseña';
export const reviewDeleted = 'Reseña eliminada';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
