import type { Notification } from './notification.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';

/** Returns the path and query of the page that a notification links to. */
export function notificationLink({ kind, about }: Pick<Notification, 'kind' | 'about'>): string {
  switch (kind) {
    case 'booking_answered':
    case 'booking_tomorrow':
      return linkTo('/reservations');
    case 'correction_answered':
      // A place that is permanently closed has no page.
      if (about.status === 'closed') return linkTo('/notices');
      return placeLink({ id: about.placeId, title: about.placeTitle, categoryName: '' });
    case 'claim_answered':
      if (about.status === 'approved') return linkTo('/manager/places');
      return placeLink({ id: about.placeId, title: about.placeTitle, categoryName: '' });
    case 'review_reply':
      // The place page adds its category to the address.
      return placeLink({ id: about.placeId, title: about.placeTitle, categoryName: '' });
    case 'event_changed':
      // The event page adds its title to the address.
      return linkTo('/agenda/:eventId', { eventId: about.eventId });
    case 'payment_receipt':
    case 'payment_failed':
    case 'membership_ends':
      return linkTo('/profile');
    case 'booking_received':
    case 'booking_changed':
      return linkTo('/manager/reservations');
    case 'low_review':
      return linkTo('/manager/reviews');
    case 'weekly_figures':
      return linkTo('/manager');
  }
}
