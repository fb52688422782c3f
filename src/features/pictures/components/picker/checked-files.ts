import { findImageFileFault } from '#features/pictures/model/image-upload.ts';
import { tooManyImages, uploadErrors } from '#features/pictures/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';

/** Accepted files, and the error messages of the rejected ones without duplicates. */
export interface CheckedFiles {
  accepted: File[];
  errorSentences: string[];
}

/**
 * Checks type, size and number of files before reading them; the server validates again by decoding.
 * @param freeSlots number of images that can still be added
 * @param maxImages maximum number of images, for the error message
 */
export function checkFiles(
  files: readonly File[],
  freeSlots: number,
  maxImages: number,
): CheckedFiles {
  const errorSentences = new Set<string>();
  const validFiles = files.filter((file) => {
    const fault = findImageFileFault(file);
    if (fault) {
      errorSentences.add(errorSentence(uploadErrors, fault));
      return false;
    }
    return true;
  });
  if (validFiles.length > freeSlots) errorSentences.add(tooManyImages(maxImages));
  return {
    accepted: validFiles.slice(0, Math.max(freeSlots, 0)),
    errorSentences: [...errorSentences],
  };
}
