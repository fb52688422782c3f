import type { BlobStore, ObjectMetadata, StorageModules } from '../firebase-tools.ts';

/** One stored object: the file of its bytes and its metadata. */
interface IndexedObject {
  /** The emulator's own key, bucket/name. */
  key: string;
  /** File name under blobs/. */
  blob: string;
  metadata: unknown;
}

/** Content of objects.json. */
export interface ObjectIndex {
  version: 1;
  objects: IndexedObject[];
}

export type StoredFiles = Map<string, { metadata: ObjectMetadata }>;

/**
 * Serializes the state of the Storage emulator as JSON. Unfinished uploads are not saved.
 * @throws Error when an object has no blob
 */
export function writeIndex(
  files: StoredFiles,
  blobs: BlobStore,
  { StoredFileMetadata }: Pick<StorageModules, 'StoredFileMetadata'>,
): string {
  const index: ObjectIndex = { version: 1, objects: [] };
  for (const [key, file] of files) {
    const blob = blobs._diskPathMap.get(key);
    if (blob === undefined) throw new Error(`The object ${key} has no blob.`);
    const metadata = JSON.parse(StoredFileMetadata.toJSON(file.metadata)) as unknown;
    index.objects.push({ key, blob, metadata });
  }
  return JSON.stringify(index);
}

/**
 * Restores the index that `writeIndex` wrote.
 * @param saved parsed JSON, or undefined when no file exists yet
 * @throws Error when it is not an index
 */
export function readIndex(saved: unknown): ObjectIndex {
  if (saved === undefined) return { version: 1, objects: [] };
  if (!isObjectIndex(saved)) {
    throw new Error('The saved index of stored objects has an unknown format.');
  }
  return saved;
}

function isObjectIndex(value: unknown): value is ObjectIndex {
  const index = value as Partial<ObjectIndex> | null;
  return (
    index?.version === 1 && Array.isArray(index.objects) && index.objects.every(isIndexedObject)
  );
}

/**
 * Validates an entry. A blob must be a file directly in the folder: with a path as the name, the emulator would read,
 * overwrite and delete files elsewhere.
 */
function isIndexedObject(value: unknown): value is IndexedObject {
  const object = value as Partial<IndexedObject> | null;
  return (
    typeof object?.key === 'string' &&
    typeof object.blob === 'string' &&
    /^[\w-]+$/.test(object.blob) &&
    typeof object.metadata === 'object' &&
    object.metadata !== null
  );
}
