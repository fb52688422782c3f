import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { initialZoom, distance, clampedZoom, tapScale, zoomedAbout } from './zoom.ts';
import type { Point, Zoom } from './zoom.ts';

/** Maximum time (ms) and distance (CSS pixels) between the two taps of a double tap. */
const doubleTap = { ms: 300, px: 30 };
/** Pan distance per arrow key press, in CSS pixels. */
const stepPx = 80;
const steps: Partial<Record<string, Point>> = {
  ArrowLeft: { x: stepPx, y: 0 },
  ArrowRight: { x: -stepPx, y: 0 },
  ArrowUp: { x: 0, y: stepPx },
  ArrowDown: { x: 0, y: -stepPx },
};
const middle: Point = { x: 0, y: 0 };

/**
 * Zooms the current slide by pinch, double tap or call; then touch, mouse or arrow keys pan it. Without zoom,
 * one-finger gestures scroll the track (photo-viewer.css).
 * @param track the row of slides; each has its image as the only child
 */
export function useZoom(track: RefObject<HTMLElement | null>, index: number) {
  const [isZoomed, setZoomed] = useState(false);
  const zoom = useRef<Zoom>(initialZoom);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef<Point & { at: number }>({ ...middle, at: -Infinity });

  // Resets the zoom of the image that is left.
  useEffect(() => {
    const picture = track.current?.children[index]?.firstElementChild;
    return () => {
      if (picture instanceof HTMLElement) picture.style.transform = '';
      zoom.current = initialZoom;
      setZoomed(false);
    };
  }, [track, index]);

  // Prevents scrolling from the first touch of two fingers. React registers passive listeners, which cannot prevent it.
  useEffect(() => {
    const element = track.current;
    const refuse = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element?.addEventListener('touchstart', refuse, { passive: false });
    return () => {
      element?.removeEventListener('touchstart', refuse);
    };
  }, [track]);

  /** Writes the style directly, without a React render per pointer move. */
  const show = (wanted: Zoom, { glides = false } = {}) => {
    const slide = track.current?.children[index];
    const picture = slide?.firstElementChild;
    if (!slide || !(picture instanceof HTMLElement)) return;
    const size = { x: picture.offsetWidth, y: picture.offsetHeight };
    zoom.current = clampedZoom(wanted, size, { x: slide.clientWidth, y: slide.clientHeight });
    draw(picture, zoom.current, glides);
    setZoomed(zoom.current.scale > 1);
  };
  const toggle = (about: Point) => {
    show(zoom.current.scale > 1 ? initialZoom : zoomedAbout(initialZoom, tapScale, about), {
      glides: true,
    });
  };
  const moveBy = (step: Point, glides = false) => {
    const { scale, x, y } = zoom.current;
    show({ scale, x: x + step.x, y: y + step.y }, { glides });
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = track.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const forget = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };

  return {
    isZoomed,
    toggleZoom: () => {
      toggle(middle);
    },
    /** Returns true if the key panned a zoomed image. */
    moveByKey: (key: string): boolean => {
      const step = steps[key];
      if (!isZoomed || !step) return false;
      moveBy(step, true);
      return true;
    },
    zoomProps: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) fingers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const after = pointOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, after);
        if (other) {
          const { scale, x, y } = zoom.current;
          const moved = { scale, x: x + (after.x - before.x) / 2, y: y + (after.y - before.y) / 2 };
          const grown = distance(after, other) / Math.max(1, distance(before, other));
          const centre = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
          show(zoomedAbout(moved, scale * grown, centre));
        } else if (zoom.current.scale > 1) {
          track.current?.setPointerCapture(event.pointerId);
          moveBy({ x: after.x - before.x, y: after.y - before.y });
        }
      },
      onPointerUp: forget,
      onPointerCancel: forget,
      onClick: (event: MouseEvent) => {
        const tap = { ...pointOf(event), at: event.timeStamp };
        const isSecond =
          tap.at - lastTap.current.at < doubleTap.ms &&
          distance(tap, lastTap.current) < doubleTap.px;
        lastTap.current = isSecond ? { ...middle, at: -Infinity } : tap;
        if (isSecond) toggle(tap);
      },
    },
  };
}

function draw(picture: HTMLElement, { scale, x, y }: Zoom, glides: boolean): void {
  picture.classList.toggle('glides', glides);
  picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}
