import { anOfferRecord } from '../city.ts';
import { checkOwners } from '../field-owners.ts';
import { future, now } from '../world.ts';

const nextOffer = {
  placeId: 'closed1',
  usedCount: 1,
  createdAt: now,
  unknown: 1,
  isActive: false,
  title: 'Outro',
  percent: 10,
  validUntil: future,
};

checkOwners([
  {
    name: 'a manager, an offer of an own place',
    actor: 'manager',
    path: 'clubOffers/offer1',
    stored: anOfferRecord(),
    next: nextOffer,
    mayChange: ['isActive', 'title', 'percent', 'validUntil'],
  },
]);
