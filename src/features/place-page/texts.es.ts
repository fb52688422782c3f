import type { RailKind } from '#features/places/model/related-places.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const relatedPlacesErrors: ErrorSentences = {
  default: 'No pudimos cargar otros lugares',
};

// Loading and failures
export const loadingDetails = 'Cargando los detalles del lugar…';
export const viewCategories = 'Ver categorías';
export const searchPlaces = 'Buscar lugares';
export const tryAgain = 'Reintentar';
export const backToHome = 'Volver al inicio';

// Top of the page
export const breadcrumbLabel = 'Estás en';
export const homeLink = 'Inicio';
export const categoriesLink = 'Categorías';
export const noReviewsYet = 'Todavía sin reseñas';
export const directions = 'Cómo llegar';
export const call = 'Llamar';
export const website = 'Sitio web';

// Sections
export const aboutTitle = 'Acerca del lugar';
export const loadingReviews = 'Cargando reseñas…';
export const loadingEvents = 'Cargando eventos…';
export const loadingFacts = 'Cargando…';
export const loadingLocation = 'Cargando ubicación…';
export const loadingRequests = 'Cargando…';
export const loadingRelatedPlaces = 'Cargando otros lugares…';
export const share = 'Compartir';
export const locationTitle = 'Ubicación';
export const reviewsTitle = 'Reseñas';
export const amenitiesTitle = 'Servicios';

export function aboutPlace(title: string): string {
  return `sobre ${title}`;
}

export const contactTitle = 'Contacto';

// Related places
export function relatedPlacesTitle(kind: RailKind, neighborhood: string): string {
  switch (kind) {
    case 'similar':
      return 'Lugares parecidos';
    case 'nearby':
      return 'Cerca de acá';
    case 'neighborhood':
      return `Más en ${neighborhood}`;
    case 'benefit':
      return 'Con beneficio del club';
  }
}

export const compareWithOthers = 'Comparar con otros lugares';
export const nextEventsTitle = 'Próximos eventos';
export const placeAgenda = 'Agenda del lugar';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
