import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { initialZoom, distance, clampZoom, doubleTapScale, zoomAround } from './zoom.ts';
import type { Point, Zoom } from './zoom.ts';

/** Maximum time (ms) and distance (CSS pixels) between the two taps of a double tap. */
const doubleTap = { ms: 300, px: 30 };
/** Pan distance per arrow key press, in CSS pixels. */
const stepPx = 80;
const stepByKey: Partial<Record<string, Point>> = {
  ArrowLeft: { x: stepPx, y: 0 },
  ArrowRight: { x: -stepPx, y: 0 },
  ArrowUp: { x: 0, y: stepPx },
  ArrowDown: { x: 0, y: -stepPx },
};
const center: Point = { x: 0, y: 0 };

/**
 * Zooms the current slide by pinch, double tap or call; then touch, mouse or arrow keys pan it. Without zoom,
 * one-finger gestures scroll the track (photo-viewer.css).
 * @param track the row of slides; each has its image as the only child
 */
export function useZoom(track: RefObject<HTMLElement | null>, index: number) {
  const [isZoomed, setZoomed] = useState(false);
  const zoom = useRef<Zoom>(initialZoom);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef<Point & { at: number }>({ ...center, at: -Infinity });

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
    const preventPinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element?.addEventListener('touchstart', preventPinch, { passive: false });
    return () => {
      element?.removeEventListener('touchstart', preventPinch);
    };
  }, [track]);

  /** Writes the style directly, without a React render per pointer move. */
  const applyZoom = (wantedZoom: Zoom, { glides = false } = {}) => {
    const slide = track.current?.children[index];
    const picture = slide?.firstElementChild;
    if (!slide || !(picture instanceof HTMLElement)) return;
    const size = { x: picture.offsetWidth, y: picture.offsetHeight };
    zoom.current = clampZoom(wantedZoom, size, { x: slide.clientWidth, y: slide.clientHeight });
    setTransform(picture, zoom.current, glides);
    setZoomed(zoom.current.scale > 1);
  };
  const toggle = (point: Point) => {
    applyZoom(
      zoom.current.scale > 1 ? initialZoom : zoomAround(initialZoom, doubleTapScale, point),
      {
        glides: true,
      },
    );
  };
  const moveBy = (step: Point, glides = false) => {
    const { scale, x, y } = zoom.current;
    applyZoom({ scale, x: x + step.x, y: y + step.y }, { glides });
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = track.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const forgetPointer = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  return {
    isZoomed,
    toggleZoom: () => {
      toggle(center);
    },
    /** Returns true if the key panned a zoomed image. */
    moveByKey: (key: string): boolean => {
      const step = stepByKey[key];
      if (!isZoomed || !step) return false;
      moveBy(step, true);
      return true;
    },
    zoomProps: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) pointers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove: (event: PointerEvent) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const after = pointOf(event);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, after);
        if (other) {
          const { scale, x, y } = zoom.current;
          const movedZoom = {
            scale,
            x: x + (after.x - before.x) / 2,
            y: y + (after.y - before.y) / 2,
          };
          const scaleFactor = distance(after, other) / Math.max(1, distance(before, other));
          const centre = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
          applyZoom(zoomAround(movedZoom, scale * scaleFactor, centre));
        } else if (zoom.current.scale > 1) {
          track.current?.setPointerCapture(event.pointerId);
          moveBy({ x: after.x - before.x, y: after.y - before.y });
        }
      },
      onPointerUp: forgetPointer,
      onPointerCancel: forgetPointer,
      onClick: (event: MouseEvent) => {
        const tap = { ...pointOf(event), at: event.timeStamp };
        const isDoubleTap =
          tap.at - lastTap.current.at < doubleTap.ms &&
          distance(tap, lastTap.current) < doubleTap.px;
        lastTap.current = isDoubleTap ? { ...center, at: -Infinity } : tap;
        if (isDoubleTap) toggle(tap);
      },
    },
  };
}

function setTransform(picture: HTMLElement, { scale, x, y }: Zoom, glides: boolean): void {
  picture.classList.toggle('glides', glides);
  picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}
