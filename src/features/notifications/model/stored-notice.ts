import { maxAnswerLength, noticeKinds } from './notice.ts';
import type { Notice, NoticeAbout, NoticeKind } from './notice.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** A notice from a stored document; null for one of a kind that is not known (any more). */
export function toNotice(id: string, data: unknown): Notice | null {
  const fields = fieldsOf(data);
  const kind = toNoticeKind(fields['kind']);
  if (kind === null) return null;
  return {
    id,
    kind,
    about: toNoticeAbout(fields['about']),
    createdAt: instantOf(fields['createdAt']),
    readAt: instantOf(fields['readAt']),
  };
}

/** null for a kind that is not known. */
export function toNoticeKind(value: unknown): NoticeKind | null {
  return noticeKinds.find((kind) => kind === value) ?? null;
}

/** The kinds of which somebody wants no letters, from their stored preferences. */
export function toNoLetters(value: unknown): NoticeKind[] {
  return noticeKinds.filter((kind) => Array.isArray(value) && value.includes(kind));
}

/** What a notice is about, from its stored map, which leaves out what says nothing. */
export function toNoticeAbout(value: unknown): NoticeAbout {
  const fields = fieldsOf(value);
  return {
    placeId: textOf(fields['placeId'], 128),
    // In the subject of a letter: one line, whatever a manager has written.
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
