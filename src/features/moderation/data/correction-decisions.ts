import { dequal } from 'dequal/lite';

import { createAuditedUpdate } from '#features/audit/data/audit-write.ts';
import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { AppError } from '#shared/app-error.ts';
import { toPlaceChanges, toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import type { Place } from '#features/places/model/place.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';

import { readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestDocument } from '#platform/firestore/rest-documents.ts';
import { fromRestFields } from '#platform/firestore/rest-values.ts';
import type { RestFields } from '#platform/firestore/rest-values.ts';
import { placeChangeWrites } from '#features/places/data/place-writes.ts';
import { changeRequest } from './request-decisions.ts';
import type { PreparedWrites } from './request-decisions.ts';

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
export async function decideCorrection(
  actorId: string,
  { correction, place: shown, status, answer }: CorrectionDecision,
): Promise<CorrectionOutcome> {
  const { placeId } = correction;
  const outcome = await changeRequest<Correction, 'changed' | 'gone'>({
    ...{ kind: 'correction', actorId, shown: correction, read: toCorrection },
    decision: { status, answer },
    target:
      status === 'declined'
        ? null
        : {
            path: `places/${placeId}`,
            prepare: (document) => {
              if (shown === null) return Promise.resolve('gone');
              const place = toPlace(placeId, fromRestFields(document.fields));
              const change = toPlaceChanges(correction, place);
              const fieldNames = Object.keys(change) as (keyof typeof change)[];
              const isStale = fieldNames.some((name) => !dequal(place[name], shown[name]));
              return Promise.resolve(
                isStale ? 'changed' : placeChangeWrites(actorId, placeId, document, change),
              );
            },
          },
  });
  return requireExistingPlace(outcome);
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
  const path = `places/${correction.placeId}`;
  const outcome = await changeRequest<Correction, 'changed'>({
    ...{ kind: 'correction', actorId, shown: correction, read: toCorrection },
    decision: null,
    target:
      correction.auditId === ''
        ? null
        : {
            path,
            prepare: (document) => prepareReversion(actorId, correction, path, document),
          },
  });
  return requireExistingPlace(outcome);
}

/** @throws AppError 'not-found' if the place or its audit log entry does not exist */
function requireExistingPlace(outcome: CorrectionOutcome | 'gone'): CorrectionOutcome {
  if (outcome === 'gone') throw new AppError('not-found', 'The place is gone');
  return outcome;
}

async function prepareReversion(
  actorId: string,
  { auditId }: Correction,
  path: string,
  document: RestDocument,
): Promise<PreparedWrites | 'changed'> {
  const entry = await readRestDocument(`auditLog/${auditId}`);
  const previous = readMapField(entry.fields, 'before');
  const next = readMapField(entry.fields, 'after');
  const mask = Object.keys(next);
  const isForPlace = dequal(entry.fields['target'], { stringValue: path });
  if (!isForPlace || JSON.stringify(previous).includes(erasedUserName)) return 'changed';
  if (mask.some((name) => !dequal(document.fields[name], next[name]))) return 'changed';
  return createAuditedUpdate(actorId, 'place.update', path, document, { stored: previous, mask });
}

function readMapField(fields: RestFields, name: string): RestFields {
  const { mapValue } = fieldsOf(fields[name]);
  return fieldsOf(fieldsOf(mapValue)['fields']) as RestFields;
}
