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
      language: 'pt',
      createdAt: new Date(1000),
      updatedAt: new Date(2000),
      reply: { text: 'Voltem sempre.', repliedAt: new Date(3000) },
      verifiedVisit: true,
      authorProfile: true,
      helpfulCount: 12,
      pictures: [],
      picturesStatus: 'shown',
    });
  });

  it.each([[undefined], [null], [{}], ['text'], [7]])('uses defaults for %j', (data) => {
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

  it.each([[-3], [Number.NaN], ['x'], [null]])('reads the helpful count %j as 0', (count) => {
    expect(toReview('x', { helpfulCount: count }).helpfulCount).toBe(0);
  });

  it.each([
    [0, 1],
    [6, 5],
    [4.4, 4],
    ['3', 3],
    [NaN, 1],
    [null, 1],
  ])('reads the rating %j as %i stars', (rating, stars) => {
    expect(toReview('x', { rating }).rating).toBe(stars);
  });

  it('removes bidirectional control characters from names, texts and replies', () => {
    const review = toReview('x', {
      authorName: 'Ana \u202eSouza',
      text: 'Uma\u2066 linha.\nOutra.',
      reply: { text: '\u202eObrigado' },
    });
    expect(review.authorName).toBe('Ana Souza');
    expect(review.text).toBe('Uma linha.\nOutra.');
    expect(review.reply?.text).toBe('Obrigado');
  });

  it('cuts the text to the limit, drops empty replies and script addresses', () => {
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

  const own = '/uploads/reviews/p1_ana/0123456789abcdef012345678.webp';

  it('reads at most three images from its own folder, with their sizes', () => {
    const stored = `${own}#1600x1067;320,640,828,1280;a1b2c3`;
    const { pictures } = toReview('p1_ana', { pictures: Array(5).fill(stored) });
    expect(pictures).toHaveLength(3);
    expect(pictures[0]).toEqual({
      url: own,
      width: 1600,
      height: 1067,
      widths: [320, 640, 828, 1280],
      colour: '#a1b2c3',
    });
  });

  it.each([
    '/uploads/reviews/p1_bia/0123456789abcdef012345678.webp',
    '/uploads/places/p1/a.webp',
    'https://x.example/uploads/reviews/p1_ana/a.webp',
    'javascript:alert(1)',
    7,
    null,
  ])('drops an image at %j', (stored) => {
    expect(toReview('p1_ana', { pictures: [stored] }).pictures).toEqual([]);
  });

  it.each([
    ['waiting', 'waiting'],
    ['kept', 'kept'],
    ['hidden', 'shown'],
    [undefined, 'shown'],
  ])('reads the image status %j as %s', (picturesStatus, read) => {
    expect(toReview('p1_ana', { picturesStatus }).picturesStatus).toBe(read);
  });
});
