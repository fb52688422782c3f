import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { AppError, errorCode } from '#domain/app-error.ts';
import { maxFavorites, newestFavoritesFirst } from '#domain/favorite.ts';
import type { Favorite } from '#domain/favorite.ts';

import { memberKeys } from '../firestore/member-keys.ts';

/** Only members need this code, but every card imports this file. */
async function favoriteStore() {
  return import('./favorite-store.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The code of the favourites could not be loaded', {
      cause: error,
    });
  });
}

export const favoriteKeys = {
  list: (uid: string) => [...memberKeys.of(uid), 'favorites'] as const,
};

/** Everything a person saved, last saved first; every heart and the list share it. */
export function favoritesQuery(uid: string) {
  return queryOptions({
    queryKey: favoriteKeys.list(uid),
    queryFn: async () => (await favoriteStore()).listFavorites(uid),
    staleTime: 5 * 60_000,
  });
}

/** One change of a person's list: `saved` is what shall be true after it. */
export interface FavoriteChange {
  uid: string;
  placeId: string;
  saved: boolean;
  /** When it was saved first, for a removal that is undone: the card returns to its position. */
  createdAt?: Date | null;
}

/**
 * Saves or removes a place; the cached list changes at once and changes back on failure. Changes run one
 * after the other, so that the last tap wins.
 */
export function favoriteMutation(client: QueryClient) {
  const mutationKey = ['favorites'];
  return mutationOptions({
    mutationKey,
    scope: { id: 'favorites' },
    mutationFn: async ({ uid, placeId, saved }: FavoriteChange) => {
      // The list holds the new one already.
      const count = client.getQueryData<Favorite[]>(favoriteKeys.list(uid))?.length ?? 0;
      if (saved && count > maxFavorites) {
        throw new AppError('too-many-items', 'Too many saved places');
      }
      const { addFavorite, removeFavorite } = await favoriteStore();
      return saved ? addFavorite(uid, placeId) : removeFavorite(uid, placeId);
    },
    onMutate: async ({ uid, placeId, saved, createdAt }: FavoriteChange) => {
      const queryKey = favoriteKeys.list(uid);
      // An answer on its way knows nothing of this change.
      await client.cancelQueries({ queryKey });
      const before = client
        .getQueryData<Favorite[]>(queryKey)
        ?.find((favorite) => favorite.placeId === placeId);
      const favorite = { placeId, createdAt: createdAt ?? new Date() };
      client.setQueryData<Favorite[]>(queryKey, (list) =>
        withFavorite(list, placeId, saved && favorite),
      );
      return { before, after: saved && favorite };
    },
    onSuccess: async (_nothing, { uid, placeId }, { after }) => {
      // The last of several changes speaks for all.
      if (client.isMutating({ mutationKey }) > 1) return;
      const queryKey = favoriteKeys.list(uid);
      if (!client.getQueryData(queryKey) || client.isFetching({ queryKey }) > 0) {
        // Not known yet, as right after signing in, or on its way since before this change: read it anew.
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
        return;
      }
      // A list that came meanwhile may be from before this change.
      client.setQueryData<Favorite[]>(queryKey, (list) => withFavorite(list, placeId, after));
    },
    onError: (error, { uid, placeId }, context) => {
      const queryKey = favoriteKeys.list(uid);
      // A place that is saved already is as it was wanted.
      if (errorCode(error) !== 'conflict') {
        client.setQueryData<Favorite[]>(queryKey, (list) =>
          withFavorite(list, placeId, context?.before ?? false),
        );
      }
      // What another tab did meanwhile may be why it failed.
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** The list with this entry for the place, or without any; unknown stays unknown. */
function withFavorite(
  list: readonly Favorite[] | undefined,
  placeId: string,
  favorite: Favorite | false,
): Favorite[] | undefined {
  if (!list) return undefined;
  const others = list.filter((item) => item.placeId !== placeId);
  return favorite ? newestFavoritesFirst([...others, favorite]) : others;
}
