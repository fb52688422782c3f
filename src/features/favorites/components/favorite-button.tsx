import { useMark } from '#features/marks/components/use-mark.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { favoriteFailureText } from '#features/favorites/texts.ts';
import { Heart } from '#features/marks/components/heart.tsx';
import type { HeartProps } from '#features/marks/components/heart.tsx';

/** The code for signed-in users is loaded once for all hearts. */
const lazyFavoriteSync = lazyCode(async () => (await import('./favorite-mark.ts')).FavoriteSync);

/** Renders the heart button that saves or removes a place (useMark()). */
export function FavoriteButton(heartProps: HeartProps) {
  const target = { placeId: heartProps.place.id };
  const { isSet, tap, Member, mark } = useMark(lazyFavoriteSync, target, favoriteFailureText);
  return (
    <>
      <Heart {...heartProps} isSaved={isSet} onTap={tap} />
      {Member && mark && <Member {...mark} />}
    </>
  );
}
