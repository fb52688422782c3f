import { useCallback, useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { favoritesQuery } from '#data/favorites/favorite-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { useToast } from '#ui/toast.tsx';
import { favoriteFailureText } from './favorite-texts.ts';
import { Heart } from './heart.tsx';
import type { HeartProps } from './heart.tsx';
import { useChangeFavorite } from './use-change-favorite.ts';

interface MemberHeartProps extends HeartProps {
  owner: User;
  /** It was tapped while it was not known yet who is looking. */
  isTapped: boolean;
}

/** The heart of somebody who is signed in: one query for all hearts of the page. */
export function MemberHeart({ owner, isTapped, ...heart }: MemberHeartProps) {
  const placeId = heart.place.id;
  const client = useQueryClient();
  const changeFavorite = useChangeFavorite();
  const toast = useToast();
  const isTapTaken = useRef(false);
  const { data: isSaved = false } = useQuery({
    ...favoritesQuery(owner.uid),
    select: (favorites) => favorites.some((favorite) => favorite.placeId === placeId),
  });

  const toggle = useCallback(async () => {
    try {
      // Whether it is saved must be known before it is changed.
      const favorites = await client.ensureQueryData(favoritesQuery(owner.uid));
      const wasSaved = favorites.some((favorite) => favorite.placeId === placeId);
      await changeFavorite(owner, { placeId, saved: !wasSaved });
    } catch (error) {
      toast(favoriteFailureText(errorCode(error)));
    }
  }, [client, owner, placeId, changeFavorite, toast]);

  useEffect(() => {
    if (!isTapped || isTapTaken.current) return;
    isTapTaken.current = true;
    void toggle();
  }, [isTapped, toggle]);

  return <Heart {...heart} isSaved={isSaved} onTap={() => void toggle()} />;
}
