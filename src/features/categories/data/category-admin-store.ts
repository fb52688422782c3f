import { categoryBounds, orderedCategories } from '#features/categories/model/category-draft.ts';
import type { Category } from '#features/categories/model/category.ts';

import { countDocuments } from '#platform/firestore/count-documents.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { toCategory } from '#features/categories/model/stored-category.ts';

/** What the list reads at most: twice what may be made, should older ones be more. */
const maxListed = 2 * categoryBounds.categories;

/**
 * Every category, inactive ones too, by order and name. One read a category, at most a hundred.
 * @throws AppError
 */
export function listAllCategories(): Promise<Category[]> {
  return readFirestore(async ({ sdk, db }) => {
    // By id: an order of the query would leave out those that have none.
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'categories'), sdk.limit(maxListed)),
    );
    return orderedCategories(docs.map((document) => toCategory(document.id, document.data())));
  });
}

/** How many places are of a category, shown or not. @throws AppError as countDocuments() */
export function countCategoryPlaces(id: string): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'places'), sdk.where('category', '==', id)),
  );
}
