import { lazyCode } from '#ui/lazy-code.ts';
import { useMark } from '#features/marks/components/use-mark.ts';
import { SavedHeartIcon } from '#features/marks/components/heart.tsx';
import * as texts from '#features/events/mark-texts.ts';

const memberHeart = lazyCode(
  async () => (await import('./member-event-heart.tsx')).MemberEventHeart,
);

/** Renders the button that saves an event or removes it from the saved ones (useMark()). */
export function SaveEventButton(props: SaveEventHeartProps) {
  const markTarget = { eventId: props.eventId };
  const {
    isSet,
    tap: toggle,
    Member: MemberHeart,
    mark,
  } = useMark(memberHeart, markTarget, texts.savedEventFailureText);
  return (
    <>
      <SaveEventHeart {...props} isSaved={isSet} onTap={toggle} />
      {MemberHeart && mark && <MemberHeart {...markTarget} {...mark} />}
    </>
  );
}

/** Event and style of the button. */
interface SaveEventHeartProps {
  eventId: string;
  className: string;
}

function SaveEventHeart({
  className,
  isSaved,
  onTap,
}: SaveEventHeartProps & { isSaved: boolean; onTap: () => void }) {
  const name = isSaved ? texts.eventSaved : texts.saveEvent;
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isSaved}
      title={name}
      onClick={onTap}
      className={className}
    >
      <SavedHeartIcon isSaved={isSaved} />
      <span className="hidden font-semibold md:inline">{name}</span>
    </button>
  );
}
