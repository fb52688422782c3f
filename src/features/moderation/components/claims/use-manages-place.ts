import { useQuery } from '@tanstack/react-query';
import { placeMakerQuery } from '#features/moderation/data/claims/claim-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { useSession } from '#features/account/components/session/use-session.ts';

/** Whether whoever is signed in manages a place; a manager is taken for one until it is known who made it. */
export function useManagesPlace({ id, createdBy }: Place): boolean {
  const { user, isManager, canManagePlace } = useSession();
  const isUnsure = isManager && createdBy === '' && !canManagePlace(id);
  const maker = useQuery({
    ...placeMakerQuery(user?.uid ?? '', id),
    enabled: isUnsure,
  });
  return canManagePlace(id, createdBy || maker.data) || (isUnsure && maker.isPending);
}
