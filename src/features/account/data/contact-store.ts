import type { Contact } from '#features/account/model/contact.ts';
import { toContact } from '#features/account/model/contact.ts';
import type { User } from '#features/account/model/user.ts';

import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';

const contacts = collection('contacts', (_uid, fields) => toContact(fields));

/**
 * Reads the contact data of a user; null if none is stored. One document read.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' if the account is not active; errors of Collection
 */
export function getContact(uid: string): Promise<Contact | null> {
  return contacts.get(uid);
}

/**
 * Stores the phone that prefills the next reservation; '' deletes it. Earlier versions stored it in users/{uid}, which
 * super admins can also read; the same commit clears it there. Idempotent.
 * @param user the signed-in user
 * @param phone E.164 or ''
 * @throws AppError 'permission-denied' if the account is not active; errors of transaction()
 */
export function savePhone(
  { uid, olderPhone }: Pick<User, 'uid' | 'olderPhone'>,
  phone: string,
): Promise<void> {
  return transaction((commit) => {
    const updatedAt = commit.serverTime;
    commit.set(`contacts/${uid}`, { phone, updatedAt });
    if (olderPhone !== '') commit.update(`users/${uid}`, { phone: '', updatedAt });
  });
}
