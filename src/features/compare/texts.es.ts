import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const chosenPlaceErrors: ErrorSentences = {
  default: 'No se pudo cargar este lugar.',
};

export const offeredPlacesErrors: ErrorSentences = { default: 'No pudimos cargar tus favoritos' };

// Comparison
export const tooManyPlaces = 'Cuatro lugares por vez. Quitá uno para elegir otro.';
export const comparePageTitle = `Comparar lugares · ${brand.name}`;
export const compareTitle = 'Comparar lugares';
export const compareLead = 'Hasta cuatro lugares, uno al lado del otro.';
export const choosePlacesTitle = 'Elegí los lugares';
export const choosePlaces = 'Elegir lugares';
export const choosePlacesHint = 'Compará precio, puntaje, horario y servicios de un vistazo.';
export const addPlace = 'Agregar lugar';
export const planDay = 'Armá tu día';
export const nowRow = 'Ahora';
export const ratingRow = 'Puntaje';
export const priceRow = 'Precio';
export const distanceRow = 'Distancia';
export const neighborhoodRow = 'Barrio';
export const categoryRow = 'Categoría';
export const clubRow = 'En el club';
export const comparisonLabel = 'Comparación';
export const tableCaption = 'Los lugares elegidos, uno en cada columna';
export const criteriaColumn = 'Criterio';

export function removePlace(title: string): string {
  return `Quitar ${title} de la comparación`;
}

export const placeGone = 'Este lugar ya no está en la guía.';
export const loadingPlace = 'Cargando lugar…';
export const offered = 'Sí';
export const unknownValue = 'Sin información';

export const removeUnknownPlace = 'Quitar este lugar de la comparación';

// Choice of places
export function addPlaces(count: number): string {
  if (count === 0) return 'Agregar';
  return count === 1 ? 'Agregar 1 lugar' : `Agregar ${count} lugares`;
}

export const sourcesLabel = 'De dónde elegir';
export const sourceLabels = {
  saved: 'Guardados',
  near: 'Cerca de vos',
  open: 'Abiertos ahora',
};
export const noFavorites = 'Todavía no guardaste otros lugares.';
export const noneOffered = 'No se encontraron lugares.';
export const loadingPlaces = 'Cargando lugares…';
export const placeNameLabel = 'Nombre del lugar';
export const searchUnavailable =
  'La búsqueda no está disponible en este momento. Intentá de nuevo en unos instantes.';

export function alreadyChosen(title: string): string {
  return `Ya elegido: ${title}.`;
}

export const loadingFavorites = 'Cargando tus favoritos…';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
