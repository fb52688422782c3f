/**
 * What somebody is told about. Of the first groups the venue, the bank, the club and whoever keeps the guide are the
 * cause; 'booking_received', 'booking_changed', 'low_review' and 'weekly_figures' are for whoever manages a place.
 */
export const noticeKinds = [
  'booking_answered',
  'booking_tomorrow',
  'review_reply',
  'event_changed',
  'payment_receipt',
  'payment_failed',
  'membership_ends',
  'correction_answered',
  'claim_answered',
  'booking_received',
  'booking_changed',
  'low_review',
  'weekly_figures',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Told to people about places that they manage. */
export const managerNoticeKinds = [
  'booking_received',
  'booking_changed',
  'low_review',
  'weekly_figures',
] as const satisfies readonly NoticeKind[];

/** What can become of the dates of an event that somebody saved; 'changed' where several things did. */
export const eventChanges = ['cancelled', 'moved', 'restored', 'sold_out', 'changed'] as const;
export type EventChange = (typeof eventChanges)[number];

/** Most characters of what whoever decides says to a person; rules hold the same bound. */
export const maxAnswerLength = 500;

/** A review of so few stars is told to the manager at once. */
export const lowRating = 2;

/** What a notice is about; '' and 0 where it has nothing to say. Nobody's name is in it. */
export interface NoticeAbout {
  placeId: string;
  placeTitle: string;
  /** 'YYYY-MM-DD' and 'HH:MM' in the brand's time zone. */
  date: string;
  time: string;
  people: number;
  eventId: string;
  eventTitle: string;
  /** Dates of an event that changed; `date` and `time` are those of the only one. */
  dates: number;
  /**
   * What has become of a booking: a status of reservations, or 'moved'. Of dates of an event: eventChanges. Of a
   * correction: 'applied', 'closed' where the place is gone by it, or 'declined'. Of a claim: 'approved', 'declined', or
   * 'final' where it is not to be appealed any more.
   */
  status: string;
  /** What whoever decided says to the person. */
  answer: string;
  /** Whole stars. */
  rating: number;
  amountCents: number;
  /** When a membership ends; null for now. */
  until: Date | null;
  /** Of the week before: bookings and reviews of the places somebody manages. */
  bookings: number;
  reviews: number;
}

/** Something that somebody is told once, notices/{id}. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  about: NoticeAbout;
  createdAt: Date | null;
  /** null until it was seen. */
  readAt: Date | null;
}

/** The next notices come with the list's end. */
export const noticePageSize = 20;

/** More unread notices are '99+'. */
export const maxUnreadCount = 99;

/**
 * Letters that can be stopped by one click in a letter: those about a booking or payment of one's own are stopped in
 * the settings alone.
 */
export function isStoppable(kind: NoticeKind): boolean {
  return (
    kind === 'review_reply' ||
    kind === 'event_changed' ||
    kind === 'correction_answered' ||
    kind === 'claim_answered' ||
    managerNoticeKinds.some((one) => one === kind)
  );
}
