import { AppError } from '#shared/app-error.ts';
import { imageFileFault } from '#features/pictures/model/image-upload.ts';
import { loadPicture } from '#features/pictures/components/load-picture.ts';

/**
 * Takes a chosen file for a picture to crop.
 * @returns an address of this page's memory, to be given back with URL.revokeObjectURL()
 * @throws AppError 'unsupported-type', 'too-large'; 'invalid-input' when it is no picture or has too many pixels
 */
export async function openPicture(file: File): Promise<string> {
  const fault = imageFileFault(file);
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
