import { imageVariantUrl } from '#features/pictures/model/place-image.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { contentVersion } from '#server/platform/http/compressed-body.ts';
import type { StoredPicture } from './list-previews.ts';

/** Folder of the pictures that previews of lists show. */
export const listPreviewsPath = '/previews/listas';
/** Pictures of places in one. */
const mostPictures = 4;
/** What a part of it needs, in pixels. */
const pictureWidth = 640;
/** Where this server keeps pictures: none is fetched from elsewhere. */
const ownPicture = /^\/uploads\/places\/([A-Za-z0-9]{1,128})\/([^/?#]+)$/;

/** The covers of a list that its preview is made of, in the order of its places; empty where none is kept here. */
export function previewPictures({ items }: Pick<PublicList, 'items'>): StoredPicture[] {
  return items
    .flatMap(({ place: { cover } }) => {
      const [, placeId, filename] =
        (cover && ownPicture.exec(imageVariantUrl(cover, pictureWidth))) ?? [];
      return placeId && filename ? [{ placeId, filename }] : [];
    })
    .slice(0, mostPictures);
}

/** Names what a preview is made of: chats keep a picture by its address, and ask again for another one. */
export function previewVersion(pictures: readonly StoredPicture[]): string {
  return contentVersion(...pictures.map(({ placeId, filename }) => `${placeId}/${filename}`));
}

/** The address of the preview of a list; null where there is nothing to make one of. */
export function listPreviewUrl(list: Pick<PublicList, 'id' | 'items'>): string | null {
  const pictures = previewPictures(list);
  if (pictures.length === 0) return null;
  return `${listPreviewsPath}/${list.id}.jpg?v=${previewVersion(pictures)}`;
}
