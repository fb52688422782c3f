import pLimit from 'p-limit';
import { AppError } from '#domain/app-error.ts';
import { processImage } from './image-pipeline.ts';
import type { ProcessedImage } from './image-pipeline.ts';

/** Measured: two cores are busy with two pictures; more at once only makes each of them wait. */
const atOnce = 2;
/** Pictures that may wait. With eight a request, a handful of requests; more are told to come back. */
const mayWait = 32;

/** Uploads that may arrive at the same moment: each is held in memory until its pictures are kept. */
const mayArrive = 32;

/** Makes pictures, two at a time. */
export interface ImageQueue {
  /**
   * @param isWanted asked when its turn comes: what nobody waits for any more is not made
   * @throws AppError 'unavailable' when too many wait already, 'cancelled', and as processImage()
   */
  process(input: Buffer, isWanted?: () => boolean): Promise<ProcessedImage>;
  /**
   * Takes in one request with all its pictures.
   * @throws AppError 'unavailable', before anything of it is read, when too many arrive already
   */
  receive<T>(take: () => Promise<T>): Promise<T>;
}

/** The queue of this process. @param work replaced in tests */
export function createImageQueue(work = processImage): ImageQueue {
  const limit = pLimit(atOnce);
  let arriving = 0;
  return {
    process(input, isWanted = () => true) {
      if (limit.pendingCount >= mayWait) {
        return Promise.reject(new AppError('unavailable', 'Too many pictures are waiting'));
      }
      return limit(() => {
        if (!isWanted()) throw new AppError('cancelled', 'Nobody waits for this picture');
        return work(input);
      });
    },

    async receive(take) {
      if (arriving >= mayArrive) {
        throw new AppError('unavailable', 'Too many uploads are arriving');
      }
      arriving += 1;
      try {
        return await take();
      } finally {
        arriving -= 1;
      }
    },
  };
}
