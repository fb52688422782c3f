import { maxCategories } from '#features/categories/model/category-options.ts';
import { visibleCategories, toCategory } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';

import { collection } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';

export const categories = collection('categories', toCategory);

/**
 * Returns the active categories by order, then name. Categories whose name gives an empty slug have no URL and are
 * excluded. One read per category.
 * @throws AppError
 */
export async function listCategories(): Promise<Category[]> {
  const activeCategories = await categories.list({
    where: [['isActive', '==', true]],
    orderBy: [['order']],
    limit: maxCategories,
  });
  return visibleCategories(activeCategories.filter(({ slug }) => slug !== ''));
}

/**
 * Returns one category, active or not. One read, or none for an invalid id.
 * @returns null if there is no category with this id
 * @throws AppError
 */
export async function getCategory(id: string): Promise<Category | null> {
  return isDocumentId(id) ? categories.get(id) : null;
}
