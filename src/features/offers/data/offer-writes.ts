import { AppError, errorCode } from '#shared/app-error.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { toClubOffer, toOfferContent } from '#features/offers/model/club-offer.ts';
import type { ClubOffer, OfferContent } from '#features/offers/model/club-offer.ts';

import {
  addRecord,
  changeRecord,
  removeRecord,
  EditConflictError,
  editedFields,
} from '#features/audit/data/audited-record.ts';
import type { RecordChangeContext } from '#features/audit/data/audited-record.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { getOffer } from './offer-store.ts';

/**
 * The user who edits an offer. Only changes by super admins are in the audit log; rules reject such entries by
 * managers.
 */
export interface OfferEditor {
  /** uid of the signed-in user. */
  uid: string;
  isSuperAdmin: boolean;
}

const changeBy = ({ uid, isSuperAdmin }: OfferEditor): RecordChangeContext => ({
  collectionName: 'clubOffers',
  actorId: uid,
  isAudited: isSuperAdmin,
});

/**
 * Creates an offer under a given id, so that a retry after an unknown outcome does not create a duplicate: if the offer
 * exists already, it is updated to `content`.
 * @param offer `id` is a new id from newDocumentId()
 * @throws AppError 'permission-denied' if the caller does not manage the place or the place no longer exists; errors of
 *   transaction()
 */
export async function createOffer(
  editor: OfferEditor,
  { id, placeId }: { id: string; placeId: string },
  content: OfferContent,
): Promise<void> {
  try {
    await transaction((commit) => {
      const unaudited = { usedCount: 0 };
      addRecord(commit, changeBy(editor), { ...content, placeId }, { id, unaudited });
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    // Rules reject the creation if the document already exists.
    const storedOffer = await getOffer(id).catch(() => null);
    if (storedOffer?.placeId !== placeId) throw error;
    await updateOffer(editor, storedOffer, content);
  }
}

/**
 * Updates an offer except its use count. Writes only the changed fields, and nothing if another user has changed the
 * terms since. One document read.
 * @param base the offer as read when the edit began
 * @throws AppError 'conflict' if the terms have changed since; 'not-found' if it no longer exists; 'permission-denied';
 *   errors of transaction()
 */
export function updateOffer(
  editor: OfferEditor,
  base: ClubOffer,
  content: OfferContent,
): Promise<void> {
  return changeRecord(changeBy(editor), base.id, (fields) => {
    const storedOffer = toClubOffer(base.id, fields);
    const { isActive: _shown, ...baseTerms } = toOfferContent(base);
    const changes = editedFields({
      base: { ...toOfferContent(base) },
      stored: { ...toOfferContent(storedOffer) },
      content: { ...content },
      together: Object.keys(baseTerms),
    });
    // A change of `isActive` in the form applies to the terms shown there, so they must be the stored ones.
    const haveTermsChanged = Object.keys(changedFields({ ...storedOffer }, baseTerms)).length > 0;
    if ('isActive' in changes && haveTermsChanged) throw new EditConflictError();
    return changes;
  });
}

/**
 * Activates or deactivates an offer. One document read.
 * @throws AppError 'not-found' if it no longer exists; 'permission-denied'; errors of transaction()
 */
export function setOfferActive(editor: OfferEditor, id: string, isActive: boolean): Promise<void> {
  return changeRecord(changeBy(editor), id, (fields) =>
    changedFields({ ...toClubOffer(id, fields) }, { isActive }),
  );
}

/**
 * Deletes an offer that was never used. One document read.
 * @throws AppError 'conflict' if it has been used; 'not-found' if it no longer exists; 'permission-denied'; errors of
 *   transaction()
 */
export function deleteOffer(editor: OfferEditor, id: string): Promise<void> {
  return removeRecord(changeBy(editor), id, (fields) => {
    const offer = toClubOffer(id, fields);
    if (offer.usedCount > 0) throw new AppError('conflict', 'The offer was used');
    return ['placeId', ...Object.keys(toOfferContent(offer))];
  });
}
