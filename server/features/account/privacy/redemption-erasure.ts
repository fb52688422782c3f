import { FieldValue } from '@google-cloud/firestore';
import { replace, scrubbed } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import type { PersonTraces } from './person-scrub.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';

/** Values of one 'in' (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any). */
const valuesAtOnce = 30;

/** Who acted on a redemption: a manager of the place. */
const actorFields = ['verifiedBy', 'confirmedBy', 'voidedBy'] as const;

/** Redemptions and their transactions are accounts of the places too: they stay, without the member. */
export async function keepRedemptions(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  const { firestore } = stores;
  const secrets = firestore.collection('redemptionSecrets');
  const own = firestore.collection('clubRedemptions').where('userId', '==', traces.uid);
  for await (const page of pagesOf(own)) {
    const batch = firestore.batch();
    for (const redemption of page) batch.delete(secrets.doc(redemption.id));
    await batch.commit();
  }
  await forgetVoidReasons(stores, traces.uid);
  for (const collection of ['clubRedemptions', 'clubTransactions']) {
    for (const field of ['userId', ...actorFields]) {
      await keepWithoutPerson(stores, traces, { collection, field });
    }
  }
}

/**
 * Why the place undid a use stands in the staff's own words, in the redemption and in the audit log. They can say
 * anything about the member, also what nothing here knows of them: so they go. That it was undone, when and by whom,
 * stays.
 * @param userId whom the redemptions belong to: the person, or the pseudonym once they have lost them
 */
export async function forgetVoidReasons(
  { firestore }: ErasureStores,
  userId: string,
): Promise<void> {
  const log = firestore.collection('auditLog');
  const own = firestore.collection('clubRedemptions').where('userId', '==', userId);
  for await (const page of pagesOf(own)) {
    const voided = page.filter((redemption) => redemption.get('voidReason') !== undefined);
    for (let i = 0; i < voided.length; i += valuesAtOnce) {
      const some = voided.slice(i, i + valuesAtOnce);
      const about = log.where(
        'target',
        'in',
        some.map(({ ref }) => ref.path),
      );
      // The log first: by the redemption's own words a repetition knows what is left.
      for await (const entries of pagesOf(about)) {
        const batch = firestore.batch();
        for (const { ref } of entries) batch.update(ref, 'after.voidReason', FieldValue.delete());
        await batch.commit();
      }
      const batch = firestore.batch();
      for (const { ref } of some) batch.update(ref, 'voidReason', FieldValue.delete());
      await batch.commit();
    }
  }
}

/** Law requires payments to be kept; a hash says that they belong together, and not to whom. */
export function keepPayments(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  return keepWithoutPerson(stores, traces, { collection: 'clubPayments', field: 'userId' });
}

async function keepWithoutPerson(
  { firestore }: ErasureStores,
  traces: PersonTraces,
  { collection, field }: { collection: string; field: string },
): Promise<void> {
  for await (const page of pagesOf(
    firestore.collection(collection).where(field, '==', traces.uid),
  )) {
    const batch = firestore.batch();
    for (const document of page) {
      const { memberName, ...fields } = scrubbed(document, traces);
      // The member's name goes only with the member, not with the manager who confirmed.
      const isMember = document.get('userId') === traces.uid;
      const kept = memberName === undefined || isMember ? fields : { ...fields, memberName };
      replace(batch, document, kept, traces);
    }
    await batch.commit();
  }
}
