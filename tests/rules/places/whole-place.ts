import { RulesLatLng } from '@guia-da-ilha/local-firebase/rules/values';

import { aPlaceRecord } from '../city.ts';
import { now } from '../world.ts';

/** A place with every possible field. */
export const aWholePlace = aPlaceRecord({
  image: '',
  highlightImageIndex: 0,
  phone: '',
  website: '',
  hours: '',
  geo: null,
  neighborhood: '',
  searchTitle: '',
  auditId: '',
  reservation: { mode: 'none' },
  rating: 4,
  reviewsCount: 1,
  ratingCounts: [0, 0, 0, 1, 0],
});
/** A valid new value of each field, and of a field that places do not have. */
export const nextPlace = {
  title: 'Outro',
  description: 'Outro',
  location: 'Outro',
  image: 'x',
  images: ['/x.webp'],
  highlightImageIndex: 1,
  category: 'cat2',
  rating: 3,
  reviewsCount: 2,
  ratingCounts: [1, 0, 0, 1, 0],
  price: 'Alto',
  phone: '1',
  website: 'x',
  hours: 'x',
  amenities: [],
  isActive: false,
  createdAt: now,
  createdBy: 'manager',
  geo: new RulesLatLng(-27.6, -48.5),
  neighborhood: 'x',
  searchTitle: 'x',
  auditId: 'x',
  reservation: { mode: 'url', value: 'x' },
  unknown: 1,
};
