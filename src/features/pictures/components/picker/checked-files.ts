import { imageFileFault } from '#features/pictures/model/image-upload.ts';
import { tooManyImages, uploadErrors } from '#features/pictures/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';

/** Chosen files that can be sent, and what is wrong with the others, each sentence once. */
export interface CheckedFiles {
  accepted: File[];
  sentences: string[];
}

/**
 * Checks files before anything is read of them (SPEC section 5); the server decides again by decoding.
 * @param room how many pictures may still be added
 * @param max how many there may be in all, for the sentence
 */
export function checkFiles(files: readonly File[], room: number, max: number): CheckedFiles {
  const sentences = new Set<string>();
  const fitting = files.filter((file) => {
    const fault = imageFileFault(file);
    if (fault) {
      sentences.add(errorSentence(uploadErrors, fault));
      return false;
    }
    return true;
  });
  if (fitting.length > room) sentences.add(tooManyImages(max));
  return { accepted: fitting.slice(0, Math.max(room, 0)), sentences: [...sentences] };
}
