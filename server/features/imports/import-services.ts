import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { eventImportLeaseId } from '#server/features/account/user-leases.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { readCreatedPlaces } from '#server/features/places/managed-place.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import { createUploadBudget, eventFormLimits } from '#server/platform/forms/upload-budget.ts';
import { withLease } from '#server/platform/firestore/with-lease.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { checkEventImport, storeEventImport } from './events/event-import.ts';
import type { EventFile, StoreOptions } from './events/event-import.ts';
import { undoEventImport } from './events/undo-event-import.ts';
import type { HostPlace } from '#features/imports/model/event-import/event-row-check.ts';
import { listEventImports, listImports } from './past-imports.ts';
import type { ImportCaller } from './past-imports.ts';
import { listExistingPlaces } from './places/known-places.ts';
import { readUndoProgress, undoImport } from './places/undo-import.ts';

export type ImportServices = ReturnType<typeof createImportServices>;
export type EventImportServices = ReturnType<typeof createEventImportServices>;

/** Creates the operations on imports of places for super admins; the browser itself stores these imports. */
export function createImportServices(dependencies: {
  firestore: Firestore;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}) {
  const { firestore } = dependencies;
  return {
    list: (after: string | null) => listImports(firestore, after),
    listExistingPlaces: () => listExistingPlaces(dependencies, new Date()),
    readUndoProgress: (importId: string) => readUndoProgress(importId, dependencies),
    /** Runs one step of the undo; called repeatedly until it is done. */
    runUndoStep: (importId: string, actorId: string) => undoImport(importId, actorId, dependencies),
  };
}

/** Creates the imports of events. */
export function createEventImportServices(dependencies: {
  firestore: Firestore;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
}) {
  const { firestore } = dependencies;
  const importLock = createKeyedLock();
  const serverId = randomUUID();
  return {
    formReader: createFormReader(createUploadBudget(eventFormLimits)),
    listHostPlaces: (caller: Caller) => listHostPlaces(dependencies, caller),
    check: (file: EventFile) => checkEventImport(firestore, file, new Date()),
    // The imports of a user run one after the other across all servers. After a double click, the second request
    // therefore finds the events already stored.
    store: (file: EventFile & StoreOptions) =>
      importLock.run(file.actorId, () =>
        withLease(firestore, { lease: eventImportLeaseId(file.actorId), server: serverId }, () =>
          storeEventImport(firestore, file, new Date()),
        ),
      ),
    list: (caller: ImportCaller) => listEventImports(firestore, caller),
    undo: (importId: string, caller: ImportCaller) => undoEventImport(firestore, importId, caller),
  };
}

/**
 * Returns the places for which a user may publish events: all active places for super admins, otherwise those that the
 * user manages. Reads only the ids of up to 100 places created by the manager; the rest comes from memory.
 * @throws AppError 'unavailable'
 */
async function listHostPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<LivePlaceIndex, 'current'> },
  { uid, accountState }: Caller,
): Promise<HostPlace[]> {
  const directory = await placeIndex.current();
  const activePlaces = [...directory.places()].map(({ id, title }) => ({ id, title }));
  if (accountState?.role === 'super_admin') return activePlaces;
  const createdPlaces = await readCreatedPlaces(firestore, uid);
  const managedPlaceIds = new Set([
    ...(accountState?.managedPlaces ?? []),
    ...createdPlaces.map(({ id }) => id),
  ]);
  return activePlaces.filter(({ id }) => managedPlaceIds.has(id));
}
