import type { User } from '#features/account/model/user.ts';

/** Returns why the user cannot create lists yet; '' if the user can create lists or has to sign in first. */
export function listRefusalText(user: User | null): string {
  return user?.status === 'pending'
    ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá criar listas.'
    : '';
}
