import { Timestamp } from '@google-cloud/firestore';
import type { DocumentData, DocumentSnapshot } from '@google-cloud/firestore';
import type { NoticeKind } from '#features/notifications/model/notice.ts';
import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';
import type { User } from '#features/account/model/user.ts';

/** Letters to one address in any hour and in any 24 hours, besides those about payments. */
export const letterLimits = [
  { spanMs: 3_600_000, most: 6 },
  { spanMs: 86_400_000, most: 20 },
] as const;

/** After a letter about a record, its further changes are merged into one letter for this long, in milliseconds. */
export const mergeMs = 600_000;

const longestSpanMs = Math.max(...letterLimits.map(({ spanMs }) => spanMs));

const paymentKinds: readonly NoticeKind[] = [
  'payment_receipt',
  'payment_failed',
  'membership_ends',
];

/** Whether a letter is about money, and so is neither limited nor merged with another one. */
export function isAboutPayment(kind: NoticeKind): boolean {
  return paymentKinds.includes(kind);
}

/** Whether a user gets letters of a kind: only at an address that was proven to be theirs. */
export function mayGetLetter(
  { status, email, emailVerified, preferences }: User,
  kind: NoticeKind,
): boolean {
  return (
    status === 'active' &&
    emailVerified &&
    isAddress(email) &&
    !preferences.noLetters.includes(kind)
  );
}

/** One address and nothing else: no list, no name, no second line. */
function isAddress(email: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(email);
}

/** A letter as its recipient's pace knows it; letters about one record to one user share the thread. */
export interface PacedLetter {
  id: string;
  thread: string;
}

interface SentLetter extends PacedLetter {
  at: number;
}

/** 'send', 'drop' above a limit, or the time until which a letter waits to be merged with others. */
export type Pace = 'send' | 'drop' | Date;

/**
 * What becomes of one more letter to an address.
 * @param stored letterPace/{hash of the address}; its read time is the time that counts
 */
export function paceOf(stored: DocumentSnapshot, letter: PacedLetter): Pace {
  const now = stored.readTime.toMillis();
  // A letter that is tried again is no second one.
  const others = sentTo(stored).filter(({ id }) => id !== letter.id);
  // Entries in the future are older than a clock that was turned back.
  const sameThread = others.filter(({ thread, at }) => thread === letter.thread && at <= now);
  const mergedUntil = Math.max(0, ...sameThread.map(({ at }) => at + mergeMs));
  if (mergedUntil > now) return new Date(mergedUntil);
  const isOver = letterLimits.some(
    ({ spanMs, most }) => others.filter(({ at }) => at > now - spanMs).length >= most,
  );
  return isOver ? 'drop' : 'send';
}

/** The pace of an address with one more letter, whose sending begins now; entries older than a day are dropped. */
export function paceWith(
  stored: DocumentSnapshot,
  { id, thread, uid }: PacedLetter & { uid: string },
): DocumentData {
  const now = stored.readTime.toMillis();
  const recent = sentTo(stored).filter(({ at }) => at > now - longestSpanMs);
  return {
    userId: uid,
    sent: Object.fromEntries(
      [...recent, { id, thread, at: now }].map((one) => [
        one.id,
        { thread: one.thread, at: Timestamp.fromMillis(one.at) },
      ]),
    ),
    expiresAt: Timestamp.fromMillis(now + longestSpanMs),
  };
}

function sentTo(stored: DocumentSnapshot): SentLetter[] {
  return Object.entries(fieldsOf(stored.get('sent'))).map(([id, value]) => {
    const { thread, at } = fieldsOf(value);
    return { id, thread: textOf(thread, 64), at: instantOf(at)?.getTime() ?? 0 };
  });
}
