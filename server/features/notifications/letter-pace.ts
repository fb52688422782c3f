import { Timestamp } from '@google-cloud/firestore';
import type { DocumentData, DocumentSnapshot } from '@google-cloud/firestore';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';
import type { User } from '#features/account/model/user.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';

/** Maximum number of e-mails to one address per hour and per 24 hours, except those about payments. */
export const letterLimits = [
  { spanMs: hourMs, most: 6 },
  { spanMs: dayMs, most: 20 },
] as const;

/** Time in ms after an e-mail about a record during which further changes are merged into one e-mail. */
export const mergeWindowMs = 10 * minuteMs;

const maxSpanMs = Math.max(...letterLimits.map(({ spanMs }) => spanMs));

const paymentKinds: readonly NotificationKind[] = [
  'payment_receipt',
  'payment_failed',
  'membership_ends',
];

/** Returns true if an e-mail is about a payment. Such e-mails are neither limited nor merged. */
export function isAboutPayment(kind: NotificationKind): boolean {
  return paymentKinds.includes(kind);
}

/**
 * Returns true if a user receives e-mails of a kind: the user is active, has a verified address and did not
 * unsubscribe.
 */
export function canGetLetter(
  { status, email, emailVerified, preferences }: User,
  kind: NotificationKind,
): boolean {
  return (
    status === 'active' &&
    emailVerified &&
    isAddress(email) &&
    !preferences.noLetters.includes(kind)
  );
}

/** Accepts exactly one address without a display name, list separator or line break. */
function isAddress(email: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(email);
}

/** What the rate limit needs to know of an e-mail. All e-mails about one record to one user have the same thread. */
export interface RateLimitedLetter {
  id: string;
  thread: string;
}

interface SentLetter extends RateLimitedLetter {
  at: number;
}

/** 'send', 'drop' above a limit, or the time until which an e-mail is postponed to be merged with others. */
export type SendDecision = 'send' | 'drop' | Date;

/**
 * Decides about one more e-mail to an address.
 * @param paceDocument letterPace/{hash of the address}; its read time is the current time
 */
export function decideSending(
  paceDocument: DocumentSnapshot,
  letter: RateLimitedLetter,
): SendDecision {
  const now = paceDocument.readTime.toMillis();
  // A retry of the same e-mail does not count twice.
  const otherLetters = sentLettersOf(paceDocument).filter(({ id }) => id !== letter.id);
  // Ignores timestamps in the future, which were written before a clock was corrected.
  const lettersOfThread = otherLetters.filter(
    ({ thread, at }) => thread === letter.thread && at <= now,
  );
  const mergedUntilMs = Math.max(0, ...lettersOfThread.map(({ at }) => at + mergeWindowMs));
  if (mergedUntilMs > now) return new Date(mergedUntilMs);
  const isLimitReached = letterLimits.some(
    ({ spanMs, most: max }) => otherLetters.filter(({ at }) => at > now - spanMs).length >= max,
  );
  return isLimitReached ? 'drop' : 'send';
}

/** Returns the rate limit data of an address with one more e-mail added; entries older than a day are dropped. */
export function withSentLetter(
  paceDocument: DocumentSnapshot,
  { id, thread, uid }: RateLimitedLetter & { uid: string },
): DocumentData {
  const now = paceDocument.readTime.toMillis();
  const recentLetters = sentLettersOf(paceDocument).filter(({ at }) => at > now - maxSpanMs);
  return {
    userId: uid,
    sent: Object.fromEntries(
      [...recentLetters, { id, thread, at: now }].map((sentLetter) => [
        sentLetter.id,
        { thread: sentLetter.thread, at: Timestamp.fromMillis(sentLetter.at) },
      ]),
    ),
    expiresAt: Timestamp.fromMillis(now + maxSpanMs),
  };
}

function sentLettersOf(paceDocument: DocumentSnapshot): SentLetter[] {
  return Object.entries(fieldsOf(paceDocument.get('sent'))).map(([id, value]) => {
    const { thread, at } = fieldsOf(value);
    return { id, thread: textOf(thread, 64), at: instantOf(at)?.getTime() ?? 0 };
  });
}
