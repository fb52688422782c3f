import { maxPlaceImages, maxUnsavedImages } from '#features/pictures/model/image-upload.ts';
import type { UploadResponse, UploadedImage } from '#features/pictures/model/image-upload.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { PlaceWithImages } from '#server/features/places/managed-place.ts';
import { isPlaceId } from './store/image-names.ts';
import { uploadPictures } from './picture-uploads.ts';
import type { PictureSender, PictureUploadsOptions } from './picture-uploads.ts';
import type { ReceiveForm } from '#server/platform/forms/incoming-form.ts';

export interface PlaceUploadsOptions extends PictureUploadsOptions {
  /** Returns the addresses of the images that the place's events show. */
  readEventImageUrls: (placeId: string) => Promise<readonly string[]>;
}

/** Permissions of the uploading user, checked while the images are received. */
export interface UploadPermission extends Pick<PictureSender, 'uid' | 'admitted'> {
  /** Returns the place; rejects if it does not exist or the caller does not manage it. */
  checkUpload: (placeId: string) => Promise<Pick<PlaceWithImages, 'imageUrls'>>;
}

/**
 * Stores uploaded images of a place. The folder of the place may contain maxPlaceImages images, the images of the
 * place's events and maxUnsavedImages unsaved ones.
 * @throws UserFacingError for a form without a place; errors of uploadPictures()
 */
export async function uploadPlaceImages(
  receiveForm: ReceiveForm,
  { uid, admitted, checkUpload }: UploadPermission,
  options: PlaceUploadsOptions,
): Promise<UploadResponse> {
  let placeId = '';
  const sender: PictureSender = {
    uid,
    admitted,
    maxFiles: maxPlaceImages,
    folderOf: async (fields) => {
      placeId = fields.get('placeId')?.[0] ?? '';
      if (!isPlaceId(placeId)) throw new UserFacingError('invalid-input', texts.imagesWithoutPlace);
      const { imageUrls: referencedUrls } = await checkUpload(placeId);
      return {
        folder: placeId,
        maxImages: maxPlaceImages,
        maxUnsaved: maxUnsavedImages,
        referencedUrls,
        readOtherUrls: () => options.readEventImageUrls(placeId),
        tooManyUnsaved: texts.tooManyUnsavedImages,
      };
    },
  };
  const { fields, files: savedFiles, refused } = await uploadPictures(receiveForm, sender, options);
  const highlightFlags = fields.get('isHighlight') ?? [];
  const files = savedFiles.map(({ picture, position }): UploadedImage => ({
    ...picture,
    isHighlight: highlightFlags[position] === 'true',
  }));
  const highlight = files.find(({ isHighlight }) => isHighlight) ?? files[0];
  const [firstRefusal] = refused;
  return {
    success: true,
    placeId,
    files,
    results: files.map(({ url, isHighlight }) => ({ url, isHighlight })),
    url: highlight?.url ?? '',
    filename: highlight?.filename ?? '',
    refused,
    ...(firstRefusal && { error: firstRefusal.error }),
  };
}
