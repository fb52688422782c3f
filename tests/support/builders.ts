import type { Agenda, EventPlace, EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { EventDateStatus, ListedDate } from '#features/events/model/event-date.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { toMembership } from '#features/club/model/club-member.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';

/** A place as lists and cards receive it. */
export function aPlaceSummary(changes: Partial<PlaceSummary> = {}): PlaceSummary {
  return {
    id: 'AbCdEfGhIjKlMnOpQrSt',
    title: 'Bar da Ponte',
    location: 'Rua das Gaivotas, 10, Florianópolis',
    neighborhood: 'Centro',
    geo: { latitude: -27.59, longitude: -48.55 },
    categoryId: 'bares00000000000000a',
    categoryName: 'Bares',
    categorySlug: 'bares',
    rating: 4.5,
    reviewsCount: 12,
    price: 'Médio',
    amenities: [],
    cover: null,
    hours: { kind: 'unknown' },
    createdAt: Date.UTC(2026, 0, 15),
    ...changes,
  };
}

/** An active category. */
export function aCategory(changes: Partial<Category> = {}): Category {
  return {
    id: 'bares00000000000000a',
    name: 'Bares',
    slug: 'bares',
    description: 'Para brindar com vista.',
    translations: {},
    icon: 'Wine',
    order: 1,
    isActive: true,
    ...changes,
  };
}

/** Returns 'YYYY-MM-DD' of the day a number of days from today, as reservations store it. */
export function inDays(days: number): string {
  return brandMoment(new Date(Date.now() + days * dayMs)).date;
}

/** A reservation request by Ana for a table in three days. */
export function aReservation(changes: Partial<ReservationRequest> = {}): ReservationRequest {
  const { placeId = 'p1', userId = 'ana', date = inDays(3), time = '20:00' } = changes;
  return {
    id: reservationId(placeId, userId, { date, time }),
    placeId,
    userId,
    name: 'Ana Souza',
    phone: '+5548999990000',
    date,
    time,
    people: 2,
    note: '',
    status: 'pending',
    priority: false,
    reason: '',
    disputedAt: null,
    noShows: 0,
    createdAt: null,
    updatedAt: null,
    ...changes,
  };
}

/**
 * An event at the place above, as lists receive it: one night, from 20:00 to 23:00 on 27 November 2026 in
 * Florianópolis.
 */
export function anEventSummary(changes: Partial<EventSummary> = {}): EventSummary {
  return {
    id: 'EvEnToEvEnToEvEnToEv',
    placeId: 'AbCdEfGhIjKlMnOpQrSt',
    title: 'Noite de choro',
    translations: {},
    cover: null,
    priceCents: 3_000,
    dates: [aListedDate()],
    ...changes,
  };
}

/**
 * @param start local date and time, '2026-11-27T20:00'
 * @param end in the same format; three hours after start by default
 */
export function aListedDate(
  start = '2026-11-27T20:00',
  end?: string,
  status: EventDateStatus = 'scheduled',
): ListedDate {
  const startsAt = new Date(`${start}-03:00`);
  const endsAt = end ? new Date(`${end}-03:00`) : new Date(startsAt.getTime() + 3 * hourMs);
  return { startsAt, endsAt, status };
}

/** The place above, as the agenda receives it. */
export function anEventPlace(changes: Partial<EventPlace> = {}): EventPlace {
  const { id, title, categoryName, categorySlug, neighborhood, geo } = aPlaceSummary();
  return {
    ...{ id, title, categoryName, categorySlug, neighborhood, geo, hasBenefit: false },
    ...changes,
  };
}

/** @param places the place above by default */
export function anAgenda(
  events: readonly EventSummary[],
  places: readonly EventPlace[] = [anEventPlace()],
): Agenda {
  return { events, places: new Map(places.map((place) => [place.id, place])), isWhole: true };
}

/** A club plan that is on sale. */
export function aPlan(changes: Partial<SubscriptionPlan> = {}): SubscriptionPlan {
  return {
    id: 'mensal',
    name: 'Mensal',
    description: '',
    price: 2990,
    interval: 'month',
    isActive: true,
    translations: {},
    features: ['Descontos de até 25% nos parceiros'],
    stripePriceId: 'price_mensal',
    featured: true,
    listed: true,
    createdAt: null,
    updatedAt: null,
    ...changes,
  };
}

/** The membership of a user who pays for the monthly plan. */
export const aPaidMembership = (fields: object = {}): PaidMembership => ({
  membership: toMembership({
    status: 'active',
    planId: 'mensal',
    entitledUntil: new Date('2026-12-12T15:00:00Z'),
    ...fields,
  }),
  plan: toPlan('mensal', { name: 'Mensal', price: 2_990, interval: 'month' }),
});
