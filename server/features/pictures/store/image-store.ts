import type { ProcessedImage } from '../processing/image-pipeline.ts';

/** A stored image: its largest file and the smaller versions. */
export interface StoredImage {
  /** Name of the largest file ('k3v9….webp'), never reused for other content. */
  filename: string;
  storedAt: Date;
}

/** A folder of images; `name` is the id of the place or review. */
export interface UploadFolder {
  name: string;
  files: number;
  /** Total size in bytes. */
  size: number;
  oldestFileAt: Date | null;
  newestFileAt: Date | null;
}

/** A served file. */
export interface ImageFile {
  bytes: Buffer;
  contentType: string;
  /** Identifies the content, for the ETag. */
  version: string;
}

/**
 * Store of the images of places and reviews: a disk for one server, a bucket for several. An image is always visible
 * completely or not at all. A folder is named by the id of its place or review. Every method checks folder and file
 * names (requireFolderName, requireFilename), to prevent path traversal.
 */
export interface ImageStore {
  /**
   * Stores an image; it survives a crash after the promise resolves.
   * @param maxImages maximum number of images in the folder, including this one
   * @returns the name of its largest file
   * @throws AppError 'too-many-items' if the folder is full
   */
  save(folder: string, image: ProcessedImage, maxImages: number): Promise<string>;
  /** Lists the images of a folder, oldest first; empty for a missing folder. */
  list(folder: string): Promise<StoredImage[]>;
  /** Removes an image with its smaller files; does nothing if it does not exist. */
  remove(folder: string, filename: string): Promise<void>;
  /** Removes a folder with all its files. @returns true if it existed */
  removeFolder(folder: string): Promise<boolean>;
  /** Lists the sorted names of up to `limit` folders with a prefix, without listing their files. */
  folderNames(limit: number, prefix?: string): Promise<string[]>;
  /** Lists up to `limit` folders with their contents, sorted by name. */
  folders(limit: number): Promise<UploadFolder[]>;
  /** Removes the remains of interrupted work. @returns the number of removed files or folders */
  cleanTemporary(): Promise<number>;
  /** Returns a file to serve, or null if it does not exist or is not an image that may be served. */
  read(folder: string, filename: string): Promise<ImageFile | null>;
  /** Readiness check: resolves if the store responds, otherwise rejects. */
  ping(): Promise<void>;
}
