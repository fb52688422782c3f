import { storedCorrectedFields } from '#features/moderation/model/correction.ts';
import { requestId } from '#features/moderation/model/request.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { CorrectionFields, SeedDocument } from './city.ts';
import { corrections } from './data/corrections.ts';

const dayMs = 86_400_000;

interface CorrectionContext {
  people: ReadonlyMap<string, Person>;
  regulars: readonly Person[];
  drafts: readonly SeedPlaceDraft[];
  /** uid of the super admin who made the decisions. */
  admin: string;
  now: Date;
}

/** Returns the corrections suggested by users: pending ones, one of them overdue, and a rejected one. */
export function buildCorrections(context: CorrectionContext): SeedDocument<CorrectionFields>[] {
  return corrections.map(({ by, place, isClosed = false, fields, message, daysAgo, refusal }) => {
    const person = typeof by === 'number' ? context.regulars[by] : context.people.get(uidOf(by));
    const draft = context.drafts.find(({ content: { title } }) => title === place);
    if (!person || !draft) {
      throw new Error(`A correction of the seed has an unknown user or place: ${place}`);
    }
    const placeId = draft.document.id;
    const createdAt = new Date(context.now.getTime() - daysAgo * dayMs);
    const decidedAt = refusal === undefined ? null : new Date(createdAt.getTime() + dayMs);
    return {
      id: requestId(placeId, person.uid),
      fields: {
        placeId,
        userId: person.uid,
        isClosed,
        fields: storedCorrectedFields(fields),
        message,
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
