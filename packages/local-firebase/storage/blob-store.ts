import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BlobStore, StorageModules } from '../firebase-tools.ts';

/** The emulator's blobs in a separate folder. A crash never loses a blob that the saved index names. */
export interface DurableBlobs {
  store: BlobStore;
  /** Deletes replaced and deleted blobs. Call it after saving an index without them. */
  deleteUnreferenced(): void;
}

/**
 * Opens a blob store that delays deletions. The emulator's own store deletes a blob immediately, so that an index saved
 * a second earlier would name a missing file. This store only marks the blob, and deletes it after the next save.
 * @param references file name of each object's blob, by the object's key, from the saved index;
 *   every other file in the folder is left over from a crash and is deleted
 */
export function openBlobs(
  Persistence: StorageModules['Persistence'],
  directory: string,
  references: ReadonlyMap<string, string>,
): DurableBlobs {
  mkdirSync(directory, { recursive: true });
  const kept = new Set(references.values());
  for (const name of readdirSync(directory)) {
    if (!kept.has(name)) rmSync(path.join(directory, name), { recursive: true });
  }

  let unreferenced: string[] = [];
  class DeferredDeletion extends Persistence {
    override deleteFile(key: string, failSilently = false): void {
      const name = this._diskPathMap.get(key);
      if (name === undefined) {
        if (!failSilently) throw new Error(`No blob for ${key}`);
        return;
      }
      unreferenced.push(this.getDiskPath(key));
      this._diskPathMap.delete(key);
    }
  }

  const store = new DeferredDeletion(directory);
  store._diskPathMap = new Map(references);
  return {
    store,
    deleteUnreferenced: () => {
      for (const file of unreferenced) rmSync(file, { force: true });
      unreferenced = [];
    },
  };
}

/** Copies the blobs of some objects, with their file names, into a folder that is created if missing. */
export function copyBlobs(store: BlobStore, keys: Iterable<string>, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const key of keys) {
    const file = store.getDiskPath(key);
    copyFileSync(file, path.join(directory, path.basename(file)));
  }
}

/** Returns the path of a folder that no other emulator on this machine uses. */
export function uniqueBlobFolder(parent: string): string {
  return path.join(parent, `storage-${randomUUID()}`);
}
