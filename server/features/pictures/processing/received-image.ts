import { AppError, errorCode } from '#shared/app-error.ts';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import type { RefusedImage } from '#features/pictures/model/image-upload.ts';
import { translatedTexts } from '#server/platform/language.ts';
import * as portuguese from '#features/pictures/texts.ts';
import * as spanish from '#features/pictures/texts.es.ts';
import * as english from '#features/pictures/texts.en.ts';
import { errorSentence } from '#server/platform/error-sentence.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { ReceivedFile } from '#server/platform/forms/received-file.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import type { ImageQueue } from './image-queue.ts';

const texts = translatedTexts(portuguese, spanish, english);

/**
 * Processes one image of a form; the received bytes are released as soon as it is processed.
 * @param uid user whose share of the queue is used
 * @throws AppError 'too-large' above the size limit; also errors of ImageQueue.process() and ReceivedFile.replaceBy()
 */
export async function processReceivedImage(
  file: ReceivedFile,
  queue: ImageQueue,
  uid: string,
): Promise<ProcessedImage> {
  if (file.isTooLarge()) throw new AppError('too-large', 'More bytes than allowed');
  const image = await queue.process(uid, () => file.bytes());
  file.replaceBy(image.files.reduce((total, { bytes }) => total + bytes.length, 0));
  return image;
}

/** Returns true if the error is caused by the image or its sender and not by this server. */
export function isImageRefusal(error: unknown): boolean {
  if (error instanceof UserFacingError) return true;
  return ['unsupported-type', 'too-large', 'too-many-items'].includes(errorCode(error));
}

/** Returns code and message for the sender of a refused image. */
export function toImageRefusal(error: unknown): Pick<RefusedImage, 'code' | 'error'> {
  if (error instanceof UserFacingError) return { code: error.code, error: error.sentence };
  const code = isImageRefusal(error) ? errorCode(error) : 'image-failed';
  if (code === 'too-many-items') return { code, error: texts().tooManyImages(maxPlaceImages) };
  return { code, error: errorSentence(texts().uploadErrors, code) };
}
