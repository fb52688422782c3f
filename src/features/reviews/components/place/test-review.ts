import type { Review } from '#features/reviews/model/review.ts';

/** Returns a review for the tests of this folder. */
export function aReview(changes: Partial<Review> = {}): Review {
  return {
    id: 'p1_u1',
    placeId: 'p1',
    userId: 'u1',
    authorName: 'Ana Souza',
    authorPhotoURL: '',
    rating: 4,
    text: 'Lugar tranquilo.',
    language: 'pt',
    createdAt: new Date('2026-03-17T15:00:00Z'),
    updatedAt: null,
    reply: null,
    verifiedVisit: false,
    authorProfile: false,
    helpfulCount: 0,
    pictures: [],
    picturesStatus: 'shown',
    ...changes,
  };
}
