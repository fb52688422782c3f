import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import type { User } from '#features/account/model/user.ts';

import { readPeopleAgain } from './admin-user-queries.ts';
import { deactivatePerson } from './deactivation-store.ts';

/** Makes somebody inactive; null where nothing is paid that could end. */
export function deactivationMutation(client: QueryClient, adminId: string, person: User) {
  return mutationOptions({
    mutationFn: (ending: MembershipEnding | null) => deactivatePerson(person.uid, ending),
    ...readPeopleAgain(client, adminId),
  });
}
