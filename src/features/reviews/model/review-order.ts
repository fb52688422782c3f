import { foldText } from '#shared/text/fold-text.ts';
import type { Review } from './review.ts';

/**
 * Sort orders of the reviews of a place. 'visited' contains only reviews with a verified visit (a club benefit used at
 * the place), newest first.
 */
export const reviewOrders = ['newest', 'best', 'worst', 'visited'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

/** Sorts all reviews of a place in the same order as the database. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const matchingReviews =
    order === 'visited' ? reviews.filter((review) => review.verifiedVisit) : reviews;
  const direction = { best: -1, worst: 1, newest: 0, visited: 0 }[order];
  return matchingReviews.toSorted(
    (a, b) => direction * (a.rating - b.rating) || toTime(b) - toTime(a) || (a.id < b.id ? 1 : -1),
  );
}

/**
 * Returns the reviews whose author, text or reply contains every word of the text, ignoring accents and case. Returns
 * all reviews for a text without words.
 */
export function searchReviews(reviews: readonly Review[], text: string): Review[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return reviews.filter((review) => {
    const searchableText = foldText(
      [review.authorName, review.text, review.reply?.text].join('\n'),
    );
    return words.every((word) => searchableText.includes(word));
  });
}

function toTime({ createdAt }: Review): number {
  return createdAt?.getTime() ?? 0;
}
