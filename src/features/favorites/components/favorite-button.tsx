import { useMark } from '#features/marks/components/use-mark.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { favoriteFailureText } from './favorite-texts.ts';
import { Heart } from '../../marks/components/heart.tsx';
import type { HeartProps } from '../../marks/components/heart.tsx';

/** The code for members is loaded once for all hearts. */
const memberHeart = lazyCode(async () => (await import('./member-heart.tsx')).MemberHeart);

/** Renders the heart button that saves or removes a place (useMark()). */
export function FavoriteButton(heart: HeartProps) {
  const target = { placeId: heart.place.id };
  const { isSet, tap, Member, mark } = useMark(memberHeart, target, favoriteFailureText);
  return (
    <>
      <Heart {...heart} isSaved={isSet} onTap={tap} />
      {Member && mark && <Member {...target} {...mark} />}
    </>
  );
}
