import { describe, expect, it } from 'vitest';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import { aPlace } from '#support/test-place.ts';
import { placeSummary } from './place-summary.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { noRatings } from '#features/reviews/model/rating.ts';

const picture = (url: string): PlaceImage => ({
  url,
  width: 640,
  height: 400,
  widths: [320],
  colour: '#336699',
});

const place = aPlace({
  title: 'Bar do Zé',
  description: 'Um bar.',
  location: 'Rua A 10, Florianópolis',
  neighborhood: 'Centro',
  geo: { latitude: -27.6, longitude: -48.5 },
  category: 'c1',
  images: [picture('/a.webp'), picture('/b.webp')],
  highlightImageIndex: 1,
  rating: 4.5,
  reviewsCount: 2,
  ratingCounts: noRatings,
  price: 'Alto',
  hours: {
    kind: 'structured',
    hours: {
      periods: [alwaysOpenPeriod],
      exceptions: [{ date: '2026-12-25', closed: true, periods: [], label: 'Natal' }],
      note: 'Entrada pela praia',
    },
  },
  amenities: ['Delivery'],
  createdAt: new Date('2026-01-02T03:04:05Z'),
});
const categories = [{ id: 'c1', name: 'Bares', slug: 'bares' }];

describe('placeSummary', () => {
  it('includes the category name, the highlight image and only the times of the hours', () => {
    expect(placeSummary(place, categories)).toEqual({
      id: 'p1',
      title: 'Bar do Zé',
      location: 'Rua A 10, Florianópolis',
      neighborhood: 'Centro',
      geo: { latitude: -27.6, longitude: -48.5 },
      categoryId: 'c1',
      categoryName: 'Bares',
      categorySlug: 'bares',
      rating: 4.5,
      reviewsCount: 2,
      price: 'Alto',
      amenities: ['Delivery'],
      cover: picture('/b.webp'),
      hours: {
        kind: 'structured',
        hours: {
          periods: [alwaysOpenPeriod],
          exceptions: [{ date: '2026-12-25', closed: true, periods: [], label: '' }],
          note: '',
        },
      },
      createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
    });
  });

  it("names an unknown category 'Categoria'", () => {
    expect(placeSummary({ ...place, category: 'gone' }, categories)).toMatchObject({
      categoryId: 'gone',
      categoryName: 'Categoria',
      categorySlug: 'categoria',
    });
  });

  it('accepts a place without images and creation date', () => {
    const bare = { ...place, images: [], highlightImageIndex: 3, createdAt: null };
    expect(placeSummary(bare, categories)).toMatchObject({ cover: null, createdAt: 0 });
  });
});
