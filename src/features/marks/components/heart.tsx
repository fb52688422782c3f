import { Heart as HeartIcon } from 'lucide-react';
import * as texts from '#features/marks/texts.ts';
import { cx } from '#ui/class-names.ts';

/** Place and styling of a heart button. */
export interface HeartProps {
  place: { id: string; title: string };
  /** Classes for shape and colours. Default: a disc on top of a photo. */
  className?: string;
}

/** A row has a small image, which a smaller disc covers; the padding around it keeps the size of the target. */
const overPhotoClasses =
  'grid size-11 place-content-center rounded-full bg-photo-veil text-on-photo shadow-float row:bg-clip-content row:p-1.5 row:flat';

export function Heart({
  place,
  className = overPhotoClasses,
  isSaved,
  onTap,
}: HeartProps & { isSaved: boolean; onTap: () => void }) {
  const label = isSaved ? texts.removeMark(place.title) : texts.saveMark(place.title);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      title={label}
      onClick={onTap}
      className={className}
    >
      <SavedHeartIcon isSaved={isSaved} />
    </button>
  );
}

/** Heart icon that is filled while the item is saved. */
export function SavedHeartIcon({ isSaved }: { isSaved: boolean }) {
  return (
    <HeartIcon
      aria-hidden
      size={22}
      className={cx('pop', isSaved && 'scale-110 fill-sun text-sun')}
    />
  );
}
