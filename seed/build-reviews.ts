import type { RatingCounts } from '#features/reviews/model/rating.ts';
import { addRating, noRatings, ratingAggregate } from '#features/reviews/model/rating.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { showsReviewer } from './build-people.ts';
import type { Person } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { ReviewFields, SeedDocument } from './city.ts';
import { coolClosings, openings, replies, reviewTexts, warmClosings } from './data/review-texts.ts';
import { voices } from './data/voices.ts';
import type { Random } from './random.ts';
import { randomFor } from './random.ts';

/** Returns random stars from 1 to 5, most likely close to `appeal`. */
function starsAround(appeal: number, random: Random): number {
  const weights = [1, 2, 3, 4, 5].map((stars) => Math.exp(-((stars - appeal) ** 2) / 0.8) + 0.02);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return index + 1;
  }
  return 5;
}

/** Returns a function that returns sentences in random order and repeats one only after all others were used. */
function sentenceDealer(random: Random, sentences: readonly string[]): () => string {
  let deck = random.shuffled(sentences);
  return () => {
    const next = deck.pop();
    if (next !== undefined) return next;
    deck = random.shuffled(sentences);
    return deck.pop() ?? '';
  };
}

/** Returns a function that writes the review texts of one place. */
function writer(
  draft: SeedPlaceDraft,
  random: Random,
  expected: number,
): (stars: number) => string {
  const texts = reviewTexts[draft.categorySlug];
  const praise = sentenceDealer(random, texts.praise);
  const caveat = sentenceDealer(random, texts.caveats);
  const complaint = sentenceDealer(random, texts.complaints);
  const opening = sentenceDealer(random, openings);
  const warm = sentenceDealer(random, warmClosings);
  const cool = sentenceDealer(random, coolClosings);
  // A second sentence of praise is rarer at a place with many reviews, so that fewer sentences repeat.
  const generous = Math.min(0.8, Math.max(0, (texts.praise.length - expected) / expected));
  return (stars) => {
    const parts: string[] = [];
    if (random.chance(0.35)) parts.push(opening());
    if (stars >= 4) parts.push(praise());
    if (stars === 5 && random.chance(generous)) parts.push(praise());
    if (stars === 4 && random.chance(0.6)) parts.push(caveat());
    if (stars === 3) parts.push(praise(), random.chance(0.5) ? caveat() : complaint());
    if (stars <= 2) parts.push(complaint());
    if (stars === 1 && random.chance(0.6)) parts.push(complaint());
    if (random.chance(stars >= 4 ? 0.45 : 0.5)) parts.push(stars >= 4 ? warm() : cool());
    return parts.join(' ');
  };
}

export interface ReviewPlan {
  draft: SeedPlaceDraft;
  /** Authors in chronological order; each writes at most one review. */
  authors: readonly Person[];
  now: Date;
  /**
   * Time of the confirmed club visit by uid. Reviews of these users are later than the visit and marked as verified.
   */
  visits: ReadonlyMap<string, Date>;
  /** True if the place has a manager, who replies to some reviews. */
  hasManager: boolean;
}

/** Returns the reviews of one place. Sets the rating aggregate and updatedAt of the place accordingly. */
export function reviewPlace(plan: ReviewPlan): SeedDocument<ReviewFields>[] {
  const { draft, authors, now } = plan;
  const { document, content } = draft;
  const random = randomFor(`${draft.key}/reviews`);
  const spoken = [...(voices[content.title] ?? [])];
  const write = writer(draft, random, authors.length);
  let counts: RatingCounts = noRatings;
  const opened = document.fields.createdAt.getTime();
  const reviews = authors.map((author): SeedDocument<ReviewFields> => {
    const voice = spoken.shift();
    const stars = voice?.[0] ?? starsAround(content.appeal, random);
    counts = addRating(counts, stars);
    const visit = plan.visits.get(author.uid);
    const earliest = visit === undefined ? opened + dayMs : visit.getTime() + hourMs;
    const latest = now.getTime() - hourMs;
    const share = visit === undefined ? random.next() ** 0.7 : random.next() * 0.05;
    const createdAt = new Date(earliest + (latest - earliest) * share);
    const text = voice?.[1] ?? write(stars);
    const answered = plan.hasManager && random.chance(stars <= 3 ? 0.8 : 0.3);
    const repliedAt = new Date(
      Math.min(createdAt.getTime() + random.between(0.2, 4) * dayMs, latest),
    );
    return {
      id: `${document.id}_${author.uid}`,
      fields: {
        placeId: document.id,
        userId: author.uid,
        authorName: author.displayName,
        authorPhotoURL: '',
        rating: stars,
        text,
        verifiedVisit: visit !== undefined,
        ...(showsReviewer(author) && { authorProfile: true }),
        ...(answered
          ? {
              reply: {
                text: random.pick(stars <= 3 ? replies.discontent : replies.content),
                repliedAt,
              },
            }
          : {}),
        createdAt,
        updatedAt: createdAt,
      },
    };
  });
  const aggregate = ratingAggregate(counts);
  Object.assign(document.fields, { ...aggregate, ratingCounts: [...aggregate.ratingCounts] });
  document.fields.updatedAt = new Date(
    Math.max(opened, ...reviews.map((review) => review.fields.updatedAt.getTime())),
  );
  return reviews;
}
