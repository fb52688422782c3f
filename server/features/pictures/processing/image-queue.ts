import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import { pictureTimeMs, processImage } from './image-pipeline.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import { PictureTimeError } from './picture-bounds.ts';

/**
 * Number of images processed in parallel. Measured: two images keep two cores busy; more only slow each other down.
 */
const atOnce = 2;
/** Maximum queue length, a few requests of eight images; further ones are rejected. */
const mayWait = 32;
/**
 * Maximum number of active and queued images per user, two requests of eight; the rest is reserved for other users.
 */
const mayWaitOfOne = 16;

/** Queue that processes two images at a time. */
export interface ImageQueue {
  /**
   * @param person uid of the user whose share of the queue is used
   * @param take called for the file when processing starts; returns null if the request was cancelled
   * @throws AppError 'unavailable' if the queue is full, in total or for this user; 'cancelled'; PictureTimeError; also
   *   errors of processImage()
   */
  process(person: string, take: () => Buffer | null): Promise<ProcessedImage>;
}

/**
 * Creates the image queue of this process.
 * @param work processing function; replaced in tests
 * @param timeMs maximum time in ms of started work; replaced in tests
 */
export function createImageQueue(work = processImage, timeMs = pictureTimeMs): ImageQueue {
  const limit = pLimit(atOnce);
  const people = new Map<string, number>();
  const leave = (person: string) => {
    const left = (people.get(person) ?? 1) - 1;
    if (left === 0) people.delete(person);
    else people.set(person, left);
  };
  return {
    process(person, take) {
      const own = people.get(person) ?? 0;
      if (limit.pendingCount >= mayWait || own >= mayWaitOfOne) {
        return Promise.reject(new AppError('unavailable', 'Too many pictures are waiting'));
      }
      people.set(person, own + 1);
      return new Promise((resolve, reject) => {
        // The slot is freed when the work ends, not at the timeout, because a decoder cannot always be stopped.
        void limit(async () => {
          const timer = setTimeout(() => {
            reject(new PictureTimeError());
          }, timeMs);
          try {
            const input = take();
            if (input === null) throw new AppError('cancelled', 'Nobody waits for this picture');
            resolve(await work(input));
          } catch (error) {
            reject(toError(error));
          } finally {
            clearTimeout(timer);
            leave(person);
          }
        });
      });
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error
    ? error
    : new AppError('unavailable', 'A picture could not be made', { cause: error });
}
