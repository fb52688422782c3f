import * as v from 'valibot';

/** Pictures that one request throws away at most. */
export const maxUnsavedAtOnce = 25;
/** Bytes of their names in one request: with what is around them it stays below the 10 kB of a JSON body. */
const maxBytesAtOnce = 9_000;

const pictureName = v.object({
  placeId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  /** Of its largest file. */
  filename: v.pipe(v.string(), v.minLength(1), v.maxLength(210)),
});
export type PictureName = v.InferOutput<typeof pictureName>;

/** A picture that was sent more than an hour ago and that no place and no event names. */
const unsavedPicture = v.object({
  ...pictureName.entries,
  url: v.string(),
  placeTitle: v.string(),
  /** ISO instant. */
  sentAt: v.string(),
});
export type UnsavedPicture = v.InferOutput<typeof unsavedPicture>;

/** Answer of GET /api/cleanup/unsaved?after=. */
export const unsavedPicturesAnswer = v.object({
  success: v.literal(true),
  pictures: v.array(unsavedPicture),
  /** Others in the folders that were looked at, sent less than an hour ago. */
  recentCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The folder behind which the next answer goes on; null when all were looked at. */
  next: v.nullable(v.string()),
});
export type UnsavedPicturesAnswer = v.InferOutput<typeof unsavedPicturesAnswer>;

/** Body of POST /api/cleanup/unsaved. */
export const unsavedRemovalBody = v.object({
  pictures: v.pipe(v.array(pictureName), v.minLength(1), v.maxLength(maxUnsavedAtOnce)),
});

/** Answer of POST /api/cleanup/unsaved. */
export const unsavedRemovalAnswer = v.object({
  success: v.literal(true),
  removed: v.array(pictureName),
  /** What stays: somebody saved it meanwhile, or sent it less than an hour ago. */
  kept: v.array(v.object({ ...pictureName.entries, reason: v.picklist(['saved', 'recent']) })),
});
export type UnsavedRemovalAnswer = v.InferOutput<typeof unsavedRemovalAnswer>;
/** What became of pictures that were to be thrown away. */
export type UnsavedRemoval = Pick<UnsavedRemovalAnswer, 'removed' | 'kept'>;

/** Pictures in as many parts as requests are needed for them, each a body that the server takes. */
export function unsavedBatches(pictures: readonly PictureName[]): PictureName[][] {
  const encoder = new TextEncoder();
  const batches: PictureName[][] = [];
  let bytes = 0;
  for (const { placeId, filename } of pictures) {
    const picture = { placeId, filename };
    const size = encoder.encode(JSON.stringify(picture)).length + 1;
    const last = batches.at(-1);
    if (last && last.length < maxUnsavedAtOnce && bytes + size <= maxBytesAtOnce) {
      last.push(picture);
      bytes += size;
    } else {
      batches.push([picture]);
      bytes = size;
    }
  }
  return batches;
}
