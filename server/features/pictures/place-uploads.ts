import { maxPlaceImages, maxUnsavedImages } from '#features/pictures/model/image-upload.ts';
import type { UploadAnswer, UploadedImage } from '#features/pictures/model/image-upload.ts';
import { UserFacingError } from '#server/platform/http/user-facing-error.ts';
import type { PlaceOfImages } from '#server/features/places/managed-place.ts';
import { isPlaceId } from './store/image-names.ts';
import { uploadPictures } from './picture-uploads.ts';
import type { PictureSender, PictureUploadsOptions } from './picture-uploads.ts';
import type { TakeForm } from '#server/platform/forms/incoming-form.ts';

export interface PlaceUploadsOptions extends PictureUploadsOptions {
  /** Returns the addresses of the images that the place's events show. */
  eventPictures: (placeId: string) => Promise<readonly string[]>;
}

/** Permissions of the uploading user, checked while the images are received. */
export interface UploadPermission extends Pick<PictureSender, 'uid' | 'admitted'> {
  /** Returns the place; rejects if it does not exist or the caller does not manage it. */
  mayUploadTo: (placeId: string) => Promise<Pick<PlaceOfImages, 'imageUrls'>>;
}

const noPlace = 'O envio não diz de qual lugar são as imagens.';
const tooManyUnsaved =
  'Muitas imagens deste lugar foram enviadas e ainda não foram salvas. Salve o lugar ou tente novamente em uma hora.';

/**
 * Stores uploaded images of a place: up to eight of its record, those of its events, and unsaved ones.
 * @throws UserFacingError for a form without a place; as uploadPictures()
 */
export async function uploadPlaceImages(
  takeForm: TakeForm,
  { uid, admitted, mayUploadTo }: UploadPermission,
  options: PlaceUploadsOptions,
): Promise<UploadAnswer> {
  let placeId = '';
  const sender: PictureSender = {
    uid,
    admitted,
    files: maxPlaceImages,
    folderOf: async (fields) => {
      placeId = fields.get('placeId')?.[0] ?? '';
      if (!isPlaceId(placeId)) throw new UserFacingError('invalid-input', noPlace);
      const { imageUrls: named } = await mayUploadTo(placeId);
      return {
        folder: placeId,
        most: maxPlaceImages,
        mostUnsaved: maxUnsavedImages,
        named,
        namedByOthers: () => options.eventPictures(placeId),
        tooManyUnsaved,
      };
    },
  };
  const { fields, files: kept, refused } = await uploadPictures(takeForm, sender, options);
  const highlights = fields.get('isHighlight') ?? [];
  const files = kept.map(({ picture, position }): UploadedImage => ({
    ...picture,
    isHighlight: highlights[position] === 'true',
  }));
  const shown = files.find(({ isHighlight }) => isHighlight) ?? files[0];
  const [reason] = refused;
  return {
    success: true,
    placeId,
    files,
    results: files.map(({ url, isHighlight }) => ({ url, isHighlight })),
    url: shown?.url ?? '',
    filename: shown?.filename ?? '',
    refused,
    ...(reason && { error: reason.error }),
  };
}
