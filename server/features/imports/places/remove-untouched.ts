import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import type { RetainedReason } from '#features/imports/model/import-contract.ts';
import { instantOf } from '#shared/stored-fields.ts';
import { fingerprintPlace } from '#features/imports/model/place-import/place-fingerprint.ts';
import {
  deleteRecordsOfPlaces,
  recordRemoval,
  removePlace,
} from '#server/features/places/place-removal.ts';
import { databaseStatusOf } from '#server/platform/firestore/database-error.ts';
import type { ImportRecord, RetainedPlace } from '../import-record.ts';
import { groupIds } from '#server/platform/firestore/record-pages.ts';
import { findPlacesWithTraces } from './place-traces.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';

/** Maximum number of attempts if a place changes between check and removal. */
const maxAttempts = 5;
const maxTitleLength = 80;
/** Limits the number of image folders that are removed in parallel. */
const removalLimit = pLimit(20);

export interface ImportRemovalDependencies {
  firestore: Firestore;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}

/**
 * Removes the places of an import that have no user content and were not edited after the import. Showing or hiding a
 * place is not an edit.
 * @returns the retained places with the reason
 * @throws AppError 'conflict' if the places keep changing, 'unavailable'
 */
export async function removeUntouchedPlaces(
  record: ImportRecord,
  ids: readonly string[],
  actorId: string,
  dependencies: ImportRemovalDependencies,
): Promise<RetainedPlace[]> {
  if (ids.length === 0) return [];
  const { firestore, images } = dependencies;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { kept: retainedPlaces, untouched: untouchedPlaces } = await classifyPlaces(
      firestore,
      record,
      ids,
    );
    if (!(await deleteUnchanged(firestore, untouchedPlaces))) continue;
    const removedIds = ids.filter((id) => !retainedPlaces.some((place) => place.id === id));
    await removeRemainingRecords(firestore, removedIds, actorId, dependencies);
    await removalLimit.map(removedIds, (id) => images.removeFolder(id));
    return retainedPlaces;
  }
  throw new AppError('conflict', 'The places of an import changed during every attempt');
}

async function classifyPlaces(firestore: Firestore, record: ImportRecord, ids: readonly string[]) {
  const places = firestore.collection('places');
  const pendingDocuments = firestore.getAll(...ids.map((id) => places.doc(id)));
  const foundDocuments = await pendingDocuments;
  const existingPlaces = foundDocuments.filter(({ exists }) => exists);
  const reasonsById = await findPlacesWithTraces(
    firestore,
    existingPlaces.map(({ id }) => id),
  );
  const placesWithReasons = await Promise.all(
    existingPlaces.map(async (place) => ({
      place,
      reason:
        findForeignReason(place, record) ??
        reasonsById.get(place.id) ??
        (await findEditReason(place, record)),
    })),
  );
  return {
    untouched: placesWithReasons.flatMap(({ place, reason }) => (reason === null ? [place] : [])),
    kept: placesWithReasons.flatMap(({ place, reason }): RetainedPlace[] =>
      reason === null ? [] : [{ id: place.id, title: titleOf(place), reason }],
    ),
  };
}

/**
 * Returns 'foreign' for a place that the import's actor did not create after the import began; such a place is
 * retained. The import's own list of places does not prove this, because the client wrote it.
 */
function findForeignReason(place: DocumentSnapshot, record: ImportRecord): RetainedReason | null {
  const isCreatedByImport =
    place.get('createdBy') === record.actorId &&
    millisOf(place.get('createdAt')) >= record.createdAt.getTime();
  return isCreatedByImport ? null : 'foreign';
}

async function findEditReason(
  place: DocumentSnapshot,
  { fingerprintsById }: ImportRecord,
): Promise<RetainedReason | null> {
  if (Number(place.get('reviewsCount')) > 0) return 'reviewed';
  if (millisOf(place.get('updatedAt')) <= millisOf(place.get('createdAt'))) return null;
  // The recommended workflow is to import places hidden, check them and show them, so a place with unchanged content
  // was not edited. Older imports have no content hashes, so each of their changed places counts as edited.
  return (await fingerprintPlace(place.data() ?? {})) === fingerprintsById.get(place.id)
    ? null
    : 'edited';
}

function millisOf(value: unknown): number {
  return instantOf(value)?.getTime() ?? 0;
}

function titleOf(place: DocumentSnapshot): string {
  return String(place.get('title') ?? '').slice(0, maxTitleLength);
}

/** Deletes all places or none. Returns false if one was changed or deleted since it was read. */
async function deleteUnchanged(
  firestore: Firestore,
  places: readonly DocumentSnapshot[],
): Promise<boolean> {
  if (places.length === 0) return true;
  const batch = firestore.batch();
  for (const { ref, updateTime } of places) {
    batch.delete(ref, { lastUpdateTime: updateTime });
    recordRemoval(firestore, batch, ref.id);
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Returns true for FAILED_PRECONDITION, NOT_FOUND and ABORTED (gRPC status codes). */
function isConflict(error: unknown): boolean {
  return [9, 5, 10].includes(Number(databaseStatusOf(error)));
}

/**
 * Removes user content that was added between the check and the deletion of the places, and other documents of the
 * places, such as corrections and counted views. Also completes an earlier call that crashed after the deletion.
 */
async function removeRemainingRecords(
  firestore: Firestore,
  removedIds: readonly string[],
  actorId: string,
  dependencies: ImportRemovalDependencies,
): Promise<void> {
  const remainingTraces = await findPlacesWithTraces(firestore, removedIds);
  for (const id of remainingTraces.keys()) await removePlace(id, actorId, dependencies);
  for (const group of groupIds(removedIds)) {
    await deleteRecordsOfPlaces(dependencies.firestore, group);
  }
}
