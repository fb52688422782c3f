import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/lists/texts.ts';

/** Returns why the user cannot create lists yet; '' if the user can create lists or has to sign in first. */
export function listRefusalText(user: User | null): string {
  return user?.status === 'pending' ? texts.awaitingApproval : '';
}
