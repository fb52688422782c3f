import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { maxNoteLength, maxPeople } from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { reservationPhone } from '#features/reservations/model/reservation-phone.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import {
  dayWithOwn,
  firstReservableDate,
  leadMinutes,
  isTimeOf,
  reservableDates,
  reservationDay,
} from '#features/reservations/model/reservation-times.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import { cleanDisplayName } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { dayProblemText } from '#features/reservations/texts.ts';

/** The form as it is typed. */
export interface RequestFields {
  date: string;
  time: string;
  people: string;
  name: string;
  phone: string;
  note: string;
  /** The phone is kept for the person. */
  keepsPhone: boolean;
}

export type RequestProblems = Record<Exclude<keyof RequestFields, 'keepsPhone'>, string>;

/** The form before the person's own phone is known. */
export type TypedFields = Omit<RequestFields, 'phone'> & {
  /** null: nobody has typed one, and the one that is known counts. */
  phone: string | null;
};

/** The form as it begins: the next day on which the place is open, two people, the person's own name and phone. */
export function firstFields(
  hours: PlaceHours,
  { displayName: name }: Pick<User, 'displayName'>,
  now: Date,
): TypedFields {
  const date = firstReservableDate(hours, now) ?? '';
  return { date, time: '', people: '2', name, phone: null, note: '', keepsPhone: true };
}

/** The form of a reservation that is to be changed. */
export function fieldsOf(reservation: ReservationRequest): RequestFields {
  const { date, time, people, name, phone, note } = reservation;
  return { date, time, people: String(people), name, phone, note, keepsPhone: false };
}

/** Where and when a form asks for something. */
export interface RequestContext {
  hours: PlaceHours;
  now: Date;
  /** The reservation that is to be changed; null where a new one is asked for. */
  before: ReservationRequest | null;
}

/** What can be chosen on a date. */
export function choicesOn(date: string, { hours, now, before }: RequestContext): ReservationDay {
  return own(reservationDay(hours, date, now, leadMinutes), date, before);
}

function own(day: ReservationDay, date: string, before: ReservationRequest | null) {
  return before?.date === date ? dayWithOwn(day, before.time) : day;
}

/** What is wrong with the form, field by field; '' where nothing is. */
export function problemsOf(fields: RequestFields, context: RequestContext): RequestProblems {
  const { hours, now, before } = context;
  const day = own(reservationDay(hours, fields.date, now), fields.date, before);
  const { last } = reservableDates(now);
  const people = Number(fields.people);
  const isCount = /^\d{1,3}$/.test(fields.people) && people >= 1 && people <= maxPeople;
  return {
    date: dayProblemText(day, fields.date, last),
    time: isTimeOf(day, fields.time) ? '' : timeProblemText(day.kind, fields.time),
    people: isCount
      ? ''
      : `Informe de 1 a ${maxPeople} pessoas. Para grupos maiores, fale direto com o lugar.`,
    name: cleanDisplayName(fields.name) === '' ? 'Informe seu nome.' : '',
    phone:
      reservationPhone(fields.phone) === null
        ? 'Telefone inválido. Informe com o DDD, como (48)\u00a099999\u20110000.'
        : '',
    note:
      cleanPlainText(fields.note).length > maxNoteLength
        ? `Escreva até ${maxNoteLength.toLocaleString('pt-BR')} caracteres.`
        : '',
  };
}

function timeProblemText(kind: ReturnType<typeof reservationDay>['kind'], time: string): string {
  // The date's own problem says it.
  if (kind !== 'any' && kind !== 'times') return '';
  return kind === 'any' && time !== ''
    ? 'Este horário já passou. Escolha um mais tarde.'
    : 'Escolha um horário.';
}

/** The request of a form without problems. */
export function draftOf({
  people,
  phone,
  keepsPhone: _keeps,
  ...texts
}: RequestFields): ReservationDraft {
  return { ...texts, people: Number(people), phone: reservationPhone(phone) ?? '' };
}
