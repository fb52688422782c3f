import { checkOwners } from '../field-owners.ts';

import { aWholePlace, nextPlace, placeFields } from './whole-place.ts';

const allFields = Object.keys(placeFields);
const timesOfTheRequest = ['createdAt', 'updatedAt'];
const managedByOthers = ['rating', 'reviewsCount', 'ratingCounts', 'isActive', 'createdBy'];

checkOwners([
  {
    name: 'a manager, an own place',
    actor: 'manager',
    path: 'places/open1',
    stored: aWholePlace,
    next: nextPlace,
    mayChange: allFields.filter(
      (field) => ![...timesOfTheRequest, ...managedByOthers].includes(field),
    ),
  },
  {
    name: 'a super admin, a place',
    actor: 'admin',
    path: 'places/open1',
    stored: aWholePlace,
    next: nextPlace,
    mayChange: allFields.filter((field) => !timesOfTheRequest.includes(field)),
  },
]);
