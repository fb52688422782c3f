import {
  cents,
  choice,
  defineRecord,
  formatted,
  id,
  instant,
  integer,
  line,
  map,
  optional,
  text,
} from '#shared/record/record.ts';
import type { RecordOf, ValuesOf } from '#shared/record/record.ts';
import { maxAnswerLength, notificationKinds } from './notification-options.ts';
import type { NotificationKind } from './notification-options.ts';

/** Subject of a notification, without names of users. Empty fields are not stored; '' and 0 are read for them. */
const detailFields = {
  placeId: optional(id()),
  placeTitle: optional(line(200)),
  eventId: optional(id()),
  eventTitle: optional(line(200)),
  /** Number of changed dates of an event. `date` and `time` are set if there is only one. */
  dates: optional(integer()),
  /** 'YYYY-MM-DD' in the brand's time zone. */
  date: optional(formatted('[0-9]{4}-[0-9]{2}-[0-9]{2}', { maxLength: 10 })),
  /** 'HH:MM' in the brand's time zone. */
  time: optional(formatted('([01][0-9]|2[0-3]):[0-5][0-9]', { maxLength: 5 })),
  people: optional(integer()),
  /**
   * New status. Of a reservation: a reservation status, or 'moved'. Of event dates: one of eventChanges. Of a
   * correction: 'applied', 'declined', or 'closed' if it closed the place. Of a claim: 'approved', 'declined', or
   * 'final' if no further appeal is possible.
   */
  status: optional(line(20)),
  /** Answer to a correction or claim; '' for none. */
  answer: optional(text(maxAnswerLength)),
  /** Whole stars. */
  rating: optional(integer()),
  amountCents: optional(cents()),
  /** End of a membership; null for immediately. */
  until: optional(instant()),
  /** Number of reservations and of reviews of the managed places in the previous week. */
  bookings: optional(integer()),
  reviews: optional(integer()),
};

export type NotificationDetails = ValuesOf<typeof detailFields>;

/** Notification of a user, stored in notices/{id}. Only the server creates it. */
export const notificationRecord = defineRecord(
  {
    /** Null for an unknown or retired kind. */
    kind: choice(notificationKinds, null),
    about: map(detailFields),
    createdAt: instant(),
    /** Null if unread. */
    readAt: instant(),
  },
  { unreadFields: { userId: id() } },
);

export interface Notification extends RecordOf<typeof notificationRecord> {
  id: string;
  kind: NotificationKind;
}

/** Parses a stored notification; returns null for an unknown or retired kind. */
export function toNotification(id: string, data: unknown): Notification | null {
  const { kind, ...fields } = notificationRecord.read(data);
  return kind === null ? null : { id, kind, ...fields };
}

/** Parses the subject of a notification from its stored map. */
export function toNotificationDetails(value: unknown): NotificationDetails {
  return notificationRecord.fields.about.read(value);
}
