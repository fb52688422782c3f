import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const categoryErrors: ErrorSentences = {
  default: 'Could not load the category',
  'not-found': 'Category not found. See all categories and choose another one.',
};

export const categoriesErrors: ErrorSentences = { default: 'Could not load the categories' };

export const searchPlaces = 'Search places';

// All categories
export const categoriesPageTitle = `Categories · ${brand.name}`;
export const categoriesHeading = 'Categories';
export const categoriesIntro = 'Choose where to start discovering the island.';
export const myFavorites = 'My favourites';
export const loadingCategories = 'Loading categories…';
export const noCategoriesTitle = 'No categories yet';
export const noCategoriesHint = 'In the meantime, search for a place by name.';

// A category
export const loading = 'Loading…';
export const loadingPlaces = 'Loading places…';
export const loadingFilters = 'Loading the filters…';
export const searching = 'Searching…';
export const showAllPlaces = 'See all places';
export const showMorePlaces = 'See more places';
export const noPlacesTitle = 'No places found';
export const otherCategories = 'See other categories';
export const noMatchesHint = 'Try another day or time, or see all the places in the category.';

export function categoryHeading(name: string): string {
  return `${name} in ${brand.city}`;
}

export function categoryPageTitle(name: string): string {
  return `${name} in ${brand.city} · ${brand.name}`;
}

export function noPlacesHint(name: string): string {
  return `There are no places in ${name} yet. How about another category?`;
}

export function mapOf(name: string): string {
  return `Map of ${name}`;
}

// Unknown category
export const unknownCategoryPageTitle = `Category not found · ${brand.name}`;
export const unknownCategoryTitle = 'Category not found';
export const unknownCategoryHint = 'This category does not exist or has been removed.';
export const showAllCategories = 'See all categories';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
