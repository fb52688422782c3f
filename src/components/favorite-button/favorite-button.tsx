import { useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { favoritesQuery } from '#data/favorites/favorite-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import { cx } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import { favoriteFailureText } from './favorite-texts.ts';
import type { LoginState } from './login-state.ts';
import { useChangeFavorite } from './use-change-favorite.ts';

interface FavoriteButtonProps {
  place: { id: string; title: string };
  /** Shape and colours; by default a disc for over a photograph. */
  className?: string;
}

const overPhoto =
  'grid size-11 place-content-center rounded-full bg-photo-veil text-on-photo shadow-float';

/** The heart: saves a place, or removes it. For a visitor it costs no read and leads to the login. */
export function FavoriteButton({ place, className = overPhoto }: FavoriteButtonProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const changeFavorite = useChangeFavorite();
  const { data: isSaved = false } = useQuery({
    ...favoritesQuery(user?.uid ?? ''),
    enabled: user !== null,
    select: (favorites) => favorites.some((favorite) => favorite.placeId === place.id),
  });
  const tap = useMemberTap(place.id, async (owner) => {
    // Whether it is saved must be known before it is changed.
    const favorites = await client.ensureQueryData(favoritesQuery(owner.uid));
    const wasSaved = favorites.some((favorite) => favorite.placeId === place.id);
    await changeFavorite(owner, { placeId: place.id, saved: !wasSaved });
  });

  const name = isSaved ? `Remover ${place.title} dos favoritos` : `Salvar ${place.title}`;
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isSaved}
      title={name}
      onClick={() => void tap()}
      className={className}
    >
      <Heart
        aria-hidden
        size={22}
        className={cx(
          'transition-transform duration-150',
          isSaved && 'scale-110 fill-sun text-sun',
        )}
      />
    </button>
  );
}

/** Does something as whoever is signed in; a visitor goes to the login, where the place is saved. */
function useMemberTap(placeId: string, act: (owner: User) => Promise<void>) {
  const { user, status } = useSession();
  const { settled } = useSessionActions();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSettling = useRef(false);

  const ownerOnceKnown = async (): Promise<User | null> => {
    if (user || status === 'signed-out') return user;
    const state = await settled();
    if (state.status === 'failed') throw state.error;
    return state.status === 'signed-in' ? state.user : null;
  };

  return async () => {
    if (isSettling.current) return;
    isSettling.current = true;
    try {
      const owner = await ownerOnceKnown();
      isSettling.current = false;
      if (owner) {
        await act(owner);
        return;
      }
      const state: LoginState = { from: pathname + search, save: { placeId } };
      await navigate('/login', { state });
    } catch (error) {
      toast(favoriteFailureText(errorCode(error)));
    } finally {
      isSettling.current = false;
    }
  };
}
