import { maxAnswerLength } from '#features/notifications/model/notification-options.ts';
import {
  checkedByRule,
  choice,
  defineRecord,
  instant,
  integer,
  line,
  nullable,
  text,
} from '#shared/record/record.ts';
import { dayMs } from '#shared/time-units.ts';
import { answerDays } from './queues.ts';

/** What a user asks the super admins about a place: to manage it, or to correct it. */
export type RequestKind = keyof typeof answerDays;

/** Fields of every request, as read. A user has at most one request of a kind per place. */
export interface PlaceRequest {
  /** Id from requestId(). */
  id: string;
  placeId: string;
  userId: string;
  /** See `queues`. */
  status: string;
  answer: string;
  auditId: string;
  createdAt: Date | null;
  decidedAt: Date | null;
}

/** Returns the fields of a stored request that hold its state and decision. */
/* @__NO_SIDE_EFFECTS__ */
export function decisionFields<const Status extends string>(
  statuses: readonly [Status, ...Status[]],
) {
  return {
    status: checkedByRule(choice(statuses)),
    /** Answer of the super admin to the user; '' while pending or without an answer. */
    answer: checkedByRule(text(maxAnswerLength)),
    /** Id of the audit log entry with the earlier fields of the changed document; '' if none was changed. */
    auditId: checkedByRule(line(128)),
    createdAt: checkedByRule(instant()),
    decidedAt: checkedByRule(nullable(instant())),
  };
}

/** Fields of a stored request that are not read. */
export const unreadRequestFields = {
  /** uid of the super admin; '' while pending. */
  decidedBy: checkedByRule(line(128)),
  updatedAt: checkedByRule(instant()),
};

/** Returns the document id of a request. */
export function requestId(placeId: string, uid: string): string {
  return `${placeId}_${uid}`;
}

/** Returns the time by which an answer is due; null without a creation time. */
export function requestDueAt(
  kind: RequestKind,
  { createdAt }: Pick<PlaceRequest, 'createdAt'>,
): Date | null {
  return createdAt && new Date(createdAt.getTime() + answerDays[kind] * dayMs);
}

/** Returns true if both are the same version of a request: not sent again or decided in between. */
export function isSameRequest(
  a: Pick<PlaceRequest, 'status' | 'createdAt' | 'decidedAt'>,
  b: Pick<PlaceRequest, 'status' | 'createdAt' | 'decidedAt'>,
): boolean {
  return (
    a.status === b.status &&
    a.createdAt?.getTime() === b.createdAt?.getTime() &&
    a.decidedAt?.getTime() === b.decidedAt?.getTime()
  );
}

/**
 * Maximum number of requests of a user in one series. When the limit is reached, a new series can begin only a day
 * after the first request of the full one.
 */
export const maxRequests = 10;

/** Number of requests of a user to the super admins, stored in requestPace/{uid}. */
export const requestPaceRecord = defineRecord(
  {
    /** First request of the current series. */
    since: checkedByRule(instant()),
    /** Requests in the current series. */
    count: integer({ max: maxRequests }),
  },
  {
    unreadFields: {
      /** Path of the document of the last request. */
      last: line(300),
      at: checkedByRule(instant()),
    },
  },
);
