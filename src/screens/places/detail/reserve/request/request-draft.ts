import type { PlaceHours } from '#domain/opening-hours.ts';
import { maxNoteLength, maxPeople } from '#domain/reservation-request.ts';
import type { ReservationDraft } from '#domain/reservation-request.ts';
import { reservationPhone } from '#domain/reservation-phone.ts';
import { cleanPlainText } from '#domain/plain-text.ts';
import {
  firstReservableDate,
  isTimeOf,
  reservableDates,
  reservationDay,
} from '#domain/reservation-times.ts';
import { cleanDisplayName } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { dayProblemText } from '#texts/reservations.ts';

/** The form as it is typed. */
export interface RequestFields {
  date: string;
  time: string;
  people: string;
  name: string;
  phone: string;
  note: string;
  /** The phone is kept in the person's record. */
  keepsPhone: boolean;
}

export type RequestProblems = Record<Exclude<keyof RequestFields, 'keepsPhone'>, string>;

/** The form as it begins: the next day on which the place is open, two people, the person's own name and phone. */
export function firstFields(
  hours: PlaceHours,
  { displayName: name, phone }: Pick<User, 'displayName' | 'phone'>,
  now: Date,
): RequestFields {
  const date = firstReservableDate(hours, now) ?? '';
  return { date, time: '', people: '2', name, phone, note: '', keepsPhone: true };
}

/** What is wrong with the form, field by field; '' where nothing is. */
export function problemsOf(fields: RequestFields, hours: PlaceHours, now: Date): RequestProblems {
  const day = reservationDay(hours, fields.date, now);
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
