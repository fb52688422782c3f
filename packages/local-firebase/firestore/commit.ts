import { checkDocumentSize } from './document.ts';
import type { StoredDocument } from './document.ts';
import { FirestoreError } from './errors.ts';
import { valueAt, withValueAt } from './field-path.ts';
import { checkIndexEntries } from './index-entries.ts';
import type { IndexCatalog } from './indexes.ts';
import { formatResourceName } from './path.ts';
import type { Change, DocumentStore } from './store.ts';
import type { Micros, Timestamp } from './timestamp.ts';
import { applyTransforms } from './transforms.ts';
import { identicalMaps } from './value-order.ts';
import type { Value, ValueMap } from './value.ts';
import type { Precondition, UpdateWrite, Write } from './write.ts';

/** The effect of one write on its document, computed before any check or change. */
interface PlannedWrite {
  write: Write;
  /** Fields before this write and after the earlier writes of the commit. */
  before: ValueMap | null;
  /** Fields after this write. */
  after: ValueMap | null;
  transformResults: Value[];
}

/** A commit computed against the current documents; nothing is stored yet. */
export interface CommitPlan {
  writes: PlannedWrite[];
  /** Fields of each touched document after the whole commit. */
  finalFields: Map<string, ValueMap | null>;
}

export interface WriteResult {
  /** Null after a delete or verify. */
  updateTime: Micros | null;
  transformResults: Value[];
}

/**
 * Computes the effect of every write in order. Preconditions are not checked yet (resolveCommit), because the rules are
 * evaluated first, on these effects.
 * @param requestTime the value of server timestamps
 */
export function planCommit(
  store: DocumentStore,
  writes: readonly Write[],
  requestTime: Timestamp,
): CommitPlan {
  const finalFields = new Map<string, ValueMap | null>();
  const planned = writes.map((write): PlannedWrite => {
    const known = finalFields.get(write.path);
    const before = known === undefined ? (store.get(write.path)?.fields ?? null) : known;
    const effect = effectOf(write, before, requestTime);
    if (write.kind !== 'verify') finalFields.set(write.path, effect.after);
    return { write, before, ...effect };
  });
  return { writes: planned, finalFields };
}

function effectOf(
  write: Write,
  before: ValueMap | null,
  requestTime: Timestamp,
): Pick<PlannedWrite, 'after' | 'transformResults'> {
  switch (write.kind) {
    case 'verify':
      return { after: before, transformResults: [] };
    case 'delete':
      return { after: null, transformResults: [] };
    case 'update': {
      const updated = updatedFields(write, before ?? new Map<string, Value>());
      const { fields, results } = applyTransforms(updated, write.transforms, requestTime);
      return { after: fields, transformResults: results };
    }
  }
}

/**
 * Returns the fields after an update. Without a mask, the given fields replace all others. With a mask, only masked
 * fields change, and a masked field that is not given is removed.
 */
function updatedFields(write: UpdateWrite, before: ValueMap): ValueMap {
  if (write.mask === null) return write.fields;
  let fields = before;
  for (const path of write.mask) fields = withValueAt(fields, path, valueAt(write.fields, path));
  return fields;
}

/**
 * Checks preconditions and limits, and turns the plan into changes.
 * @throws FirestoreError NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION or INVALID_ARGUMENT
 */
export function resolveCommit(
  store: DocumentStore,
  plan: CommitPlan,
  commitTime: Micros,
  indexes: IndexCatalog | null,
): { changes: Change[]; results: WriteResult[] } {
  const createdOrDeleted = new Set<string>();
  const touched = new Set<string>();
  for (const { write, before, after } of plan.writes) {
    const name = formatResourceName({ ...store.id, path: write.path });
    const version = touched.has(write.path) ? NaN : (store.get(write.path)?.updateTime ?? 0);
    if (write.precondition !== null) {
      checkPrecondition(write.precondition, before !== null, version, name);
    }
    if (write.kind === 'verify') continue;
    touched.add(write.path);
    if (before === null || after === null) createdOrDeleted.add(write.path);
    if (after !== null) {
      const bytes = checkDocumentSize(store.id, write.path, after);
      checkIndexEntries(indexes, write.path, after, bytes);
    }
  }
  const documents = new Map<string, StoredDocument | null>();
  for (const [path, fields] of plan.finalFields) {
    documents.set(path, nextVersion(store, path, fields, createdOrDeleted.has(path), commitTime));
  }
  const changes = [...documents]
    .filter(([path, after]) => store.get(path) !== after)
    .map(([path, after]) => ({ path, after }));
  const results = plan.writes.map(({ write, transformResults }) => ({
    updateTime: write.kind === 'update' ? (documents.get(write.path)?.updateTime ?? null) : null,
    transformResults,
  }));
  return { changes, results };
}

/**
 * Returns the next version of a document. A write without changes keeps the stored version and its update time, as the
 * API documents.
 */
function nextVersion(
  store: DocumentStore,
  path: string,
  fields: ValueMap | null,
  createdOrDeleted: boolean,
  commitTime: Micros,
): StoredDocument | null {
  if (fields === null) return null;
  const stored = store.get(path);
  if (stored !== null && !createdOrDeleted && identicalMaps(stored.fields, fields)) return stored;
  const createTime = stored === null || createdOrDeleted ? commitTime : stored.createTime;
  return { path, fields, createTime, updateTime: commitTime, fieldsJson: null, wireJson: null };
}

function checkPrecondition(
  precondition: Precondition,
  exists: boolean,
  version: Micros,
  name: string,
): void {
  if ('updateTime' in precondition) {
    if (exists && version === precondition.updateTime) return;
    // A deleted document also gets this status instead of NOT_FOUND, because clients do not retry a transaction after
    // NOT_FOUND.
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `the stored version (${exists ? version : 0}) does not match the required base version (${precondition.updateTime})`,
    );
  }
  if (precondition.exists === exists) return;
  if (exists) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
}
