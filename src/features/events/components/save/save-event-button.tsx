import { lazyCode } from '#ui/lazy-code.ts';
import { useMark } from '#features/marks/components/use-mark.ts';
import { savedEventFailureText } from './saved-event-texts.ts';
import { SaveEventHeart } from './save-event-heart.tsx';
import type { SaveEventHeartProps } from './save-event-heart.tsx';

const memberHeart = lazyCode(
  async () => (await import('./member-event-heart.tsx')).MemberEventHeart,
);

/** Saves an event, or takes it from those saved (useMark()). */
export function SaveEventButton(heart: SaveEventHeartProps) {
  const target = { eventId: heart.eventId };
  const { isSet, tap, Member, mark } = useMark(memberHeart, target, savedEventFailureText);
  return (
    <>
      <SaveEventHeart {...heart} isSaved={isSet} onTap={tap} />
      {Member && mark && <Member {...target} {...mark} />}
    </>
  );
}
