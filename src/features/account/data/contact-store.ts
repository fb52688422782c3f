import type { Contact } from '#features/account/model/contact.ts';
import { toContact } from '#features/account/model/stored-contact.ts';
import type { User } from '#features/account/model/user.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * How a person is reached; null where they have kept nothing here yet. One document read.
 * @param uid who is signed in
 * @throws AppError 'permission-denied' for accounts that are not active; what readFirestore() throws
 */
export async function getContact(uid: string): Promise<Contact | null> {
  const snapshot = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'contacts', uid)));
  return snapshot.exists() ? toContact(snapshot.data()) : null;
}

/**
 * Keeps the phone that the next reservation begins with; '' forgets it. Their owner alone reads it, so what an older
 * record holds is emptied in the same commit. Idempotent.
 * @param user who is signed in
 * @param phone E.164 or ''
 * @throws AppError 'permission-denied' for accounts that are not active; what writeFirestore() throws
 */
export function savePhone(
  { uid, olderPhone }: Pick<User, 'uid' | 'olderPhone'>,
  phone: string,
): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const updatedAt = writes.serverTimestamp();
    const batch = writes.writeBatch(db);
    batch.set(sdk.doc(db, 'contacts', uid), { phone, updatedAt });
    if (olderPhone !== '') batch.update(sdk.doc(db, 'users', uid), { phone: '', updatedAt });
    return batch.commit();
  });
}
