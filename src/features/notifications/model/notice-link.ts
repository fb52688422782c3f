import type { Notice } from './notice.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';

/** Where a notice leads: path and query. */
export function noticeLink({ kind, about }: Pick<Notice, 'kind' | 'about'>): string {
  switch (kind) {
    case 'booking_answered':
    case 'booking_tomorrow':
      return linkTo('/reservations');
    case 'correction_answered':
      // What is closed for good has no page any more.
      if (about.status === 'closed') return linkTo('/notices');
      return placeLink({ id: about.placeId, title: about.placeTitle, categoryName: '' });
    case 'claim_answered':
      if (about.status === 'approved') return linkTo('/manager/places');
      return placeLink({ id: about.placeId, title: about.placeTitle, categoryName: '' });
    case 'review_reply':
      // The page finds its category itself.
      return placeLink({ id: about.placeId, title: about.placeTitle, categoryName: '' });
    case 'event_changed':
      // The page adds the title to its address itself.
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
