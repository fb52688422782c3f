import { dequal } from 'dequal/lite';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { AppError } from '#shared/app-error.ts';
import { toPlaceChanges, toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { Place } from '#features/places/model/place.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';

import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { Transaction } from '#platform/firestore/transaction.ts';
import { changePlaceIn, readPlaceIn, updatePlaceIn } from '#features/places/data/place-writes.ts';

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
 *   errors of transaction()
 */
export async function decideCorrection(
  actorId: string,
  { correction, place, status, answer }: CorrectionDecision,
): Promise<CorrectionOutcome> {
  return transaction(async (commit) => {
    if (!(await isUnchanged(commit, correction))) return 'decided';
    const auditId = status === 'applied' ? await applyIn(commit, actorId, correction, place) : '';
    if (auditId === null) return 'changed';
    decideIn(commit, actorId, correction, {
      ...{ status, answer: cleanPlainText(answer), decidedBy: actorId, auditId },
    });
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
  return transaction(async (commit) => {
    if (!(await isUnchanged(commit, correction))) return 'decided';
    if (!(await revertIn(commit, actorId, correction))) return 'changed';
    decideIn(commit, actorId, correction, {
      ...{ status: 'pending', answer: '', decidedBy: '', auditId: '' },
    });
    return 'done';
  });
}

/** Returns true if the stored correction is still the shown one. */
async function isUnchanged(commit: Transaction, shown: Correction): Promise<boolean> {
  const stored = await commit.read(`suggestions/${shown.id}`);
  if (stored === null) return false;
  const current = toCorrection(shown.id, stored);
  return (
    current.status === shown.status &&
    current.createdAt?.getTime() === shown.createdAt?.getTime() &&
    current.decidedAt?.getTime() === shown.decidedAt?.getTime()
  );
}

/** Changes the place. Returns the id of the audit log entry; null if the fields of the place have changed. */
async function applyIn(
  commit: Transaction,
  actorId: string,
  correction: Correction,
  shown: Place | null,
): Promise<string | null> {
  const { placeId } = correction;
  if (shown === null) throw new AppError('not-found', 'The place is gone');
  const stored = await readPlaceIn(commit, placeId);
  const place = toPlace(placeId, stored);
  const change = toPlaceChanges(correction, place);
  const fieldNames = Object.keys(change) as (keyof typeof change)[];
  if (fieldNames.some((name) => !dequal(place[name], shown[name]))) return null;
  return changePlaceIn(commit, actorId, placeId, stored, change);
}

/** Restores the earlier fields of the place. Returns false if they are unknown or have changed since. */
async function revertIn(
  commit: Transaction,
  actorId: string,
  { placeId, auditId }: Correction,
): Promise<boolean> {
  if (auditId === '') return true;
  const [entry, stored] = await Promise.all([
    collection('auditLog', (_id, fields) => fields).get(auditId),
    readPlaceIn(commit, placeId),
  ]);
  if (entry === null) throw new AppError('not-found', 'The audit log entry is gone');
  const previous = fieldsOf(entry['before']);
  const next = fieldsOf(entry['after']);
  const isForPlace = entry['target'] === `places/${placeId}`;
  if (!isForPlace || JSON.stringify(previous).includes(erasedUserName)) return false;
  const names = Object.keys(next);
  if (names.some((name) => !dequal(stored[name], next[name]))) return false;
  updatePlaceIn(commit, actorId, placeId, stored, previous, names);
  return true;
}

interface DecisionFields {
  status: Correction['status'];
  answer: string;
  decidedBy: string;
  auditId: string;
}

/** Adds the decision and its audit log entry to the commit. */
function decideIn(
  commit: Transaction,
  actorId: string,
  { id, status: previous }: Correction,
  decisionFields: DecisionFields,
): void {
  const target = `suggestions/${id}`;
  const { status } = decisionFields;
  const now = commit.serverTime;
  const decidedAt = status === 'pending' ? null : now;
  commit.update(target, { ...decisionFields, decidedAt, updatedAt: now });
  addAuditEntry(commit, actorId, {
    ...{ action: 'suggestion.update', target, before: { status: previous }, after: { status } },
  });
}
