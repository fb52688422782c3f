import { dequal } from 'dequal/lite';

import { errorCode } from '#shared/app-error.ts';
import { findClaimObstacle, addManagedPlace, toClaim } from '#features/moderation/model/claim.ts';
import type { Claim, ClaimObstacle } from '#features/moderation/model/claim.ts';
import { fieldsOf, listOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toUser } from '#features/account/model/user.ts';
import { maxManagedPlaces } from '#features/account/model/user-options.ts';

import { collection } from '#platform/firestore/collection.ts';
import { readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';
import type { StorableValue } from '#platform/firestore/rest-values.ts';
import { createAuditWrite } from '#features/audit/data/audit-write.ts';
import { readManagersOfPlaces } from './place-managers.ts';
import type { ListedClaim } from './queue-lists.ts';
import { changeRequest, noWrites } from './request-decisions.ts';
import type { PreparedWrites } from './request-decisions.ts';

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
    target:
      status === 'declined'
        ? null
        : {
            path: `users/${claim.userId}`,
            prepare: async (userDocument) =>
              (await findApprovalObstacle(listed, userDocument)) ??
              createApprovalWrites(actorId, claim, userDocument),
          },
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
    target:
      claim.auditId === ''
        ? null
        : {
            path: `users/${claim.userId}`,
            prepare: (userDocument) => prepareUndo(actorId, claim, userDocument),
          },
  });
}

async function findApprovalObstacle(
  { claim: { placeId, userId }, managers: shown }: ClaimDecision['listed'],
  userDocument: RestDocument,
): Promise<ClaimOutcome | null> {
  const user = toUser(userId, fromRestFields(userDocument.fields));
  const obstacle = findClaimObstacle(user);
  // The limit of places does not matter to a user who already manages this place.
  if (obstacle && !(obstacle === 'full' && user.managedPlaces.includes(placeId))) return obstacle;
  const placeDocument = await readDocumentOrNull(`places/${placeId}`);
  const place = placeDocument && toPlace(placeId, fromRestFields(placeDocument.fields));
  if (!place?.isActive) return 'hidden';
  const current = await readManagersOfPlaces([place]);
  const shownManagerIds = new Set([userId, ...shown.map(({ uid }) => uid)]);
  return (current.get(placeId) ?? []).every(({ uid }) => shownManagerIds.has(uid))
    ? null
    : 'changed';
}

async function readDocumentOrNull(path: string): Promise<RestDocument | null> {
  try {
    return await readRestDocument(path);
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

/** Returns the writes that make the user a manager of the place; none if the user already is one. */
function createApprovalWrites(
  actorId: string,
  { placeId, userId }: Claim,
  userDocument: RestDocument,
): PreparedWrites {
  const previousState = toAccountState(userDocument);
  const { role, managedPlaces } = previousState;
  if (role === 'manager' && managedPlaces.includes(placeId)) return noWrites;
  const nextState = { role: 'manager', managedPlaces: addManagedPlace(previousState, placeId) };
  return createAccountStateWrites(actorId, userId, userDocument, nextState);
}

async function prepareUndo(
  actorId: string,
  { placeId, userId, auditId, decidedAt }: Claim,
  userDocument: RestDocument,
): Promise<PreparedWrites | 'changed'> {
  const auditEntry = fromRestFields((await readDocumentOrNull(`auditLog/${auditId}`))?.fields);
  const { role, managedPlaces } = toAccountState(userDocument);
  const isStillManager = role === 'manager' && managedPlaces.includes(placeId);
  if (!isStillManager || auditEntry['target'] !== `users/${userId}`) return 'changed';
  const remainingPlaces = managedPlaces.filter((id) => id !== placeId);
  const wasMember = fieldsOf(auditEntry['before'])['role'] === 'member';
  const becomesMember =
    wasMember &&
    remainingPlaces.length === 0 &&
    !(await hasCreatedPlace(userId, placeId, decidedAt));
  const nextState = { role: becomesMember ? 'member' : 'manager', managedPlaces: remainingPlaces };
  return createAccountStateWrites(actorId, userId, userDocument, nextState);
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
function toAccountState({ fields }: RestDocument) {
  const { role, status, managedPlaces, permissions } = fromRestFields(fields);
  return {
    role: role as StorableValue,
    status: status as StorableValue,
    managedPlaces: listOf(managedPlaces, maxManagedPlaces) as string[],
    permissions: listOf(permissions, maxManagedPlaces) as string[],
  };
}

/** Returns the writes that change the role and places of a user, with the audit log entry. */
function createAccountStateWrites(
  actorId: string,
  userId: string,
  userDocument: RestDocument,
  changes: { role: string; managedPlaces: string[] },
): PreparedWrites {
  const path = `users/${userId}`;
  const previousState = toAccountState(userDocument);
  const {
    entry: auditEntry,
    auditId: auditFields,
    id,
  } = createAuditWrite(
    actorId,
    'user.update',
    path,
    toRestFields(previousState),
    toRestFields({ ...previousState, ...changes }),
  );
  // Unchanged fields are not written, so the stored document keeps its shape.
  const changedFields = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => !dequal(value, previousState[name as keyof typeof changes]),
    ),
  );
  const fields = { ...toRestFields(changedFields), ...auditFields };
  const { updateTime } = userDocument;
  const userWrite: RestWrite = {
    path,
    fields,
    serverTimeFields: ['updatedAt'],
    mask: Object.keys(fields),
    precondition: { updateTime },
  };
  return { writes: [userWrite, auditEntry], auditId: id };
}
