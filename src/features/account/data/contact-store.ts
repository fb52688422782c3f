import type { Contact } from '#features/account/model/contact.ts';
import { toContact } from '#features/account/model/contact.ts';
import type { User } from '#features/account/model/user.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * Reads the contact data of a user; null if none is stored. One document read.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' if the account is not active; errors of readFirestore()
 */
export async function getContact(uid: string): Promise<Contact | null> {
  const snapshot = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'contacts', uid)));
  return snapshot.exists() ? toContact(snapshot.data()) : null;
}

/**
 * Stores the phone that prefills the next reservation; '' deletes it. Earlier versions stored it in users/{uid}, which
 * super admins can also read; the same commit clears it there. Idempotent.
 * @param user the signed-in user
 * @param phone E.164 or ''
 * @throws AppError 'permission-denied' if the account is not active; errors of writeFirestore()
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
