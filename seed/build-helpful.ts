import type { Person } from './build-people.ts';
import type { HelpfulMarkFields, ReviewFields, SeedDocument } from './city.ts';
import { randomFor } from './random.ts';

/** Maximum number of marks per review. */
const maxMarksPerReview = 14;

/**
 * Returns helpful marks for the reviews: many for a few reviews, few or none for most. Sets the count of each review.
 */
export function buildHelpful(
  reviews: readonly SeedDocument<ReviewFields>[],
  people: readonly Person[],
  now: Date,
): SeedDocument<HelpfulMarkFields>[] {
  return reviews.flatMap((review) => {
    const { placeId, userId: authorId, createdAt: writtenAt } = review.fields;
    const random = randomFor(`${review.id}/helpful`);
    const count = Math.floor(random.next() ** 4 * (maxMarksPerReview + 1));
    const readers = random.shuffled(people.filter(({ uid }) => uid !== authorId)).slice(0, count);
    if (readers.length > 0) review.fields.helpfulCount = readers.length;
    return readers.map(({ uid }) => {
      const sinceMs = now.getTime() - writtenAt.getTime();
      const createdAt = new Date(writtenAt.getTime() + sinceMs * random.between(0.05, 0.95));
      const fields = { userId: uid, reviewId: review.id, placeId, authorId, createdAt };
      return { id: `${review.id}_${uid}`, fields };
    });
  });
}
