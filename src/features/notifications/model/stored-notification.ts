import { maxAnswerLength, notificationKinds } from './notification.ts';
import type { Notification, NotificationDetails, NotificationKind } from './notification.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Parses a stored notification; returns null for an unknown or retired kind. */
export function toNotification(id: string, data: unknown): Notification | null {
  const fields = fieldsOf(data);
  const kind = toNotificationKind(fields['kind']);
  if (kind === null) return null;
  return {
    id,
    kind,
    about: toNotificationDetails(fields['about']),
    createdAt: instantOf(fields['createdAt']),
    readAt: instantOf(fields['readAt']),
  };
}

/** Returns null for an unknown kind. */
export function toNotificationKind(value: unknown): NotificationKind | null {
  return notificationKinds.find((kind) => kind === value) ?? null;
}

/** Returns the kinds for which the user turned off e-mails, from the stored preferences. */
export function toNoLetters(value: unknown): NotificationKind[] {
  return notificationKinds.filter((kind) => Array.isArray(value) && value.includes(kind));
}

/** Parses the subject of a notification from its stored map, which omits empty fields. */
export function toNotificationDetails(value: unknown): NotificationDetails {
  const fields = fieldsOf(value);
  return {
    placeId: textOf(fields['placeId'], 128),
    // Used in the subject of an e-mail, so it must be a single line.
    placeTitle: cleanLine(textOf(fields['placeTitle'], 200)),
    eventId: textOf(fields['eventId'], 128),
    eventTitle: cleanLine(textOf(fields['eventTitle'], 200)),
    dates: countOf(fields['dates']),
    date: textOf(fields['date'], 10),
    time: textOf(fields['time'], 5),
    people: countOf(fields['people']),
    status: textOf(fields['status'], 20),
    answer: cleanPlainText(textOf(fields['answer'], maxAnswerLength)),
    rating: countOf(fields['rating']),
    amountCents: countOf(fields['amountCents']),
    until: instantOf(fields['until']),
    bookings: countOf(fields['bookings']),
    reviews: countOf(fields['reviews']),
  };
}
