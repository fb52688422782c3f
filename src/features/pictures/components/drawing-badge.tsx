import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import * as texts from '#features/pictures/texts.ts';
import { cx } from '#ui/class-names.ts';

export const badgeClasses =
  'rounded-full bg-photo-veil px-2.5 py-1 text-xs font-semibold text-on-photo';

interface DrawingBadgeProps {
  image: PlaceImage;
  className?: string | false;
}

/** Labels a drawing at the top of a page, opposite the number of the image. */
export function DrawingBadge({ image, className }: DrawingBadgeProps) {
  return (
    image.isDrawing && (
      <span className={cx('absolute bottom-3 left-3', badgeClasses, className)}>
        {texts.drawing}
      </span>
    )
  );
}
