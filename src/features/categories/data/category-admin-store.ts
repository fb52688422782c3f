import { maxCategories } from '#features/categories/model/category-options.ts';
import { sortCategories } from '#features/categories/model/category-draft.ts';
import type { Category } from '#features/categories/model/category.ts';

import { collection } from '#platform/firestore/collection.ts';
import { categories } from './category-store.ts';

/** Maximum number of categories read: twice the limit for new ones, in case older records exceed it. */
const maxCategoriesRead = 2 * maxCategories;

/**
 * Returns all categories, including inactive ones, by order and name. One read per category, at most a hundred.
 * @throws AppError
 */
export async function listAllCategories(): Promise<Category[]> {
  // The query has no orderBy, which would exclude categories without that field.
  return sortCategories(await categories.list({ limit: maxCategoriesRead }));
}

/** Returns the number of places of a category, active or not. @throws AppError as Collection */
export function countCategoryPlaces(id: string): Promise<number> {
  return collection('places', (placeId) => placeId).count({ where: [['category', '==', id]] });
}
