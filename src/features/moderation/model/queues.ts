/**
 * What super admins decide about, by kind. `statuses` are in the same order for every kind: the undecided state, the
 * positive decision, the negative one.
 */
export const queues = {
  /** Requests of users to manage a place. */
  claim: { collection: 'claims', statuses: ['pending', 'approved', 'declined'] },
  /** Corrections of a place. */
  correction: { collection: 'suggestions', statuses: ['pending', 'applied', 'declined'] },
  /** Reports of reviews, their pictures, and events. */
  report: { collection: 'reports', statuses: ['open', 'kept', 'removed'] },
} as const;
export type QueueKind = keyof typeof queues;

/** States of an item of a queue. */
export type QueueStatus<Kind extends QueueKind = QueueKind> =
  (typeof queues)[Kind]['statuses'][number];

/** The undecided or the decided items of a queue. */
export type QueueState = 'open' | 'closed';

/** Number of days within which a request should be answered. The user sees the due date of a claim. */
export const answerDays = { claim: 7, correction: 14 } as const;

/** Maximum number of characters of a claim message. */
export const maxClaimMessageLength = 1_000;
