import { FieldValue } from '@google-cloud/firestore';
import { scrubUserRecords } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import type { UserTraces } from './user-scrub.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/**
 * Maximum number of values of an 'in' filter
 * (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any).
 */
const maxValuesPerQuery = 30;

const anonymiseRecords = scrubUserRecords('clubRedemptions', [
  'userId',
  // Uids of the staff who handled the redemption.
  'verifiedBy',
  'confirmedBy',
  'voidedBy',
]);

/**
 * Anonymises the user in redemptions, as the member and as the manager who handled them. The redemptions remain,
 * because they are also business records of the places.
 */
export async function anonymiseRedemptions(
  stores: ErasureStores,
  traces: UserTraces,
): Promise<void> {
  // Redemptions that were anonymised earlier may have been voided since.
  for (const userId of [traces.uid, traces.pseudonym]) await deleteVoidReasons(stores, userId);
  await anonymiseRecords(stores, traces);
}

/**
 * Deletes the reasons for voided redemptions from the redemptions and the audit log. They are free text of the staff
 * and may describe the member in any way. The void itself, its time and its actor remain.
 * @param userId userId of the redemptions: the uid, or the pseudonym after they were anonymised
 */
async function deleteVoidReasons({ firestore }: ErasureStores, userId: string): Promise<void> {
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
