import { AppError, errorCode } from '#shared/app-error.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { addAuditEntry, recordedFields } from './audit-entry.ts';

/** Collections that users edit as plain records, with the noun used in audit actions. */
const auditNounByCollection = {
  categories: 'category',
  subscriptionPlans: 'plan',
  clubOffers: 'offer',
} as const;

/** Collection and user of a record change. */
export interface RecordChangeContext {
  collectionName: keyof typeof auditNounByCollection;
  /** uid of the signed-in user. */
  actorId: string;
  /** False for managers: rules reject their entries, because the log records only changes by super admins. */
  isAudited?: boolean;
}

/**
 * Adds a new record and its audit entry to a commit.
 * @param options.id id of the document; an auto-id by default
 * @param options.unaudited further fields, which the entry does not contain
 */
export function addRecord(
  commit: OpenTransaction,
  context: RecordChangeContext,
  content: Fields,
  { id = newDocumentId(), unaudited = {} }: { id?: string; unaudited?: Fields } = {},
): void {
  const now = commit.serverTime;
  const path = `${context.collectionName}/${id}`;
  commit.set(path, { ...content, ...unaudited, createdAt: now, updatedAt: now });
  addEntry(commit, context, 'create', id, {}, content);
}

/**
 * Updates fields of a record and, in the same commit, writes an audit entry. One document read.
 * @param getChanges returns the changed fields of the record as stored; without any, nothing is written
 * @throws AppError 'not-found' if the record does not exist; what `getChanges` throws; errors of transaction()
 */
export function changeRecord(
  context: RecordChangeContext,
  id: string,
  getChanges: (stored: Fields) => Fields,
): Promise<void> {
  return transaction(async (commit) => {
    const path = `${context.collectionName}/${id}`;
    const stored = await readExisting(commit, path);
    const after = getChanges(stored);
    if (Object.keys(after).length === 0) return;
    commit.update(path, { ...after, updatedAt: commit.serverTime });
    addEntry(commit, context, 'update', id, recordedFields(stored, Object.keys(after)), after);
  });
}

/**
 * Deletes a record and, in the same commit, writes an audit entry with its previous fields. One document read.
 * @param getFieldNames returns the names of the fields to record
 * @throws AppError like changeRecord()
 */
export function removeRecord(
  context: RecordChangeContext,
  id: string,
  getFieldNames: (stored: Fields) => readonly string[],
): Promise<void> {
  return transaction(async (commit) => {
    const path = `${context.collectionName}/${id}`;
    const stored = await readExisting(commit, path);
    const before = recordedFields(stored, getFieldNames(stored));
    commit.delete(path);
    addEntry(commit, context, 'delete', id, before, {});
  });
}

/**
 * Reads a document that a commit changes. Rules that depend on the document refuse a missing one, so a refusal counts
 * as missing.
 * @throws AppError 'not-found'; errors of transaction()
 */
export async function readExisting(commit: OpenTransaction, path: string): Promise<Fields> {
  const stored = await commit.read(path).catch((error: unknown) => {
    if (errorCode(error) === 'permission-denied') return null;
    throw error;
  });
  if (!stored) throw new AppError('not-found', `${path} is gone`);
  return stored;
}

function addEntry(
  commit: OpenTransaction,
  { collectionName, actorId, isAudited = true }: RecordChangeContext,
  change: 'create' | 'update' | 'delete',
  id: string,
  before: Fields,
  after: Fields,
): void {
  if (!isAudited) return;
  const action = `${auditNounByCollection[collectionName]}.${change}` as const;
  addAuditEntry(commit, actorId, { action, target: `${collectionName}/${id}`, before, after });
}

type RecordContent = Readonly<Record<string, unknown>>;

/** AppError 'conflict': an edit collides with a change that another tab or user has stored since. */
export class EditConflictError extends AppError {
  constructor() {
    super('conflict', 'Somebody else changed it meanwhile');
  }
}

/**
 * Returns the fields that an edit has to write: edited fields that differ from the stored values. Fields that were not
 * edited keep changes stored by others.
 * @param edit.base the record as read when the edit began
 * @param edit.stored the record as just read
 * @param edit.content the record after the edit
 * @param edit.together fields that depend on each other: an edit of one conflicts with a stored change of any other
 * @throws EditConflictError if an edited field has been changed by others since
 */
export function editedFields(edit: {
  base: RecordContent;
  stored: RecordContent;
  content: RecordContent;
  together?: readonly string[];
}): RecordContent {
  const { base, stored, content, together = [] } = edit;
  const changedContent = changedFields(stored, changedFields(base, content));
  const isGroupEdited = together.some((field) => field in changedContent);
  const editedNames = Object.keys(changedContent).concat(isGroupEdited ? together : []);
  const baseValues = Object.fromEntries(editedNames.map((field) => [field, base[field]]));
  if (Object.keys(changedFields(stored, baseValues)).length > 0) throw new EditConflictError();
  return changedContent;
}
