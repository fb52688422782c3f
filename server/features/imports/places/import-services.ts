import type { Firestore } from '@google-cloud/firestore';
import type {
  ImportListAnswer,
  ImportUndoAnswer,
  KnownPlacesAnswer,
} from '#features/imports/model/place-import/import-contract.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { listImports } from './import-list.ts';
import { listKnownPlaces } from './known-places.ts';
import { readUndo, undoImport } from './undo-import.ts';

/** Server operations on imports for super admins; the browser itself creates the imports. */
export interface ImportServices {
  list: (after: string | null) => Promise<ImportListAnswer>;
  knownPlaces: () => Promise<KnownPlacesAnswer>;
  readUndo: (importId: string) => Promise<ImportUndoAnswer>;
  /** Runs one step of the undo; called repeatedly until it is done. */
  undo: (importId: string, actorId: string) => Promise<ImportUndoAnswer>;
}

/** Creates the import operations on top of the real services. */
export function createImportServices(services: {
  firestore: Firestore;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}): ImportServices {
  const { firestore } = services;
  return {
    list: (after) => listImports(firestore, after),
    knownPlaces: () => listKnownPlaces(services, new Date()),
    readUndo: (importId) => readUndo(importId, services),
    undo: (importId, actorId) => undoImport(importId, actorId, services),
  };
}
