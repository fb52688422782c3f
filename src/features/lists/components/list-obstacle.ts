import type { User } from '#features/account/model/user.ts';

/** Why somebody cannot make lists yet; '' where they can, or are to sign in first. */
export function listObstacle(who: User | null): string {
  return who?.status === 'pending'
    ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá criar listas.'
    : '';
}
