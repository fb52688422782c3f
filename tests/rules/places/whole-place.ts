import { RulesLatLng } from '@guia-da-ilha/local-firebase/rules/values';

import { placeRecord } from '#features/places/model/place.ts';

import { aPlaceRecord } from '../city.ts';
import { now } from '../world.ts';
import type { Fields } from '../world.ts';

/** All fields of a place. */
export const placeFields = { ...placeRecord.fields, ...placeRecord.unreadFields };

/** Returns every text of a place with the same value. */
function allTexts(value: string): Fields {
  const texts = Object.entries(placeFields).filter(([, { check }]) => check.kind === 'text');
  return Object.fromEntries(texts.map(([name]) => [name, value]));
}

/** A place with every possible field. */
export const aWholePlace = {
  ...allTexts(''),
  image: 'a.jpg',
  ...aPlaceRecord({
    highlightImageIndex: 0,
    hours: '',
    geo: null,
    facts: {},
    translations: {},
    reservation: { mode: 'none' },
    rating: 4,
    reviewsCount: 1,
    ratingCounts: [0, 0, 0, 1, 0],
  }),
};
/** A valid new value of each field, and of a field that places do not have. */
export const nextPlace = {
  ...allTexts('x'),
  image: '',
  images: ['/x.webp'],
  highlightImageIndex: 1,
  category: 'cat2',
  rating: 3,
  reviewsCount: 2,
  ratingCounts: [1, 0, 0, 1, 0],
  price: 'Alto',
  hours: 'x',
  amenities: [],
  facts: { dogs: 'no' },
  translations: { en: { description: 'x' } },
  isActive: false,
  createdAt: now,
  createdBy: 'manager',
  geo: new RulesLatLng(-27.6, -48.5),
  reservation: { mode: 'url', value: 'x' },
  unknown: 1,
};
