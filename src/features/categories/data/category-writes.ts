import { AppError } from '#shared/app-error.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import {
  toCategoryContent,
  categoryProblem,
  defaultCategoryContents,
} from '#features/categories/model/category-draft.ts';
import { maxCategories } from '#features/categories/model/category-options.ts';
import type { CategoryDraft } from '#features/categories/model/category-draft.ts';
import { toCategory } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';

import {
  addRecord,
  changeRecord,
  removeRecord,
  editedFields,
} from '#features/audit/data/audited-record.ts';
import type { RecordChangeContext } from '#features/audit/data/audited-record.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { countCategoryPlaces, listAllCategories } from './category-admin-store.ts';

const changeBy = (actorId: string): RecordChangeContext => ({
  collectionName: 'categories',
  actorId,
});

/**
 * Creates a category. Reads the others first, to reject a slug that another user has just taken. Two categories created
 * at the same moment can still share a slug; the list marks them (findDuplicateSlugIds()).
 * @param actorId the signed-in super admin
 * @throws AppError 'invalid-input' without a usable name; 'conflict' if another category has the slug;
 *   'too-many-items' beyond fifty; 'permission-denied'; errors of transaction()
 */
export async function createCategory(actorId: string, draft: CategoryDraft): Promise<void> {
  const categories = await listAllCategories();
  if (categories.length >= maxCategories) {
    throw new AppError('too-many-items', 'Visitors are shown no more categories');
  }
  requireValidCategory(draft, categories, null);
  await transaction((commit) => {
    addRecord(commit, changeBy(actorId), { ...toCategoryContent(draft) });
  });
}

/**
 * Updates the edited fields of a category. Writes nothing if no field differs.
 * @param base the category as read when the edit began
 * @throws EditConflictError if another user has changed the same fields; AppError 'not-found' if it was deleted;
 *   otherwise as createCategory()
 */
export async function updateCategory(
  actorId: string,
  base: Category,
  draft: CategoryDraft,
): Promise<void> {
  const { id } = base;
  const categories = await listAllCategories();
  await changeRecord(changeBy(actorId), id, (fields) => {
    const stored = { ...toCategory(id, fields) };
    const content = { ...toCategoryContent(draft) };
    const changes = editedFields({ base: { ...base }, stored, content });
    // An unchanged slug is not checked for conflicts.
    requireValidCategory(draft, 'slug' in changes ? categories : [], id);
    return changes;
  });
}

/**
 * Activates or deactivates a category.
 * @throws AppError 'not-found' if the category was deleted; 'permission-denied'; errors of transaction()
 */
export function setCategoryActive(actorId: string, id: string, isActive: boolean): Promise<void> {
  return changeRecord(changeBy(actorId), id, (fields) =>
    changedFields({ ...toCategory(id, fields) }, { isActive }),
  );
}

/**
 * Sets the order of categories, one after the other: the rules allow few documents in one commit. After an error, the
 * remaining categories keep their order.
 * @param ordersById new order by id
 * @throws AppError like setCategoryActive()
 */
export async function setCategoryOrders(
  actorId: string,
  ordersById: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [id, order] of ordersById) {
    await changeRecord(changeBy(actorId), id, (fields) =>
      changedFields({ ...toCategory(id, fields) }, { order }),
    );
  }
}

/**
 * Deletes a category without places.
 * @throws AppError 'conflict' if places use it; 'not-found' if it was deleted; 'permission-denied'; errors of
 *   writeFirestore()
 */
export async function deleteCategory(actorId: string, id: string): Promise<void> {
  const placeCount = await countCategoryPlaces(id);
  if (placeCount > 0) throw new AppError('conflict', `${placeCount} places are of this category`);
  await removeRecord(changeBy(actorId), id, (fields) => {
    const { id: _id, ...stored } = toCategory(id, fields);
    return Object.keys(stored);
  });
}

/**
 * Creates the default categories if there is no category. Their ids are their slugs, so that only one of two concurrent
 * calls succeeds.
 * @throws AppError 'conflict' if there is a category; 'permission-denied'; errors of transaction()
 */
export async function createDefaultCategories(actorId: string): Promise<void> {
  const hasCategories = async () => (await listAllCategories()).length > 0;
  if (await hasCategories()) throw new AppError('conflict', 'There are categories already');
  try {
    await transaction((commit) => {
      for (const category of defaultCategoryContents()) {
        addRecord(commit, changeBy(actorId), { ...category }, { id: category.slug });
      }
    });
  } catch (error) {
    if (await hasCategories().catch(() => false)) {
      throw new AppError('conflict', 'They were made meanwhile', { cause: error });
    }
    throw error;
  }
}

function requireValidCategory(
  draft: CategoryDraft,
  categories: readonly Category[],
  id: string | null,
): void {
  const problem = categoryProblem(draft, categories, id);
  if (problem?.kind === 'slug-taken') throw new AppError('conflict', 'The address is taken');
  if (problem) throw new AppError('invalid-input', problem.kind);
}
