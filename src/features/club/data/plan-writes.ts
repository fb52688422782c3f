import { AppError } from '#shared/app-error.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { readPlanDraft } from '#features/club/model/plan-draft.ts';
import { maxPlans, toPlan } from '#features/club/model/subscription-plan.ts';
import type { PlanContent, PlanDraft } from '#features/club/model/plan-draft.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import {
  addRecord,
  changeRecord,
  removeRecord,
  editedFields,
} from '#features/audit/data/audited-record.ts';
import type { RecordChangeContext } from '#features/audit/data/audited-record.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { clubMembers } from './club-member-store.ts';
import { listPlans } from './plan-store.ts';

/** Fields that must come from one edit, because together they determine the price that Stripe charges. */
const saleFields = ['price', 'interval', 'stripePriceId', 'isActive'];

const changeBy = (actorId: string): RecordChangeContext => ({
  collectionName: 'subscriptionPlans',
  actorId,
});

/**
 * Creates a plan.
 * @param actorId the signed-in super admin
 * @throws AppError 'invalid-input' for problems found by readPlanDraft(); 'conflict' if another plan has the same
 *   Stripe price; 'too-many-items' beyond a hundred; 'permission-denied'; errors of transaction()
 */
export async function createPlan(actorId: string, draft: PlanDraft): Promise<void> {
  const content = requireValidContent(draft);
  const otherPlans = await listPlans();
  if (otherPlans.length >= maxPlans) throw new AppError('too-many-items', 'Too many plans');
  requireUniquePrice(content, otherPlans);
  await transaction((commit) => {
    addRecord(commit, changeBy(actorId), { ...content });
  });
}

/**
 * Updates the edited fields of a plan. Writes nothing if no field differs.
 * @param base the plan as read when the edit began
 * @throws EditConflictError if another user has changed the same fields; AppError 'not-found' if the plan was deleted;
 *   otherwise as createPlan()
 */
export async function updatePlan(
  actorId: string,
  base: SubscriptionPlan,
  draft: PlanDraft,
): Promise<void> {
  const { id } = base;
  const content = requireValidContent(draft);
  const otherPlans = (await listPlans()).filter((plan) => plan.id !== id);
  await changeRecord(changeBy(actorId), id, (fields) => {
    const changes = editedFields({
      base: { ...base },
      stored: { ...toPlan(id, fields) },
      content: { ...content },
      together: saleFields,
    });
    if ('stripePriceId' in changes) requireUniquePrice(content, otherPlans);
    return changes;
  });
}

/**
 * Puts a plan on sale or takes it off sale. Existing memberships of the plan continue.
 * @throws AppError 'not-found' if the plan was deleted; 'invalid-input' for a sale without a Stripe price;
 *   'permission-denied'; errors of transaction()
 */
export function setPlanActive(actorId: string, id: string, isActive: boolean): Promise<void> {
  return changeRecord(changeBy(actorId), id, (fields) => {
    const storedPlan = toPlan(id, fields);
    if (isActive && storedPlan.stripePriceId === '') {
      throw new AppError('invalid-input', 'Nothing could be paid');
    }
    return changedFields({ ...storedPlan }, { isActive });
  });
}

/** Returns the number of memberships of a plan, including past ones. @throws AppError as Collection */
export function countPlanMembers(id: string): Promise<number> {
  return clubMembers.count({ where: [['planId', '==', id]] });
}

/**
 * Deletes a plan without memberships.
 * @throws AppError 'conflict' if memberships use it; 'not-found' if it was deleted; 'permission-denied'; errors of
 *   writeFirestore()
 */
export async function deletePlan(actorId: string, id: string): Promise<void> {
  const memberCount = await countPlanMembers(id);
  if (memberCount > 0) {
    throw new AppError('conflict', `${memberCount} memberships are of this plan`);
  }
  await removeRecord(changeBy(actorId), id, (fields) => {
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...plan } = toPlan(id, fields);
    return Object.keys(plan);
  });
}

function requireValidContent(draft: PlanDraft): PlanContent {
  const { content, problems } = readPlanDraft(draft);
  if (content === null) throw new AppError('invalid-input', problems.join(', '));
  return content;
}

/** Throws if another plan has the same Stripe price. The paid price determines the plan, so it must be unique. */
function requireUniquePrice(content: PlanContent, otherPlans: readonly SubscriptionPlan[]): void {
  const { stripePriceId } = content;
  if (stripePriceId !== '' && otherPlans.some((other) => other.stripePriceId === stripePriceId)) {
    throw new AppError('conflict', 'Another plan has this price of Stripe');
  }
}
