import { AppError } from '#shared/app-error.ts';
import { findImageFileFault } from '#features/pictures/model/image-upload.ts';
import { loadPicture } from '#features/pictures/components/load-picture.ts';

/**
 * Opens a chosen file as an image to crop.
 * @returns an object URL, to be released with URL.revokeObjectURL()
 * @throws AppError 'unsupported-type', 'too-large'; 'invalid-input' if it is not an image or has too many pixels
 */
export async function createImageUrl(file: File): Promise<string> {
  const fault = findImageFileFault(file);
  if (fault) throw new AppError(fault, `${file.type}, ${file.size} bytes`);
  const url = URL.createObjectURL(file);
  try {
    await loadPicture(url);
    return url;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
