import { highlightImage } from '#features/pictures/model/place-image.ts';
import type { PlaceImage } from '#features/places/model/place.ts';

/** The pictures in the order of the gallery: the highlight, then the others as stored. */
export function highlightFirst(images: readonly PlaceImage[], highlight: number): PlaceImage[] {
  const first = highlightImage(images, highlight);
  return first ? [first, ...images.filter((image) => image !== first)] : [];
}
