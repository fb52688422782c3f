import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const notificationKindLabels: Record<NotificationKind, string> = {
  booking_answered: 'Answers to your booking requests',
  booking_tomorrow: 'Reminders the day before a booking',
  review_reply: 'Replies to your reviews',
  event_changed: 'Changes to events you saved',
  payment_receipt: 'Club payment receipts',
  payment_failed: 'Club payments that did not go through',
  membership_ends: 'End of your club subscription',
  correction_answered: 'Answers to your suggested corrections',
  claim_answered: 'Answers to your requests to manage a place',
  booking_received: 'New bookings at your places',
  booking_changed: 'Cancelled or changed bookings at your places',
  low_review: 'One- and two-star reviews of your places',
  weekly_figures: 'Weekly summary of your places',
};

export type Complete = TranslationOf<
  typeof import('./kind-texts.ts'),
  typeof import('./kind-texts.en.ts')
>;
