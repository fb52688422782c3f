import { useState } from 'react';
import { errorCode } from '#domain/app-error.ts';
import { useSession } from '#session/use-session.ts';
import { lazyCode, useLazyCode } from '#ui/lazy-code.ts';
import { useSignInFirst } from '../sign-in/use-sign-in-first.ts';
import { favoriteFailureText } from './favorite-texts.ts';
import { Heart } from './heart.tsx';
import type { HeartProps } from './heart.tsx';

/** What only members need is loaded once, for all hearts. */
const memberHeart = lazyCode(async () => (await import('./member-heart.tsx')).MemberHeart);

/**
 * The heart: saves a place, or removes it. For a visitor it costs no read and leads to the login, which
 * then saves the place.
 */
export function FavoriteButton(heart: HeartProps) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const [isTapped, setTapped] = useState(false);
  // A tap loads it again, and says so when it fails.
  const { code: Member } = useLazyCode(memberHeart, user !== null);

  const tap = () =>
    signInFirst({
      run: async () => {
        await memberHeart.load();
        setTapped(true);
      },
      login: { save: { placeId: heart.place.id }, isBelow: true },
      failure: (error) => favoriteFailureText(errorCode(error)),
    });

  if (user && Member) return <Member {...heart} owner={user} isTapped={isTapped} />;
  return <Heart {...heart} isSaved={false} onTap={() => void tap()} />;
}
