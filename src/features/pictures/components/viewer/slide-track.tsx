import type { ReactNode, KeyboardEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * A row of slides, each as wide as the row, moved by native scrolling (CSS scroll-snap). The hook tracks the current
 * slide and scrolls to another one; CSS handles smooth scrolling and disables it for reduced motion.
 */
export function useSnapTrack(count: number, startIndex = 0) {
  const trackRef = useRef<HTMLDivElement>(null);
  /** Target of a scroll started by a button or key: slides passed on the way do not become current. */
  const targetIndexRef = useRef<number | null>(null);
  const [index, setIndex] = useState(startIndex);

  useEffect(() => {
    const element = trackRef.current;
    if (element && startIndex > 0) {
      element.scrollTo({ left: startIndex * element.clientWidth, behavior: 'instant' });
    }
  }, [startIndex]);

  const goTo = useCallback(
    (requestedIndex: number) => {
      const newIndex = Math.min(Math.max(requestedIndex, 0), count - 1);
      targetIndexRef.current = newIndex;
      setIndex(newIndex);
      trackRef.current?.scrollTo({ left: newIndex * trackRef.current.clientWidth });
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const element = trackRef.current;
    if (!element || element.clientWidth === 0) return;
    const nearestIndex = Math.round(element.scrollLeft / element.clientWidth);
    if (targetIndexRef.current !== null && nearestIndex !== targetIndexRef.current) return;
    targetIndexRef.current = null;
    setIndex(Math.min(Math.max(nearestIndex, 0), count - 1));
  }, [count]);

  /** A pointer press or a wheel event cancels the target. */
  const clearTarget = useCallback(() => {
    targetIndexRef.current = null;
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const requestedIndex = {
        ArrowLeft: index - 1,
        ArrowRight: index + 1,
        Home: 0,
        End: count - 1,
      }[event.key];
      if (requestedIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(requestedIndex);
    },
    [count, goTo, index],
  );

  return {
    index,
    goTo,
    onKeyDown,
    trackProps: { ref: trackRef, onScroll, onPointerDown: clearTarget, onWheel: clearTarget },
  };
}
