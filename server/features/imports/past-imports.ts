import type { Firestore, Query } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type {
  EventImportListResponse,
  ImportListResponse,
  ImportState,
  PastImport,
} from '#features/imports/model/import-contract.ts';
import { readDocuments } from '#server/platform/firestore/record-pages.ts';
import { toImportRecord } from './import-record.ts';
import type { ImportRecord } from './import-record.ts';

const pageSize = 10;
/** Number of last places of an import; one of them must exist for the import to count as complete. */
const checkedPlaceCount = 3;

/**
 * Lists imports of places, newest first. Reads at most 51 documents: the import `after`, ten imports, the last three
 * places of each, and the users who started the imports.
 * @param after id of the last import of the previous page
 * @throws AppError 'not-found' for an unknown `after`, 'unavailable'
 */
export async function listImports(
  firestore: Firestore,
  after: string | null,
): Promise<ImportListResponse> {
  const imports = firestore.collection('imports');
  let pageQuery: Query = imports.orderBy('createdAt', 'desc').limit(pageSize);
  if (after !== null) {
    const lastImport = await imports.doc(after).get();
    if (!lastImport.exists)
      throw new AppError('not-found', 'The last import of the previous page does not exist');
    pageQuery = pageQuery.startAfter(lastImport);
  }
  const { docs } = await pageQuery.get();
  const records = docs.map(toImportRecord).filter(({ kind }) => kind === 'places');
  const [namesByUid, completeIds] = await Promise.all([
    readActorNames(firestore, records),
    findCompleteImports(firestore, records),
  ]);
  return {
    success: true,
    imports: records.map((record) => toPastImport(record, namesByUid, completeIds)),
    next: docs.length === pageSize ? (docs.at(-1)?.id ?? null) : null,
  };
}

/** The caller of a route for imports of events. */
export interface ImportCaller {
  uid: string;
  isSuperAdmin: boolean;
}

/**
 * Lists the ten newest imports of events of the caller, or of all users for super admins.
 * @throws AppError 'unavailable'
 */
export async function listEventImports(
  firestore: Firestore,
  { uid, isSuperAdmin }: ImportCaller,
): Promise<EventImportListResponse> {
  const allImports = firestore.collection('imports').where('kind', '==', 'events');
  const visibleImports = isSuperAdmin ? allImports : allImports.where('actorId', '==', uid);
  const { docs } = await visibleImports.orderBy('createdAt', 'desc').limit(pageSize).get();
  return {
    success: true,
    imports: docs.map(toImportRecord).map(({ id, fileName, createdAt, rows, isUndone }) => ({
      id,
      fileName,
      createdAt: createdAt.toISOString(),
      events: rows,
      isUndone,
    })),
  };
}

function toPastImport(
  record: ImportRecord,
  namesByUid: ReadonlyMap<string, string>,
  completeIds: ReadonlySet<string>,
): PastImport {
  return {
    id: record.id,
    fileName: record.fileName,
    createdAt: record.createdAt.toISOString(),
    actorName: namesByUid.get(record.actorId) ?? '',
    rows: record.recordIds.length,
    state: stateOf(record, completeIds),
    keptCount: record.progress?.keptCount ?? 0,
  };
}

function stateOf({ id, progress }: ImportRecord, completeIds: ReadonlySet<string>): ImportState {
  if (progress) return progress.isDone ? 'undone' : 'undoing';
  return completeIds.has(id) ? 'complete' : 'incomplete';
}

async function readActorNames(
  firestore: Firestore,
  records: readonly ImportRecord[],
): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(records.map(({ actorId }) => actorId))];
  const validUids = uids.filter((uid) => uid !== '' && !uid.includes('/'));
  const users = await readDocuments(firestore.collection('users'), validUids, ['displayName']);
  return new Map(users.map((user) => [user.id, String(user.get('displayName') ?? '')]));
}

/**
 * Returns the ids of the imports of which at least one of the last three places exists. An import creates its places in
 * list order, so an interrupted one lacks the last places.
 */
async function findCompleteImports(
  firestore: Firestore,
  records: readonly ImportRecord[],
): Promise<ReadonlySet<string>> {
  const samples = records
    .filter(({ progress }) => progress === null)
    .flatMap(({ id, recordIds }) =>
      recordIds.slice(-checkedPlaceCount).map((placeId) => ({ id, place: placeId })),
    );
  const placeIds = samples.map(({ place: placeId }) => placeId);
  const places = await readDocuments(firestore.collection('places'), placeIds, ['isActive']);
  return new Set(samples.filter((_, index) => places[index]?.exists).map(({ id }) => id));
}
