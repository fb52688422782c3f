import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { useMark } from '#features/marks/components/use-mark.ts';
import { SavedHeartIcon } from '#features/marks/components/heart.tsx';
import * as texts from '#features/events/mark-texts.ts';

const lazySavedEventSync = lazyCode(
  async () => (await import('./saved-event-mark.ts')).SavedEventSync,
);

/** Renders the button that saves an event or removes it from the saved ones (useMark()). */
export function SaveEventButton(props: SaveEventHeartProps) {
  const target = { eventId: props.eventId };
  const { isSet, tap, Member, mark } = useMark(
    lazySavedEventSync,
    target,
    texts.savedEventFailureText,
  );
  return (
    <>
      <SaveEventHeart {...props} isSaved={isSet} onTap={tap} />
      {Member && mark && <Member {...mark} />}
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
