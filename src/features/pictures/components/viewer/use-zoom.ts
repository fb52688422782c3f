import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';

/** Maximum time (ms) and distance (CSS pixels) between the two taps of a double tap. */
const doubleTapLimits = { ms: 300, px: 30 };
/** Pan distance per arrow key press, in CSS pixels. */
const stepPx = 80;
const stepByKey: Partial<Record<string, Point>> = {
  ArrowLeft: { x: stepPx, y: 0 },
  ArrowRight: { x: -stepPx, y: 0 },
  ArrowUp: { x: 0, y: stepPx },
  ArrowDown: { x: 0, y: -stepPx },
};
const centerPoint: Point = { x: 0, y: 0 };

/**
 * Zooms the current slide by pinch, double tap or toggleZoom(). Touch, mouse or arrow keys pan a zoomed slide. Without
 * zoom, one-finger gestures scroll the track (photo-viewer.css).
 * @param trackRef the row of slides; each has its image as the only child
 */
export function useZoom(trackRef: RefObject<HTMLElement | null>, index: number) {
  const [isZoomed, setZoomed] = useState(false);
  const zoomRef = useRef<Zoom>(initialZoom);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef<Point & { at: number }>({ ...centerPoint, at: -Infinity });

  // Resets the zoom of the previous image when another image becomes current.
  useEffect(() => {
    const picture = trackRef.current?.children[index]?.firstElementChild;
    return () => {
      if (picture instanceof HTMLElement) picture.style.transform = '';
      zoomRef.current = initialZoom;
      setZoomed(false);
    };
  }, [trackRef, index]);

  // Prevents scrolling as soon as two fingers touch. React registers passive touch listeners, which cannot prevent it.
  useEffect(() => {
    const element = trackRef.current;
    const preventPinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element?.addEventListener('touchstart', preventPinch, { passive: false });
    return () => {
      element?.removeEventListener('touchstart', preventPinch);
    };
  }, [trackRef]);

  /** Writes the style directly, without a React render per pointer move. */
  const applyZoom = (newZoom: Zoom, { glides: isAnimated = false } = {}) => {
    const slide = trackRef.current?.children[index];
    const picture = slide?.firstElementChild;
    if (!slide || !(picture instanceof HTMLElement)) return;
    const size = { x: picture.offsetWidth, y: picture.offsetHeight };
    zoomRef.current = clampZoom(newZoom, size, { x: slide.clientWidth, y: slide.clientHeight });
    setTransform(picture, zoomRef.current, isAnimated);
    setZoomed(zoomRef.current.scale > 1);
  };
  const toggleZoomAt = (point: Point) => {
    applyZoom(
      zoomRef.current.scale > 1 ? initialZoom : zoomAround(initialZoom, doubleTapScale, point),
      {
        glides: true,
      },
    );
  };
  const moveBy = (step: Point, isAnimated = false) => {
    const { scale, x, y } = zoomRef.current;
    applyZoom({ scale, x: x + step.x, y: y + step.y }, { glides: isAnimated });
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = trackRef.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const removePointer = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  return {
    isZoomed,
    toggleZoom: () => {
      toggleZoomAt(centerPoint);
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
        const previousPoint = pointers.current.get(event.pointerId);
        if (!previousPoint) return;
        const currentPoint = pointOf(event);
        const otherPoint = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, currentPoint);
        if (otherPoint) {
          const { scale, x, y } = zoomRef.current;
          const movedZoom = {
            scale,
            x: x + (currentPoint.x - previousPoint.x) / 2,
            y: y + (currentPoint.y - previousPoint.y) / 2,
          };
          const scaleFactor =
            distance(currentPoint, otherPoint) / Math.max(1, distance(previousPoint, otherPoint));
          const centre = {
            x: (currentPoint.x + otherPoint.x) / 2,
            y: (currentPoint.y + otherPoint.y) / 2,
          };
          applyZoom(zoomAround(movedZoom, scale * scaleFactor, centre));
        } else if (zoomRef.current.scale > 1) {
          trackRef.current?.setPointerCapture(event.pointerId);
          moveBy({ x: currentPoint.x - previousPoint.x, y: currentPoint.y - previousPoint.y });
        }
      },
      onPointerUp: removePointer,
      onPointerCancel: removePointer,
      onClick: (event: MouseEvent) => {
        const tap = { ...pointOf(event), at: event.timeStamp };
        const isDoubleTap =
          tap.at - lastTap.current.at < doubleTapLimits.ms &&
          distance(tap, lastTap.current) < doubleTapLimits.px;
        lastTap.current = isDoubleTap ? { ...centerPoint, at: -Infinity } : tap;
        if (isDoubleTap) toggleZoomAt(tap);
      },
    },
  };
}

function setTransform(picture: HTMLElement, { scale, x, y }: Zoom, isAnimated: boolean): void {
  picture.classList.toggle('glides', isAnimated);
  picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A point or size in CSS pixels; the origin of points is the centre of the box around the image. */
export interface Point {
  x: number;
  y: number;
}

/** Zoom of an image: `scale` factor, and its centre moved by `x` and `y`. */
export interface Zoom extends Point {
  scale: number;
}

export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 4;
/** Scale after a double tap or the zoom button. */
const doubleTapScale = 2.5;

/** Zooms to `scale` with the image part at `point` fixed. The scale is limited to the range from 1 to `maxScale`. */
export function zoomAround(zoom: Zoom, scale: number, point: Point): Zoom {
  const nextScale = clamp(scale, 1, maxScale);
  const factor = nextScale / zoom.scale;
  return {
    scale: nextScale,
    x: point.x - (point.x - zoom.x) * factor,
    y: point.y - (point.y - zoom.y) * factor,
  };
}

/**
 * Moves the image back so that it covers the box, or centres it where it is smaller than the box.
 * @param imageSize size of the image at scale 1
 */
export function clampZoom(zoom: Zoom, imageSize: Point, boxSize: Point): Zoom {
  const maxOffset = (side: 'x' | 'y') =>
    Math.max(0, (imageSize[side] * zoom.scale - boxSize[side]) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, -maxOffset('x'), maxOffset('x')),
    y: clamp(zoom.y, -maxOffset('y'), maxOffset('y')),
  };
}

/** Returns the distance between two points, in CSS pixels. */
function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
