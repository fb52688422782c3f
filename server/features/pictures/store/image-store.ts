import type { ProcessedImage } from '../processing/image-pipeline.ts';

/** One stored picture: its largest file and the smaller ones together. */
export interface StoredImage {
  /** Name of the largest file ('k3v9….webp'), never used again for other content. */
  filename: string;
  storedAt: Date;
}

/** What lies in a folder; `name` is the id of the place or review. */
export interface UploadFolder {
  name: string;
  files: number;
  /** Bytes of all files. */
  size: number;
  oldestFileAt: Date | null;
  newestFileAt: Date | null;
}

/** A file as it is served. */
export interface ImageFile {
  bytes: Buffer;
  contentType: string;
  /** Names the content, for the ETag. */
  version: string;
}

/**
 * Where the pictures of places and of reviews are kept: a disk for one server, a bucket for several. A picture is
 * visible whole or not at all, whatever happens meanwhile. A folder is named by the id of its place or review; folders
 * and names are checked by every method (checkedFolderName, checkedFilename), so that no caller can leave them.
 */
export interface ImageStore {
  /**
   * Keeps a picture; when this resolves it survives a crash.
   * @param most pictures that the folder may hold, this one included
   * @returns the name of its largest file
   * @throws AppError 'too-many-items' when it holds as many already
   */
  save(folder: string, image: ProcessedImage, most: number): Promise<string>;
  /** The pictures of a folder, oldest first; empty without a folder. */
  list(folder: string): Promise<StoredImage[]>;
  /** Removes a picture with its smaller files; one that is gone already changes nothing. */
  remove(folder: string, filename: string): Promise<void>;
  /** Removes a folder with everything in it. @returns whether there was anything */
  removeFolder(folder: string): Promise<boolean>;
  /** The names of all folders that begin so, at most `limit`, in order. Costs nothing for what lies in them. */
  folderNames(limit: number, beginning?: string): Promise<string[]>;
  /** Every folder with what lies in it, at most `limit`, by name. */
  folders(limit: number): Promise<UploadFolder[]>;
  /** Removes what interrupted work left behind. @returns how many files or folders there were */
  cleanTemporary(): Promise<number>;
  /** A file to serve; null when there is none. */
  read(folder: string, filename: string): Promise<ImageFile | null>;
  /** Resolves when the store answers; rejects otherwise. For readiness. */
  ping(): Promise<void>;
}
