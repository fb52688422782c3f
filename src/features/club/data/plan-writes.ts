import { AppError } from '#shared/app-error.ts';
import { readPlanDraft } from '#features/club/model/plan-draft.ts';
import { planBounds } from '#features/club/model/subscription-plan.ts';
import type { PlanContent, PlanDraft } from '#features/club/model/plan-draft.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import { addRecord, changeRecord, removeRecord } from '#features/audit/data/audited-record.ts';
import type { RecordKeeper } from '#features/audit/data/audited-record.ts';
import { countDocuments } from '#platform/firestore/count-documents.ts';
import { editedFields } from '#features/audit/data/edited-fields.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { toPlan } from '#features/club/model/stored-subscription-plan.ts';
import { listPlans } from './plan-store.ts';

/** What is paid, and whether it can be: Stripe charges the price that these name together. */
const sale = ['price', 'interval', 'stripePriceId', 'isActive'];

const keeper = (actorId: string): RecordKeeper => ({ records: 'subscriptionPlans', actorId });

/**
 * Makes a plan.
 * @param actorId who is signed in, a super admin
 * @throws AppError 'invalid-input' as readPlanDraft() finds; 'conflict' when another plan is paid by the same
 *   price of Stripe; 'too-many-items' beyond a hundred; 'permission-denied'; what writeFirestore throws
 */
export async function createPlan(actorId: string, draft: PlanDraft): Promise<void> {
  const content = checkedContent(draft);
  const others = await listPlans();
  if (others.length >= planBounds.plans) throw new AppError('too-many-items', 'Too many plans');
  requireOwnPrice(content, others);
  await writeFirestore((connection) => {
    const batch = connection.writes.writeBatch(connection.db);
    addRecord(connection, batch, keeper(actorId), { ...content });
    return batch.commit();
  });
}

/**
 * Changes what was edited of a plan. Nothing is written when nothing differs.
 * @param base the plan as it was read when somebody began to edit it
 * @throws EditConflictError when somebody else has changed the same meanwhile; AppError 'not-found' when it is gone;
 *   otherwise as createPlan()
 */
export async function updatePlan(
  actorId: string,
  base: SubscriptionPlan,
  draft: PlanDraft,
): Promise<void> {
  const { id } = base;
  const content = checkedContent(draft);
  const plans = await listPlans();
  const stored = { ...(plans.find((plan) => plan.id === id) ?? (await requirePlan(id))) };
  const edited = editedFields({
    base: { ...base },
    stored,
    content: { ...content },
    together: sale,
  });
  if ('stripePriceId' in edited) {
    requireOwnPrice(
      content,
      plans.filter((plan) => plan.id !== id),
    );
  }
  await changeRecord(keeper(actorId), id, stored, edited);
}

/**
 * Puts a plan on sale, or takes it off. Who has it keeps it.
 * @throws AppError 'not-found' when it is gone; 'invalid-input' for a sale without a price of Stripe;
 *   'permission-denied'; what writeFirestore throws
 */
export async function setPlanActive(actorId: string, id: string, isActive: boolean): Promise<void> {
  const stored = await requirePlan(id);
  if (isActive && stored.stripePriceId === '') {
    throw new AppError('invalid-input', 'Nothing could be paid');
  }
  await changeRecord(keeper(actorId), id, { ...stored }, { isActive });
}

/** How many memberships, past ones too, are of a plan. @throws AppError as countDocuments() */
export function countPlanMembers(id: string): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'clubMembers'), sdk.where('planId', '==', id)),
  );
}

/**
 * Deletes a plan that no membership names.
 * @throws AppError 'conflict' while memberships name it; 'not-found' when it is gone; 'permission-denied'; what
 *   writeFirestore throws
 */
export async function deletePlan(actorId: string, id: string): Promise<void> {
  const [plan, members] = await Promise.all([requirePlan(id), countPlanMembers(id)]);
  if (members > 0) throw new AppError('conflict', `${members} memberships are of this plan`);
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...stored } = plan;
  await removeRecord(keeper(actorId), id, stored);
}

async function requirePlan(id: string): Promise<SubscriptionPlan> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'subscriptionPlans', id)),
  );
  if (!snapshot.exists()) throw new AppError('not-found', 'The plan is gone');
  return toPlan(id, snapshot.data());
}

function checkedContent(draft: PlanDraft): PlanContent {
  const { content, problems } = readPlanDraft(draft);
  if (content === null) throw new AppError('invalid-input', problems.join(', '));
  return content;
}

/** Whoever pays is entitled by the price that was paid: it has to lead to one plan. */
function requireOwnPrice(content: PlanContent, others: readonly SubscriptionPlan[]): void {
  const { stripePriceId } = content;
  if (stripePriceId !== '' && others.some((other) => other.stripePriceId === stripePriceId)) {
    throw new AppError('conflict', 'Another plan has this price of Stripe');
  }
}
