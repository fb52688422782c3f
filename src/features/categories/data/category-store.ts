import { visibleCategories } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { toCategory } from '#features/categories/model/stored-category.ts';

/** More categories than a person can choose from; a bound for the read, not a feature. */
const maxCategories = 50;

/**
 * The active categories by ascending order, those of the same order by name; one whose name leaves no
 * slug has no address and is left out. One read a category.
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
 * One category, active or not: what a place page needs of it. One read.
 * @returns null when there is none of this id
 * @throws AppError
 */
export async function getCategory(id: string): Promise<Category | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'categories', id)));
  return snapshot.exists() ? toCategory(snapshot.id, snapshot.data()) : null;
}
