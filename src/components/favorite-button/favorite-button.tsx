import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorCode } from '#domain/app-error.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import { useToast } from '#ui/toast.tsx';
import { favoriteFailureText } from './favorite-texts.ts';
import { Heart } from './heart.tsx';
import type { HeartProps } from './heart.tsx';
import type { LoginState } from './login-state.ts';
import type { MemberHeart } from './member-heart.tsx';

/** What only members need is loaded once, for all hearts. */
let memberHeart: typeof MemberHeart | null = null;

async function loadMemberHeart(): Promise<typeof MemberHeart> {
  memberHeart ??= (await import('./member-heart.tsx')).MemberHeart;
  return memberHeart;
}

/**
 * The heart: saves a place, or removes it. For a visitor it costs no read and leads to the login, which
 * then saves the place.
 */
export function FavoriteButton(heart: HeartProps) {
  const { user, status } = useSession();
  const { settled } = useSessionActions();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [isTapped, setTapped] = useState(false);
  const [Member, setMember] = useState(() => memberHeart);
  const isMember = user !== null;

  useEffect(() => {
    if (!isMember) return;
    // A tap loads it again, and says so when it fails.
    loadMemberHeart().then(
      (loaded) => {
        setMember(() => loaded);
      },
      () => undefined,
    );
  }, [isMember]);

  const tap = async () => {
    if (isTapped) return;
    setTapped(true);
    try {
      const session = status === 'signed-out' ? null : await settled();
      if (session?.status === 'failed') throw session.error;
      if (session?.status === 'signed-in') {
        const loaded = await loadMemberHeart();
        setMember(() => loaded);
        return;
      }
      setTapped(false);
      const state: LoginState = {
        from: pathname + search,
        save: { placeId: heart.place.id },
        isBelow: true,
      };
      await navigate('/login', { state });
    } catch (error) {
      setTapped(false);
      toast(favoriteFailureText(errorCode(error)));
    }
  };

  if (user && Member) return <Member {...heart} owner={user} isTapped={isTapped} />;
  return <Heart {...heart} isSaved={false} onTap={() => void tap()} />;
}
