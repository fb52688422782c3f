import { useMemo } from 'react';
import type { Coordinates } from '#shared/geo.ts';
import type { Coast, CoastPoint } from '#features/map/model/coast/coast.ts';
import { findLabelRoom } from '#features/map/model/label-room.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import * as texts from '#features/map/texts.ts';
import { useLazyCode } from '#ui/progressive/lazy-code.ts';
import { coastCode } from './coast-code.ts';
import './coast.css';

/** Size of the drawing; its centre is the place. */
const [width, height] = [640, 320];
/** Units of the drawing per degree of latitude: 20 metres are one unit. */
const unitsPerDegree = 111_000 / 20;
/** Space of the pin, and of a letter and a line of the names. */
const pinSize = { width: 44, height: 52 };
const [letterWidth, lineHeight] = [7, 20];

/** Renders sea, land and neighbourhoods around a place, once the coast line is loaded. It does not zoom or move. */
export function CoastPreview({ center }: { center: Coordinates }) {
  const { code: coast } = useLazyCode(coastCode);
  const drawing = useMemo(() => coast && drawCoast(coast, center), [coast, center]);
  if (!drawing) return null;
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="coast-sea absolute inset-0 size-full appear text-ink"
      >
        <path d={drawing.path} className="coast-land" />
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
  );
}

/** Returns null for a place outside the area of the coast line. */
function drawCoast({ area, land, neighborhoods }: Coast, center: Coordinates) {
  if (!isInArea(area, center)) return null;
  const unitsPerLongitude = unitsPerDegree * Math.cos((center.latitude * Math.PI) / 180);
  const toUnits = ([latitude, longitude]: CoastPoint) => ({
    x: Math.round(width / 2 + (longitude - center.longitude) * unitsPerLongitude),
    y: Math.round(height / 2 + (center.latitude - latitude) * unitsPerDegree),
  });
  const toPath = (ring: CoastPoint[]) => {
    const points = ring.map(toUnits).map(({ x, y }) => `${x} ${y}`);
    return `M${points.join('L')}Z`;
  };
  const pin = { x: width / 2, y: height / 2, sizes: [pinSize] };
  const names = neighborhoods
    .map(({ name, at }) => ({ name, ...toUnits(at) }))
    .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
  const labels = names.map(({ name, x, y }) => ({
    x,
    y,
    sizes: [{ width: name.length * letterWidth, height: lineHeight }],
  }));
  const [, ...room] = findLabelRoom([pin, ...labels], null);
  return { path: land.map(toPath).join(''), names: names.filter((_, at) => room[at] === 0) };
}
