import { AppError } from '#shared/app-error.ts';
import type { ReviewUploadResponse } from '#features/pictures/model/image-upload.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';

import { sendForm } from '#platform/api/send-form.ts';
import { idToken } from '#platform/firestore/id-token.ts';

export interface ReviewImageUpload {
  placeId: string;
  picture: Blob;
  filename: string;
  /** Called with the share sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload, which then throws 'cancelled'. */
  signal: AbortSignal;
}

/**
 * Uploads one image for the user's review of a place, before the review is stored.
 * @throws AppError 'no-result' for a response without an image; errors of sendForm() and idToken()
 */
export async function uploadReviewImage(upload: ReviewImageUpload): Promise<PlaceImage> {
  const { placeId, picture, filename, onProgress, signal } = upload;
  const form = new FormData();
  form.append('placeId', placeId);
  form.append('images', picture, filename);
  const token = await idToken();
  const requestOptions = { method: 'POST', token, onProgress, signal } as const;
  const body = await sendForm('/api/upload/reviews', form, requestOptions);
  const [image] = ((body ?? {}) as Partial<ReviewUploadResponse>).files ?? [];
  if (!image) throw new AppError('no-result', 'The server kept no picture and says no reason');
  const { url, width, height, widths, colour } = image;
  return { url, width, height, widths, colour };
}
