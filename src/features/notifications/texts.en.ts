import type {
  Notification,
  NotificationDetails,
} from '#features/notifications/model/notification.ts';
import type { EventChange } from '#features/notifications/model/notification-options.ts';
import { eventChanges } from '#features/notifications/model/notification-options.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import {
  countText,
  formatCents,
  formatDayAndMonth,
  formatLongDate,
} from '#shared/formats/formats.en.ts';
import { peopleText } from '#shared/formats/phrases.en.ts';
import { shortDateText } from '#shared/formats/stored-dates.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const pageTitle = `Notifications · ${brand.name}`;
export const profile = 'Profile';
export const notices = 'Notifications';
export const introduction = 'What has changed in your bookings, reviews and subscription.';
export const chooseEmails = 'Choose what you get by email';
export const loadingNotices = 'Loading your notifications…';
export const showMore = 'Show more';
export const noNoticesTitle = 'No notifications yet';
export const noNoticesHint =
  'When a place answers one of your booking requests or replies to one of your reviews, you will see it here.';
export const discoverPlaces = 'Discover places';
export const unread = 'New';

export function removeNotice(title: string): string {
  return `Delete the notification: ${title}`;
}

export const notificationsErrors: ErrorSentences = {
  default: 'Could not load your notifications',
};

export const notificationRemovalErrors: ErrorSentences = {
  default: 'Could not delete the notification',
  'permission-denied':
    "Your account's status does not allow you to delete notifications right now.",
};

export function notificationText({ kind, about }: Pick<Notification, 'kind' | 'about'>): {
  title: string;
  text: string;
} {
  const place = about.placeTitle || 'a place in the guide';
  const reservationText = dateAndPeopleText(about);
  switch (kind) {
    case 'booking_answered':
      return {
        title: `${decisionTitles[about.status] ?? 'Your booking has changed'}: ${place}`,
        text: joinWithDots(reservationText, decisionAdvice[about.status] ?? ''),
      };
    case 'booking_tomorrow':
      // The user may read this on any day, so the text must not contain 'tomorrow'.
      return { title: `Reminder: your booking at ${place}`, text: reservationText };
    case 'booking_received':
      return {
        title: `New booking at ${place}`,
        text: joinWithDots(reservationText, 'Answer when you can.'),
      };
    case 'booking_changed':
      return {
        title: `Booking ${about.status === 'cancelled' ? 'cancelled' : 'changed'} at ${place}`,
        text: reservationText,
      };
    case 'review_reply':
      return {
        title:
          about.placeTitle === ''
            ? 'A place replied to your review'
            : `${place} replied to your review`,
        text: "The reply is on the place's page, next to your review.",
      };
    case 'correction_answered':
      return correctionText(about, place);
    case 'claim_answered':
      return claimText(about, place);
    case 'event_changed':
      return eventText(about);
    case 'low_review':
      return {
        title:
          about.rating === 0
            ? `Low rating for ${place}`
            : `${about.rating}-star review of ${place}`,
        text: 'Your reply will appear next to the review, where everyone can see it.',
      };
    case 'weekly_figures':
      return {
        title: 'Weekly summary of your places',
        text: weeklyStatisticsText(about),
      };
    case 'payment_receipt':
      return {
        title: `Payment received: ${formatCents(about.amountCents)}`,
        text: `Your ${brand.clubName} subscription has been paid.`,
      };
    case 'payment_failed':
      return {
        title: 'The club payment did not go through',
        text: 'Check your payment card in your profile to keep your benefits.',
      };
    case 'membership_ends':
      return {
        title:
          about.until === null
            ? 'Your club subscription has ended'
            : `Your club subscription ends on ${formatLongDate(about.until)}`,
        text:
          about.until === null
            ? 'You can subscribe again whenever you want.'
            : 'Until then, the benefits remain valid.',
      };
  }
}

function correctionText({ status, answer }: NotificationDetails, place: string) {
  if (status === 'declined')
    return { title: `Your correction was not applied: ${place}`, text: answer };
  const thanks =
    status === 'closed'
      ? 'Thank you for letting us know. The place no longer appears in the guide.'
      : "Thank you. The place's page has now been corrected.";
  return { title: `Your correction was applied: ${place}`, text: thanks };
}

function claimText({ status, answer }: NotificationDetails, place: string) {
  if (status === 'approved') {
    const words = 'The place is now in your manager panel.';
    return {
      title: `Your request to manage ${place} was approved`,
      text: answer === '' ? words : `${answer} ${words}`,
    };
  }
  const nextStep =
    status === 'final'
      ? 'This decision is final.'
      : "On the place's page, you can ask us to look at your request again, once.";
  return {
    title: `Your request to manage ${place} was declined`,
    text: answer === '' ? nextStep : `${answer} ${nextStep}`,
  };
}

const decisionTitles: Readonly<Record<string, string>> = {
  confirmed: 'Booking confirmed',
  declined: 'Booking declined',
  no_show: 'The place says you did not turn up',
};

const decisionAdvice: Readonly<Record<string, string>> = {
  declined: "You can request another time on the place's page.",
  no_show: 'If you did go, dispute the no-show in your bookings.',
};

const eventTitles: Record<EventChange, string> = {
  cancelled: 'Cancelled',
  moved: 'New date',
  restored: 'Back on',
  sold_out: 'Sold out',
  changed: 'The dates have changed',
};

function eventText(about: NotificationDetails): { title: string; text: string } {
  const change = eventChanges.find((option) => option === about.status) ?? 'changed';
  const title = `${eventTitles[change]}: ${about.eventTitle || 'an event you saved'}`;
  const dateText = dateAndPeopleText(about);
  if (about.dates > 1) {
    return {
      title,
      text: `${countText(about.dates, 'date', 'dates')}. See which ones on the event's page.`,
    };
  }
  return {
    title,
    text: change === 'moved' && dateText !== '' ? `It is now on ${dateText}` : dateText,
  };
}

function dateAndPeopleText({ date, time, people }: NotificationDetails): string {
  const dayAndTime = [shortDateText(date), time].filter(Boolean).join(', ');
  return joinWithDots(dayAndTime, people === 0 ? '' : peopleText(people));
}

function joinWithDots(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

function weeklyStatisticsText({ date, bookings, reviews }: NotificationDetails): string {
  const countTexts = [
    bookings === 0 ? '' : countText(bookings, 'booking request', 'booking requests'),
    reviews === 0 ? '' : countText(reviews, 'new review', 'new reviews'),
  ].filter(Boolean);
  const week =
    date === '' ? 'In the past week' : `In the week that began on ${formatDayAndMonth(date)}`;
  return `${week}: ${countTexts.join(' and ') || 'nothing new'}.`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
