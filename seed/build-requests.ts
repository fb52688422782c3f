import { storedCorrectedFields } from '#features/moderation/model/correction.ts';
import { requestId } from '#features/moderation/model/request.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { ClaimFields, CorrectionFields, SeedDocument } from './city.ts';
import { claims, corrections } from './data/requests.ts';
import type { RequestContent } from './data/requests.ts';

const dayMs = 86_400_000;

interface RequestContext {
  people: ReadonlyMap<string, Person>;
  regulars: readonly Person[];
  drafts: readonly SeedPlaceDraft[];
  /** uid of the super admin who made the decisions. */
  admin: string;
  now: Date;
}

/** Returns the id of a request, the fields that identify it and those of its decision. */
function request(
  { people, regulars, drafts, admin, now }: RequestContext,
  { by, place, message, daysAgo, refusal }: RequestContent,
) {
  const person = typeof by === 'number' ? regulars[by] : people.get(uidOf(by));
  const draft = drafts.find(({ content: { title } }) => title === place);
  if (!person || !draft) {
    throw new Error(`A request of the seed has an unknown user or place: ${place}`);
  }
  const placeId = draft.document.id;
  const createdAt = new Date(now.getTime() - daysAgo * dayMs);
  const decidedAt = refusal === undefined ? null : new Date(createdAt.getTime() + dayMs);
  return {
    id: requestId(placeId, person.uid),
    subject: { placeId, userId: person.uid },
    message,
    decision: {
      status: decidedAt ? ('declined' as const) : ('pending' as const),
      answer: refusal ?? '',
      decidedBy: decidedAt ? admin : '',
      decidedAt,
      auditId: '',
      createdAt,
      updatedAt: decidedAt ?? createdAt,
    },
  };
}

/** Returns the claims of users to manage a place: pending ones, one of them overdue, and a rejected one. */
export function buildClaims(context: RequestContext): SeedDocument<ClaimFields>[] {
  return claims.map((claim) => {
    const { id, subject, message, decision } = request(context, claim);
    const { message: firstMessage = '', answer: firstAnswer = '' } = claim.first ?? {};
    return { id, fields: { ...subject, message, firstMessage, firstAnswer, ...decision } };
  });
}

/** Returns the corrections suggested by users: pending ones, one of them overdue, and a rejected one. */
export function buildCorrections(context: RequestContext): SeedDocument<CorrectionFields>[] {
  return corrections.map((correction) => {
    const { id, subject, message, decision } = request(context, correction);
    const { isClosed = false, fields } = correction;
    const corrected = { isClosed, fields: storedCorrectedFields(fields) };
    return { id, fields: { ...subject, ...corrected, message, ...decision } };
  });
}
