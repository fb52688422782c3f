import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const categoryErrors: ErrorSentences = {
  default: 'No pudimos cargar la categoría',
  'not-found': 'Categoría no encontrada. Mirá todas las categorías y elegí otra.',
};

export const categoriesErrors: ErrorSentences = { default: 'No pudimos cargar las categorías' };

export const searchPlaces = 'Buscar lugares';

// All categories
export const categoriesPageTitle = `Categorías · ${brand.name}`;
export const categoriesHeading = 'Categorías';
export const categoriesIntro = 'Elegí por dónde empezar a descubrir la isla.';
export const myFavorites = 'Mis favoritos';
export const loadingCategories = 'Cargando categorías…';
export const noCategoriesTitle = 'Por ahora no hay categorías';
export const noCategoriesHint = 'Mientras tanto, buscá un lugar por su nombre.';

// A category
export const loading = 'Cargando…';
export const loadingPlaces = 'Cargando lugares…';
export const loadingFilters = 'Cargando los filtros…';
export const searching = 'Buscando…';
export const showAllPlaces = 'Ver todos los lugares';
export const showMorePlaces = 'Ver más lugares';
export const noPlacesTitle = 'No se encontraron lugares';
export const otherCategories = 'Ver otras categorías';
export const noMatchesHint =
  'Probá con otro día u otra hora, o mirá todos los lugares de la categoría.';

export function categoryHeading(name: string): string {
  return `${name} en ${brand.city}`;
}

export function categoryPageTitle(name: string): string {
  return `${name} en ${brand.city} · ${brand.name}`;
}

export function noPlacesHint(name: string): string {
  return `Todavía no hay lugares en ${name}. ¿Y si explorás otra categoría?`;
}

export function mapOf(name: string): string {
  return `Mapa de ${name}`;
}

// Unknown category
export const unknownCategoryPageTitle = `Categoría no encontrada · ${brand.name}`;
export const unknownCategoryTitle = 'Categoría no encontrada';
export const unknownCategoryHint = 'Esta categoría no existe o fue eliminada.';
export const showAllCategories = 'Ver todas las categorías';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
