import type { Place } from '#features/places/model/place.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { findHighlightImage } from './place-image.ts';
import type { PlaceImage } from './place-image.ts';

/** Maximum number of members' photographs in a gallery. */
const maxMemberPhotographs = 8;

export type GalleryPlace = Pick<Place, 'images' | 'highlightImageIndex' | 'reviewsCount'>;
export type GalleryReview = Pick<Review, 'pictures'>;

/**
 * Returns the images of a place's gallery: the highlight, then the others as stored. If the highlight is a drawing or
 * missing, the newest photographs of members come first; their drawings are omitted.
 * @param reviews the first reviews of the place; null while they are unknown. A drawn highlight is then alone, because
 *   later images must not move others
 */
export function listGalleryImages(
  { images, highlightImageIndex, reviewsCount }: GalleryPlace,
  reviews: readonly GalleryReview[] | null,
): PlaceImage[] {
  const highlight = findHighlightImage(images, highlightImageIndex);
  const ownImages = highlight ? [highlight, ...images.filter((image) => image !== highlight)] : [];
  if ((highlight && !highlight.isDrawing) || reviewsCount === 0) return ownImages;
  if (!reviews) return ownImages.slice(0, 1);
  const photographs = reviews.flatMap(({ pictures }) =>
    pictures.filter(({ isDrawing }) => !isDrawing),
  );
  return [...photographs.slice(0, maxMemberPhotographs), ...ownImages];
}
