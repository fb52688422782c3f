import { dequal } from 'dequal/lite';

import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { AppError } from '#shared/app-error.ts';
import { toPlaceChanges, toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { queues } from '#features/moderation/model/queues.ts';
import type { Place } from '#features/places/model/place.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { changePlaceIn, readPlaceIn, updatePlaceIn } from '#features/places/data/place-writes.ts';
import { changeRequest } from './request-decisions.ts';

/** Decision of a super admin about a correction. */
export interface CorrectionDecision {
  correction: Correction;
  /** The place as shown next to the correction; null if it was deleted. */
  place: Place | null;
  status: 'applied' | 'declined';
  /** Message to the user; required for a refusal. */
  answer: string;
}

/** Result of a decision. 'decided' and 'changed' mean that nothing was written; see changeRequest(). */
type CorrectionOutcome = 'done' | 'decided' | 'changed';

/**
 * Decides a correction once; see changeRequest(). Applying it changes the place. Reads the correction and, to apply it,
 * the place.
 * @param actorId the signed-in super admin
 * @returns 'changed' if the fields of the place that the correction concerns have changed
 * @throws AppError 'not-found' if the place was deleted; errors of changeRequest()
 */
export function decideCorrection(
  actorId: string,
  { correction, place, status, answer }: CorrectionDecision,
): Promise<CorrectionOutcome> {
  return changeRequest<Correction, 'changed'>({
    ...{ kind: 'correction', actorId, shown: correction, read: toCorrection },
    decision: { status, answer },
    changeTarget:
      status === 'declined' ? null : (commit) => applyIn(commit, actorId, correction, place),
  });
}

/**
 * Undoes an applied correction: restores the earlier fields of the place and sets the correction to pending. Reads both
 * documents and the audit log entry with the earlier fields.
 * @param correction as shown: applied, or still pending because it was applied a moment ago
 * @returns 'changed' if the place has changed since, or if the audit log entry no longer holds all earlier values
 *   because it named a user who was erased
 * @throws AppError as decideCorrection()
 */
export async function undoCorrection(
  actorId: string,
  correction: Correction,
): Promise<CorrectionOutcome> {
  const applied = correction.status === 'pending' ? await readApplied(correction) : correction;
  if (applied === null) return 'decided';
  return changeRequest<Correction, 'changed'>({
    ...{ kind: 'correction', actorId, shown: applied, read: toCorrection },
    decision: null,
    changeTarget: applied.auditId === '' ? null : (commit) => revertIn(commit, actorId, applied),
  });
}

/** Reads a pending correction again; null unless it was applied and not sent again. */
async function readApplied({ id, createdAt }: Correction): Promise<Correction | null> {
  const stored = await collection(queues.correction.collection, toCorrection).get(id);
  const isApplied =
    stored?.status === 'applied' && stored.createdAt?.getTime() === createdAt?.getTime();
  return isApplied ? stored : null;
}

/** Changes the place, unless the fields that the correction concerns differ from the shown ones. */
async function applyIn(
  commit: OpenTransaction,
  actorId: string,
  correction: Correction,
  shown: Place | null,
): Promise<{ auditId: string } | 'changed'> {
  const { placeId } = correction;
  if (shown === null) throw new AppError('not-found', 'The place is gone');
  const stored = await readPlaceIn(commit, placeId);
  const place = toPlace(placeId, stored);
  const change = toPlaceChanges(correction, place);
  const fieldNames = Object.keys(change) as (keyof typeof change)[];
  if (fieldNames.some((name) => !dequal(place[name], shown[name]))) return 'changed';
  return { auditId: changePlaceIn(commit, actorId, placeId, stored, change) };
}

/** Restores the earlier fields of the place, unless they are unknown or have changed since. */
async function revertIn(
  commit: OpenTransaction,
  actorId: string,
  { placeId, auditId }: Correction,
): Promise<{ auditId: string } | 'changed'> {
  const [entry, stored] = await Promise.all([
    collection('auditLog', (_id, fields) => fields).get(auditId),
    readPlaceIn(commit, placeId),
  ]);
  if (entry === null) throw new AppError('not-found', 'The audit log entry is gone');
  const previous = fieldsOf(entry['before']);
  const next = fieldsOf(entry['after']);
  const names = Object.keys(next);
  const isForPlace = entry['target'] === `places/${placeId}`;
  if (!isForPlace || JSON.stringify(previous).includes(erasedUserName)) return 'changed';
  if (names.some((name) => !dequal(stored[name], next[name]))) return 'changed';
  return { auditId: updatePlaceIn(commit, actorId, placeId, stored, previous, names) };
}
