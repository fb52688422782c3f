import { dequal } from 'dequal/lite';

import { errorCode } from '#shared/app-error.ts';
import { claimObstacle, placesWith } from '#features/moderation/model/claim.ts';
import type { Claim, ClaimObstacle } from '#features/moderation/model/claim.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { toClaim } from '#features/moderation/model/stored-claim.ts';
import { fieldsOf, listOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import { maxManagedPlaces } from '#features/account/model/user.ts';

import { atVersion } from '#platform/firestore/at-version.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { commitRest, readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';
import type { Storable } from '#platform/firestore/rest-values.ts';
import { auditWrite } from '#features/audit/data/audit-write.ts';
import type { ListedClaim } from './claim-list-store.ts';
import { managersOfPlaces } from './place-managers.ts';

/** What a super admin decides. */
export interface ClaimDecision {
  /** As it was shown, with who manages the place. */
  listed: Pick<ListedClaim, 'claim' | 'managers'>;
  status: 'approved' | 'declined';
  /** For the person to read; what is declined needs one. */
  answer: string;
}

/**
 * What became of a decision: done, or nothing, because the claim is no longer the one that was shown ('decided': by
 * somebody else, or taken back or written anew), because others manage the place than were shown, or the person does no
 * longer what an undo would take away ('changed'), because the place is not shown any more ('hidden'), or because of
 * the person.
 */
export type ClaimOutcome = 'done' | 'decided' | 'changed' | 'hidden' | ClaimObstacle;

/**
 * Decides about a claim, once. Where it is approved, the person becomes a manager of the place in the same commit, with
 * an entry of the audit log for them and one for the decision. It is committed on the versions of the claim and of the
 * person, and begun anew while others change either: two claims of one person may be approved at the same moment. Reads
 * the claim, and to approve it the person, the place and who manages it.
 * @param actorId the super admin who is signed in
 * @throws AppError 'permission-denied' for everybody but active super admins; 'conflict' when others were faster each
 *   time; what readRestDocument() throws
 */
export async function decideClaim(
  actorId: string,
  { listed, status, answer }: ClaimDecision,
): Promise<ClaimOutcome> {
  const { claim } = listed;
  const decided = { status, answer: cleanPlainText(answer), decidedBy: actorId };
  return atClaim(claim, async (stored) => {
    if (status === 'declined') {
      await commitRest(decisionWrites(actorId, claim, stored, { ...decided, auditId: '' }));
      return 'done';
    }
    return atPerson(claim, async (document) => {
      const obstacle = await approvalObstacle(listed, document);
      if (obstacle) return obstacle;
      const { writes, auditId } = approvalWrites(actorId, claim, document);
      await commitRest([
        ...writes,
        ...decisionWrites(actorId, claim, stored, { ...decided, auditId }),
      ]);
      return 'done';
    });
  });
}

/**
 * Takes an approval back: the place is no longer the person's, who is what they were before where nothing else makes
 * them a manager, and the claim waits again. Reads the claim, the person, the entry of the audit log that keeps what
 * they were, and whether they made a place since.
 * @returns 'changed' where the person does not manage the place by it any more
 * @throws AppError as decideClaim()
 */
export async function undoClaim(actorId: string, claim: Claim): Promise<ClaimOutcome> {
  return atClaim(claim, async (stored) => {
    const undecided = { status: 'pending', answer: '', decidedBy: '', auditId: '' } as const;
    const open = decisionWrites(actorId, claim, stored, undecided);
    if (claim.auditId === '') {
      await commitRest(open);
      return 'done';
    }
    return atPerson(claim, async (document) => {
      const writes = await undoWrites(actorId, claim, document);
      if (writes === null) return 'changed';
      await commitRest([...writes, ...open]);
      return 'done';
    });
  });
}

/** Does something with a claim that is still the one that was shown. */
async function atClaim(
  shown: Claim,
  work: (stored: RestDocument) => Promise<ClaimOutcome>,
): Promise<ClaimOutcome> {
  try {
    return await atVersion<ClaimOutcome>(`claims/${shown.id}`, (stored) => {
      const now = toClaim(shown.id, fromRestFields(stored.fields));
      const isSame =
        now.status === shown.status &&
        now.createdAt?.getTime() === shown.createdAt?.getTime() &&
        now.decidedAt?.getTime() === shown.decidedAt?.getTime();
      return () => (isSame ? work(stored) : Promise.resolve('decided'));
    });
  } catch (error) {
    // Taken back, or gone with the person or the place.
    if (errorCode(error) === 'not-found') return 'decided';
    throw error;
  }
}

/** Does something with whoever asks; what others change of them meanwhile is read anew. */
async function atPerson(
  { userId }: Claim,
  work: (document: RestDocument) => Promise<ClaimOutcome>,
): Promise<ClaimOutcome> {
  try {
    return await atVersion<ClaimOutcome>(`users/${userId}`, (document) => () => work(document));
  } catch (error) {
    if (errorCode(error) === 'not-found') return 'gone';
    throw error;
  }
}

async function approvalObstacle(
  { claim: { placeId, userId }, managers: shown }: ClaimDecision['listed'],
  document: RestDocument,
): Promise<ClaimOutcome | null> {
  const person = toUser(userId, fromRestFields(document.fields));
  const obstacle = claimObstacle(person);
  // Whoever manages it already needs no room.
  if (obstacle && !(obstacle === 'full' && person.managedPlaces.includes(placeId))) return obstacle;
  const found = await documentOrNull(`places/${placeId}`);
  const place = found && toPlace(placeId, fromRestFields(found.fields));
  if (!place?.isActive) return 'hidden';
  const now = await readFirestore((connection) => managersOfPlaces(connection, [place]));
  const known = new Set([userId, ...shown.map(({ uid }) => uid)]);
  return (now.get(placeId) ?? []).every(({ uid }) => known.has(uid)) ? null : 'changed';
}

async function documentOrNull(path: string): Promise<RestDocument | null> {
  try {
    return await readRestDocument(path);
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

/** None where the person is a manager of the place already. */
function approvalWrites(
  actorId: string,
  { placeId, userId }: Claim,
  document: RestDocument,
): { writes: RestWrite[]; auditId: string } {
  const before = standingOf(document);
  const { role, managedPlaces } = before;
  if (role === 'manager' && managedPlaces.includes(placeId)) return { writes: [], auditId: '' };
  const after = { role: 'manager', managedPlaces: placesWith(before, placeId) };
  return standingWrites(actorId, userId, document, after);
}

/** Null where the person is no longer what the approval made of them. */
async function undoWrites(
  actorId: string,
  { placeId, userId, auditId, decidedAt }: Claim,
  document: RestDocument,
): Promise<RestWrite[] | null> {
  const entry = fromRestFields((await documentOrNull(`auditLog/${auditId}`))?.fields);
  const { role, managedPlaces } = standingOf(document);
  const isSo = role === 'manager' && managedPlaces.includes(placeId);
  if (!isSo || entry['target'] !== `users/${userId}`) return null;
  const left = managedPlaces.filter((id) => id !== placeId);
  const wasMember = fieldsOf(entry['before'])['role'] === 'member';
  const isMember =
    wasMember && left.length === 0 && !(await hasMadePlace(userId, placeId, decidedAt));
  const after = { role: isMember ? 'member' : 'manager', managedPlaces: left };
  return standingWrites(actorId, userId, document, after).writes;
}

/** Whether somebody has made a place, besides this one, since they were given it: they would lose that as well. */
function hasMadePlace(uid: string, besides: string, since: Date | null): Promise<boolean> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('createdBy', '==', uid),
        sdk.where('createdAt', '>', since ?? new Date(0)),
        sdk.orderBy('createdAt', 'desc'),
        sdk.limit(2),
      ),
    );
    return docs.some(({ id }) => id !== besides);
  });
}

/** What an entry tells of somebody: exactly what is stored, which rules compare. */
function standingOf({ fields }: RestDocument) {
  const { role, status, managedPlaces, permissions } = fromRestFields(fields);
  return {
    role: role as Storable,
    status: status as Storable,
    managedPlaces: listOf(managedPlaces, maxManagedPlaces) as string[],
    permissions: listOf(permissions, maxManagedPlaces) as string[],
  };
}

/** The writes that give somebody another role and other places, with their entry of the audit log. */
function standingWrites(
  actorId: string,
  userId: string,
  document: RestDocument,
  changes: { role: string; managedPlaces: string[] },
): { writes: RestWrite[]; auditId: string } {
  const path = `users/${userId}`;
  const before = standingOf(document);
  const { entry, auditId, id } = auditWrite(
    actorId,
    'user.update',
    path,
    toRestFields(before),
    toRestFields({ ...before, ...changes }),
  );
  // What stays as it is is not written: the record keeps its shape.
  const changed = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => !dequal(value, before[name as keyof typeof changes]),
    ),
  );
  const fields = { ...toRestFields(changed), ...auditId };
  const { updateTime } = document;
  const person: RestWrite = {
    ...{ path, fields, instants: ['updatedAt'], mask: Object.keys(fields), only: { updateTime } },
  };
  return { writes: [person, entry], auditId: id };
}

interface Decided {
  status: Claim['status'];
  answer: string;
  decidedBy: string;
  auditId: string;
}

/** The decision and its entry. */
function decisionWrites(
  actorId: string,
  { id, status: was }: Claim,
  { updateTime }: RestDocument,
  decided: Decided,
): RestWrite[] {
  const path = `claims/${id}`;
  const isOpen = decided.status === 'pending';
  const fields = toRestFields({ ...decided, ...(isOpen && { decidedAt: null }) });
  const { entry } = auditWrite(
    actorId,
    'claim.update',
    path,
    toRestFields({ status: was }),
    toRestFields({ status: decided.status }),
  );
  const instants = isOpen ? ['updatedAt'] : ['decidedAt', 'updatedAt'];
  return [{ path, fields, instants, mask: Object.keys(fields), only: { updateTime } }, entry];
}
