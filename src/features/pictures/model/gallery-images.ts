import type { Place } from '#features/places/model/place.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { findHighlightImage } from './place-image.ts';
import type { PlaceImage } from './place-image.ts';

/** Maximum number of members' photographs in a gallery. */
const maxMemberPhotographs = 8;

type PlaceWithImages = Pick<Place, 'images' | 'highlightImageIndex'>;

/**
 * Returns the photographs of members that the gallery of a place shows, newest first. Drawings are omitted.
 * @param reviews the first reviews of the place; null if they are not known yet
 * @returns null while the reviews of a place that has any are not known
 */
export function listMemberPhotographs(
  place: PlaceWithImages & Pick<Place, 'reviewsCount'>,
  reviews: readonly Pick<Review, 'pictures'>[] | null,
): PlaceImage[] | null {
  if (!showsMemberPhotographs(place) || place.reviewsCount === 0) return [];
  return (
    reviews
      ?.flatMap(({ pictures }) => pictures.filter(({ isDrawing }) => !isDrawing))
      .slice(0, maxMemberPhotographs) ?? null
  );
}

/** Returns true if the gallery of a place begins with photographs of members: its highlight is a drawing or missing. */
function showsMemberPhotographs({ images, highlightImageIndex }: PlaceWithImages): boolean {
  return findHighlightImage(images, highlightImageIndex)?.isDrawing ?? images.length === 0;
}

/**
 * Returns the images of a gallery in order: photographs of members, the highlight, then the others as stored.
 * @param memberPhotographs result of listMemberPhotographs(). While it is null, the highlight is alone, because later
 *   images must not move others
 */
export function listGalleryImages(
  { images, highlightImageIndex }: PlaceWithImages,
  memberPhotographs: readonly PlaceImage[] | null,
): PlaceImage[] {
  const highlight = findHighlightImage(images, highlightImageIndex);
  const ownImages = highlight ? [highlight, ...images.filter((image) => image !== highlight)] : [];
  return memberPhotographs ? [...memberPhotographs, ...ownImages] : ownImages.slice(0, 1);
}
