import { describe, expect, it } from 'vitest';

import { checkedReviewDraft, reviewId } from './review.ts';

it('gives one person one review of a place', () => {
  expect(reviewId('place1', 'ana')).toBe('place1_ana');
});

describe('checkedReviewDraft', () => {
  it('trims the text and keeps the stars', () => {
    expect(checkedReviewDraft({ rating: 4, text: '  Boa vista. ' })).toEqual({
      rating: 4,
      text: 'Boa vista.',
    });
  });

  it('keeps the lines of the text and drops what turns its direction', () => {
    expect(checkedReviewDraft({ rating: 4, text: 'Boa\u202e vista.\r\nVolto.' }).text).toBe(
      'Boa vista.\nVolto.',
    );
  });

  it('takes no text, and 2,000 characters of it', () => {
    expect(checkedReviewDraft({ rating: 1, text: '' }).text).toBe('');
    expect(checkedReviewDraft({ rating: 5, text: 'a'.repeat(2_000) }).text).toHaveLength(2_000);
  });

  it.each([0, 6, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d stars', (rating) => {
    expect(() => checkedReviewDraft({ rating, text: '' })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });

  it('refuses 2,001 characters', () => {
    expect(() => checkedReviewDraft({ rating: 5, text: 'a'.repeat(2_001) })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });
});
