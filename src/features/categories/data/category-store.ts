import { maxCategories } from '#features/categories/model/category-options.ts';
import { visibleCategories, toCategory } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/**
 * Returns the active categories by order, then name. Categories whose name gives an empty slug have no URL and are
 * excluded. One read per category.
 * @throws AppError
 */
export function listCategories(): Promise<Category[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'categories'),
        sdk.where('isActive', '==', true),
        sdk.orderBy('order'),
        sdk.limit(maxCategories),
      ),
    );
    const categories = docs.map((document) => toCategory(document.id, document.data()));
    return visibleCategories(categories.filter(({ slug }) => slug !== ''));
  });
}

/**
 * Returns one category, active or not. One read, or none for an invalid id.
 * @returns null if there is no category with this id
 * @throws AppError
 */
export async function getCategory(id: string): Promise<Category | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'categories', id)));
  return snapshot.exists() ? toCategory(snapshot.id, snapshot.data()) : null;
}
