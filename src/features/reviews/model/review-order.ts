import { foldText } from '#shared/text/fold-text.ts';
import type { Review } from './review.ts';

/**
 * The orders in which the reviews of a place are read. 'visited' are those of people whose visit was registered when
 * they used a benefit of the club there, newest first.
 */
export const reviewOrders = ['newest', 'best', 'worst', 'visited'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

/** All reviews of a place in the order in which the database lists them. */
export function reviewsInOrder(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const listed = order === 'visited' ? reviews.filter((one) => one.verifiedVisit) : reviews;
  const byStars = { best: -1, worst: 1, newest: 0, visited: 0 }[order];
  return listed.toSorted(
    (a, b) => byStars * (a.rating - b.rating) || timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1),
  );
}

/**
 * The reviews whose author, text or answer hold every word of a text, as a part of theirs; accents and capitals do not
 * count. All of them for a text without words.
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
