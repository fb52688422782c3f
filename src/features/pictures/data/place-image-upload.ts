import { AppError } from '#shared/app-error.ts';
import type { UploadResponse, UploadedImage } from '#features/pictures/model/image-upload.ts';

import { sendForm } from '#platform/api/send-form.ts';
import { idToken } from '#platform/firestore/id-token.ts';

export interface ImageUpload {
  placeId: string;
  placeName: string;
  picture: Blob;
  filename: string;
  isHighlight: boolean;
  /** Called with the share sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload, which then throws 'cancelled'. */
  signal: AbortSignal;
}

/**
 * Uploads one image of a place to the server. One image per request: a failure does not affect the others, and hosts
 * limit the size of a request.
 * @throws AppError 'no-result' for a response without an image; errors of sendForm() and idToken()
 */
export async function uploadPlaceImage(upload: ImageUpload): Promise<UploadedImage> {
  const { placeId, placeName, picture, filename, isHighlight, onProgress, signal } = upload;
  const form = new FormData();
  form.append('placeId', placeId);
  form.append('placeName', placeName);
  form.append('isHighlight', String(isHighlight));
  form.append('images', picture, filename);
  const token = await idToken();
  const requestOptions = { method: 'POST', token, onProgress, signal } as const;
  const body = await sendForm('/api/upload/places', form, requestOptions);
  const { files } = (body ?? {}) as Partial<UploadResponse>;
  const [image] = files ?? [];
  if (!image) throw new AppError('no-result', 'The server kept no picture and says no reason');
  return image;
}
