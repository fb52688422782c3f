import { isFinallyRefused, toClaim } from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import type { NotificationDetails } from '#features/notifications/model/notification.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { maxLowRating } from '#features/notifications/model/notification-options.ts';
import { reservationId, toReservation } from '#features/reservations/model/reservation-request.ts';
import { toPayment } from '#features/payments/model/club-payment.ts';
import { toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { clubMemberRecord } from '#features/club/model/club-member.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { dayMs } from '#shared/time-units.ts';

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
 * Retention time in ms of the notified state of a record, longer than the longest paid period (a year). After that time
 * a record is treated like one from before notifications existed.
 */
export const notifiedStateLifetimeMs = 400 * dayMs;

/**
 * State of a record when its last change was processed, stored in told/{source}_{id}. The state after the next change
 * is compared with it.
 */
export type NotifiedState = Readonly<Record<string, string | number>>;

/** One notification to send. */
export interface NewNotification {
  kind: NotificationKind;
  /** A user, or the managers of a place. */
  to: { uid: string } | { managersOf: string };
  about: Partial<Omit<NotificationDetails, 'placeTitle'>>;
  /** Id of the reservation. The e-mail is dropped if the reservation has changed its status before it is sent. */
  reservationId?: string;
  /** Keys of the changed dates of an event, used to count the dates of merged e-mails. */
  dateKeys?: string[];
}

/** Notifications to send for a record, and its new notified state. */
export interface DetectedNotifications {
  notifications: NewNotification[];
  newState: NotifiedState;
  /** Uid of the owner of the record; the notified state is erased with this user. */
  ownerId: string;
  /**
   * Id in told/{id} of the earlier record that this one continues. E-mails about both records are merged like those
   * about one record.
   */
  continuedRecord?: string;
}

interface RecordChange {
  id: string;
  fields: Fields;
  previousState: NotifiedState;
  /**
   * True if the record was created before SourceChanges.notifiedSince. A missing `previousState` then does not mean
   * that this is the first change of the record.
   */
  isBeforeNotifications: boolean;
}

/**
 * Returns the notifications for a change of a record. Idempotent: called with its own resulting state, it returns none.
 */
export function detectNotifications(
  source: PersonalSource,
  change: RecordChange,
): DetectedNotifications {
  return detectors[source](change);
}

const detectors: Record<PersonalSource, (change: RecordChange) => DetectedNotifications> = {
  reservation: detectReservationChange,
  review: detectLowReview,
  reply: detectReply,
  payment: detectPayment,
  membership: detectMembershipChange,
  correction: detectCorrectionDecision,
  claim: detectClaimDecision,
};

function detectReservationChange({
  id,
  fields,
  previousState,
  isBeforeNotifications,
}: RecordChange): DetectedNotifications {
  const { placeId, userId, date, time, people, status } = toReservation(id, fields);
  // A moved reservation is a new document that contains the date and time of the earlier one.
  const movedFromFields = fieldsOf(fields['moved']);
  const movedFromText =
    `${textOf(movedFromFields['date'], 10)} ${textOf(movedFromFields['time'], 5)}`.trim();
  const currentState = { status, date, time, people, from: movedFromText };
  const baselineState =
    isBeforeNotifications && previousState['status'] === undefined
      ? { ...currentState, status: 'pending', from: '' }
      : previousState;
  const detected: NewNotification[] = [];
  const notifyManagers = (kind: NotificationKind, notifiedStatus: string): void => {
    const about = { placeId, date, time, people, status: notifiedStatus };
    detected.push({ kind, to: { managersOf: placeId }, about });
  };
  const isChanged =
    baselineState['date'] !== date ||
    baselineState['time'] !== time ||
    baselineState['people'] !== people ||
    baselineState['from'] !== movedFromText;
  if (status === 'cancelled') {
    // No notification if the reservation was cancelled before its first notification.
    const isNotified =
      baselineState['status'] !== undefined && baselineState['status'] !== 'cancelled';
    if (isNotified) notifyManagers('booking_changed', 'cancelled');
  } else if (baselineState['status'] === undefined || baselineState['status'] === 'cancelled') {
    if (movedFromText === '') notifyManagers('booking_received', 'pending');
    else notifyManagers('booking_changed', 'moved');
  } else if (isChanged) {
    notifyManagers('booking_changed', 'moved');
  }
  const isDecision = status === 'confirmed' || status === 'declined' || status === 'no_show';
  if (isDecision && baselineState['status'] !== status) {
    const about = { placeId, date, time, people, status };
    detected.push({ kind: 'booking_answered', to: { uid: userId }, about, reservationId: id });
  }
  const [fromDate = '', fromTime = ''] = movedFromText.split(' ');
  const earlierReservationId = reservationId(placeId, userId, { date: fromDate, time: fromTime });
  return {
    notifications: detected,
    newState: currentState,
    ownerId: userId,
    ...(movedFromText !== '' && { continuedRecord: `reservation_${earlierReservationId}` }),
  };
}

function detectLowReview({ id, fields, previousState }: RecordChange): DetectedNotifications {
  const { placeId, userId, rating } = toReview(id, fields);
  if (rating > maxLowRating || previousState['low'] !== undefined)
    return noNotifications(previousState, userId);
  return {
    notifications: [
      { kind: 'low_review', to: { managersOf: placeId }, about: { placeId, rating } },
    ],
    newState: { low: rating },
    ownerId: userId,
  };
}

function detectReply({ id, fields, previousState }: RecordChange): DetectedNotifications {
  const { placeId, userId, reply } = toReview(id, fields);
  if (reply === null || previousState['replied'] !== undefined)
    return noNotifications(previousState, userId);
  return {
    notifications: [{ kind: 'review_reply', to: { uid: userId }, about: { placeId } }],
    newState: { replied: 1 },
    ownerId: userId,
  };
}

function detectPayment({
  fields,
  previousState,
  isBeforeNotifications,
}: RecordChange): DetectedNotifications {
  const { amountCents, refundedCents } = toPayment(fields);
  const userId = textOf(fields['userId'], 128);
  const isRetained = amountCents > 0 && refundedCents === 0;
  if (!isRetained || isBeforeNotifications || previousState['paid'] !== undefined)
    return noNotifications(previousState, userId);
  return {
    notifications: [{ kind: 'payment_receipt', to: { uid: userId }, about: { amountCents } }],
    newState: { paid: amountCents },
    ownerId: userId,
  };
}

function detectMembershipChange({
  id,
  fields,
  previousState,
  isBeforeNotifications,
}: RecordChange): DetectedNotifications {
  const member = clubMemberRecord.read(fields);
  const entitledUntilMs = member.entitledUntil?.getTime() ?? 0;
  const isActive = member.status === 'active';
  const failedPeriodEndMs =
    member.paymentProblem === 'failed' ? (member.currentPeriodEnd?.getTime() ?? 0) : -1;
  const endsAtMs = isActive && member.cancelAtPeriodEnd ? entitledUntilMs : -1;
  const wasActive =
    previousState['active'] === 1 ||
    (isBeforeNotifications && previousState['active'] === undefined);
  // An end that was already announced sends no further notification.
  const hasEnded = wasActive && !isActive && countOf(previousState['ends']) === 0;
  const detected: NewNotification[] = [];
  const notifyMember = (kind: NotificationKind, about: NewNotification['about']): void => {
    detected.push({ kind, to: { uid: id }, about });
  };
  if (failedPeriodEndMs >= 0 && previousState['failed'] !== failedPeriodEndMs)
    notifyMember('payment_failed', {});
  if (endsAtMs > 0 && previousState['ends'] !== endsAtMs) {
    notifyMember('membership_ends', { until: new Date(endsAtMs) });
  } else if (hasEnded && member.paymentProblem === 'failed') {
    notifyMember('membership_ends', { until: null });
  }
  return {
    notifications: detected,
    newState: { active: isActive ? 1 : 0, failed: failedPeriodEndMs, ends: endsAtMs },
    ownerId: id,
  };
}

function detectCorrectionDecision({ id, fields, previousState }: RecordChange) {
  const correction = toCorrection(id, fields);
  const isClosed = correction.status === 'applied' && correction.isClosed;
  const outcome = isClosed ? 'closed' : correction.status;
  return detectDecision('correction_answered', correction, outcome, previousState);
}

function detectClaimDecision({ id, fields, previousState }: RecordChange) {
  const claim = toClaim(id, fields);
  const outcome = isFinallyRefused(claim) ? 'final' : claim.status;
  return detectDecision('claim_answered', claim, outcome, previousState);
}

/** A withdrawn decision sends no notification; the next decision does. */
function detectDecision(
  kind: NotificationKind,
  { placeId, userId, status, answer, decidedAt }: Omit<Correction | Claim, 'id'>,
  outcome: string,
  previousState: NotifiedState,
): DetectedNotifications {
  const at = status === 'pending' ? 0 : (decidedAt?.getTime() ?? 0);
  if (at === 0 || previousState['at'] === at) return noNotifications(previousState, userId);
  const about = { placeId, status: outcome, answer };
  return {
    notifications: [{ kind, to: { uid: userId }, about }],
    newState: { at },
    ownerId: userId,
  };
}

function noNotifications(previousState: NotifiedState, ownerId: string): DetectedNotifications {
  return { notifications: [], newState: previousState, ownerId };
}

/** Parses a stored notified state. */
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
  const timestamps = ['createdAt', 'startedAt', 'paidAt'].map((name) => instantOf(fields[name]));
  return timestamps.find((instant) => instant !== null) ?? null;
}
