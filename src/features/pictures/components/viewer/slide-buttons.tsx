import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as texts from '#features/pictures/texts.ts';
import { cx } from '#ui/class-names.ts';

interface SlideButtonsProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
}

/** Previous and next buttons over the images; at an end the unusable button is hidden. */
export function SlideButtons({ index, count, onGo }: SlideButtonsProps) {
  return (
    <>
      <SlideButton
        label={texts.previousPhoto}
        side="left-1 md:left-4"
        disabled={index === 0}
        onClick={() => {
          onGo(index - 1);
        }}
      >
        <ChevronLeft aria-hidden size={22} />
      </SlideButton>
      <SlideButton
        label={texts.nextPhoto}
        side="right-1 md:right-4"
        disabled={index === count - 1}
        onClick={() => {
          onGo(index + 1);
        }}
      >
        <ChevronRight aria-hidden size={22} />
      </SlideButton>
    </>
  );
}

function SlideButton({
  label,
  side,
  disabled,
  onClick,
  children,
}: {
  label: string;
  side: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not the disabled attribute, which would drop the focus on the last image.
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className={cx(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-content-center transition-opacity duration-150',
        side,
        disabled && 'opacity-0',
      )}
    >
      <span className="grid size-9 place-content-center rounded-full bg-photo-veil text-on-photo">
        {children}
      </span>
    </button>
  );
}
