import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Contact } from '#features/account/model/contact.ts';
import type { User } from '#features/account/model/user.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getContact, savePhone } from './contact-store.ts';

/**
 * Returns the query of a user's contact data; its data is null if none is stored. It does not retry, because the user
 * can type the phone instead.
 */
export function contactQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'contact'] as const,
    queryFn: () => getContact(uid),
    staleTime: Infinity,
    retry: false,
  });
}

/** Returns the mutation that stores the phone for the next reservation. */
export function phoneMutation(client: QueryClient, user: Pick<User, 'uid' | 'olderPhone'>) {
  return mutationOptions({
    mutationFn: (phone: string) => savePhone(user, phone),
    onSuccess: (_nothing, phone) => {
      const contact: Contact = { phone };
      client.setQueryData(contactQuery(user.uid).queryKey, contact);
    },
  });
}
