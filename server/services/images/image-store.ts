import type { ProcessedImage } from './image-pipeline.ts';

/** One stored picture: its largest file and the smaller ones together. */
export interface StoredImage {
  /** Name of the largest file ('k3v9….webp'), never used again for other content. */
  filename: string;
  storedAt: Date;
}

/** What lies in a place's folder; `name` is the place's id. */
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
 * Where the pictures of places are kept: a disk for one server, a bucket for several. A picture is visible
 * whole or not at all, whatever happens meanwhile. Place ids and names are checked by every method
 * (checkedPlaceId, checkedFilename), so that no caller can leave the folder.
 */
export interface ImageStore {
  /**
   * Keeps a picture; when this resolves it survives a crash.
   * @param most pictures that the place may have, this one included
   * @returns the name of its largest file
   * @throws AppError 'too-many-items' when the place has as many already
   */
  save(placeId: string, image: ProcessedImage, most: number): Promise<string>;
  /** The pictures of a place, oldest first; empty without a folder. */
  list(placeId: string): Promise<StoredImage[]>;
  /** Removes a picture with its smaller files; one that is gone already changes nothing. */
  remove(placeId: string, filename: string): Promise<void>;
  /** Removes everything of a place. @returns whether there was anything */
  removeFolder(placeId: string): Promise<boolean>;
  /** The names of all folders, at most `limit`, in order. Costs nothing for what lies in them. */
  folderNames(limit: number): Promise<string[]>;
  /** Every folder with what lies in it, at most `limit`, by name. */
  folders(limit: number): Promise<UploadFolder[]>;
  /** Removes what interrupted work left behind. @returns how many files or folders there were */
  cleanTemporary(): Promise<number>;
  /** A file to serve; null when there is none. */
  read(placeId: string, filename: string): Promise<ImageFile | null>;
  /** Resolves when the store answers; rejects otherwise. For readiness. */
  ping(): Promise<void>;
}
