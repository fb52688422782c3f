/**
 * What somebody is told about. Of the first three groups the venue, the bank and the club are the cause; 'booking_received',
 * 'booking_changed', 'low_review' and 'weekly_figures' are for whoever manages a place.
 */
export const noticeKinds = [
  'booking_answered',
  'booking_tomorrow',
  'review_reply',
  'payment_receipt',
  'payment_failed',
  'membership_ends',
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
  /** What has become of a booking: a status of reservations, or 'moved'. */
  status: string;
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
  return kind === 'review_reply' || managerNoticeKinds.some((one) => one === kind);
}
