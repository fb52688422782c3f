import * as brand from '#shared/brand.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.es.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const favoritesErrors: ErrorSentences = { default: 'No se pudieron cargar tus favoritos' };

export const favoriteSaveErrors: ErrorSentences = {
  default: 'No se pudieron actualizar tus favoritos',
  conflict: 'Este lugar ya está en tus favoritos',
  hints: { conflict: 'Actualizá la página para ver tu lista.' },
};

export const pendingAccountText =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder guardar lugares.';

export function favoriteFailureText(code: AppErrorCode): string {
  return errorSentence(favoriteSaveErrors, code);
}

// Page
export const pageTitle = `Mis favoritos · ${brand.name}`;
export const heading = 'Mis favoritos';
export const viewsLabel = 'Favoritos';
export const placesView = 'Lugares';
export const eventsView = 'Eventos';
export const listsView = 'Listas';
export const comparePlaces = 'Comparar lugares';
export const loadingFavorites = 'Cargando tus favoritos…';
export const loadingControls = 'Cargando orden y filtros…';
export const favoritesMap = 'Mapa de tus favoritos';
export const noneInMapArea = 'Ningún favorito en esta zona del mapa.';
export const showMore = 'Mostrar más';

export function savedPlaces(count: number): string {
  return count === 1 ? '1 lugar guardado' : `${count} lugares guardados`;
}

export const noFavoritesTitle = 'Todavía no hay favoritos';
export const noFavoritesHint = 'Tocá el corazón de un lugar para tenerlo acá.';
export const discoverPlaces = 'Descubrir lugares';

// Card
export const unavailablePlace = 'Lugar no disponible';
export const unloadedPlace = 'Lugar favorito';
export const placeNotPublic = 'Este lugar salió de la guía o por ahora no está disponible.';
export const placeNotLoaded =
  'No se pudo cargar ahora. Va a aparecer acá cuando vuelva la conexión.';
export const retry = 'Reintentar';

export function removeFavorite(title: string): string {
  return `Quitar ${title} de favoritos`;
}

export function markRemoved(title: string): string {
  return `${title} ya no está en favoritos`;
}

export const undo = 'Deshacer';

// Saved events
export const savedEvents = 'Eventos favoritos';
export const loadingEvents = 'Cargando tus eventos…';
export const noEventsHint = 'Tocá el corazón de un evento para tenerlo acá.';
export const seeAgenda = 'Ver la agenda';

export function removeEvent(title: string): string {
  return `Quitar ${title} de eventos favoritos`;
}

export function goneEvents(count: number): string {
  return count === 1
    ? '1 evento favorito ya no está en la agenda.'
    : `${count} eventos favoritos ya no están en la agenda.`;
}

export function removeGoneEvents(count: number): string {
  return count === 1 ? 'Quitar de la lista' : 'Quitar todos de la lista';
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
