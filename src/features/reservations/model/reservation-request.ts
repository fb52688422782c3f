import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { cleanDisplayName } from '#features/account/model/user.ts';

/** What became of a request (DESIGN section 4); 'no_show' was confirmed, and nobody came. */
export const reservationStatuses = [
  'pending',
  'confirmed',
  'declined',
  'cancelled',
  'no_show',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** A table is kept for these. */
export const openStatuses = [
  'pending',
  'confirmed',
] as const satisfies readonly ReservationStatus[];

/** A request for a table or a ticket, reservations/{placeId_uid_date_HHMM}; older ids end with the date. */
export interface ReservationRequest {
  id: string;
  placeId: string;
  userId: string;
  name: string;
  /** E.164: '+5548999990000'. */
  phone: string;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  date: string;
  /** 'HH:MM' of that date. */
  time: string;
  people: number;
  /** '' without one. */
  note: string;
  status: ReservationStatus;
  /** Made by an active member of the club. */
  priority: boolean;
  /** Why the place declined, in its words; '' where it says nothing, or did not decline. */
  reason: string;
  /** When the person said that a no-show is untrue; null where nobody did. */
  disputedAt: Date | null;
  /** No-shows of the person in the year before they asked, from oftenAbsent on; 0 for fewer. */
  noShows: number;
  createdAt: Date | null;
  /** Tells whether it is still as somebody saw it. */
  updatedAt: Date | null;
}

/** What a person fills in. */
export type ReservationDraft = Pick<
  ReservationRequest,
  'name' | 'phone' | 'date' | 'time' | 'people' | 'note'
>;

/** How far ahead one may ask, in days. */
export const maxDaysAhead = 180;

/** A place wants to speak with whoever comes with more than this. */
export const maxPeople = 30;

/** Characters. */
export const maxNoteLength = 1_000;

/** Characters of a place's reason. */
export const maxReasonLength = 300;

/** Reservations to come that one person may have at all places together. */
export const maxOpen = 20;

/** From so many no-shows in a year on, places are told of them. */
export const oftenAbsent = 3;

/** For so many days a place may say that nobody came. */
export const noShowDays = 7;

/** For so many days after the date the person may say that it is untrue. */
export const disputeDays = 30;

/** The document id: one request a place, person and moment. */
export function reservationId(
  placeId: string,
  uid: string,
  { date, time }: Pick<ReservationRequest, 'date' | 'time'>,
): string {
  return `${olderReservationId(placeId, uid, date)}_${time.replace(':', '')}`;
}

/** The document id as it was while there was one request a day. */
export function olderReservationId(placeId: string, uid: string, date: string): string {
  return `${placeId}_${uid}_${date}`;
}

/** Whether an address may name a reservation, of either form. */
export function isReservationId(id: string): boolean {
  return /^[A-Za-z0-9]{1,128}_[^/]{1,128}_\d{4}-\d{2}-\d{2}(_\d{4})?$/.test(id);
}

/**
 * A draft as it is stored: name and note cleaned of what disturbs a page.
 * @throws AppError 'invalid-input' for what the form does not let through: an empty name, a note, number
 *   of people, date or time out of bounds
 */
export function checkedReservationDraft(draft: ReservationDraft): ReservationDraft {
  const checked = {
    ...draft,
    name: cleanDisplayName(draft.name),
    note: cleanPlainText(draft.note),
  };
  const isSound =
    checked.name !== '' &&
    checked.note.length <= maxNoteLength &&
    Number.isInteger(draft.people) &&
    draft.people >= 1 &&
    draft.people <= maxPeople &&
    /^\d{4}-\d{2}-\d{2}$/.test(draft.date) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(draft.time) &&
    /^\+\d{8,15}$/.test(draft.phone);
  if (!isSound) throw new AppError('invalid-input', 'The request is not as the form makes it');
  return checked;
}

/** Whether a stored request says what this draft says, as when it was sent twice. */
export function isSameRequest(stored: ReservationRequest, draft: ReservationDraft): boolean {
  return (
    stored.name === draft.name &&
    stored.phone === draft.phone &&
    stored.date === draft.date &&
    stored.time === draft.time &&
    stored.people === draft.people &&
    stored.note === draft.note
  );
}

/** A wall-clock moment in the brand's time zone, in the shape of what is stored. */
export interface BrandMoment {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'HH:MM'. */
  time: string;
}

/** Whether a table is kept for it, or would be once it is answered. */
export function isOpen({ status }: Pick<ReservationRequest, 'status'>): boolean {
  return openStatuses.some((open) => open === status);
}

/** Whether the moment of a reservation is still to come. */
export function isToCome({ date, time }: BrandMoment, now: BrandMoment): boolean {
  return date > now.date || (date === now.date && time > now.time);
}

/** Whether the person may still change it or call it off: pending or confirmed, and its moment is to come. */
export function isCancellable(
  reservation: Pick<ReservationRequest, 'date' | 'time' | 'status'>,
  now: BrandMoment,
): boolean {
  return isOpen(reservation) && isToCome(reservation, now);
}

/** Whether the person may still say that they came, or called it off in another way: once, within 30 days. */
export function isDisputable(
  { date, status, disputedAt }: Pick<ReservationRequest, 'date' | 'status' | 'disputedAt'>,
  now: BrandMoment,
): boolean {
  return status === 'no_show' && disputedAt === null && now.date <= daysAfter(date, disputeDays);
}

/** How many of these reservations count as no-shows of the last year: what is disputed does not. */
export function countNoShows(
  reservations: readonly Pick<ReservationRequest, 'date' | 'status' | 'disputedAt'>[],
  today: string,
): number {
  const from = daysAfter(today, -365);
  return reservations.filter(
    ({ date, status, disputedAt }) => status === 'no_show' && disputedAt === null && date >= from,
  ).length;
}

/**
 * 'YYYY-MM-DD' so many days after another, before it where they are negative; '' for what is no date.
 * @param date 'YYYY-MM-DD'
 */
export function daysAfter(date: string, days: number): string {
  const from = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(from) ? '' : new Date(from + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * As the list shows them: those of today and later, the next one first, then those of the past, the latest
 * first.
 * @param today 'YYYY-MM-DD' in the brand's time zone
 */
export function comingThenPast(
  reservations: readonly ReservationRequest[],
  today: string,
): { coming: ReservationRequest[]; past: ReservationRequest[] } {
  const coming = reservations.filter(({ date }) => date >= today).sort(byMoment);
  const past = reservations.filter(({ date }) => date < today).sort((a, b) => byMoment(b, a));
  return { coming, past };
}

function byMoment(a: ReservationRequest, b: ReservationRequest): number {
  const key = ({ date, time, id }: ReservationRequest) => `${date} ${time} ${id}`;
  return key(a) < key(b) ? -1 : 1;
}
