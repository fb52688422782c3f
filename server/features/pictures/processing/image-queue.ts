import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import { pictureTimeMs, processImage } from './image-pipeline.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import { PictureTimeError } from './picture-bounds.ts';

/** Measured: two cores are busy with two pictures; more at once only makes each of them wait. */
const atOnce = 2;
/** Pictures that may wait. With eight a request, a handful of requests; more are told to come back. */
const mayWait = 32;
/** Pictures of one person that may be worked on or wait: two requests of eight. The others are for others. */
const mayWaitOfOne = 16;

/** Makes pictures, two at a time. */
export interface ImageQueue {
  /**
   * @param person whose share of the waiting places it takes: their uid
   * @param take asked for the file when its turn comes; null when nobody waits for it any more
   * @throws AppError 'unavailable' when too many wait already, of all or of this person; 'cancelled';
   *   PictureTimeError; and as processImage()
   */
  process(person: string, take: () => Buffer | null): Promise<ProcessedImage>;
}

/** The queue of this process. @param timeMs longest wait for work that has begun; replaced in tests, as `work` is */
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
        // A place is free when the work is really over, not when its sender is told that it takes too long: a
        // decoder cannot always be stopped.
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
