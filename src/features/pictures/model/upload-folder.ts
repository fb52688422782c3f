import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A folder of pictures as super admins see it (SPEC section 3). Dates are ISO instants. */
const uploadFolderView = v.object({
  /** The place's id. */
  name: v.string(),
  files: count,
  /** Bytes. */
  size: count,
  sizeFormatted: v.string(),
  /** No such place exists. */
  isOrphaned: v.boolean(),
  /** `category` is its name. null for an orphan, and while it is not known yet whose folder it is. */
  place: v.nullable(v.object({ name: v.string(), location: v.string(), category: v.string() })),
});

export type UploadFolderView = v.InferOutput<typeof uploadFolderView>;

/** Answer of GET /api/cleanup/uploads (SPEC section 7). */
export const uploadFoldersAnswer = v.object({
  success: v.literal(true),
  folders: v.array(uploadFolderView),
  orphanedCount: count,
  /** Folders whose place was not looked up: one answer looks up a bounded number, the next one goes on. */
  uncheckedCount: count,
});

export type UploadFoldersAnswer = v.InferOutput<typeof uploadFoldersAnswer>;

/** Answer of GET /api/admin/storage (SPEC sections 3 and 7). */
export const storageStatisticsAnswer = v.object({
  success: v.literal(true),
  message: v.string(),
  uploadsDir: v.string(),
  folderCount: count,
  fileCount: count,
  totalHuman: v.string(),
  oldestFileAt: v.nullable(v.string()),
  newestFileAt: v.nullable(v.string()),
});

export type StorageStatistics = v.InferOutput<typeof storageStatisticsAnswer>;
