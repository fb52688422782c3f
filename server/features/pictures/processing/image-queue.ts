import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import { maxProcessingMs, processImage } from './image-pipeline.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import { imageTakesTooLong } from './image-limits.ts';

/**
 * Number of images processed in parallel. Measured: two images keep two cores busy; more only slow each other down.
 */
const maxParallel = 2;
/** Maximum queue length, a few requests of eight images; further ones are rejected. */
const maxQueuedImages = 32;
/**
 * Maximum number of active and queued images per user, two requests of eight; the rest is reserved for other users.
 */
const maxImagesPerUser = 16;

/** Queue that processes two images at a time. */
export interface ImageQueue {
  /**
   * @param uid uid of the user whose share of the queue is used
   * @param readInput called for the file when processing starts; returns null if the request was cancelled
   * @throws AppError 'unavailable' if the queue is full, in total or for this user; 'cancelled'; imageTakesTooLong();
   *   also errors of processImage()
   */
  process(uid: string, readInput: () => Buffer | null): Promise<ProcessedImage>;
}

/**
 * Creates the image queue of this process.
 * @param processInput processing function; replaced in tests
 * @param maxTimeMs maximum time in ms of started work; replaced in tests
 */
export function createImageQueue(
  processInput = processImage,
  maxTimeMs = maxProcessingMs,
): ImageQueue {
  const limit = pLimit(maxParallel);
  const jobsByUser = new Map<string, number>();
  const removeJob = (uid: string) => {
    const remaining = (jobsByUser.get(uid) ?? 1) - 1;
    if (remaining === 0) jobsByUser.delete(uid);
    else jobsByUser.set(uid, remaining);
  };
  return {
    process(uid, readInput) {
      const jobsOfUser = jobsByUser.get(uid) ?? 0;
      if (limit.pendingCount >= maxQueuedImages || jobsOfUser >= maxImagesPerUser) {
        return Promise.reject(new AppError('unavailable', 'Too many images are waiting'));
      }
      jobsByUser.set(uid, jobsOfUser + 1);
      return new Promise((resolve, reject) => {
        // The slot is freed when the work ends, not at the timeout, because a decoder cannot always be stopped.
        void limit(async () => {
          const timer = setTimeout(() => {
            reject(imageTakesTooLong());
          }, maxTimeMs);
          try {
            const input = readInput();
            if (input === null)
              throw new AppError('cancelled', 'The request for this image was cancelled');
            resolve(await processInput(input));
          } catch (error) {
            reject(toError(error));
          } finally {
            clearTimeout(timer);
            removeJob(uid);
          }
        });
      });
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error
    ? error
    : new AppError('unavailable', 'The image could not be processed', { cause: error });
}
