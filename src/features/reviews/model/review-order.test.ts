import { describe, expect, it } from 'vitest';
import { reviewOrders, sortReviews, searchReviews } from './review-order.ts';
import type { Review } from './review.ts';

function aReview(id: string, changes: Partial<Review> = {}): Review {
  return {
    id,
    placeId: 'p1',
    userId: id,
    authorName: 'Ana',
    authorPhotoURL: '',
    rating: 4,
    text: '',
    language: 'pt',
    createdAt: new Date('2026-03-01T12:00:00Z'),
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

const laterDate = { createdAt: new Date('2026-03-02T12:00:00Z') };
const reviews = [
  aReview('a', { rating: 5 }),
  aReview('b', { rating: 1, ...laterDate }),
  aReview('c', { rating: 5, verifiedVisit: true, ...laterDate }),
  aReview('d', { verifiedVisit: true, createdAt: null }),
  aReview('e', { verifiedVisit: true }),
];

describe('the sort order of reviews', () => {
  it.each([
    ['newest', 'cbead'],
    ['best', 'caedb'],
    ['worst', 'bedca'],
    ['visited', 'ced'],
  ] as const)('%s', (order, ids) => {
    const ordered = sortReviews(reviews, order).map(({ id }) => id);
    expect(ordered.join('')).toBe(ids);
  });

  it('does not modify its input', () => {
    const before = [...reviews];
    for (const order of reviewOrders) sortReviews(reviews, order);
    expect(reviews).toEqual(before);
  });
});

describe('searching words in reviews', () => {
  const searchedReviews = [
    aReview('a', { text: 'Pão de queijo quentinho' }),
    aReview('b', { authorName: 'João', text: 'Café' }),
    aReview('c', { reply: { text: 'Voltem para o café!', repliedAt: null } }),
  ];
  it.each([
    ['', 'abc'],
    ['  ', 'abc'],
    ['CAFE', 'bc'],
    ['queijo pao', 'a'],
    ['joão café', 'b'],
    ['quent', 'a'],
    ['undefined', ''],
    ['queijo café', ''],
    ['.*', ''],
  ])('%j', (text, ids) => {
    expect(
      searchReviews(searchedReviews, text)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});
