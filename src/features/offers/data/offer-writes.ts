import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import { changedFields } from '#shared/changed-fields.ts';
import { toOfferContent } from '#features/offers/model/club-offer.ts';
import type { ClubOffer, OfferContent } from '#features/offers/model/club-offer.ts';

import { explainRefusal } from '#platform/firestore/explained-refusal.ts';
import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { readStoredFields, recordedFields } from '#features/audit/data/recorded-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { EditConflictError, editedFields } from '#features/audit/data/edited-fields.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WriteConnection } from '#platform/firestore/write-firestore.ts';
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

/**
 * Creates an offer under a given id, so that a retry after an unknown outcome does not create a duplicate: if the offer
 * exists already, it is updated to `content`.
 * @param offer `id` is a new id from newDocumentId()
 * @throws AppError 'permission-denied' if the caller does not manage the place or the place no longer exists; errors of
 *   writeFirestore()
 */
export async function createOffer(
  editor: OfferEditor,
  { id, placeId }: { id: string; placeId: string },
  content: OfferContent,
): Promise<void> {
  try {
    await writeFirestore((connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      const now = writes.serverTimestamp();
      const offer = { ...content, placeId, usedCount: 0 };
      batch.set(sdk.doc(db, 'clubOffers', id), { ...offer, createdAt: now, updatedAt: now });
      if (editor.isSuperAdmin) {
        const entry = { action: 'offer.create', target: `clubOffers/${id}`, before: {} } as const;
        addAuditEntry(connection, batch, editor.uid, { ...entry, after: { ...content, placeId } });
      }
      return batch.commit();
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
 * terms since. One document read, and a second one for super admins.
 * @param base the offer as read when the edit began
 * @throws AppError 'conflict' if the terms have changed since; 'not-found' if it no longer exists; 'permission-denied';
 *   errors of writeFirestore()
 */
export async function updateOffer(
  editor: OfferEditor,
  base: ClubOffer,
  content: OfferContent,
): Promise<void> {
  const storedOffer = await getOffer(base.id);
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
  if (Object.keys(changes).length > 0) await writeChanges(editor, base.id, changes);
}

/**
 * Activates or deactivates an offer. One document read, and a second one for super admins.
 * @throws AppError 'not-found' if it no longer exists; 'permission-denied'; errors of writeFirestore()
 */
export async function setOfferActive(
  editor: OfferEditor,
  id: string,
  isActive: boolean,
): Promise<void> {
  const storedOffer = await getOffer(id);
  const changes = changedFields({ ...storedOffer }, { isActive });
  if (Object.keys(changes).length > 0) await writeChanges(editor, id, changes);
}

/**
 * Deletes an offer that was never used. One document read, and a second one for super admins.
 * @throws AppError 'conflict' if it has been used; 'not-found' if it no longer exists; 'permission-denied'; errors of
 *   writeFirestore()
 */
export async function deleteOffer(editor: OfferEditor, id: string): Promise<void> {
  const storedOffer = await getOffer(id);
  if (storedOffer.usedCount > 0) throw new AppError('conflict', 'The offer was used');
  const names = ['placeId', ...Object.keys(toOfferContent(storedOffer))];
  await commitChange(editor, id, (connection, batch, target) => {
    batch.delete(connection.sdk.doc(connection.db, target));
    return { action: 'offer.delete', target, names, after: {} };
  });
}

async function writeChanges(
  editor: OfferEditor,
  id: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await commitChange(editor, id, ({ sdk, db, writes }, batch, target) => {
    batch.update(sdk.doc(db, target), { ...after, updatedAt: writes.serverTimestamp() });
    return { action: 'offer.update', target, names: Object.keys(after), after };
  });
}

async function commitChange(
  { uid, isSuperAdmin }: OfferEditor,
  id: string,
  fillBatch: (
    connection: WriteConnection,
    batch: WriteBatch,
    target: string,
  ) => Omit<AuditChange, 'before'> & {
    /** Fields whose old values the audit log records. */ names: string[];
  },
): Promise<void> {
  const target = `clubOffers/${id}`;
  const writeChange = (storedOffer: Fields) =>
    writeFirestore((connection) => {
      const batch = connection.writes.writeBatch(connection.db);
      const { names, ...change } = fillBatch(connection, batch, target);
      const entry = { ...change, before: recordedFields(storedOffer, names) };
      if (isSuperAdmin) addAuditEntry(connection, batch, uid, entry);
      return batch.commit();
    });
  try {
    // Changes by managers are not logged, so the stored fields do not need to be read.
    if (isSuperAdmin) await commitWithRetry(() => readStoredFields(target), writeChange);
    else await writeChange({});
  } catch (error) {
    throw await explainRefusal(error, target);
  }
}
