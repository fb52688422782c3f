import { foldText } from '#shared/text/fold-text.ts';
import type { Review } from './review.ts';

/**
 * Sort orders of the reviews of a place. 'visited' contains only reviews with a verified visit (a club benefit used at
 * the place), newest first.
 */
export const reviewOrders = ['newest', 'best', 'worst', 'visited'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

/** Sorts all reviews of a place in the same order as the database. */
export function reviewsInOrder(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const listed = order === 'visited' ? reviews.filter((one) => one.verifiedVisit) : reviews;
  const byStars = { best: -1, worst: 1, newest: 0, visited: 0 }[order];
  return listed.toSorted(
    (a, b) => byStars * (a.rating - b.rating) || timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1),
  );
}

/**
 * Returns the reviews whose author, text or reply contains every word of the text, ignoring accents and case. Returns
 * all reviews for a text without words.
 */
export function reviewsWithWords(reviews: readonly Review[], text: string): Review[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return reviews.filter((review) => {
    const said = foldText([review.authorName, review.text, review.reply?.text].join('\n'));
    return words.every((word) => said.includes(word));
  });
}

function timeOf({ createdAt }: Review): number {
  return createdAt?.getTime() ?? 0;
}
