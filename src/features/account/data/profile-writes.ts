import { AppError } from '#shared/app-error.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { cleanDisplayName } from '#features/account/model/display-name.ts';
import type { User } from '#features/account/model/user.ts';

import { withAuthUser } from '#platform/firestore/with-auth.ts';
import { transaction } from '#platform/firestore/transaction.ts';

/**
 * Changes the name of a user in the user record and in Auth. Idempotent.
 * @param uid the signed-in user
 * @param name as typed; cleaned here
 * @returns the stored name
 * @throws AppError 'invalid-input' for an empty name, 'permission-denied', 'unauthenticated'; errors of
 * transaction()
 */
export async function saveDisplayName(uid: string, name: string): Promise<string> {
  const displayName = cleanDisplayName(name);
  if (displayName === '') throw new AppError('invalid-input', 'The name is empty');
  await updateUserRecord(uid, { displayName, searchName: foldText(displayName) });
  await updateAuthProfile(uid, { displayName });
  return displayName;
}

/**
 * Changes some preferences and keeps the others.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' if the account is not active; errors of transaction()
 */
export function savePreferences(uid: string, changes: Partial<User['preferences']>): Promise<void> {
  const fields = Object.entries(changes).map(([name, value]) => [`preferences.${name}`, value]);
  return updateUserRecord(uid, Object.fromEntries(fields) as UserRecordFields);
}

type UserRecordFields = Record<string, string | boolean | string[]>;

function updateUserRecord(uid: string, fields: UserRecordFields): Promise<void> {
  return transaction((commit) => {
    commit.update(`users/${uid}`, { ...fields, updatedAt: commit.serverTime });
  });
}

/**
 * Updates the profile of the Auth account. Called after the update of the user record, because the rules can refuse
 * that update, and other users see the record.
 */
function updateAuthProfile(uid: string, profile: { displayName: string }): Promise<void> {
  return withAuthUser((user, { sdk }) => {
    // Another user may have signed in in another tab.
    if (user.uid !== uid) throw new AppError('unauthenticated', 'Somebody else is signed in');
    return sdk.updateProfile(user, profile);
  });
}
