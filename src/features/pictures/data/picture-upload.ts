import { AppError } from '#shared/app-error.ts';
import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import type { UploadResponse } from '#features/pictures/model/image-upload.ts';
import type { PictureKind, RecordPictureKind } from '#features/pictures/model/picture-kinds.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';

import { sendForm } from '#platform/api/send-form.ts';
import type { SendFormOptions } from '#platform/api/send-form.ts';
import { idToken } from '#platform/firestore/id-token.ts';

interface PictureForm extends SendFormOptions {
  picture: Blob;
  filename: string;
  /** Text fields, sent before the image. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Uploads one image to the server. One image per request: a failure does not affect the others, and hosts limit the
 * size of a request.
 * @param readResult returns the result in a response body; undefined for a malformed body
 * @throws AppError 'no-result' for a malformed response; errors of sendForm()
 */
export async function sendPicture<T>(
  kind: PictureKind,
  { picture, filename, fields = {}, ...request }: PictureForm,
  readResult: (body: unknown) => T | undefined,
): Promise<T> {
  const { upload, field } = pictureKinds[kind];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, picture, filename);
  const result = readResult(await sendForm(`/api${upload}`, form, request));
  if (!result) throw new AppError('no-result', `${upload} answered without a picture`);
  return result;
}

/** Owner of the images: a place, or the user's review of a place, which may not be stored yet. */
export interface PictureOwner {
  kind: RecordPictureKind;
  placeId: string;
  placeName: string;
}

export interface PictureUpload
  extends PictureOwner, Pick<PictureForm, 'picture' | 'filename' | 'onProgress' | 'signal'> {
  isHighlight: boolean;
}

/** Uploads one image of a place or review. @throws AppError as sendPicture() and idToken() */
export async function uploadPicture({
  kind,
  placeId,
  placeName,
  isHighlight,
  ...upload
}: PictureUpload): Promise<PlaceImage> {
  const fields = { placeId, placeName, isHighlight: String(isHighlight) };
  const request = { ...upload, fields, method: 'POST', token: await idToken() } as const;
  const { url, width, height, widths, colour } = await sendPicture(
    kind,
    request,
    (body) => ((body ?? {}) as Partial<UploadResponse>).files?.[0],
  );
  return { url, width, height, widths, colour };
}
