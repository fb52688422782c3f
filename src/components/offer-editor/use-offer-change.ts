import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerMutation } from '#data/offers/kept-offer-queries.ts';
import type { OfferKeeper } from '#data/offers/offer-writes.ts';
import { errorCode } from '#domain/app-error.ts';
import { isSuperAdmin } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { useSessionActions } from '#session/use-session.ts';

/** A change of offers in somebody's name. */
export function useOfferChange<T>(
  user: User,
  change: (keeper: OfferKeeper, value: T) => Promise<unknown>,
) {
  const { refreshUser } = useSessionActions();
  const keeper = { uid: user.uid, isSuperAdmin: isSuperAdmin(user) };
  return useMutation({
    ...offerMutation(useQueryClient(), user.uid, (value: T) => change(keeper, value)),
    onError: (error) => {
      // Who lost the role in between is told so by the guard of the page.
      if (errorCode(error) === 'permission-denied') refreshUser().catch(() => undefined);
    },
  });
}
