import { queryOptions } from '@tanstack/react-query';

import type { User } from '#domain/user.ts';

import { memberKeys } from '../users/member-keys.ts';
import { listManagedPlaces } from './managed-place-store.ts';

/** The places that somebody manages. Another list of entrusted places is another query. */
export function managedPlacesQuery({ uid, managedPlaces }: Pick<User, 'uid' | 'managedPlaces'>) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'managed-places', managedPlaces] as const,
    queryFn: () => listManagedPlaces(uid, managedPlaces),
  });
}
