import { countText } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function reviewCountText(count: number): string {
  return countText(count, 'review', 'reviews');
}

export function foundReviewsText(foundCount: number, readCount: number): string {
  return `${foundCount} of ${countText(readCount, 'loaded review', 'loaded reviews')}`;
}

export function helpfulText(count: number): string {
  return `${countText(count, 'person', 'people')} found this helpful`;
}

export const noReviewsYet = 'No reviews yet';

export function ratingSummary(rating: string, reviewCount: number): string {
  return `Rated ${rating} out of 5, ${reviewCountText(reviewCount)}`;
}

export function starsOfFive(rating: string): string {
  return `${rating} out of 5 stars`;
}

export function starCountText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

export const histogramLabel = 'Reviews by number of stars';

export function histogramRow(stars: number, reviewCount: number, percent: string): string {
  return `${starCountText(stars)}: ${reviewCountText(reviewCount)} (${percent})`;
}

export type Complete = TranslationOf<
  typeof import('./count-texts.ts'),
  typeof import('./count-texts.en.ts')
>;
