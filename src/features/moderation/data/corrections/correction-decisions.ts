import { dequal } from 'dequal/lite';

import { createAuditWrite, createAuditedUpdate } from '#features/audit/data/audit-write.ts';
import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import { toPlaceChanges, toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { Place } from '#features/places/model/place.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';

import { commitRest, readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';
import type { RestFields } from '#platform/firestore/rest-values.ts';
import { placeChangeWrites } from '#features/places/data/place-writes.ts';

/** Decision of a super admin about a correction. */
export interface CorrectionDecision {
  correction: Correction;
  /** The place as shown next to the correction; null if it was deleted. */
  place: Place | null;
  status: 'applied' | 'declined';
  /** Message to the user; required for a refusal. */
  answer: string;
}

/**
 * Result of a decision. 'decided' and 'changed' mean that nothing was written:
 * - 'decided': the correction is no longer the shown one (decided by another admin, withdrawn or sent again)
 * - 'changed': the fields of the place that the correction concerns have changed
 */
type CorrectionOutcome = 'done' | 'decided' | 'changed';

/**
 * Decides a correction once. Applying it changes the place in the same commit, with one audit log entry for the place
 * and one for the decision. Reads the correction and, to apply it, the place; reads both again after a concurrent
 * change.
 * @param actorId the signed-in super admin
 * @throws AppError 'not-found' if the place was deleted; 'permission-denied' for all users but active super admins;
 *   errors of readRestDocument()
 */
export async function decideCorrection(
  actorId: string,
  { correction, place, status, answer }: CorrectionDecision,
): Promise<CorrectionOutcome> {
  return withOneRetry(async () => {
    const storedCorrection = await readUnchangedCorrection(correction);
    if (storedCorrection === null) return 'decided';
    const placeWrites =
      status === 'applied' ? await prepareApplication(actorId, correction, place) : noWrites;
    if (placeWrites === 'changed') return 'changed';
    await commitRest([
      ...placeWrites.writes,
      ...createDecisionWrites(actorId, correction, storedCorrection, {
        ...{ status, answer: cleanPlainText(answer), decidedBy: actorId },
        auditId: placeWrites.auditId,
      }),
    ]);
    return 'done';
  });
}

/**
 * Undoes an applied correction: restores the earlier fields of the place and sets the correction to pending. Reads both
 * documents and the audit log entry with the earlier fields.
 * @returns 'changed' if the place has changed since, or if the audit log entry no longer holds all earlier values
 *   because it named a user who was erased
 * @throws AppError as decideCorrection()
 */
export async function undoCorrection(
  actorId: string,
  correction: Correction,
): Promise<CorrectionOutcome> {
  return withOneRetry(async () => {
    const storedCorrection = await readUnchangedCorrection(correction);
    if (storedCorrection === null) return 'decided';
    const placeWrites = await prepareReversion(actorId, correction);
    if (placeWrites === 'changed') return 'changed';
    await commitRest([
      ...placeWrites.writes,
      ...createDecisionWrites(actorId, correction, storedCorrection, {
        ...{ status: 'pending', answer: '', decidedBy: '', auditId: '' },
      }),
    ]);
    return 'done';
  });
}

/**
 * Retries a refused attempt once. After a concurrent change, the second attempt reads the new state and returns its
 * outcome. A 'permission-denied' error does not prove that the user lacks the permission: the security rules run before
 * the preconditions and refuse an audit log entry that does not match the stored place.
 */
async function withOneRetry(attempt: () => Promise<CorrectionOutcome>): Promise<CorrectionOutcome> {
  try {
    return await attempt();
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'conflict' && code !== 'permission-denied') throw error;
  }
  return attempt().catch((error: unknown) => {
    if (errorCode(error) === 'conflict') return 'changed';
    throw error;
  });
}

interface PlaceWrites {
  writes: RestWrite[];
  auditId: string;
}
const noWrites: PlaceWrites = { writes: [], auditId: '' };

/** Returns the stored correction if it is still the shown one, otherwise null. */
async function readUnchangedCorrection(shown: Correction): Promise<RestDocument | null> {
  const storedCorrection = await readRestDocument(`suggestions/${shown.id}`).catch(
    (error: unknown) => {
      if (errorCode(error) === 'not-found') return null;
      throw error;
    },
  );
  if (storedCorrection === null) return null;
  const current = toCorrection(shown.id, fromRestFields(storedCorrection.fields));
  const isUnchanged =
    current.status === shown.status &&
    current.createdAt?.getTime() === shown.createdAt?.getTime() &&
    current.decidedAt?.getTime() === shown.decidedAt?.getTime();
  return isUnchanged ? storedCorrection : null;
}

async function prepareApplication(
  actorId: string,
  correction: Correction,
  shown: Place | null,
): Promise<PlaceWrites | 'changed'> {
  const { placeId } = correction;
  if (shown === null) throw new AppError('not-found', 'The place is gone');
  const document = await readRestDocument(`places/${placeId}`);
  const place = toPlace(placeId, fromRestFields(document.fields));
  const change = toPlaceChanges(correction, place);
  const fieldNames = Object.keys(change) as (keyof typeof change)[];
  if (fieldNames.some((name) => !dequal(place[name], shown[name]))) return 'changed';
  return placeChangeWrites(actorId, placeId, document, change);
}

async function prepareReversion(
  actorId: string,
  { placeId, auditId }: Correction,
): Promise<PlaceWrites | 'changed'> {
  if (auditId === '') return noWrites;
  const [entry, document] = await Promise.all([
    readRestDocument(`auditLog/${auditId}`),
    readRestDocument(`places/${placeId}`),
  ]);
  const previous = readMapField(entry.fields, 'before');
  const next = readMapField(entry.fields, 'after');
  const mask = Object.keys(next);
  const isForPlace = dequal(entry.fields['target'], { stringValue: `places/${placeId}` });
  if (!isForPlace || JSON.stringify(previous).includes(erasedUserName)) return 'changed';
  if (mask.some((name) => !dequal(document.fields[name], next[name]))) return 'changed';
  return createAuditedUpdate(actorId, 'place.update', `places/${placeId}`, document, {
    stored: previous,
    mask,
  });
}

function readMapField(fields: RestFields, name: string): RestFields {
  const { mapValue } = fieldsOf(fields[name]);
  return fieldsOf(fieldsOf(mapValue)['fields']) as RestFields;
}

interface DecisionFields {
  status: Correction['status'];
  answer: string;
  decidedBy: string;
  auditId: string;
}

/** Returns the writes of the decision and of its audit log entry. */
function createDecisionWrites(
  actorId: string,
  { id, status: previous }: Correction,
  { updateTime }: RestDocument,
  decisionFields: DecisionFields,
): RestWrite[] {
  const path = `suggestions/${id}`;
  const isPending = decisionFields.status === 'pending';
  const fields = toRestFields({ ...decisionFields, ...(isPending && { decidedAt: null }) });
  const { entry } = createAuditWrite(
    actorId,
    'suggestion.update',
    path,
    toRestFields({ status: previous }),
    toRestFields({ status: decisionFields.status }),
  );
  const timestampFields = isPending ? ['updatedAt'] : ['decidedAt', 'updatedAt'];
  return [
    {
      path,
      fields,
      serverTimeFields: timestampFields,
      mask: Object.keys(fields),
      precondition: { updateTime },
    },
    entry,
  ];
}
