import { useMark } from '#features/marks/components/use-mark.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { favoriteFailureText } from './favorite-texts.ts';
import { Heart } from '../../marks/components/heart.tsx';
import type { HeartProps } from '../../marks/components/heart.tsx';

/** The code for signed-in users is loaded once for all hearts. */
const lazyFavoriteSync = lazyCode(async () => (await import('./member-heart.tsx')).FavoriteSync);

/** Renders the heart button that saves or removes a place (useMark()). */
export function FavoriteButton(heartProps: HeartProps) {
  const markTarget = { placeId: heartProps.place.id };
  const {
    isSet,
    tap,
    Member,
    mark: markProps,
  } = useMark(lazyFavoriteSync, markTarget, favoriteFailureText);
  return (
    <>
      <Heart {...heartProps} isSaved={isSet} onTap={tap} />
      {Member && markProps && <Member {...markTarget} {...markProps} />}
    </>
  );
}
