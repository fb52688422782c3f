import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { maxPeople, reservationRecord } from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { parseReservationPhone } from '#features/reservations/model/reservation-phone.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import {
  addReservedTime,
  firstReservableDate,
  leadMinutes,
  isSelectableTime,
  reservableDates,
  reservationDay,
} from '#features/reservations/model/reservation-times.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import { cleanDisplayName } from '#features/account/model/display-name.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/reservations/texts.ts';

/** Values of the reservation form. */
export interface RequestFields {
  date: string;
  time: string;
  people: string;
  name: string;
  phone: string;
  note: string;
  /** True if the phone should be stored for the next reservation. */
  keepsPhone: boolean;
}

export type RequestProblems = Record<Exclude<keyof RequestFields, 'keepsPhone'>, string>;

/** Form values before the user's stored phone is loaded. */
export type EnteredFields = Omit<RequestFields, 'phone'> & {
  /** Null until the user types a phone; until then the stored phone is used. */
  phone: string | null;
};

/** Returns the initial form values: the next open day, two people and the user's name. */
export function createInitialFields(
  hours: PlaceHours,
  { displayName: name }: Pick<User, 'displayName'>,
  now: Date,
): EnteredFields {
  const date = firstReservableDate(hours, now) ?? '';
  return { date, time: '', people: '2', name, phone: null, note: '', keepsPhone: true };
}

/** Returns the form values to change an existing reservation. */
export function toRequestFields(reservation: ReservationRequest): RequestFields {
  const { date, time, people, name, phone, note } = reservation;
  return { date, time, people: String(people), name, phone, note, keepsPhone: false };
}

/** Opening hours, current time and existing reservation of a form. */
export interface RequestFormContext {
  hours: PlaceHours;
  now: Date;
  /** The reservation to change; null for a new one. */
  existingReservation: ReservationRequest | null;
}

/**
 * Returns the times of a date that are available after the lead time. On its own date, the time of the reservation to
 * change stays available.
 */
export function getDayChoices(
  date: string,
  { hours, now, existingReservation }: RequestFormContext,
): ReservationDay {
  return withReservedTime(reservationDay(hours, date, now, leadMinutes), date, existingReservation);
}

function withReservedTime(
  day: ReservationDay,
  date: string,
  existingReservation: ReservationRequest | null,
) {
  return existingReservation?.date === date ? addReservedTime(day, existingReservation.time) : day;
}

/** Returns the problem of each field; '' for a valid one. */
export function findRequestProblems(
  fields: RequestFields,
  context: RequestFormContext,
): RequestProblems {
  const { hours, now, existingReservation } = context;
  const day = withReservedTime(
    reservationDay(hours, fields.date, now),
    fields.date,
    existingReservation,
  );
  const { last } = reservableDates(now);
  const people = Number(fields.people);
  const isValidPeopleCount = /^\d{1,3}$/.test(fields.people) && people >= 1 && people <= maxPeople;
  return {
    date: texts.dayProblemText(day, fields.date, last),
    time: isSelectableTime(day, fields.time) ? '' : timeProblemText(day.kind, fields.time),
    people: isValidPeopleCount ? '' : texts.peopleInvalid,
    name: cleanDisplayName(fields.name) === '' ? texts.nameMissing : '',
    phone: parseReservationPhone(fields.phone) === null ? texts.phoneInvalid : '',
    note:
      cleanPlainText(fields.note).length > reservationRecord.fields.note.maxLength
        ? texts.noteTooLong(reservationRecord.fields.note.maxLength)
        : '',
  };
}

function timeProblemText(kind: ReturnType<typeof reservationDay>['kind'], time: string): string {
  // The problem of the date is shown instead.
  if (kind !== 'any' && kind !== 'times') return '';
  return kind === 'any' && time !== '' ? texts.timePassed : texts.timeMissing;
}

/** Converts the fields of the form to a draft. The fields must have no problems. */
export function toReservationDraft({
  people,
  phone,
  keepsPhone: _keepsPhone,
  ...fields
}: RequestFields): ReservationDraft {
  return { ...fields, people: Number(people), phone: parseReservationPhone(phone) ?? '' };
}
