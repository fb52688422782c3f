import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { composeCollage } from './collage.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';

/** An image in the store. */
export interface PreviewImageFile {
  placeId: string;
  filename: string;
}

/** Maximum size of all cached previews, in bytes; a preview takes 60 to 150 kB. */
const maxCacheBytes = 16 * 1024 * 1024;
/** Size counted for a preview that could not be built. */
const emptyEntryBytes = 100;
/** Lifetime of a preview with missing images, in milliseconds; it is then built again. */
const incompleteCacheMs = 60_000;
/** Maximum number of queued previews; chat apps retry. */
const maxQueuedPreviews = 8;
/** Longest wait for a preview, in milliseconds. */
const timeoutMs = 8_000;

/** Builds the preview images that chat apps show for a list. */
export interface ListPreviews {
  /**
   * Returns one JPEG made of the stored images. Previews are cached and built one at a time.
   * @param key identifies the images and their order
   * @returns null when none of the images is available
   * @throws AppError 'unavailable' when the queue is full or the time limit is exceeded
   */
  renderPreview: (key: string, images: readonly PreviewImageFile[]) => Promise<Buffer | null>;
}

interface ListPreview {
  bytes: Buffer | null;
  isComplete: boolean;
}

interface ListPreviewOptions {
  /** Combines the images; replaced in tests. */
  composeImage?: typeof composeCollage;
  /** Returns the current time in milliseconds since 1970 (UTC). */
  now?: () => number;
}

/**
 * Creates the builder of list previews.
 * @param size of each preview, in pixels
 */
export function createListPreviews(
  store: Pick<ImageStore, 'read'>,
  size: { width: number; height: number },
  { composeImage = composeCollage, now = Date.now }: ListPreviewOptions = {},
): ListPreviews {
  const cache = new LRUCache<string, ListPreview>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }) => bytes?.length ?? emptyEntryBytes,
    perf: { now },
    // Disables the cached clock of the LRU cache, because the clock of tests only advances manually.
    ttlResolution: 0,
  });
  const runningCompositions = new Map<string, Promise<ListPreview>>();
  const limit = pLimit(1);

  async function composePreview(images: readonly PreviewImageFile[]): Promise<ListPreview> {
    const storedFiles = await Promise.all(
      // A failing read omits only that image; without any image, the general preview of the guide is shown.
      images.map(({ placeId, filename }) => store.read(placeId, filename).catch(() => null)),
    );
    const files = storedFiles.flatMap((file) => (file ? [file.bytes] : []));
    const bytes = files.length === 0 ? null : await composeImage(files, size);
    return { bytes, isComplete: bytes !== null && files.length === images.length };
  }

  return {
    async renderPreview(key, images) {
      const cached = cache.get(key);
      if (cached) return cached.bytes;
      let composition = runningCompositions.get(key);
      if (!composition) {
        if (limit.pendingCount >= maxQueuedPreviews) {
          throw new AppError('unavailable', 'Too many previews are waiting');
        }
        composition = limit(() => composePreview(images))
          .then((preview) => {
            cache.set(key, preview, preview.isComplete ? {} : { ttl: incompleteCacheMs });
            return preview;
          })
          .finally(() => runningCompositions.delete(key));
        runningCompositions.set(key, composition);
      }
      const { bytes } = await withDeadline(composition, timeoutMs, 'the preview of a list');
      return bytes;
    },
  };
}
