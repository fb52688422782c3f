import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favoriteMutation } from '#data/favorites/favorite-queries.ts';
import type { FavoriteChange } from '#data/favorites/favorite-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { useToast } from '#ui/toast.tsx';
import { favoriteFailureText, pendingAccountText } from './favorite-texts.ts';

/**
 * Saves and removes places of a person, and says so when it does not work. The answer tells whether it was
 * done.
 */
export function useChangeFavorite() {
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync } = useMutation(favoriteMutation(client));

  return useCallback(
    async (owner: Pick<User, 'uid' | 'status'>, change: Omit<FavoriteChange, 'uid'>) => {
      if (owner.status === 'pending') {
        toast(pendingAccountText);
        return false;
      }
      try {
        await mutateAsync({ ...change, uid: owner.uid });
        return true;
      } catch (error) {
        toast(favoriteFailureText(errorCode(error)));
        return false;
      }
    },
    [mutateAsync, toast],
  );
}
