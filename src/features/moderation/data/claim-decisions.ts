import { findClaimObstacle, addManagedPlace, toClaim } from '#features/moderation/model/claim.ts';
import type { Claim, ClaimObstacle } from '#features/moderation/model/claim.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { fieldsOf, listOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { toUser } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { maxManagedPlaces } from '#features/account/model/user-options.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { collection } from '#platform/firestore/collection.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { places } from '#features/places/data/place-store.ts';
import { readManagersOfPlaces } from './place-managers.ts';
import type { ListedClaim } from './queue-lists.ts';
import { changeRequest } from './request-decisions.ts';

/** Decision of a super admin about a claim. */
export interface ClaimDecision {
  /** The claim as shown, with the managers of the place. */
  listed: Pick<ListedClaim, 'claim' | 'managers'>;
  status: 'approved' | 'declined';
  /** Message to the user; required for a refusal. */
  answer: string;
}

/**
 * Result of a decision. All values except 'done' mean that nothing was written:
 * - 'decided': the claim is no longer the shown one (decided by another admin, withdrawn or sent again)
 * - 'changed': the place has a manager who was not shown, or the user no longer has the role or place that an undo
 *   would remove
 * - 'hidden': the place is no longer public
 * - a {@link ClaimObstacle}: the user cannot be made a manager of the place
 */
type ClaimOutcome = 'done' | 'decided' | 'changed' | 'hidden' | ClaimObstacle;

/**
 * Decides a claim once; see changeRequest(). An approval makes the user a manager of the place. Reads the claim and, for
 * an approval, the user, the place and its managers.
 * @param actorId the signed-in super admin
 * @throws AppError as changeRequest()
 */
export function decideClaim(
  actorId: string,
  { listed, status, answer }: ClaimDecision,
): Promise<ClaimOutcome> {
  const { claim } = listed;
  return changeRequest<Claim, ClaimOutcome>({
    ...{ kind: 'claim', actorId, shown: claim, read: toClaim },
    decision: { status, answer },
    changeTarget: status === 'declined' ? null : (commit) => approveIn(commit, actorId, listed),
  });
}

/**
 * Undoes an approval: removes the place from the user, restores the member role if nothing else makes the user a
 * manager, and sets the claim to pending. Reads the claim, the user, the audit log entry with the earlier role, and
 * whether the user has created a place since.
 * @returns 'changed' if the user no longer manages the place through this claim
 * @throws AppError as changeRequest()
 */
export function undoClaim(actorId: string, claim: Claim): Promise<ClaimOutcome> {
  return changeRequest<Claim, ClaimOutcome>({
    ...{ kind: 'claim', actorId, shown: claim, read: toClaim },
    decision: null,
    changeTarget: claim.auditId === '' ? null : (commit) => revertIn(commit, actorId, claim),
  });
}

/** Makes the user a manager of the place, unless something prevents it. Changes nothing if the user already is one. */
async function approveIn(
  commit: OpenTransaction,
  actorId: string,
  listed: ClaimDecision['listed'],
): Promise<{ auditId: string } | ClaimOutcome> {
  const { placeId, userId } = listed.claim;
  const stored = await commit.read(`users/${userId}`);
  if (stored === null) return 'gone';
  const obstacle = await findApprovalObstacle(listed, toUser(userId, stored));
  if (obstacle) return obstacle;
  const previousState = toAccountState(stored);
  const { role, managedPlaces } = previousState;
  if (role === 'manager' && managedPlaces.includes(placeId)) return { auditId: '' };
  const nextState = { role: 'manager', managedPlaces: addManagedPlace(previousState, placeId) };
  return changeAccountIn(commit, actorId, userId, { previousState, changes: nextState });
}

async function findApprovalObstacle(
  { claim: { placeId, userId }, managers: shown }: ClaimDecision['listed'],
  user: User,
): Promise<ClaimOutcome | null> {
  const obstacle = findClaimObstacle(user);
  // The limit of places does not matter to a user who already manages this place.
  if (obstacle && !(obstacle === 'full' && user.managedPlaces.includes(placeId))) return obstacle;
  const place = await places.get(placeId);
  if (!place?.isActive) return 'hidden';
  const current = await readManagersOfPlaces([place]);
  const shownManagerIds = new Set([userId, ...shown.map(({ uid }) => uid)]);
  return (current.get(placeId) ?? []).every(({ uid }) => shownManagerIds.has(uid))
    ? null
    : 'changed';
}

/** Removes the place from the user, unless the user no longer manages it through this claim. */
async function revertIn(
  commit: OpenTransaction,
  actorId: string,
  { placeId, userId, auditId, decidedAt }: Claim,
): Promise<{ auditId: string } | ClaimOutcome> {
  const [stored, auditEntry] = await Promise.all([
    commit.read(`users/${userId}`),
    collection('auditLog', (_id, fields) => fields).get(auditId),
  ]);
  if (stored === null) return 'gone';
  const previousState = toAccountState(stored);
  const { role, managedPlaces } = previousState;
  const isStillManager = role === 'manager' && managedPlaces.includes(placeId);
  if (!isStillManager || auditEntry?.['target'] !== `users/${userId}`) return 'changed';
  const remainingPlaces = managedPlaces.filter((id) => id !== placeId);
  const wasMember = fieldsOf(auditEntry['before'])['role'] === 'member';
  const becomesMember =
    wasMember &&
    remainingPlaces.length === 0 &&
    !(await hasCreatedPlace(userId, placeId, decidedAt));
  const nextState = { role: becomesMember ? 'member' : 'manager', managedPlaces: remainingPlaces };
  return changeAccountIn(commit, actorId, userId, { previousState, changes: nextState });
}

/**
 * Returns true if the user has created another place since the approval. The member role would remove the access to
 * that place.
 */
async function hasCreatedPlace(
  uid: string,
  exceptPlaceId: string,
  since: Date | null,
): Promise<boolean> {
  const ids = await collection('places', (id) => id).list({
    where: [
      ['createdBy', '==', uid],
      ['createdAt', '>', since ?? new Date(0)],
    ],
    orderBy: [['createdAt', 'desc']],
    limit: 2,
  });
  return ids.some((id) => id !== exceptPlaceId);
}

/**
 * Returns the fields of a user that an audit log entry records. They are exactly as stored, because the security rules
 * compare them.
 */
function toAccountState({ role, status, managedPlaces, permissions }: Fields) {
  return {
    role,
    status,
    managedPlaces: listOf(managedPlaces, maxManagedPlaces) as string[],
    permissions: listOf(permissions, maxManagedPlaces) as string[],
  };
}

/** Changes the role and places of a user, with the audit log entry. */
function changeAccountIn(
  commit: OpenTransaction,
  actorId: string,
  userId: string,
  { previousState, changes }: { previousState: ReturnType<typeof toAccountState>; changes: Fields },
): { auditId: string } {
  const target = `users/${userId}`;
  const after = { ...previousState, ...changes };
  const entry = { action: 'user.update', target, before: previousState, after } as const;
  const auditId = addAuditEntry(commit, actorId, entry);
  commit.update(target, {
    // Unchanged fields are not written, so the stored document keeps its shape.
    ...changedFields(previousState, changes),
    auditId,
    updatedAt: commit.serverTime,
  });
  return { auditId };
}
