import { FieldValue } from '@google-cloud/firestore';
import { replaceWithPseudonym, scrubFields } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import type { UserTraces } from './user-scrub.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/**
 * Maximum number of values of an 'in' filter
 * (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any).
 */
const maxValuesPerQuery = 30;

/** Fields with the uid of the place manager who handled a redemption. */
const actorFields = ['verifiedBy', 'confirmedBy', 'voidedBy'] as const;

/**
 * Anonymises the user in redemptions and transactions, as the member and as the manager who handled them. The records
 * remain, because they are also business records of the places.
 */
export async function anonymiseRedemptions(
  stores: ErasureStores,
  traces: UserTraces,
): Promise<void> {
  const { firestore } = stores;
  const secrets = firestore.collection('redemptionSecrets');
  const ownRedemptions = firestore.collection('clubRedemptions').where('userId', '==', traces.uid);
  for await (const page of readPages(ownRedemptions)) {
    const batch = firestore.batch();
    for (const redemption of page) batch.delete(secrets.doc(redemption.id));
    await batch.commit();
  }
  await deleteVoidReasons(stores, traces.uid);
  for (const collection of ['clubRedemptions', 'clubTransactions']) {
    for (const field of ['userId', ...actorFields]) {
      await anonymiseRecords(stores, traces, { collection, field });
    }
  }
}

/**
 * Deletes the reasons for voided redemptions from the redemptions and the audit log. They are free text of the staff
 * and may describe the member in any way. The void itself, its time and its actor remain.
 * @param userId userId of the redemptions: the uid, or the pseudonym after they were anonymised
 */
export async function deleteVoidReasons(
  { firestore }: ErasureStores,
  userId: string,
): Promise<void> {
  const auditLog = firestore.collection('auditLog');
  const ownRedemptions = firestore.collection('clubRedemptions').where('userId', '==', userId);
  for await (const page of readPages(ownRedemptions)) {
    const voidedRedemptions = page.filter(
      (redemption) => redemption.get('voidReason') !== undefined,
    );
    for (let i = 0; i < voidedRedemptions.length; i += maxValuesPerQuery) {
      const chunk = voidedRedemptions.slice(i, i + maxValuesPerQuery);
      const auditEntries = auditLog.where(
        'target',
        'in',
        chunk.map(({ ref }) => ref.path),
      );
      // Cleans the log before the redemptions: after a crash, a repetition finds the redemptions that still have a
      // reason.
      for await (const entries of readPages(auditEntries)) {
        const batch = firestore.batch();
        for (const { ref } of entries) batch.update(ref, 'after.voidReason', FieldValue.delete());
        await batch.commit();
      }
      const batch = firestore.batch();
      for (const { ref } of chunk) batch.update(ref, 'voidReason', FieldValue.delete());
      await batch.commit();
    }
  }
}

/**
 * Replaces the user by a hash in payments, which must be retained by law. The hash links the payments of one user
 * without identifying the user.
 */
export function anonymisePayments(stores: ErasureStores, traces: UserTraces): Promise<void> {
  return anonymiseRecords(stores, traces, { collection: 'clubPayments', field: 'userId' });
}

async function anonymiseRecords(
  { firestore }: ErasureStores,
  traces: UserTraces,
  { collection, field }: { collection: string; field: string },
): Promise<void> {
  for await (const page of readPages(
    firestore.collection(collection).where(field, '==', traces.uid),
  )) {
    const batch = firestore.batch();
    for (const document of page) {
      const { memberName, ...fields } = scrubFields(document, traces);
      // The member's name is removed if the member is erased, not if the manager who confirmed is erased.
      const isErasedMember = document.get('userId') === traces.uid;
      const anonymousFields =
        memberName === undefined || isErasedMember ? fields : { ...fields, memberName };
      replaceWithPseudonym(batch, document, anonymousFields, traces);
    }
    await batch.commit();
  }
}
