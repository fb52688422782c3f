import { checkOwners } from '../field-owners.ts';

import { aWholePlace, nextPlace } from './whole-place.ts';

const described = Object.keys(nextPlace).filter(
  (field) =>
    ![
      ...['rating', 'reviewsCount', 'ratingCounts'],
      ...['isActive', 'createdAt', 'createdBy', 'unknown'],
    ].includes(field),
);

checkOwners([
  {
    name: 'a manager, an own place',
    actor: 'manager',
    path: 'places/open1',
    stored: aWholePlace,
    next: nextPlace,
    mayChange: described,
  },
  {
    name: 'a super admin, a place',
    actor: 'admin',
    path: 'places/open1',
    stored: aWholePlace,
    next: nextPlace,
    mayChange: [
      ...['title', 'description', 'location', 'image', 'images', 'highlightImageIndex'],
      ...['category', 'rating', 'reviewsCount', 'ratingCounts', 'price', 'phone', 'website'],
      ...['hours', 'amenities', 'isActive', 'createdBy', 'geo', 'neighborhood', 'searchTitle'],
      ...['reservation', 'auditId'],
    ],
  },
]);
