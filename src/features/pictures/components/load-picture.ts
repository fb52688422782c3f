import { AppError } from '#shared/app-error.ts';
import { maxDecodedPixels } from '#features/pictures/model/image-upload.ts';

/**
 * Loads a picture to be drawn, turned as its camera says. Its head tells its size: one too large is not decoded.
 * @param url of this page's own memory
 * @throws AppError 'invalid-input' when it is no picture that the browser can read, or has too many pixels
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
