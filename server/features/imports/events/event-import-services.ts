import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { alone } from '#server/platform/firestore/alone.ts';
import { importLeaseOf } from '#server/features/account/person-leases.ts';
import { keyedLock } from '#server/platform/keyed-lock.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import { createUploadBudget, eventFormBounds } from '#server/platform/forms/upload-budget.ts';
import type { EventImportServices } from '../event-import-routes.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { checkEventImport, storeEventImport } from './event-import.ts';
import { hostPlaces } from './host-places.ts';
import { listEventImports, undoEventImport } from './past-event-imports.ts';

/** Imports of events over the real services. */
export function createEventImportServices(services: {
  firestore: Firestore;
  placeIndex: Pick<PlaceIndex, 'current'>;
}): EventImportServices {
  const { firestore } = services;
  const lock = keyedLock();
  const server = randomUUID();
  return {
    forms: createFormReader(createUploadBudget(eventFormBounds)),
    hostPlaces: (caller) => hostPlaces(services, caller),
    check: (file) => checkEventImport(firestore, file, new Date()),
    // A button pressed twice: the second finds what the first has stored, whichever servers they came to.
    store: (file) =>
      lock.run(file.actorId, () =>
        alone(firestore, { lease: importLeaseOf(file.actorId), server }, () =>
          storeEventImport(firestore, file, new Date()),
        ),
      ),
    list: (caller) => listEventImports(firestore, caller),
    undo: (importId, caller) => undoEventImport(firestore, importId, caller),
  };
}
