import { FieldValue } from '@google-cloud/firestore';
import { scrubUserRecords, writePages } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import type { UserTraces } from './user-scrub.ts';
import { groupIds, readPages } from '#server/platform/firestore/record-pages.ts';

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
    for (const paths of groupIds(voidedRedemptions.map(({ ref }) => ref.path))) {
      // Cleans the log before the redemptions: after a crash, a repetition finds the redemptions that still have a
      // reason.
      await writePages(auditLog.where('target', 'in', paths), (batch, { ref }) =>
        batch.update(ref, 'after.voidReason', FieldValue.delete()),
      );
      const batch = firestore.batch();
      for (const path of paths)
        batch.update(firestore.doc(path), 'voidReason', FieldValue.delete());
      await batch.commit();
    }
  }
}
