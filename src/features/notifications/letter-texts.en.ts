import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const letterReasons: Record<NotificationKind, string> = {
  booking_answered: `You are receiving this email because you requested a booking through ${brand.name}.`,
  booking_tomorrow: `You are receiving this email because you made a booking through ${brand.name}.`,
  review_reply: `You are receiving this email because you reviewed a place on ${brand.name}.`,
  event_changed: `You are receiving this email because you saved an event on ${brand.name}.`,
  payment_receipt: `You are receiving this email because you paid for your ${brand.clubName} subscription.`,
  payment_failed: `You are receiving this email because you subscribe to ${brand.clubName}.`,
  membership_ends: `You are receiving this email because you subscribe to ${brand.clubName}.`,
  correction_answered: `You are receiving this email because you suggested a correction on ${brand.name}.`,
  claim_answered: `You are receiving this email because you asked to manage a place on ${brand.name}.`,
  booking_received: `You are receiving this email because you manage this place on ${brand.name}.`,
  booking_changed: `You are receiving this email because you manage this place on ${brand.name}.`,
  low_review: `You are receiving this email because you manage this place on ${brand.name}.`,
  weekly_figures: `You are receiving this email because you manage places on ${brand.name}.`,
};

export const letterActions: Record<NotificationKind, string> = {
  booking_answered: 'See the booking',
  booking_tomorrow: 'See the booking',
  review_reply: 'Read the reply',
  event_changed: 'See the event',
  payment_receipt: 'See the subscription',
  payment_failed: 'Check the payment',
  membership_ends: 'See the subscription',
  correction_answered: 'Open in the guide',
  claim_answered: 'Open in the guide',
  booking_received: 'See the bookings',
  booking_changed: 'See the bookings',
  low_review: 'Read and reply',
  weekly_figures: 'Open the panel',
};

export const letterTexts = {
  greeting: (name: string) => (name === '' ? 'Hello.' : `Hello, ${name}.`),
  answer: 'Answer:',
  answerInGuide: 'Read the answer in your notifications in the guide.',
  settings: 'Choose which emails to receive',
  stop: 'Stop receiving emails like this',
  stopTitle: 'Stop these emails',
  stopQuestion: (label: string) => `Stop sending emails of this kind: “${label}”?`,
  stopButton: 'Stop these emails',
  stoppedTitle: 'You will no longer receive these emails',
  stopped: (label: string) =>
    `You will no longer receive emails of this kind: “${label}”. Notifications in the guide will continue, and you can change this in Settings.`,
  stopInvalidTitle: 'This link is not valid',
  stopInvalid:
    'The link from our email is incomplete, or the account no longer exists. Open the link in the email again or, if you are signed in, go to Settings to choose which emails to receive.',
  stopFailedTitle: 'It did not work this time',
  stopFailed:
    'The server did not respond, so these emails have not been stopped. Try again in a moment.',
  stopRetry: 'Try again',
  home: (name: string) => `Go to ${name}`,
} as const;

export type Complete = TranslationOf<
  typeof import('./letter-texts.ts'),
  typeof import('./letter-texts.en.ts')
>;
