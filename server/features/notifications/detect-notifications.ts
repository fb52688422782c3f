import { isRefusedForGood } from '#features/moderation/model/claim.ts';
import type {
  NotificationDetails,
  NotificationKind,
} from '#features/notifications/model/notification.ts';
import { lowRating } from '#features/notifications/model/notification.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import { toClaim } from '#features/moderation/model/stored-claim.ts';
import { toPayment } from '#features/payments/model/stored-club-payment.ts';
import { toCorrection } from '#features/moderation/model/stored-correction.ts';
import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { toMemberRecord } from '#features/club/model/stored-membership.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';

/** Sources of changes: a collection and the field with the database timestamp of each change. */
export const notificationSources = {
  reservation: { collection: 'reservations', changedAt: 'updatedAt' },
  review: { collection: 'reviews', changedAt: 'updatedAt' },
  reply: { collection: 'reviews', changedAt: 'reply.repliedAt' },
  payment: { collection: 'clubPayments', changedAt: 'recordedAt' },
  membership: { collection: 'clubMembers', changedAt: 'updatedAt' },
  correction: { collection: 'suggestions', changedAt: 'decidedAt' },
  claim: { collection: 'claims', changedAt: 'decidedAt' },
  event: { collection: 'events', changedAt: 'updatedAt' },
} as const;
export type NotificationSource = keyof typeof notificationSources;
/**
 * Sources whose records concern one user or the managers of a place. Events are separate, because many users save an
 * event (event-notifications.ts).
 */
type PersonalSource = Exclude<NotificationSource, 'event'>;

/**
 * Retention time of the notification state of a record, longer than the longest membership. After that the record is
 * treated like one from before notifications existed.
 */
export const notifiedStateLifetimeMs = 400 * 86_400_000;

/** State of a record at its last notification, told/{source}_{id}. It is compared with the current state. */
export type NotifiedState = Readonly<Record<string, string | number>>;

/** One notification to send. */
export interface NewNotification {
  kind: NotificationKind;
  /** A user, or the managers of a place. */
  to: { uid: string } | { managersOf: string };
  about: Partial<Omit<NotificationDetails, 'placeTitle'>>;
  /** Reservation that must still have the status of the notification when the e-mail is sent. */
  reservationId?: string;
  /** Keys of the changed dates of an event, used to count the dates of merged e-mails. */
  dateKeys?: string[];
}

/** Notifications to send for a record, and its new notification state. */
export interface DetectedNotifications {
  news: NewNotification[];
  told: NotifiedState;
  /** Owner of the record; the notification state is erased with this user. */
  ownerId: string;
  /** Earlier record that this one continues, told/{id}; the e-mails of both are merged as those of one record. */
  continues?: string;
}

interface Change {
  id: string;
  fields: Fields;
  told: NotifiedState;
  /** True if the record is older than the notification state, so that this is not necessarily its first change. */
  isOlder: boolean;
}

/**
 * Returns the notifications for a change of a record. Idempotent: called with its own resulting state, it returns none.
 */
export function detectNotifications(source: PersonalSource, change: Change): DetectedNotifications {
  return finders[source](change);
}

const finders: Record<PersonalSource, (change: Change) => DetectedNotifications> = {
  reservation: newsOfReservation,
  review: newsOfReview,
  reply: newsOfReply,
  payment: newsOfPayment,
  membership: newsOfMembership,
  correction: newsOfCorrection,
  claim: newsOfClaim,
};

function newsOfReservation({ id, fields, told, isOlder }: Change): DetectedNotifications {
  const { placeId, userId, date, time, people, status } = toReservation(id, fields);
  // A moved reservation is a new document that contains the date and time of the earlier one.
  const moved = fieldsOf(fields['moved']);
  const from = `${textOf(moved['date'], 10)} ${textOf(moved['time'], 5)}`.trim();
  const now = { status, date, time, people, from };
  const was =
    isOlder && told['status'] === undefined ? { ...now, status: 'pending', from: '' } : told;
  const news: NewNotification[] = [];
  const toManagers = (kind: NotificationKind, as: string): void => {
    const about = { placeId, date, time, people, status: as };
    news.push({ kind, to: { managersOf: placeId }, about });
  };
  const isChanged =
    was['date'] !== date ||
    was['time'] !== time ||
    was['people'] !== people ||
    was['from'] !== from;
  if (status === 'cancelled') {
    // No notification if the reservation was cancelled before its first notification.
    const isNews = was['status'] !== undefined && was['status'] !== 'cancelled';
    if (isNews) toManagers('booking_changed', 'cancelled');
  } else if (was['status'] === undefined || was['status'] === 'cancelled') {
    if (from === '') toManagers('booking_received', 'pending');
    else toManagers('booking_changed', 'moved');
  } else if (isChanged) {
    toManagers('booking_changed', 'moved');
  }
  const isAnswer = status === 'confirmed' || status === 'declined' || status === 'no_show';
  if (isAnswer && was['status'] !== status) {
    const about = { placeId, date, time, people, status };
    news.push({ kind: 'booking_answered', to: { uid: userId }, about, reservationId: id });
  }
  const [fromDate = '', fromTime = ''] = from.split(' ');
  const earlier = reservationId(placeId, userId, { date: fromDate, time: fromTime });
  return {
    news,
    told: now,
    ownerId: userId,
    ...(from !== '' && { continues: `reservation_${earlier}` }),
  };
}

function newsOfReview({ id, fields, told }: Change): DetectedNotifications {
  const { placeId, userId, rating } = toReview(id, fields);
  if (rating > lowRating || told['low'] !== undefined) return nothing(told, userId);
  const news: NewNotification = {
    kind: 'low_review',
    to: { managersOf: placeId },
    about: { placeId, rating },
  };
  return { news: [news], told: { low: rating }, ownerId: userId };
}

function newsOfReply({ id, fields, told }: Change): DetectedNotifications {
  const { placeId, userId, reply } = toReview(id, fields);
  if (reply === null || told['replied'] !== undefined) return nothing(told, userId);
  const news: NewNotification = { kind: 'review_reply', to: { uid: userId }, about: { placeId } };
  return { news: [news], told: { replied: 1 }, ownerId: userId };
}

function newsOfPayment({ fields, told, isOlder }: Change): DetectedNotifications {
  const { amountCents, refundedCents } = toPayment(fields);
  const userId = textOf(fields['userId'], 128);
  const isKept = amountCents > 0 && refundedCents === 0;
  if (!isKept || isOlder || told['paid'] !== undefined) return nothing(told, userId);
  const news: NewNotification = {
    kind: 'payment_receipt',
    to: { uid: userId },
    about: { amountCents },
  };
  return { news: [news], told: { paid: amountCents }, ownerId: userId };
}

function newsOfMembership({ id, fields, told, isOlder }: Change): DetectedNotifications {
  const member = toMemberRecord(fields);
  const until = member.entitledUntil?.getTime() ?? 0;
  const isActive = member.status === 'active';
  const failedOn =
    member.paymentProblem === 'failed' ? (member.currentPeriodEnd?.getTime() ?? 0) : -1;
  const endsAt = isActive && member.cancelAtPeriodEnd ? until : -1;
  const wasActive = told['active'] === 1 || (isOlder && told['active'] === undefined);
  // An end that was already announced sends no further notification.
  const hasEnded = wasActive && !isActive && countOf(told['ends']) === 0;
  const news: NewNotification[] = [];
  const tell = (kind: NotificationKind, about: NewNotification['about']): void => {
    news.push({ kind, to: { uid: id }, about });
  };
  if (failedOn >= 0 && told['failed'] !== failedOn) tell('payment_failed', {});
  if (endsAt > 0 && told['ends'] !== endsAt) {
    tell('membership_ends', { until: new Date(endsAt) });
  } else if (hasEnded && member.paymentProblem === 'failed') {
    tell('membership_ends', { until: null });
  }
  return {
    news,
    told: { active: isActive ? 1 : 0, failed: failedOn, ends: endsAt },
    ownerId: id,
  };
}

/** A withdrawn decision sends no notification; the next decision does. */
function newsOfCorrection({ id, fields, told }: Change): DetectedNotifications {
  const { placeId, userId, isClosed, status, answer, decidedAt } = toCorrection(id, fields);
  const at = decidedAt?.getTime() ?? 0;
  if (status === 'pending' || at === 0 || told['at'] === at) return nothing(told, userId);
  const became = status === 'applied' && isClosed ? 'closed' : status;
  const news: NewNotification = {
    kind: 'correction_answered',
    to: { uid: userId },
    about: { placeId, status: became, answer },
  };
  return { news: [news], told: { at }, ownerId: userId };
}

/** Same rule as newsOfCorrection(). */
function newsOfClaim({ id, fields, told }: Change): DetectedNotifications {
  const claim = toClaim(id, fields);
  const { placeId, userId, status, answer } = claim;
  const at = claim.decidedAt?.getTime() ?? 0;
  if (status === 'pending' || at === 0 || told['at'] === at) return nothing(told, userId);
  const became = isRefusedForGood(claim) ? 'final' : status;
  const news: NewNotification = {
    kind: 'claim_answered',
    to: { uid: userId },
    about: { placeId, status: became, answer },
  };
  return { news: [news], told: { at }, ownerId: userId };
}

function nothing(told: NotifiedState, ownerId: string): DetectedNotifications {
  return { news: [], told, ownerId };
}

/** Parses the stored notification state. */
export function toNotifiedState(value: unknown): NotifiedState {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

/** Returns the creation time of a record, or null if it has none. */
export function createdAtOf(fields: Fields): Date | null {
  const made = ['createdAt', 'startedAt', 'paidAt'].map((name) => instantOf(fields[name]));
  return made.find((instant) => instant !== null) ?? null;
}
