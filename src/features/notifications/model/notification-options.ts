/**
 * Kinds of notifications. 'booking_received', 'booking_changed', 'low_review' and 'weekly_figures' are sent to the
 * managers of a place. All others are sent to the user whose reservation, review, request, saved event or membership
 * they concern.
 */
export const notificationKinds = [
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
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds sent to managers about their places. */
export const managerNotificationKinds = [
  'booking_received',
  'booking_changed',
  'low_review',
  'weekly_figures',
] as const satisfies readonly NotificationKind[];

/** Changes to the dates of a saved event; 'changed' if several kinds of change occurred. */
export const eventChanges = ['cancelled', 'moved', 'restored', 'sold_out', 'changed'] as const;
export type EventChange = (typeof eventChanges)[number];

/** Maximum length in characters of the answer to a claim or correction, which its notification quotes. */
export const maxAnswerLength = 500;

/** Reviews with at most this number of stars notify the manager immediately. */
export const maxLowRating = 2;

/** Notifications per page; the next page is loaded at the end of the list. */
export const notificationPageSize = 20;

/** Larger unread counts are shown as '99+'. */
export const maxUnreadCount = 99;

/**
 * Returns true if e-mails of this kind have a one-click unsubscribe link. E-mails about own reservations and payments
 * can only be turned off in the settings.
 */
export function canUnsubscribe(kind: NotificationKind): boolean {
  return (
    kind === 'review_reply' ||
    kind === 'event_changed' ||
    kind === 'correction_answered' ||
    kind === 'claim_answered' ||
    managerNotificationKinds.some((managerKind) => managerKind === kind)
  );
}
