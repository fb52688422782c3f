import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerMutation } from '#features/offers/data/managed-offer-queries.ts';
import type { OfferEditor } from '#features/offers/data/offer-writes.ts';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';

/** Returns a mutation that changes an offer as the given user. */
export function useOfferMutation<T>(
  user: User,
  change: (editor: OfferEditor, value: T) => Promise<unknown>,
) {
  const editor = { uid: user.uid, isSuperAdmin: isSuperAdmin(user) };
  return useMutation(
    offerMutation(useQueryClient(), user.uid, (value: T) => change(editor, value)),
  );
}
