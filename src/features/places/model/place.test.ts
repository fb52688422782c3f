import { describe, expect, it } from 'vitest';

import { GeoPoint, Timestamp } from '#support/stored-values.ts';
import { defaultImageColour } from '#features/pictures/model/place-image.ts';

import { toPlace } from './place.ts';

const completeRecord = {
  title: 'Bar do Boni',
  description: 'Petiscos de frente para a lagoa.',
  location: 'Rua das Rendeiras, 10, Florianópolis',
  neighborhood: 'Lagoa da Conceição',
  geo: new GeoPoint(-27.6, -48.46),
  category: 'cat1',
  images: [
    {
      url: '/uploads/places/p1/a.webp',
      width: 1600,
      height: 1000,
      widths: [320, 640, 828, 1280],
      colour: '#2A6F77',
    },
    'https://fotos.example/b.jpg',
  ],
  highlightImageIndex: 1,
  rating: 4.7,
  reviewsCount: 12,
  ratingCounts: [0, 0, 1, 2, 9],
  price: 'Alto',
  phone: '(48) 3333-0000',
  website: 'https://bardoboni.example/',
  hours: {
    periods: [{ open: { day: 1, time: '18:00' }, close: { day: 2, time: '01:00' } }],
    exceptions: [],
    note: '',
  },
  amenities: ['Wi-Fi Gratuito', 'Pet Friendly'],
  facts: { children: 'yes', wheelchairEntrance: 'no' },
  reservation: { mode: 'whatsapp', value: '+5548999990000' },
  isActive: true,
  createdAt: Timestamp.fromMillis(1_700_000_000_000),
  updatedAt: Timestamp.fromMillis(1_700_000_500_000),
  createdBy: 'ana',
};

describe('toPlace', () => {
  it('reads a complete document', () => {
    expect(toPlace('p1', completeRecord)).toEqual({
      ...completeRecord,
      id: 'p1',
      translations: {},
      geo: { latitude: -27.6, longitude: -48.46 },
      images: [
        {
          url: '/uploads/places/p1/a.webp',
          width: 1600,
          height: 1000,
          widths: [320, 640, 828, 1280],
          colour: '#2a6f77',
        },
        {
          url: 'https://fotos.example/b.jpg',
          width: 1600,
          height: 1000,
          widths: [],
          colour: defaultImageColour,
        },
      ],
      hours: { kind: 'structured', hours: completeRecord.hours },
      createdAt: new Date(1_700_000_000_000),
      updatedAt: new Date(1_700_000_500_000),
    });
  });

  it.each([[undefined], [null], [{}], ['text'], [[]]])('applies every default for %j', (data) => {
    expect(toPlace('p1', data)).toEqual({
      id: 'p1',
      title: '',
      translations: {},
      description: '',
      location: '',
      neighborhood: '',
      geo: null,
      category: '',
      images: [],
      highlightImageIndex: 0,
      rating: 0,
      reviewsCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      price: 'Médio',
      phone: '',
      website: '',
      hours: { kind: 'unknown' },
      amenities: [],
      facts: {},
      reservation: { mode: 'none', value: '' },
      isActive: true,
      createdAt: null,
      updatedAt: null,
      createdBy: '',
    });
  });

  it('reads only known facts and filled texts in known languages', () => {
    const place = toPlace('p1', {
      facts: { dogs: 'partly', children: 'maybe', sauna: 'yes', view: null },
      translations: {
        en: { description: 'A bar' },
        es: { description: ' ' },
        fr: { description: 'x' },
      },
    });
    expect(place.facts).toEqual({ dogs: 'partly' });
    expect(place.translations).toEqual({ en: { description: 'A bar' } });
  });

  it('accepts a document whose fields all have a wrong type', () => {
    for (const invalidValue of [
      null,
      true,
      7,
      NaN,
      'x',
      [null, {}, 3],
      { a: { b: [] } },
      new Timestamp(1, 2),
    ]) {
      const data = Object.fromEntries(
        Object.keys(completeRecord).map((field) => [field, invalidValue]),
      );
      const place = toPlace('p1', data);
      expect(place.price).toBe('Médio');
      expect(place.ratingCounts).toEqual([0, 0, 0, 0, 0]);
      expect(place.reservation).toEqual({ mode: 'none', value: '' });
      expect(place.geo).toBeNull();
      expect(place.rating).toBeGreaterThanOrEqual(0);
      expect(place.rating).toBeLessThanOrEqual(5);
    }
  });

  it('builds the single image of an older record from title and id', () => {
    const place = toPlace('p1', { title: 'Bar do Boni', image: 'frente.jpg' });
    expect(place.images.map((image) => image.url)).toEqual([
      '/uploads/places/p1/bar-do-boni-frente.jpg',
    ]);
  });

  it('drops unusable images and keeps the highlight on its image', () => {
    const images = [
      'javascript:alert(1)',
      null,
      'https://a.example/1.jpg',
      { width: 3 },
      'https://a.example/2.jpg',
    ];
    const place = toPlace('p1', { images, highlightImageIndex: 4 });
    expect(place.images.map((image) => image.url)).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
    ]);
    expect(place.highlightImageIndex).toBe(1);
  });

  it.each([9, -1, 1.5, 'dois', null, 0])(
    'reads the highlight %j as the index of an existing image',
    (highlightImageIndex) => {
      const images = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
      const place = toPlace('p1', { images, highlightImageIndex });
      expect(place.images[place.highlightImageIndex]).toBeDefined();
    },
  );

  it('limits the length of lists', () => {
    const many = Array.from({ length: 500 }, (_, i) => `https://a.example/${i}.jpg`);
    const place = toPlace('p1', { images: many, amenities: many });
    expect(place.images).toHaveLength(8);
    expect(place.amenities).toHaveLength(20);
  });

  it.each([
    [
      { latitude: -27.6, longitude: -48.5 },
      { latitude: -27.6, longitude: -48.5 },
    ],
    [{ latitude: -91, longitude: 0 }, null],
    [{ latitude: 0, longitude: 181 }, null],
    [{ latitude: NaN, longitude: 0 }, null],
    [{ latitude: '-27', longitude: '-48' }, null],
    [[-27.6, -48.5], null],
  ])('reads the coordinates %j as %j', (geo, expected) => {
    expect(toPlace('p1', { geo }).geo).toEqual(expected);
  });

  it.each([
    [4.66, 4.7],
    ['4.5', 4.5],
    [-2, 0],
    [99, 5],
    [NaN, 0],
  ])('reads the rating %j as %j', (rating, expected) => {
    expect(toPlace('p1', { rating }).rating).toBe(expected);
  });

  it.each([[[1, 2, 3]], [[1, 2, 3, 4, -5]], [[1, 2, 3, 4, 5.5]], ['12345'], [{ 5: 1 }]])(
    'ignores invalid rating counts %j',
    (ratingCounts) => {
      expect(toPlace('p1', { ratingCounts }).ratingCounts).toEqual([0, 0, 0, 0, 0]);
    },
  );

  it.each([
    [
      { mode: 'phone', value: '4833330000' },
      { mode: 'phone', value: '4833330000' },
    ],
    [
      { mode: 'telepathy', value: 'x' },
      { mode: 'none', value: '' },
    ],
    ['whatsapp', { mode: 'none', value: '' }],
  ])('reads the reservation %j as %j', (reservation, expected) => {
    expect(toPlace('p1', { reservation }).reservation).toEqual(expected);
  });

  it('never returns a script URL as a link', () => {
    expect(toPlace('p1', { website: 'javascript:alert(1)' }).website).toBe('');
    expect(toPlace('p1', { website: 'www.bar.example' }).website).toBe('https://www.bar.example/');
  });

  it('treats any isActive value except true as inactive, and a missing one as active', () => {
    expect(toPlace('p1', { isActive: false }).isActive).toBe(false);
    expect(toPlace('p1', { isActive: 'sim' }).isActive).toBe(false);
    expect(toPlace('p1', { isActive: null }).isActive).toBe(true);
  });
});
