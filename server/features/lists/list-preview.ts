import { imageVariantUrl } from '#features/pictures/model/place-image.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { contentVersion } from '#server/platform/http/compressed-body.ts';
import type { PreviewImageFile } from './list-previews.ts';

/** Path of the preview images of lists. */
export const listPreviewsPath = '/previews/listas';
/** Maximum number of place images in one preview. */
const maxImages = 4;
/** Width of the image variant used for a part of the preview, in pixels. */
const imageWidth = 640;
/** Address of an image in this server's image store; images from other origins are not fetched. */
const uploadedImagePath = /^\/uploads\/places\/([A-Za-z0-9]{1,128})\/([^/?#]+)$/;

/**
 * Returns the cover images used for the preview of a list, in the order of its places; empty if none is in this
 * server's image store.
 */
export function findPreviewImages({ items }: Pick<PublicList, 'items'>): PreviewImageFile[] {
  return items
    .flatMap(({ place: { cover } }) => {
      const [, placeId, filename] =
        (cover && uploadedImagePath.exec(imageVariantUrl(cover, imageWidth))) ?? [];
      return placeId && filename ? [{ placeId, filename }] : [];
    })
    .slice(0, maxImages);
}

/**
 * Returns the version of a preview's content. Chat apps cache images by address, so a changed preview needs a new
 * address.
 */
export function previewVersion(images: readonly PreviewImageFile[]): string {
  return contentVersion(...images.map(({ placeId, filename }) => `${placeId}/${filename}`));
}

/** Returns the address of a list's preview; null without images. */
export function listPreviewUrl(list: Pick<PublicList, 'id' | 'items'>): string | null {
  const images = findPreviewImages(list);
  if (images.length === 0) return null;
  return `${listPreviewsPath}/${list.id}.jpg?v=${previewVersion(images)}`;
}
