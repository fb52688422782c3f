import { describe, expect, it } from 'vitest';

import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { withoutPendingPictures, toReview } from './review.ts';
import { checkReviewDraft, reviewId } from './review-draft.ts';

const picture: PlaceImage = {
  url: '/uploads/reviews/p1_ana/0123456789abcdef012345678.webp',
  width: 800,
  height: 600,
  widths: [320, 640],
  colour: '#a1b2c3',
};

it('a user has one review id per place', () => {
  expect(reviewId('place1', 'ana')).toBe('place1_ana');
});

describe('checkedReviewDraft', () => {
  it('trims the text and keeps the stars', () => {
    expect(checkReviewDraft({ rating: 4, text: '  Boa vista. ' })).toEqual({
      rating: 4,
      text: 'Boa vista.',
    });
  });

  it('keeps line breaks and removes bidirectional control characters', () => {
    expect(checkReviewDraft({ rating: 4, text: 'Boa\u202e vista.\r\nVolto.' }).text).toBe(
      'Boa vista.\nVolto.',
    );
  });

  it('accepts an empty text and 2,000 characters', () => {
    expect(checkReviewDraft({ rating: 1, text: '' }).text).toBe('');
    expect(checkReviewDraft({ rating: 5, text: 'a'.repeat(2_000) }).text).toHaveLength(2_000);
  });

  it.each([0, 6, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d stars', (rating) => {
    expect(() => checkReviewDraft({ rating, text: '' })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });

  it('refuses 2,001 characters', () => {
    expect(() => checkReviewDraft({ rating: 5, text: 'a'.repeat(2_001) })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });

  it('keeps up to three images in order, and omits unchanged images', () => {
    const draft = { rating: 5, text: '', pictures: [picture, { ...picture, width: 900 }] };
    expect(checkReviewDraft(draft).pictures).toEqual(draft.pictures);
    expect(checkReviewDraft({ ...draft, pictures: [] }).pictures).toEqual([]);
    expect(checkReviewDraft({ rating: 5, text: '' })).not.toHaveProperty('pictures');
  });

  it('refuses four images', () => {
    expect(() =>
      checkReviewDraft({ rating: 5, text: '', pictures: Array(4).fill(picture) as PlaceImage[] }),
    ).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });
});

describe('withoutPendingPictures', () => {
  const review = { ...toReview('p1_ana', {}), pictures: [picture] };

  it('removes images that are held for review', () => {
    expect(withoutPendingPictures({ ...review, picturesStatus: 'waiting' }).pictures).toEqual([]);
  });

  it.each(['shown', 'kept'] as const)('keeps images with the status %s', (picturesStatus) => {
    expect(withoutPendingPictures({ ...review, picturesStatus }).pictures).toEqual([picture]);
  });
});
