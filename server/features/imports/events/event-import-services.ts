import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { withLease } from '#server/platform/firestore/with-lease.ts';
import { importLeaseOf } from '#server/features/account/user-leases.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import { createUploadBudget, eventFormLimits } from '#server/platform/forms/upload-budget.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { checkEventImport, storeEventImport } from './event-import.ts';
import { hostPlaces } from './host-places.ts';
import { listEventImports, undoEventImport } from './past-event-imports.ts';
import type {
  EventCheckAnswer,
  EventImportAnswer,
  EventImportListAnswer,
  EventUndoAnswer,
} from '#features/imports/model/event-import/event-import-contract.ts';
import type { HostPlace } from '#features/imports/model/event-import/event-row-check.ts';
import type { FormReader } from '#server/platform/forms/form-reader.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import type { EventFile, StoreOptions } from './event-import.ts';
import type { ImportCaller } from './past-event-imports.ts';

export interface EventImportServices {
  forms: FormReader;
  hostPlaces: (caller: Caller) => Promise<HostPlace[]>;
  check: (file: EventFile) => Promise<EventCheckAnswer>;
  store: (file: EventFile & StoreOptions) => Promise<EventImportAnswer>;
  list: (caller: ImportCaller) => Promise<EventImportListAnswer>;
  undo: (importId: string, caller: ImportCaller) => Promise<EventUndoAnswer>;
}

/** Creates the event imports on top of the real services. */
export function createEventImportServices(services: {
  firestore: Firestore;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
}): EventImportServices {
  const { firestore } = services;
  const lock = createKeyedLock();
  const server = randomUUID();
  return {
    forms: createFormReader(createUploadBudget(eventFormLimits)),
    hostPlaces: (caller) => hostPlaces(services, caller),
    check: (file) => checkEventImport(firestore, file, new Date()),
    // Serializes the imports of a user across all servers: after a double click the second request finds the events
    // already stored.
    store: (file) =>
      lock.run(file.actorId, () =>
        withLease(firestore, { lease: importLeaseOf(file.actorId), server }, () =>
          storeEventImport(firestore, file, new Date()),
        ),
      ),
    list: (caller) => listEventImports(firestore, caller),
    undo: (importId, caller) => undoEventImport(firestore, importId, caller),
  };
}
