import { maxCategories } from '#features/categories/model/category-options.ts';
import { sortCategories } from '#features/categories/model/category-draft.ts';
import type { Category } from '#features/categories/model/category.ts';

import { countDocuments } from '#platform/firestore/count-documents.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { toCategory } from '#features/categories/model/category.ts';

/** Maximum number of categories read: twice the limit for new ones, in case older records exceed it. */
const maxCategoriesRead = 2 * maxCategories;

/**
 * Returns all categories, including inactive ones, by order and name. One read per category, at most a hundred.
 * @throws AppError
 */
export function listAllCategories(): Promise<Category[]> {
  return readFirestore(async ({ sdk, db }) => {
    // The query has no orderBy, which would exclude categories without that field.
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'categories'), sdk.limit(maxCategoriesRead)),
    );
    return sortCategories(docs.map((document) => toCategory(document.id, document.data())));
  });
}

/** Returns the number of places of a category, active or not. @throws AppError as countDocuments() */
export function countCategoryPlaces(id: string): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'places'), sdk.where('category', '==', id)),
  );
}
