import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#domain/app-error.ts';
import { changedFields } from '#domain/changed-fields.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import { contentOfOffer } from '#domain/offer-draft.ts';
import type { OfferContent } from '#domain/offer-draft.ts';

import { explainedRefusal } from '../admin/explained-refusal.ts';
import { addAuditEntry } from '../audit/audit-entry.ts';
import { writeFirestore } from '../users/member-write.ts';
import type { WritingConnection } from '../users/member-write.ts';
import { getOffer } from './offer-store.ts';

/** Who keeps an offer. What super admins do is in the audit log; rules take no such entry of managers. */
export interface OfferKeeper {
  /** Who is signed in. */
  uid: string;
  isSuperAdmin: boolean;
}

/**
 * Makes an offer under an id chosen before, so that whoever does not know whether it was stored sends it again
 * without making a second one: what was stored becomes what is sent.
 * @param made.id from newDocumentId()
 * @throws AppError 'permission-denied' for who does not manage the place, or when the place is gone; what
 *   writeFirestore throws
 */
export async function createOffer(
  keeper: OfferKeeper,
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
      if (keeper.isSuperAdmin) {
        const entry = { action: 'offer.create', target: `clubOffers/${id}`, before: {} } as const;
        addAuditEntry(connection, batch, keeper.uid, { ...entry, after: { ...content, placeId } });
      }
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    // Rules refuse to make again what is there already.
    const stored = await getOffer(id).catch(() => null);
    if (stored?.placeId !== placeId) throw error;
    await updateOffer(keeper, stored, content);
  }
}

/**
 * Changes an offer; never how often it was used. Writes only what differs from the offer as it was read, and
 * nothing when somebody else has changed its terms since. One read.
 * @param base the offer as it was read when somebody began to edit it
 * @throws AppError 'conflict' when its terms are others meanwhile; 'not-found' when it is gone;
 *   'permission-denied'; what writeFirestore throws
 */
export async function updateOffer(
  keeper: OfferKeeper,
  base: ClubOffer,
  content: OfferContent,
): Promise<void> {
  const stored = await getOffer(base.id);
  const wanted = changedFields({ ...contentOfOffer(base) }, { ...content }).after;
  const changes = changedFields({ ...contentOfOffer(stored) }, wanted);
  // Sent again, it is there already.
  if (Object.keys(changes.after).length === 0) return;
  // Terms go together: half of theirs and half of these would be an offer that nobody meant.
  const { isActive: _shown, ...terms } = contentOfOffer(base);
  if (Object.keys(changedFields({ ...stored }, terms).after).length > 0) {
    throw new AppError('conflict', 'Somebody else changed the offer');
  }
  await writeChanges(keeper, base.id, changes);
}

/**
 * Shows an offer to members, or hides it. One read.
 * @throws AppError 'not-found' when it is gone; 'permission-denied'; what writeFirestore throws
 */
export async function setOfferActive(
  keeper: OfferKeeper,
  id: string,
  isActive: boolean,
): Promise<void> {
  const stored = await getOffer(id);
  const changes = changedFields({ ...stored }, { isActive });
  if (Object.keys(changes.after).length > 0) await writeChanges(keeper, id, changes);
}

/**
 * Deletes an offer that was never used. One read.
 * @throws AppError 'conflict' when it was used meanwhile; 'not-found' when it is gone; 'permission-denied';
 *   what writeFirestore throws
 */
export async function deleteOffer(keeper: OfferKeeper, id: string): Promise<void> {
  const stored = await getOffer(id);
  if (stored.usedCount > 0) throw new AppError('conflict', 'The offer was used');
  const { placeId } = stored;
  await commit(keeper, id, (connection, batch, target) => {
    batch.delete(connection.sdk.doc(connection.db, target));
    const before = { ...contentOfOffer(stored), placeId };
    return { action: 'offer.delete', target, before, after: {} };
  });
}

type Changes = ReturnType<typeof changedFields>;

async function writeChanges(keeper: OfferKeeper, id: string, changes: Changes): Promise<void> {
  await commit(keeper, id, ({ sdk, db, writes }, batch, target) => {
    batch.update(sdk.doc(db, target), { ...changes.after, updatedAt: writes.serverTimestamp() });
    return { action: 'offer.update', target, ...changes };
  });
}

async function commit(
  { uid, isSuperAdmin }: OfferKeeper,
  id: string,
  fill: (
    connection: WritingConnection,
    batch: WriteBatch,
    target: string,
  ) => Parameters<typeof addAuditEntry>[3],
): Promise<void> {
  const target = `clubOffers/${id}`;
  try {
    await writeFirestore((connection) => {
      const batch = connection.writes.writeBatch(connection.db);
      const entry = fill(connection, batch, target);
      if (isSuperAdmin) addAuditEntry(connection, batch, uid, entry);
      return batch.commit();
    });
  } catch (error) {
    throw await explainedRefusal(error, target);
  }
}
