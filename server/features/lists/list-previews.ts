import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { collage } from './collage.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';

/** A stored picture. */
export interface StoredPicture {
  placeId: string;
  filename: string;
}

/** Previews of lists that are held, in bytes of all; a picture takes 60 to 150 kB. */
const mostBytes = 16 * 1024 * 1024;
/** What one takes that could not be made. */
const emptyBytes = 100;
/** One of which pictures were missing is made anew after this, in milliseconds. */
const incompleteMs = 60_000;
/** Previews that may wait: chats ask again. */
const mayWait = 8;
/** Longest wait for a preview, in milliseconds. */
const patienceMs = 8_000;

/** Makes the pictures that chats show with a list. */
export interface ListPreviews {
  /**
   * One JPEG picture of stored ones, made once and held, one at a time.
   * @param key names the pictures and their order
   * @returns null when none of the pictures can be had
   * @throws AppError 'unavailable' when too many wait already, or it takes too long
   */
  picture: (key: string, pictures: readonly StoredPicture[]) => Promise<Buffer | null>;
}

interface Made {
  bytes: Buffer | null;
  isWhole: boolean;
}

interface ListPreviewOptions {
  /** Puts pictures together; replaced in tests. */
  make?: typeof collage;
  /** Milliseconds since 1970 (UTC). */
  now?: () => number;
}

/** @param size of each preview, in pixels */
export function createListPreviews(
  store: Pick<ImageStore, 'read'>,
  size: { width: number; height: number },
  { make = collage, now = Date.now }: ListPreviewOptions = {},
): ListPreviews {
  const held = new LRUCache<string, Made>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes?.length ?? emptyBytes,
    perf: { now },
    // Asked for each time: a clock of tests does not wait for the next millisecond.
    ttlResolution: 0,
  });
  const underWay = new Map<string, Promise<Made>>();
  const limit = pLimit(1);

  async function madeOf(pictures: readonly StoredPicture[]): Promise<Made> {
    const read = await Promise.all(
      // A store that is away leaves the others: the guide's own picture is shown where there is none.
      pictures.map(({ placeId, filename }) => store.read(placeId, filename).catch(() => null)),
    );
    const files = read.flatMap((file) => (file ? [file.bytes] : []));
    const bytes = files.length === 0 ? null : await make(files, size);
    return { bytes, isWhole: bytes !== null && files.length === pictures.length };
  }

  return {
    async picture(key, pictures) {
      const known = held.get(key);
      if (known) return known.bytes;
      let making = underWay.get(key);
      if (!making) {
        if (limit.pendingCount >= mayWait) {
          throw new AppError('unavailable', 'Too many previews are waiting');
        }
        making = limit(() => madeOf(pictures))
          .then((made) => {
            held.set(key, made, made.isWhole ? {} : { ttl: incompleteMs });
            return made;
          })
          .finally(() => underWay.delete(key));
        underWay.set(key, making);
      }
      const { bytes } = await withDeadline(making, patienceMs, 'the preview of a list');
      return bytes;
    },
  };
}
