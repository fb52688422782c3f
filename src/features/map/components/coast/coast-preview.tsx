import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Coordinates } from '#shared/geo.ts';
import type { Coast, CoastPoint } from '#features/map/model/coast/coast.ts';
import { findLabelRoom } from '#features/map/model/label-room.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import * as texts from '#features/map/texts.ts';
import { useLazyCode } from '#ui/progressive/lazy-code.ts';
import { coastCode } from './coast-code.ts';
import './coast.css';

/** Pixels per degree of latitude: a pixel is 40 metres, so that the drawing shows the district and its neighbours. */
const pixelsPerDegree = 111_000 / 40;
/** Size in pixels of the pin, of the credit in the upper right corner, and of a letter and a line of the names. */
const pinSize = { width: 44, height: 52 };
const creditSize = { width: 145, height: 20 };
/** Height of the lower edge, which the button of the map covers. */
const buttonHeight = 64;
const [letterWidth, lineHeight] = [7, 20];

interface Size {
  width: number;
  height: number;
}

/**
 * Renders sea, land and neighbourhoods around a place, once the coast line is loaded. It does not zoom or move. It fills
 * its container, and its centre is the place.
 */
export function CoastPreview({ center }: { center: Coordinates }) {
  const { code: coast } = useLazyCode(coastCode);
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  // Names are drawn only where they fit, so the drawing has the size of its container.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const drawing = useMemo(
    () => coast && size && drawCoast(coast, center, size),
    [coast, center, size],
  );
  return (
    <div ref={container} className="absolute inset-0">
      {drawing && (
        <>
          <svg aria-hidden className="coast-sea size-full appear text-ink">
            <path d={drawing.land} className="coast-land" />
            <path d={drawing.lagoons} className="coast-lagoon" />
            {drawing.names.map(({ name, x, y }) => (
              <text
                key={name}
                x={x}
                y={y - 6}
                textAnchor="middle"
                className="fill-current text-xs font-semibold"
              >
                {name}
              </text>
            ))}
          </svg>
          <p className="absolute top-0 right-0 bg-surface px-2 text-xs text-ink-muted">
            {texts.coastCredit}
          </p>
        </>
      )}
    </div>
  );
}

/** Returns null for a place outside the area of the coast line. */
function drawCoast(
  { area, land, lagoons, neighborhoods }: Coast,
  center: Coordinates,
  { width, height }: Size,
) {
  if (!isInArea(area, center)) return null;
  const pixelsPerLongitude = pixelsPerDegree * Math.cos((center.latitude * Math.PI) / 180);
  const toPixels = ([latitude, longitude]: CoastPoint) => ({
    x: Math.round(width / 2 + (longitude - center.longitude) * pixelsPerLongitude),
    y: Math.round(height / 2 + (center.latitude - latitude) * pixelsPerDegree),
  });
  const toPath = (ring: CoastPoint[]) => {
    const points = ring.map(toPixels).map(({ x, y }) => `${x} ${y}`);
    return `M${points.join('L')}Z`;
  };
  const pin = { x: width / 2, y: height / 2, sizes: [pinSize] };
  const names = neighborhoods
    .map(({ name, at }) => ({ name, width: name.length * letterWidth, ...toPixels(at) }))
    .filter(
      (label) =>
        label.x > label.width / 2 &&
        label.x < width - label.width / 2 &&
        label.y > lineHeight &&
        label.y < height - buttonHeight,
    );
  const labels = names.map(({ x, y, ...label }) => ({
    x,
    y,
    sizes: [{ width: label.width, height: lineHeight }],
  }));
  const credit = {
    left: width - creditSize.width,
    right: width,
    top: 0,
    bottom: creditSize.height,
  };
  const [, ...room] = findLabelRoom([pin, ...labels], null, [credit]);
  return {
    land: land.map(toPath).join(''),
    lagoons: lagoons.map(toPath).join(''),
    names: names.filter((_, at) => room[at] === 0),
  };
}
