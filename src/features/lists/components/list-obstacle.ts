import type { User } from '#features/account/model/user.ts';

/** Returns why the user cannot create lists yet; '' if the user can create lists or has to sign in first. */
export function listObstacle(who: User | null): string {
  return who?.status === 'pending'
    ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá criar listas.'
    : '';
}
