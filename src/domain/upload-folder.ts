/** A folder of pictures as super admins see it (SPEC section 3). Dates are ISO instants. */
export interface UploadFolderView {
  /** The place's id. */
  name: string;
  files: number;
  /** Bytes. */
  size: number;
  sizeFormatted: string;
  /** No such place exists. */
  isOrphaned: boolean;
  place: { name: string; location: string; category: string } | null;
}

/** Answer of GET /api/cleanup/uploads (SPEC section 7). */
export interface UploadFoldersAnswer {
  success: true;
  folders: UploadFolderView[];
  orphanedCount: number;
}

/** Answer of GET /api/admin/storage (SPEC sections 3 and 7). */
export interface StorageStatistics {
  success: true;
  message: string;
  uploadsDir: string;
  folderCount: number;
  fileCount: number;
  totalHuman: string;
  oldestFileAt: string | null;
  newestFileAt: string | null;
}
