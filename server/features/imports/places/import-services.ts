import type { Firestore } from '@google-cloud/firestore';
import type {
  ImportListAnswer,
  ImportUndoAnswer,
  KnownPlacesAnswer,
} from '#features/imports/model/place-import/import-contract.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { listImports } from './import-list.ts';
import { knownPlaces } from './known-places.ts';
import { readUndo, undoImport } from './undo-import.ts';

/** What super admins do with imports beyond making them, which their browsers do themselves. */
export interface ImportServices {
  list: (after: string | null) => Promise<ImportListAnswer>;
  knownPlaces: () => Promise<KnownPlacesAnswer>;
  readUndo: (importId: string) => Promise<ImportUndoAnswer>;
  /** One step of undoing; called again until it is done. */
  undo: (importId: string, actorId: string) => Promise<ImportUndoAnswer>;
}

/** Imports over the real services. */
export function createImportServices(services: {
  firestore: Firestore;
  placeIndex: Pick<PlaceIndex, 'current'>;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}): ImportServices {
  const { firestore } = services;
  return {
    list: (after) => listImports(firestore, after),
    knownPlaces: () => knownPlaces(services, new Date()),
    readUndo: (importId) => readUndo(importId, services),
    undo: (importId, actorId) => undoImport(importId, actorId, services),
  };
}
