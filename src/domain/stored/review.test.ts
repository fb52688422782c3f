import { describe, expect, it } from 'vitest';

import { Timestamp } from '#support/stored-values.ts';
import { toReview } from './review.ts';

describe('toReview', () => {
  it('reads a whole review with the reply of the place', () => {
    const review = toReview('p1_ana', {
      placeId: 'p1',
      userId: 'ana',
      authorName: 'Ana',
      authorPhotoURL: 'https://fotos.example/ana.jpg',
      rating: 4,
      text: ' Vista linda. ',
      createdAt: Timestamp.fromMillis(1000),
      updatedAt: Timestamp.fromMillis(2000),
      reply: { text: 'Voltem sempre.', repliedAt: Timestamp.fromMillis(3000) },
      verifiedVisit: true,
      authorProfile: true,
      helpfulCount: 12,
    });
    expect(review).toEqual({
      id: 'p1_ana',
      placeId: 'p1',
      userId: 'ana',
      authorName: 'Ana',
      authorPhotoURL: 'https://fotos.example/ana.jpg',
      rating: 4,
      text: 'Vista linda.',
      createdAt: new Date(1000),
      updatedAt: new Date(2000),
      reply: { text: 'Voltem sempre.', repliedAt: new Date(3000) },
      verifiedVisit: true,
      authorProfile: true,
      helpfulCount: 12,
    });
  });

  it.each([[undefined], [null], [{}], ['text'], [7]])('fills in every default for %j', (data) => {
    expect(toReview('x', data)).toMatchObject({
      id: 'x',
      authorName: 'Usuário',
      authorPhotoURL: '',
      text: '',
      createdAt: null,
      reply: null,
      verifiedVisit: false,
      authorProfile: false,
      helpfulCount: 0,
    });
  });

  it.each([[-3], [Number.NaN], ['x'], [null]])(
    'takes %j for nobody who finds it helpful',
    (count) => {
      expect(toReview('x', { helpfulCount: count }).helpfulCount).toBe(0);
    },
  );

  it.each([
    [0, 1],
    [6, 5],
    [4.4, 4],
    ['3', 3],
    [NaN, 1],
    [null, 1],
  ])('brings the rating %j to %i stars', (rating, stars) => {
    expect(toReview('x', { rating }).rating).toBe(stars);
  });

  it('drops what turns the direction of text from names, texts and replies', () => {
    const review = toReview('x', {
      authorName: 'Ana \u202eSouza',
      text: 'Uma\u2066 linha.\nOutra.',
      reply: { text: '\u202eObrigado' },
    });
    expect(review.authorName).toBe('Ana Souza');
    expect(review.text).toBe('Uma linha.\nOutra.');
    expect(review.reply?.text).toBe('Obrigado');
  });

  it('bounds the text, shows no empty reply and links no script', () => {
    const review = toReview('x', {
      text: 'a'.repeat(9_000),
      reply: { text: '  ' },
      authorPhotoURL: 'javascript:alert(1)',
      verifiedVisit: 'true',
    });
    expect(review.text).toHaveLength(2_000);
    expect(review.reply).toBeNull();
    expect(review.authorPhotoURL).toBe('');
    expect(review.verifiedVisit).toBe(false);
  });
});
