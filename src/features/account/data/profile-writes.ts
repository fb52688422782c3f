import { AppError } from '#shared/app-error.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { cleanDisplayName } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

import { withAuthUser } from '#platform/firestore/with-auth.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * Gives a person another name, in their record and in Auth. Idempotent.
 * @param uid who is signed in
 * @param name as typed; cleaned here
 * @returns the name as stored
 * @throws AppError 'invalid-input' for a name of nothing, 'permission-denied', 'unauthenticated'; what
 *   writeFirestore() throws
 */
export async function saveDisplayName(uid: string, name: string): Promise<string> {
  const displayName = cleanDisplayName(name);
  if (displayName === '') throw new AppError('invalid-input', 'The name is empty');
  await updateRecord(uid, { displayName, searchName: foldText(displayName) });
  await updateAuthProfile(uid, { displayName });
  return displayName;
}

/**
 * Changes one or more preferences and leaves the others.
 * @param uid who is signed in
 * @throws AppError 'permission-denied' for accounts that are not active; what writeFirestore() throws
 */
export function savePreferences(uid: string, changes: Partial<User['preferences']>): Promise<void> {
  const fields = Object.entries(changes).map(([name, value]) => [`preferences.${name}`, value]);
  return updateRecord(uid, Object.fromEntries(fields) as RecordFields);
}

type RecordFields = Record<string, string | boolean | string[]>;

function updateRecord(uid: string, fields: RecordFields): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.update(sdk.doc(db, 'users', uid), { ...fields, updatedAt: writes.serverTimestamp() });
    return batch.commit();
  });
}

/** The record comes first: it is what everybody sees, and rules may refuse it. */
function updateAuthProfile(uid: string, profile: { displayName: string }): Promise<void> {
  return withAuthUser((user, { sdk }) => {
    // Somebody else may have signed in meanwhile, in another tab.
    if (user.uid !== uid) throw new AppError('unauthenticated', 'Somebody else is signed in');
    return sdk.updateProfile(user, profile);
  });
}
