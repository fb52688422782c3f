import type { DocumentSnapshot, Query, Transaction } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';
import {
  addDays,
  isUpcoming,
  maxOpenReservations,
  noShowWarningCount,
  openStatuses,
} from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import {
  isSelectableTime,
  reservableDates,
  reservationDay,
} from '#features/reservations/model/reservation-times.ts';
import { halfHourOf, isFull } from '#features/reservations/model/table-capacity.ts';
import { toPlace } from '#features/places/model/place.ts';
import { currentMoment } from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { reservationRefusal } from './reservation-refusal.ts';

/** Maximum number of no-shows counted; places need no exact higher number. */
const maxNoShows = 20;

/**
 * Returns the place if it accepts reservations and is open at the given future time.
 * @throws reservationRefusal() 'place_gone', 'no_requests', 'past', 'too_far', 'closed_day', 'outside_hours'; AppError
 * 'invalid-input' for a date that does not exist
 */
export function requireReservablePlace(
  document: DocumentSnapshot,
  dependencies: ReservationDependencies,
  { date, time }: BrandMoment,
): Place {
  if (document.get('isActive') !== true) throw reservationRefusal('place_gone');
  const place = toPlace(document.id, document.data());
  if (place.reservation.mode !== 'request') throw reservationRefusal('no_requests');
  if (!isUpcoming({ date, time }, currentMoment(dependencies))) throw reservationRefusal('past');
  const now = dependencies.now();
  const day = reservationDay(place.hours, date, now);
  if (isSelectableTime(day, time)) return place;
  if (day.kind === 'closed') throw reservationRefusal('closed_day');
  if (day.kind !== 'out-of-range') throw reservationRefusal('outside_hours');
  if (date > reservableDates(now).last) throw reservationRefusal('too_far');
  throw new AppError('invalid-input', 'No such date');
}

/**
 * Throws if all tables of the place are taken in the half hour of the given time; the rule is `isFull`. Reads at most
 * one document more than there are tables. Firestore retries the transaction if another one takes or frees a table.
 * @param releasedReservationId a reservation that releases its table in the same transaction, if any
 * @throws reservationRefusal() 'full'
 */
export async function requireFreeTable(
  transaction: Transaction,
  dependencies: ReservationDependencies,
  { id, reservation: { tables } }: Place,
  { date, time }: BrandMoment,
  releasedReservationId: string | null = null,
): Promise<void> {
  if (tables === undefined) return;
  const { start, end } = halfHourOf(time);
  const { docs } = await transaction.get(
    openReservationsQuery(dependencies)
      .where('placeId', '==', id)
      .where('date', '==', date)
      .where('time', '>=', start)
      .where('time', '<', end)
      .limit(tables + 1),
  );
  const takenTables = docs.filter((other) => other.id !== releasedReservationId).length;
  if (isFull(takenTables, tables)) throw reservationRefusal('full');
}

/**
 * Throws if the user already has the maximum number of open reservations from today on. Reads at most 20 documents.
 * @throws reservationRefusal() 'too_many'
 */
export async function requireBelowReservationLimit(
  transaction: Transaction,
  dependencies: ReservationDependencies,
  uid: string,
): Promise<void> {
  const { size } = await transaction.get(
    openReservationsQuery(dependencies)
      .where('userId', '==', uid)
      .where('date', '>=', currentMoment(dependencies).date)
      .limit(maxOpenReservations),
  );
  if (size >= maxOpenReservations) throw reservationRefusal('too_many');
}

/**
 * Returns the field with the number of undisputed no-shows of the user within a year, which the place sees; {} below
 * three. Reads at most 20 documents.
 */
export async function readNoShowFields(
  transaction: Transaction,
  dependencies: ReservationDependencies,
  uid: string,
): Promise<{ noShows?: number }> {
  const { docs } = await transaction.get(
    dependencies.firestore
      .collection('reservations')
      .where('userId', '==', uid)
      .where('status', '==', 'no_show')
      .where('date', '>=', addDays(currentMoment(dependencies).date, -365))
      .limit(maxNoShows)
      .select('disputedAt'),
  );
  const noShows = docs.filter((document) => !document.get('disputedAt')).length;
  return noShows < noShowWarningCount ? {} : { noShows };
}

function openReservationsQuery({ firestore }: ReservationDependencies): Query {
  return firestore
    .collection('reservations')
    .where('status', 'in', [...openStatuses])
    .select('status');
}
