import { AppError } from './app-error.ts';
import { cleanPlainText } from './plain-text.ts';
import { cleanDisplayName } from './user.ts';

/** What became of a request (DESIGN section 4). */
export const reservationStatuses = ['pending', 'confirmed', 'declined', 'cancelled'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** A request for a table or a ticket, reservations/{placeId_uid_date}. */
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
  createdAt: Date | null;
}

/** What a person fills in. */
export type ReservationDraft = Pick<
  ReservationRequest,
  'name' | 'phone' | 'date' | 'time' | 'people' | 'note'
>;

/** How far ahead one may ask, in days; rules allow 366. */
export const maxDaysAhead = 180;

/** Rules allow 100; a place wants to speak with whoever comes with more than this. */
export const maxPeople = 30;

/** Characters; rules hold the same bound. */
export const maxNoteLength = 1_000;

/** The document id: one request a place, person and day. */
export function reservationId(placeId: string, uid: string, date: string): string {
  return `${placeId}_${uid}_${date}`;
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

/** Whether the person may still call it off: pending or confirmed, and its moment is to come. */
export function isCancellable(
  { date, time, status }: Pick<ReservationRequest, 'date' | 'time' | 'status'>,
  now: BrandMoment,
): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false;
  return date > now.date || (date === now.date && time > now.time);
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
