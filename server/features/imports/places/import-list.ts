import type { Firestore, Query } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type {
  ImportListAnswer,
  ImportState,
  PastImport,
} from '#features/imports/model/place-import/import-contract.ts';
import { toImportRecord } from './import-record.ts';
import type { ImportRecord } from './import-record.ts';

const pageSize = 10;
/** Number of last places of an import; one of them must exist for the import to count as complete. */
const checkedPlaces = 3;

/**
 * Lists imports, newest first. Reads at most 50 documents: ten imports, the last places of each, and their creators.
 * @param after id of the last import of the previous page
 * @throws AppError 'not-found' for an unknown `after`, 'unavailable'
 */
export async function listImports(
  firestore: Firestore,
  after: string | null,
): Promise<ImportListAnswer> {
  const imports = firestore.collection('imports');
  let page: Query = imports.orderBy('createdAt', 'desc').limit(pageSize);
  if (after !== null) {
    const last = await imports.doc(after).get();
    if (!last.exists)
      throw new AppError('not-found', 'The last import of the previous page does not exist');
    page = page.startAfter(last);
  }
  const { docs } = await page.get();
  // Event imports are listed by past-event-imports.ts.
  const records = docs.filter((made) => made.get('kind') !== 'events').map(toImportRecord);
  const [names, made] = await Promise.all([
    actorNames(firestore, records),
    findCompleteImports(firestore, records),
  ]);
  return {
    success: true,
    imports: records.map((record) => toPastImport(record, names, made)),
    next: docs.length === pageSize ? (docs.at(-1)?.id ?? null) : null,
  };
}

function toPastImport(
  record: ImportRecord,
  names: ReadonlyMap<string, string>,
  made: ReadonlySet<string>,
): PastImport {
  return {
    id: record.id,
    fileName: record.fileName,
    createdAt: record.createdAt.toISOString(),
    actorName: names.get(record.actorId) ?? '',
    rows: record.undo.length,
    state: stateOf(record, made),
    keptCount: record.progress?.keptCount ?? 0,
  };
}

function stateOf({ id, progress }: ImportRecord, made: ReadonlySet<string>): ImportState {
  if (progress) return progress.isDone ? 'undone' : 'undoing';
  return made.has(id) ? 'complete' : 'incomplete';
}

async function actorNames(
  firestore: Firestore,
  records: readonly ImportRecord[],
): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(records.map(({ actorId }) => actorId))];
  const validUids = uids.filter((uid) => uid !== '' && !uid.includes('/'));
  if (validUids.length === 0) return new Map();
  const users = firestore.collection('users');
  const reading = firestore.getAll(...validUids.map((uid) => users.doc(uid)), {
    fieldMask: ['displayName'],
  });
  const found = await reading;
  return new Map(found.map((user) => [user.id, String(user.get('displayName') ?? '')]));
}

/** Returns the imports whose last places exist: places are created in list order. */
async function findCompleteImports(
  firestore: Firestore,
  records: readonly ImportRecord[],
): Promise<ReadonlySet<string>> {
  const samples = records
    .filter(({ progress }) => progress === null)
    .flatMap(({ id, undo }) => undo.slice(-checkedPlaces).map((place) => ({ id, place })));
  if (samples.length === 0) return new Set();
  const places = firestore.collection('places');
  const reading = firestore.getAll(...samples.map(({ place }) => places.doc(place)), {
    fieldMask: ['isActive'],
  });
  const found = await reading;
  return new Set(samples.filter((_, at) => found[at]?.exists).map(({ id }) => id));
}
