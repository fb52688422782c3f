import { createHash } from 'node:crypto';
import { smallerWidths } from '#features/pictures/model/place-image.ts';
import { maxReviewPictures } from '#features/reviews/model/review-options.ts';
import { reviewUploadFolder } from '#features/reviews/model/review-draft.ts';
import { toStoredImages } from '#features/places/model/stored-place-lists.ts';
import { artHeight, artWidth } from './art/svg.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { PictureFile, ReviewFields, SeedDocument } from './city.ts';
import type { CategorySlug } from './data/content.ts';
import { randomFor } from './random.ts';

/** Share of the places whose newest review of at least four stars gets images. */
const share = 0.4;

interface PicturedCity {
  drafts: readonly SeedPlaceDraft[];
  reviews: readonly SeedDocument<ReviewFields>[];
  /** Drawings by category. */
  pool: ReadonlyMap<CategorySlug, readonly string[]>;
  colourOf: (artKey: string) => string;
}

/**
 * Adds images to reviews: at some places the newest review with at least four stars gets one or more shared drawings
 * that the place itself does not show.
 * @returns the image files
 */
export function buildReviewPictures({
  drafts,
  reviews,
  pool,
  colourOf,
}: PicturedCity): PictureFile[] {
  return drafts.flatMap((draft) => {
    const random = randomFor(`${draft.key}/review-pictures`);
    const [review] = reviews
      .filter(({ fields }) => fields.placeId === draft.document.id && fields.rating >= 4)
      .sort((a, b) => b.fields.createdAt.getTime() - a.fields.createdAt.getTime());
    if (!review || !random.chance(share)) return [];
    const own = new Set(draft.pictures.map(({ artKey }) => artKey));
    const shared = (pool.get(draft.categorySlug) ?? []).filter(
      (key) => key.endsWith('#shared') && !own.has(key),
    );
    const shown = random.shuffled(shared).slice(0, random.int(1, maxReviewPictures));
    if (shown.length === 0) return [];
    const pictures = shown.map((artKey, at) => ({
      folder: review.id,
      name: createHash('sha256').update(`${review.id}/${at}`).digest('hex').slice(0, 25),
      artKey,
    }));
    review.fields.pictures = toStoredImages(
      pictures.map(({ name, artKey }) => ({
        url: `${reviewUploadFolder(review.id)}${name}.webp`,
        width: artWidth,
        height: artHeight,
        widths: smallerWidths(artWidth),
        colour: colourOf(artKey),
        isDrawing: true,
      })),
    );
    return pictures;
  });
}
