import type { Firestore } from '@google-cloud/firestore';
import type {
  ImportListResponse,
  ImportUndoResponse,
  ExistingPlacesResponse,
} from '#features/imports/model/place-import/import-contract.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { listImports } from './import-list.ts';
import { listExistingPlaces } from './known-places.ts';
import { readUndoProgress, undoImport } from './undo-import.ts';

/** Server operations on imports for super admins; the browser itself creates the imports. */
export interface ImportServices {
  list: (after: string | null) => Promise<ImportListResponse>;
  listExistingPlaces: () => Promise<ExistingPlacesResponse>;
  readUndoProgress: (importId: string) => Promise<ImportUndoResponse>;
  /** Runs one step of the undo; called repeatedly until it is done. */
  runUndoStep: (importId: string, actorId: string) => Promise<ImportUndoResponse>;
}

/** Creates the import operations on top of the real services. */
export function createImportServices(dependencies: {
  firestore: Firestore;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}): ImportServices {
  const { firestore } = dependencies;
  return {
    list: (after) => listImports(firestore, after),
    listExistingPlaces: () => listExistingPlaces(dependencies, new Date()),
    readUndoProgress: (importId) => readUndoProgress(importId, dependencies),
    runUndoStep: (importId, actorId) => undoImport(importId, actorId, dependencies),
  };
}
