import { AppError } from '#shared/app-error.ts';
import { maxDecodedPixels } from '#features/pictures/model/image-upload.ts';

/**
 * Loads an image for a canvas, rotated by its EXIF orientation. The size is read from the header; an image that is too
 * large is not decoded.
 * @param url an object URL of this page
 * @throws AppError 'invalid-input' if the browser cannot read the image or it has too many pixels
 */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => {
      reject(new AppError('invalid-input', 'The picture cannot be read'));
    };
    image.src = url;
  });
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth * naturalHeight > maxDecodedPixels) {
    throw new AppError('invalid-input', `${naturalWidth}x${naturalHeight} pixels`);
  }
  try {
    await image.decode();
  } catch (cause) {
    throw new AppError('invalid-input', 'The picture cannot be decoded', { cause });
  }
  return image;
}
