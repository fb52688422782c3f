import { imageVariantUrl } from '#features/pictures/model/place-image.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { contentVersion } from '#server/platform/http/compressed-body.ts';
import type { StoredPicture } from './list-previews.ts';

/** Path of the preview images of lists. */
export const listPreviewsPath = '/previews/listas';
/** Maximum number of place images in one preview. */
const maxPictures = 4;
/** Width of the image variant used for a part of the preview, in pixels. */
const pictureWidth = 640;
/** Address of an image in this server's image store; images from other origins are not fetched. */
const uploadedImagePath = /^\/uploads\/places\/([A-Za-z0-9]{1,128})\/([^/?#]+)$/;

/**
 * Returns the cover images used for the preview of a list, in the order of its places; empty if none is in this
 * server's image store.
 */
export function previewPictures({ items }: Pick<PublicList, 'items'>): StoredPicture[] {
  return items
    .flatMap(({ place: { cover } }) => {
      const [, placeId, filename] =
        (cover && uploadedImagePath.exec(imageVariantUrl(cover, pictureWidth))) ?? [];
      return placeId && filename ? [{ placeId, filename }] : [];
    })
    .slice(0, maxPictures);
}

/**
 * Returns the version of a preview's content. Chat apps cache images by address, so a changed preview needs a new
 * address.
 */
export function previewVersion(pictures: readonly StoredPicture[]): string {
  return contentVersion(...pictures.map(({ placeId, filename }) => `${placeId}/${filename}`));
}

/** Returns the address of a list's preview; null without images. */
export function listPreviewUrl(list: Pick<PublicList, 'id' | 'items'>): string | null {
  const pictures = previewPictures(list);
  if (pictures.length === 0) return null;
  return `${listPreviewsPath}/${list.id}.jpg?v=${previewVersion(pictures)}`;
}
