import { AppError } from '#shared/app-error.ts';
import {
  toCategoryContent,
  categoryProblem,
  defaultCategoryContents,
} from '#features/categories/model/category-draft.ts';
import { maxCategories } from '#features/categories/model/category-options.ts';
import type { CategoryDraft } from '#features/categories/model/category-draft.ts';
import type { Category } from '#features/categories/model/category.ts';

import { addRecord, changeRecord, removeRecord } from '#features/audit/data/audited-record.ts';
import type { RecordChangeContext } from '#features/audit/data/audited-record.ts';
import { editedFields } from '#features/audit/data/edited-fields.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { countCategoryPlaces, listAllCategories } from './category-admin-store.ts';
import { getCategory } from './category-store.ts';

const toRecordAuthor = (actorId: string): RecordChangeContext => ({
  collectionName: 'categories',
  actorId,
});

/**
 * Creates a category. Reads the others first, to reject a slug that another user has just taken. Two categories created
 * at the same moment can still share a slug; the list marks them (findDuplicateSlugIds()).
 * @param actorId the signed-in super admin
 * @throws AppError 'invalid-input' without a usable name; 'conflict' if another category has the slug;
 *   'too-many-items' beyond fifty; 'permission-denied'; errors of writeFirestore()
 */
export async function createCategory(actorId: string, draft: CategoryDraft): Promise<void> {
  const categories = await listAllCategories();
  if (categories.length >= maxCategories) {
    throw new AppError('too-many-items', 'Visitors are shown no more categories');
  }
  requireValidCategory(draft, categories, null);
  await writeFirestore((connection) => {
    const batch = connection.writes.writeBatch(connection.db);
    addRecord(connection, batch, toRecordAuthor(actorId), { ...toCategoryContent(draft) });
    return batch.commit();
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
  const storedCategory = categories.find((category) => category.id === id);
  if (!storedCategory) throw new AppError('not-found', 'The category is gone');
  const stored = { ...storedCategory };
  const content = { ...toCategoryContent(draft) };
  const changes = editedFields({ base: { ...base }, stored, content });
  // An unchanged slug is not checked for conflicts.
  requireValidCategory(draft, 'slug' in changes ? categories : [], id);
  await changeRecord(toRecordAuthor(actorId), id, stored, changes);
}

/**
 * Activates or deactivates a category.
 * @throws AppError 'not-found' if the category was deleted; 'permission-denied'; errors of writeFirestore()
 */
export async function setCategoryActive(
  actorId: string,
  id: string,
  isActive: boolean,
): Promise<void> {
  const stored = await requireCategory(id);
  await changeRecord(toRecordAuthor(actorId), id, { ...stored }, { isActive });
}

/**
 * Deletes a category without places.
 * @throws AppError 'conflict' if places use it; 'not-found' if it was deleted; 'permission-denied'; errors of
 *   writeFirestore()
 */
export async function deleteCategory(actorId: string, id: string): Promise<void> {
  const [category, placeCount] = await Promise.all([requireCategory(id), countCategoryPlaces(id)]);
  if (placeCount > 0) throw new AppError('conflict', `${placeCount} places are of this category`);
  const { id: _id, ...stored } = category;
  await removeRecord(toRecordAuthor(actorId), id, stored);
}

/**
 * Creates the default categories if there is no category. Their ids are their slugs, so that only one of two concurrent
 * calls succeeds.
 * @throws AppError 'conflict' if there is a category; 'permission-denied'; errors of writeFirestore()
 */
export async function createDefaultCategories(actorId: string): Promise<void> {
  const hasCategories = async () => (await listAllCategories()).length > 0;
  if (await hasCategories()) throw new AppError('conflict', 'There are categories already');
  try {
    await writeFirestore((connection) => {
      const batch = connection.writes.writeBatch(connection.db);
      for (const category of defaultCategoryContents()) {
        addRecord(connection, batch, toRecordAuthor(actorId), { ...category }, category.slug);
      }
      return batch.commit();
    });
  } catch (error) {
    if (await hasCategories().catch(() => false)) {
      throw new AppError('conflict', 'They were made meanwhile', { cause: error });
    }
    throw error;
  }
}

async function requireCategory(id: string): Promise<Category> {
  const category = await getCategory(id);
  if (!category) throw new AppError('not-found', 'The category is gone');
  return category;
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
