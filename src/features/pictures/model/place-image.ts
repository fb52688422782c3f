import { imageWidths } from '#features/places/model/place.ts';
import type { PlaceImage } from '#features/places/model/place.ts';

/** Placeholder colour of a picture that states none: light sand. */
export const defaultImageColour = '#d9d2c5';

/** Size assumed for a plain address: the detail head's 16:10. */
export const plainImageSize = { width: 1600, height: 1000 };

/** Where the server keeps a place's own pictures: '/uploads/places/{id}/'. */
export function placeUploadFolder(placeId: string): string {
  return `/uploads/places/${encodeURIComponent(placeId)}/`;
}

/** The stored widths that a picture of this width has as smaller files. */
export function smallerWidths(width: number): number[] {
  return imageWidths.filter((candidate) => candidate < width);
}

function variantOf(url: string, width: number): string {
  return url.replace(/\.webp$/, `-${width}.webp`);
}

/** The smallest file at least `width` pixels wide; the largest one when none is wide enough. */
export function imageVariantUrl(image: PlaceImage, width: number): string {
  const fitting = image.widths.find((candidate) => candidate >= width);
  return fitting === undefined ? image.url : variantOf(image.url, fitting);
}

/** The `srcset` of a picture; undefined for a plain address, which has one file of unknown width. */
export function imageSrcSet(image: PlaceImage): string | undefined {
  if (image.widths.length === 0) return undefined;
  return [
    ...image.widths.map((width) => `${variantOf(image.url, width)} ${width}w`),
    `${image.url} ${image.width}w`,
  ].join(', ');
}

/** The picture a place is shown with: the index is brought into range; null without pictures. */
export function highlightImage(images: readonly PlaceImage[], index: number): PlaceImage | null {
  const wanted = Number.isFinite(index) ? Math.trunc(index) : 0;
  return images[Math.min(Math.max(wanted, 0), images.length - 1)] ?? null;
}
