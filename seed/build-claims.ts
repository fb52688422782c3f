import { requestId } from '#features/moderation/model/request.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { ClaimFields, SeedDocument } from './city.ts';
import { claims } from './data/claims.ts';

const dayMs = 86_400_000;

interface ClaimContext {
  people: ReadonlyMap<string, Person>;
  regulars: readonly Person[];
  drafts: readonly SeedPlaceDraft[];
  /** uid of the super admin who made the decisions. */
  admin: string;
  now: Date;
}

/** Returns the claims of users to manage a place: pending ones, one of them overdue, and a rejected one. */
export function buildClaims(context: ClaimContext): SeedDocument<ClaimFields>[] {
  return claims.map(({ by, place, message, daysAgo, refusal, first }) => {
    const person = typeof by === 'number' ? context.regulars[by] : context.people.get(uidOf(by));
    const draft = context.drafts.find(({ content: { title } }) => title === place);
    if (!person || !draft)
      throw new Error(`A claim of the seed has an unknown user or place: ${place}`);
    const placeId = draft.document.id;
    const createdAt = new Date(context.now.getTime() - daysAgo * dayMs);
    const decidedAt = refusal === undefined ? null : new Date(createdAt.getTime() + dayMs);
    return {
      id: requestId(placeId, person.uid),
      fields: {
        placeId,
        userId: person.uid,
        message,
        firstMessage: first?.message ?? '',
        firstAnswer: first?.answer ?? '',
        status: decidedAt ? 'declined' : 'pending',
        answer: refusal ?? '',
        decidedBy: decidedAt ? context.admin : '',
        decidedAt,
        auditId: '',
        createdAt,
        updatedAt: decidedAt ?? createdAt,
      },
    };
  });
}
