import { storedCorrectedFields } from '#features/moderation/model/correction.ts';
import { queues } from '#features/moderation/model/queues.ts';
import type { QueueStatus } from '#features/moderation/model/queues.ts';
import { requestId } from '#features/moderation/model/request.ts';
import type { RequestKind } from '#features/moderation/model/request.ts';
import { dayMs } from '#shared/time-units.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { ClaimFields, CorrectionFields, SeedDocument } from './city.ts';
import { claims, corrections } from './data/requests.ts';
import type { RequestContent } from './data/requests.ts';

interface RequestContext {
  people: ReadonlyMap<string, Person>;
  regulars: readonly Person[];
  drafts: readonly SeedPlaceDraft[];
  /** uid of the super admin who made the decisions. */
  admin: string;
  now: Date;
}

/**
 * Returns the id of a request, the fields that identify it and those of its decision.
 * @param approval message of an approval; undefined if the request was not approved
 */
function request<Kind extends RequestKind>(
  kind: Kind,
  { people, regulars, drafts, admin, now }: RequestContext,
  { by, place, message, daysAgo, refusal }: RequestContent,
  approval: string | undefined,
) {
  const person = typeof by === 'number' ? regulars[by] : people.get(uidOf(by));
  const draft = drafts.find(({ content: { title } }) => title === place);
  if (!person || !draft) {
    throw new Error(`A request of the seed has an unknown user or place: ${place}`);
  }
  const placeId = draft.document.id;
  const createdAt = new Date(now.getTime() - daysAgo * dayMs);
  const answer = approval ?? refusal;
  const decidedAt = answer === undefined ? null : new Date(createdAt.getTime() + dayMs);
  const [pending, approved, declined] = queues[kind].statuses;
  const decided = approval === undefined ? declined : approved;
  return {
    id: requestId(placeId, person.uid),
    subject: { placeId, userId: person.uid },
    message,
    decision: {
      status: (decidedAt ? decided : pending) as QueueStatus<Kind>,
      answer: answer ?? '',
      decidedBy: decidedAt ? admin : '',
      decidedAt,
      auditId: '',
      createdAt,
      updatedAt: decidedAt ?? createdAt,
    },
  };
}

/**
 * Returns the claims of users to manage a place: pending ones, one of them overdue, a rejected and an approved one.
 * buildAuditLog() adds the audit entry of the approval.
 */
export function buildClaims(context: RequestContext): SeedDocument<ClaimFields>[] {
  return claims.map((claim) => {
    const { id, subject, message, decision } = request('claim', context, claim, claim.approval);
    const { message: firstMessage = '', answer: firstAnswer = '' } = claim.first ?? {};
    return { id, fields: { ...subject, message, firstMessage, firstAnswer, ...decision } };
  });
}

/**
 * Returns the corrections suggested by users: pending ones, one of them overdue, a rejected and an applied one.
 * buildAuditLog() adds the audit entry of the applied one.
 */
export function buildCorrections(context: RequestContext): SeedDocument<CorrectionFields>[] {
  return corrections.map((correction) => {
    const { isClosed = false, fields, replaced } = correction;
    const answer = replaced && '';
    const { id, subject, message, decision } = request('correction', context, correction, answer);
    const corrected = { isClosed, fields: storedCorrectedFields(fields) };
    return { id, fields: { ...subject, ...corrected, message, ...decision } };
  });
}
