import { toClaim } from '#features/moderation/model/claim.ts';
import { requestDueAt, requestId } from '#features/moderation/model/request.ts';
import { toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { toNamedList } from '#features/lists/model/named-list.ts';
import { describe, expect, it } from 'vitest';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { toStoredOpenings } from '#features/places/model/stored-place-lists.ts';
import type { StoredHours } from '#features/places/model/stored-place-lists.ts';
import { splitLocation } from '#features/places/model/location.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import { phoneDigits } from '#shared/phone.ts';
import { ratingAggregate } from '#features/reviews/model/rating.ts';
import type { RatingCounts } from '#features/reviews/model/rating.ts';
import { parseReservationPhone } from '#features/reservations/model/reservation-phone.ts';
import {
  reservationId,
  reservationStatuses,
} from '#features/reservations/model/reservation-request.ts';
import {
  isSelectableTime,
  reservationDay,
} from '#features/reservations/model/reservation-times.ts';
import { reservationAction } from '#features/reservations/model/reservation.ts';
import { allArtKeys } from './art-keys.ts';
import { buildCity, handWrittenPlaces } from './build-city.ts';
import { uidOf } from './build-people.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { placeIdOf } from './build-places.ts';
import { managedTitles } from './data/people.ts';

const now = new Date('2026-11-20T12:00:00Z');
const city = buildCity({ size: 0, now, colourOf: () => '#123456' });
const { documents } = city;
const places = documents.places.map(({ id, fields }) => ({ id, ...fields }));
const reviews = documents.reviews.map(({ id, fields }) => ({ id, ...fields }));
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the demo data', () => {
  it('has at least eighty places, some of them inactive, in eight visible categories', () => {
    expect(places).toHaveLength(handWrittenPlaces);
    expect(handWrittenPlaces).toBeGreaterThanOrEqual(80);
    expect(places.filter(({ isActive }) => !isActive).length).toBeGreaterThanOrEqual(3);
    const visible = documents.categories.filter(({ fields }) => fields.isActive);
    expect(visible.map(({ fields }) => fields.name)).toEqual([
      'Bares',
      'Restaurantes',
      'Shows',
      'Passeios',
      'Baladas',
      'Praias',
      'Cafés',
      'Eventos',
    ]);
    for (const { id } of visible) {
      expect(places.filter((place) => place.category === id).length).toBeGreaterThanOrEqual(10);
    }
    const hidden = documents.categories.filter(({ fields }) => !fields.isActive);
    expect(hidden).toHaveLength(1);
    expect(places.some(({ category }) => category === hidden[0]?.id)).toBe(false);
  });

  it('describes every place in at least thirty words, without duplicates', () => {
    for (const { title, description } of places) {
      expect(wordsOf(description), title).toBeGreaterThanOrEqual(30);
    }
    expect(new Set(places.map(({ description }) => description)).size).toBe(places.length);
    expect(new Set(places.map(({ title }) => title)).size).toBe(places.length);
    expect(Math.max(...places.map(({ title }) => title.length))).toBeGreaterThan(100);
    expect(Math.max(...places.map(({ title }) => title.length))).toBeLessThanOrEqual(200);
  });

  it("gives places, categories, plans and offers unique ids in Firestore's format", () => {
    const { places: p, categories, subscriptionPlans, clubOffers, clubTransactions } = documents;
    const ids = [p, categories, subscriptionPlans, clubOffers, clubTransactions].flatMap((list) =>
      list.map(({ id }) => id),
    );
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(ids.length);
    const uids = documents.users.map(({ id }) => id);
    for (const uid of uids) expect(uid).toMatch(/^[A-Za-z0-9]{28}$/);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('has coordinates only inside the municipality', () => {
    const located = places.flatMap(({ geo }) => geo ?? []);
    expect(located.length).toBeGreaterThan(places.length - 5);
    expect(located.length).toBeLessThan(places.length);
    for (const { latitude, longitude } of located) {
      expect(latitude).toBeGreaterThan(-27.86);
      expect(latitude).toBeLessThan(-27.37);
      expect(longitude).toBeGreaterThan(-48.62);
      expect(longitude).toBeLessThan(-48.34);
    }
  });

  it('stores locations that can be split into an address and the city', () => {
    for (const { location, neighborhood } of places) {
      const { address, city: town } = splitLocation(location);
      expect(address).not.toBe('');
      expect(town).toBe('Florianópolis');
      expect(neighborhood).not.toBe('');
    }
  });

  it('uses only known prices and amenities, and contacts that do not exist', () => {
    for (const place of places) {
      expect(priceLevels).toContain(place.price);
      expect(place.searchTitle).toBe(foldText(place.title));
      for (const amenity of place.amenities) expect(amenityOptions).toContain(amenity);
      expect(new Set(place.amenities).size).toBe(place.amenities.length);
      if (place.phone !== '') {
        expect(place.phone).toMatch(/^\(48\) (2000|90000)-\d{4}$/);
        expect(phoneDigits(place.phone)).not.toBeNull();
      }
      if (place.website !== '') {
        expect(new URL(place.website).hostname).toMatch(/^[a-z0-9-]+\.example\.com$/);
      }
    }
    const phones = places.map(({ phone }) => phone).filter((phone) => phone !== '');
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('knows only what the content of a place supports, and every other fact is unknown', () => {
    const facts = (title: string) => places.find((place) => place.title === title)?.facts;
    expect(facts('Boteco do Siri Mole')).toEqual({
      liveMusic: 'partly',
      covered: 'yes',
      openLate: 'yes',
    });
    expect(facts('Porão do Desterro')).toMatchObject({ wheelchairEntrance: 'no' });
    expect(facts('Praia da Joaquina')).toEqual({ parking: 'yes', dogs: 'yes', view: 'yes' });
    expect(facts('Quintal da Trindade')).toMatchObject({ openLate: 'partly', covered: 'no' });
    for (const { amenities, facts: known } of places) {
      if (amenities.includes('Estacionamento')) expect(known.parking).toBe('yes');
    }
  });

  it('has every reservation mode, each with a working target', () => {
    for (const place of places) {
      expect(reservationAction(place).kind, place.title).toBe(place.reservation.mode);
    }
    expect(new Set(places.map(({ reservation }) => reservation.mode)).size).toBe(5);
  });

  it('has opening hours of every kind, and all structured hours can be parsed', () => {
    const structured = places.flatMap(({ hours }) =>
      typeof hours === 'object' && Array.isArray(hours.exceptions) ? [hours as StoredHours] : [],
    );
    expect(structured.length).toBeGreaterThanOrEqual(80);
    for (const hours of structured) {
      const read = parsePlaceHours(hours);
      expect(read.kind === 'structured' && toStoredOpenings(read.hours)).toEqual(hours);
    }
    const kinds = new Set(places.map(({ hours }) => typeof hours));
    expect(kinds).toEqual(new Set(['object', 'string', 'undefined']));
    expect(places.some(({ hours }) => typeof hours === 'object' && !('periods' in hours))).toBe(
      true,
    );
    const dates = structured.flatMap(({ exceptions }) =>
      exceptions.map((text) => text.slice(0, 10)),
    );
    expect(new Set(dates)).toEqual(new Set(['2026-12-25', '2027-01-01']));
  });

  it('has review counts, stars and averages that match the reviews', () => {
    expect(reviews.length).toBeGreaterThan(400);
    for (const place of places) {
      const counts = [0, 0, 0, 0, 0];
      for (const { placeId, rating } of reviews) {
        if (placeId === place.id) counts[rating - 1] = (counts[rating - 1] ?? 0) + 1;
      }
      expect(place.ratingCounts, place.title).toEqual(counts);
      const expected = ratingAggregate(counts as unknown as RatingCounts);
      expect(place.rating).toBe(expected.rating);
      expect(place.reviewsCount).toBe(expected.reviewsCount);
    }
    expect(places.some(({ reviewsCount }) => reviewsCount === 0)).toBe(true);
  });

  it("has at most one review per user and place, with the user's name and no repeated text at a place", () => {
    const names = new Map(documents.users.map(({ id, fields }) => [id, fields.displayName]));
    const seen = new Set<string>();
    for (const review of reviews) {
      expect(review.id).toBe(`${review.placeId}_${review.userId}`);
      expect(review.authorName).toBe(names.get(review.userId));
      expect(review.text.length).toBeGreaterThan(15);
      expect(review.text.length).toBeLessThanOrEqual(2000);
      const key = `${review.placeId}/${review.text}`;
      expect(seen.has(key), review.text).toBe(false);
      seen.add(key);
    }
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(reviews.some(({ reply }) => reply !== undefined)).toBe(true);
  });

  it('marks a review as a verified visit if and only if the visit exists', () => {
    const visits = new Set(documents.clubVisits.map(({ id }) => id));
    for (const review of reviews) expect(review.verifiedVisit).toBe(visits.has(review.id));
    expect(reviews.filter(({ verifiedVisit }) => verifiedVisit).length).toBeGreaterThan(5);
  });

  it('has at most one helpful mark per user and review, none by the author, and exact counts', () => {
    const byId = new Map(reviews.map((review) => [review.id, review]));
    const counts = new Map<string, number>();
    for (const { id, fields } of documents.helpful) {
      const { userId, reviewId, placeId, authorId, createdAt } = fields;
      const review = byId.get(reviewId);
      expect(id).toBe(`${reviewId}_${userId}`);
      expect(review).toMatchObject({ placeId, userId: authorId });
      expect(userId).not.toBe(authorId);
      expect(createdAt.getTime()).toBeGreaterThan(review?.createdAt.getTime() ?? Infinity);
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
      counts.set(reviewId, (counts.get(reviewId) ?? 0) + 1);
    }
    expect(new Set(documents.helpful.map(({ id }) => id)).size).toBe(documents.helpful.length);
    for (const review of reviews) expect(review.helpfulCount).toBe(counts.get(review.id));
    expect(documents.helpful.length).toBeGreaterThan(500);
    expect(Math.max(...counts.values())).toBeGreaterThan(9);
    expect(counts.size).toBeLessThan(reviews.length * 0.7);
  });

  it('counts the redemptions of each offer and stores a visit for each', () => {
    const visits = new Set(documents.clubVisits.map(({ id }) => id));
    for (const { id, fields } of documents.clubOffers) {
      const used = documents.clubTransactions.filter(({ fields: f }) => f.offerId === id);
      expect(fields.usedCount).toBe(used.length);
      for (const { fields: transaction } of used) {
        expect(transaction.finalAmount).toBe(transaction.amount - transaction.discount);
        expect(transaction.discount).toBeGreaterThan(0);
        expect(visits.has(`${transaction.placeId}_${transaction.userId}`)).toBe(true);
        const redemption = documents.clubRedemptions.find(
          (candidate) => candidate.id === transaction.redemptionId,
        );
        expect(redemption?.fields.finalCents).toBe(transaction.finalAmount);
      }
    }
    const valid = documents.clubOffers.filter(
      ({ fields }) => fields.isActive && fields.validUntil > now,
    );
    expect(valid.length).toBeGreaterThanOrEqual(8);
    expect(valid.length).toBeLessThan(documents.clubOffers.length - 1);
    const placeIds = new Set(places.map(({ id }) => id));
    for (const { fields } of documents.clubOffers) expect(placeIds.has(fields.placeId)).toBe(true);
  });

  it.each(['2026-11-20T12:00Z', '2026-12-27T03:00Z', '2027-02-10T23:00Z'])(
    'uses every offer on its own weekdays and at its own hours, seeded at %s',
    (time) => {
      const seededAt = new Date(time);
      const { clubOffers, clubRedemptions } = buildCity({
        size: 0,
        now: seededAt,
        colourOf: () => '#123456',
      }).documents;
      const offerById = new Map(clubOffers.map(({ id, fields }) => [id, fields]));
      const unfitting = clubRedemptions.filter(({ fields: { offerId, createdAt } }) => {
        const { dayNumber, minutes } = wallClockAt(createdAt);
        const { weekdays = [], shifts = [], excludedDates = [] } = offerById.get(offerId) ?? {};
        const isIn = ({ start, end }: { start: string; end: string }) =>
          minutesOf(start) <= minutes && (minutes < minutesOf(end) || end <= start);
        return (
          (weekdays.length > 0 && !weekdays.includes(weekdayOf(dayNumber))) ||
          (shifts.length > 0 && !shifts.some(isIn)) ||
          excludedDates.includes(isoDateOf(dayNumber)) ||
          createdAt > seededAt
        );
      });
      expect(unfitting.map(({ fields }) => fields.createdAt)).toEqual([]);
      expect(clubRedemptions.length).toBeGreaterThan(30);
    },
  );

  it('has five accounts with their roles, and a manager with three existing places', () => {
    const user = (key: string) => documents.users.find(({ id }) => id === uidOf(key))?.fields;
    expect(user('admin')).toMatchObject({ role: 'super_admin', status: 'active' });
    expect(user('membro')).toMatchObject({ role: 'member', status: 'active' });
    expect(user('inativo')).toMatchObject({ role: 'member', status: 'inactive' });
    expect(user('gerente')?.managedPlaces).toEqual(managedTitles.map(placeIdOf));
    const placeIds = new Set(places.map(({ id }) => id));
    for (const title of managedTitles) expect(placeIds.has(placeIdOf(title))).toBe(true);
    expect(documents.clubMembers.find(({ id }) => id === uidOf('socio'))?.fields.status).toBe(
      'active',
    );
    const managed = new Set(user('gerente')?.managedPlaces);
    expect(
      reviews.some(({ userId, placeId }) => userId === uidOf('gerente') && managed.has(placeId)),
    ).toBe(false);
  });

  it('has user statistics that match the reviews and favourites', () => {
    const placeIds = new Set(places.map(({ id }) => id));
    for (const { id, fields } of documents.users) {
      expect(fields.statistics.reviews).toBe(reviews.filter(({ userId }) => userId === id).length);
      expect(fields.statistics.favorites).toBe(
        documents.favorites.filter((favorite) => favorite.fields.userId === id).length,
      );
      expect(fields.searchName).toBe(foldText(fields.displayName));
      expect(fields.searchEmail).toBe(foldText(fields.email));
    }
    for (const { id, fields } of documents.favorites) {
      expect(id).toBe(`${fields.userId}_${fields.placeId}`);
      expect(placeIds.has(fields.placeId)).toBe(true);
    }
  });

  it('has past and future reservations of every status, within the hours of places that accept them', () => {
    const members = new Set(documents.clubMembers.map(({ id }) => id));
    for (const { id, fields } of documents.reservations) {
      const place = places.find((candidate) => candidate.id === fields.placeId);
      expect(place?.reservation.mode).toBe('request');
      expect(id).toBe(reservationId(fields.placeId, fields.userId, fields));
      const midnight = new Date(`${fields.date}T03:00:00Z`);
      const day = reservationDay(parsePlaceHours(place?.hours), fields.date, midnight);
      expect(isSelectableTime(day, fields.time), `${fields.date} ${fields.time}`).toBe(true);
      expect(fields.priority).toBe(members.has(fields.userId));
      expect(parseReservationPhone(fields.phone)).toBe(fields.phone);
      expect(fields.createdAt.getTime()).toBeLessThanOrEqual(fields.updatedAt.getTime());
      expect(fields.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    expect(new Set(documents.reservations.map(({ id }) => id)).size).toBe(
      documents.reservations.length,
    );
    for (const key of ['membro', 'socio']) {
      const own = documents.reservations.filter(({ fields }) => fields.userId === uidOf(key));
      expect(own.some(({ fields }) => fields.date < '2026-11-20')).toBe(true);
      expect(own.some(({ fields }) => fields.date > '2026-11-20')).toBe(true);
    }
    const statuses = new Set(documents.reservations.map(({ fields }) => fields.status));
    expect(statuses).toEqual(new Set(reservationStatuses));
  });

  it('has pending corrections (one of them overdue), a rejected and an applied one', () => {
    const { suggestions } = documents;
    const read = suggestions.map(({ id, fields }) => toCorrection(id, fields));
    const isLate = (one: Correction) => (requestDueAt('correction', one) ?? now) < now;
    const waiting = read.filter(({ status }) => status === 'pending');
    expect(waiting.filter(isLate)).toHaveLength(1);
    expect(waiting.length).toBeGreaterThan(1);
    expect(read.filter(({ status }) => status === 'declined')).toHaveLength(1);
    const applied = read.filter(({ status }) => status === 'applied');
    expect(applied).toHaveLength(1);
    for (const { placeId, fields } of applied) {
      expect(places.find(({ id }) => id === placeId)).toMatchObject(fields);
    }
    for (const one of read) {
      expect(one.id).toBe(requestId(one.placeId, one.userId));
      expect(one.isClosed).toBe(Object.keys(one.fields).length === 0);
      expect(one.status === 'declined').toBe(one.answer !== '');
    }
  });

  it('has pending claims (one overdue, one for a managed place, one appeal), a rejected and an approved one', () => {
    const read = documents.claims.map(({ id, fields }) => toClaim(id, fields));
    const waiting = read.filter(({ status }) => status === 'pending');
    expect(waiting.filter((one) => (requestDueAt('claim', one) ?? now) < now)).toHaveLength(1);
    expect(waiting.filter(({ first }) => first !== null)).toHaveLength(1);
    const managed = documents.users.flatMap(({ fields }) => fields.managedPlaces ?? []);
    expect(waiting.filter(({ placeId }) => managed.includes(placeId)).length).toBeGreaterThan(0);
    expect(read.filter(({ status }) => status === 'declined')).toHaveLength(1);
    expect(read.filter(({ status }) => status === 'approved')).toMatchObject([
      { userId: uidOf('gerente'), placeId: placeIdOf('Café Rendeira') },
    ]);
    for (const one of read) {
      expect(one.id).toBe(requestId(one.placeId, one.userId));
      expect(one.status === 'pending').toBe(one.answer === '');
    }
  });

  it('has lists of the accounts with correct counts and existing places, one of them inactive', () => {
    const read = documents.lists.map(({ id, fields }) => toNamedList(id, fields));
    expect(read.filter(({ userId }) => userId === uidOf('membro'))).toHaveLength(2);
    for (const { id, items } of read) {
      expect(id).toMatch(/^[A-Za-z0-9]+$/);
      expect(items.length).toBeGreaterThan(2);
      for (const { placeId } of items) expect(places.some((one) => one.id === placeId)).toBe(true);
    }
    expect(read.filter(({ isPublic }) => isPublic).map(({ id }) => id)).toEqual([
      'listaFimDeTarde',
    ]);
    const listed = new Set(read.flatMap(({ items }) => items.map(({ placeId }) => placeId)));
    const hidden = places.filter(({ id, isActive }) => listed.has(id) && !isActive);
    expect(hidden).toHaveLength(1);
    for (const { id, fields } of documents.listCounts) {
      expect(fields.count).toBe(read.filter(({ userId }) => userId === id).length);
    }
    expect(documents.listCounts).toHaveLength(new Set(read.map(({ userId }) => userId)).size);
  });

  it('has notifications about existing records, some unread, without duplicates', () => {
    const { notices } = documents;
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
    for (const { fields } of notices) {
      expect(fields.createdAt.getTime()).toBeLessThan(now.getTime());
      if (fields.readAt) expect(fields.readAt.getTime()).toBeLessThanOrEqual(now.getTime());
      const { placeId } = fields.about;
      if (placeId !== undefined) {
        const place = places.find(({ id }) => id === placeId);
        expect(fields.about.placeTitle).toBe(place?.title);
      }
    }
    const kindsOf = (key: string) =>
      notices.filter(({ fields }) => fields.userId === uidOf(key)).map(({ fields }) => fields.kind);
    expect(kindsOf('membro')).toContain('booking_answered');
    expect(kindsOf('socio')).toContain('payment_receipt');
    expect(kindsOf('gerente')).toEqual(
      expect.arrayContaining(['booking_received', 'weekly_figures']),
    );
    for (const key of ['membro', 'socio', 'gerente']) {
      const own = notices.filter(({ fields }) => fields.userId === uidOf(key));
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.some(({ fields }) => fields.readAt === null)).toBe(true);
    }
  });

  it('has no date after the time of seeding, and no review older than its place', () => {
    const created = new Map(places.map((place) => [place.id, place.createdAt]));
    for (const place of places) {
      expect(place.createdAt.getTime()).toBeLessThanOrEqual(place.updatedAt.getTime());
      expect(place.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    for (const review of reviews) {
      expect(review.createdAt.getTime()).toBeGreaterThan(
        created.get(review.placeId)?.getTime() ?? Infinity,
      );
      expect(review.createdAt.getTime()).toBeLessThan(now.getTime());
      if (review.reply !== undefined)
        expect(review.reply.repliedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has places without images, with one plain URL, and with several drawings', () => {
    const keys = new Set(allArtKeys());
    for (const { artKey, name } of city.pictures) {
      expect(keys.has(artKey)).toBe(true);
      expect(name).toMatch(/^(?:[A-Za-z0-9]{10}|[0-9a-f]{25})$/);
    }
    expect(places.some(({ images }) => images.length === 0)).toBe(true);
    expect(places.filter(({ images }) => images[0]?.includes('#') === false)).toHaveLength(1);
    expect(places.filter(({ images }) => images.length > 1).length).toBeGreaterThan(60);
    const covers = city.pictures.filter(
      ({ folder }, index, all) => !folder.includes('_') && all[index - 1]?.folder !== folder,
    );
    expect(new Set(covers.map(({ artKey }) => artKey)).size).toBe(covers.length);
  });

  it('gives a few reviews images, named as the server would name them', () => {
    const pictured = documents.reviews.filter(({ fields }) => fields.pictures !== undefined);
    expect(pictured.length).toBeGreaterThan(8);
    expect(pictured.length).toBeLessThan(60);
    const files = new Set(city.pictures.map(({ folder, name }) => `${folder}/${name}`));
    for (const { id, fields } of pictured) {
      const { pictures } = toReview(id, fields);
      expect(pictures).toHaveLength(fields.pictures?.length ?? 0);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { url } of pictures) {
        const [, folder, name = ''] =
          /^\/uploads\/reviews\/(\w+)\/([0-9a-f]{25})\.webp$/.exec(url) ?? [];
        expect(folder).toBe(id);
        expect(files.has(`${folder}/${name}`)).toBe(true);
      }
    }
  });

  it('is the same on every run', () => {
    expect(buildCity({ size: 0, now, colourOf: () => '#123456' })).toEqual(city);
  });
});
