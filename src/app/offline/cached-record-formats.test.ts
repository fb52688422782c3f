import { expect, it } from 'vitest';

import { toCategory } from '#features/categories/model/category.ts';
import { toClubMember, toMembership } from '#features/club/model/club-member.ts';
import { toFavorite } from '#features/favorites/model/favorite.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toReservation } from '#features/reservations/model/reservation-request.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { toSavedEvent } from '#features/events/model/saved-event.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import { toUser } from '#features/account/model/user.ts';

import { offlineFormat } from '#platform/offline/offline-database.ts';

const fieldsOf = (record: object | null) =>
  Object.keys(record ?? {})
    .toSorted()
    .join(' ');

/** A later version of the app reads the data cached by this one. */
it('cached data has the fields of its shape version (change both together)', () => {
  const known = {
    category: fieldsOf(toCategory('a', {})),
    clubMember: fieldsOf(toClubMember({})),
    favorite: fieldsOf(toFavorite({ placeId: 'a' })),
    membership: fieldsOf(toMembership({})),
    place: fieldsOf(toPlace('a', {})),
    plan: fieldsOf(toPlan('a', {})),
    reservation: fieldsOf(toReservation('a', {})),
    review: fieldsOf(toReview('a', {})),
    savedEvent: fieldsOf(toSavedEvent({ eventId: 'a' })),
    user: fieldsOf(toUser('a', {})),
  };
  expect({ offlineFormat, ...known }).toMatchInlineSnapshot(`
    {
      "category": "description icon id isActive name order slug",
      "clubMember": "entitledUntil isActive",
      "favorite": "createdAt placeId",
      "membership": "benefitsFrom cancelAtPeriodEnd currentPeriodEnd currentPeriodStart duplicate entitledUntil interval isActive paymentProblem paymentUrl planId startedAt status withdrawnAt",
      "offlineFormat": 4,
      "place": "amenities category createdAt createdBy description geo highlightImageIndex hours id images isActive location neighborhood phone price rating ratingCounts reservation reviewsCount title updatedAt website",
      "plan": "createdAt description featured features id interval isActive listed name price stripePriceId updatedAt",
      "reservation": "createdAt date disputedAt id name noShows note people phone placeId priority reason status time updatedAt userId",
      "review": "authorName authorPhotoURL authorProfile createdAt helpfulCount id pictures picturesStatus placeId rating reply text updatedAt userId verifiedVisit",
      "savedEvent": "createdAt eventId",
      "user": "createdAt displayName email emailVerified managedPlaces olderPhone permissions photoURL preferences role statistics status uid updatedAt",
    }
  `);
});
