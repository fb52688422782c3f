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

/** Maximum number of images per delete request. */
export const maxUnsavedPerRequest = 25;
/** Maximum bytes of image names per request: with the JSON overhead it stays below the 10 kB body limit. */
const maxBytesPerRequest = 9_000;

const pictureName = v.object({
  placeId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  /** Name of the largest file. */
  filename: v.pipe(v.string(), v.minLength(1), v.maxLength(210)),
});
export type PictureName = v.InferOutput<typeof pictureName>;

/** An image uploaded more than an hour ago that no place and no event references. */
const unsavedPicture = v.object({
  ...pictureName.entries,
  url: v.string(),
  placeTitle: v.string(),
  /** ISO timestamp. */
  sentAt: v.string(),
});
export type UnsavedPicture = v.InferOutput<typeof unsavedPicture>;

/** Response of GET /api/cleanup/unsaved?after=. */
export const unsavedPicturesResponse = v.object({
  success: v.literal(true),
  pictures: v.array(unsavedPicture),
  /** Number of unreferenced images in the folders of this page that are less than an hour old. */
  recentCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Value of `after` for the next page; null after the last folder. */
  next: v.nullable(v.string()),
});
export type UnsavedPicturesResponse = v.InferOutput<typeof unsavedPicturesResponse>;

/** Body of POST /api/cleanup/unsaved. */
export const unsavedRemovalBody = v.object({
  pictures: v.pipe(v.array(pictureName), v.minLength(1), v.maxLength(maxUnsavedPerRequest)),
});

/** Response of POST /api/cleanup/unsaved. */
export const unsavedRemovalResponse = v.object({
  success: v.literal(true),
  removed: v.array(pictureName),
  /** Images that were not deleted: saved in a record since, or less than an hour old. */
  kept: v.array(v.object({ ...pictureName.entries, reason: v.picklist(['saved', 'recent']) })),
});
export type UnsavedRemovalResponse = v.InferOutput<typeof unsavedRemovalResponse>;
/** Result of a deletion of uploaded images that no record refers to. */
export type UnsavedRemoval = Pick<UnsavedRemovalResponse, 'removed' | 'kept'>;

/** Splits images into batches that fit the limits of a request. */
export function toUnsavedBatches(pictures: readonly PictureName[]): PictureName[][] {
  const encoder = new TextEncoder();
  const batches: PictureName[][] = [];
  let batchBytes = 0;
  for (const { placeId, filename } of pictures) {
    const picture = { placeId, filename };
    const pictureBytes = encoder.encode(JSON.stringify(picture)).length + 1;
    const lastBatch = batches.at(-1);
    if (
      lastBatch &&
      lastBatch.length < maxUnsavedPerRequest &&
      batchBytes + pictureBytes <= maxBytesPerRequest
    ) {
      lastBatch.push(picture);
      batchBytes += pictureBytes;
    } else {
      batches.push([picture]);
      batchBytes = pictureBytes;
    }
  }
  return batches;
}
