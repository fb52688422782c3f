import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An image folder as super admins see it. Dates are ISO timestamps. */
const uploadFolderView = v.object({
  /** Id of the place. */
  name: v.string(),
  files: countSchema,
  /** Total size in bytes. */
  size: countSchema,
  sizeFormatted: v.string(),
  /** True if no such place exists. */
  isOrphaned: v.boolean(),
  /**
   * The place of the folder, with the name of its category. Null for an orphaned folder, and while the place is not
   * looked up yet.
   */
  place: v.nullable(v.object({ name: v.string(), location: v.string(), category: v.string() })),
});

export type UploadFolderView = v.InferOutput<typeof uploadFolderView>;

/** Response of GET /api/cleanup/uploads. */
export const uploadFoldersResponse = v.object({
  success: v.literal(true),
  folders: v.array(uploadFolderView),
  orphanedCount: countSchema,
  /**
   * Number of folders whose place was not looked up: each response looks up a limited number, the next one continues.
   */
  uncheckedCount: countSchema,
});

export type UploadFoldersResponse = v.InferOutput<typeof uploadFoldersResponse>;

/** Response of GET /api/admin/storage. */
export const storageStatisticsResponse = v.object({
  success: v.literal(true),
  message: v.string(),
  uploadsDir: v.string(),
  folderCount: countSchema,
  fileCount: countSchema,
  totalHuman: v.string(),
  oldestFileAt: v.nullable(v.string()),
  newestFileAt: v.nullable(v.string()),
});

export type StorageStatistics = v.InferOutput<typeof storageStatisticsResponse>;
