import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { withLease } from '#server/platform/firestore/with-lease.ts';
import { eventImportLeaseId } from '#server/features/account/user-leases.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import { createUploadBudget, eventFormLimits } from '#server/platform/forms/upload-budget.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { checkEventImport, storeEventImport } from './event-import.ts';
import { listHostPlaces } from './host-places.ts';
import { listEventImports, undoEventImport } from './past-event-imports.ts';
import type {
  EventCheckResponse,
  EventImportResponse,
  EventImportListResponse,
  EventUndoResponse,
} from '#features/imports/model/event-import/event-import-contract.ts';
import type { HostPlace } from '#features/imports/model/event-import/event-row-check.ts';
import type { FormReader } from '#server/platform/forms/form-reader.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import type { EventFile, StoreOptions } from './event-import.ts';
import type { ImportCaller } from './past-event-imports.ts';

export interface EventImportServices {
  formReader: FormReader;
  listHostPlaces: (caller: Caller) => Promise<HostPlace[]>;
  check: (file: EventFile) => Promise<EventCheckResponse>;
  store: (file: EventFile & StoreOptions) => Promise<EventImportResponse>;
  list: (caller: ImportCaller) => Promise<EventImportListResponse>;
  undo: (importId: string, caller: ImportCaller) => Promise<EventUndoResponse>;
}

/** Creates the event imports on top of the real services. */
export function createEventImportServices(dependencies: {
  firestore: Firestore;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
}): EventImportServices {
  const { firestore } = dependencies;
  const importLock = createKeyedLock();
  const serverId = randomUUID();
  return {
    formReader: createFormReader(createUploadBudget(eventFormLimits)),
    listHostPlaces: (caller) => listHostPlaces(dependencies, caller),
    check: (file) => checkEventImport(firestore, file, new Date()),
    // The imports of a user run one after the other across all servers. After a double click, the second request
    // therefore finds the events already stored.
    store: (file) =>
      importLock.run(file.actorId, () =>
        withLease(firestore, { lease: eventImportLeaseId(file.actorId), server: serverId }, () =>
          storeEventImport(firestore, file, new Date()),
        ),
      ),
    list: (caller) => listEventImports(firestore, caller),
    undo: (importId, caller) => undoEventImport(firestore, importId, caller),
  };
}
