import { hills } from './land.ts';
import { hillTone, mix } from './palette.ts';
import { ripples, sea, sky, sunPath } from './sky-and-sea.ts';
import { artHeight, circle, cycle, each, n, path, repeat, smooth, stroke } from './svg.ts';
import type { Brush, DrawingPoint } from './svg.ts';

/** Y coordinate of the horizon in views of a bay from above. */
export const coastHorizon = 250;

/** A list of points, [x, y, x, y, ...]. */
type Points = readonly number[];

function toPoints(numbers: Points): DrawingPoint[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : []));
}

/** The outline of a beach as seen from a hill. */
export interface Outline {
  /** The waterline from one edge of the drawing to the other. */
  line: Points;
  /** Corners that close the land area behind the beach. */
  behind: Points;
  /** Vector from the waterline across the sand, at the nearest point of the beach. */
  inland: readonly [x: number, y: number];
  /** Width of the beach as a multiple of the default; 1 if absent. */
  sand?: number;
}

/** Returns the perspective scale at a y coordinate: 0.25 at the horizon, 1 at 500 units below it. */
function nearness(y: number): number {
  return 0.25 + (0.75 * Math.max(y - coastHorizon, 0)) / 500;
}

/** Extends ends that are outside the drawing, so that no step is visible at its edge. */
function prolonged(line: readonly DrawingPoint[]): DrawingPoint[] {
  const beyond = (
    end: DrawingPoint | undefined,
    before: DrawingPoint | undefined,
  ): DrawingPoint[] =>
    end !== undefined &&
    before !== undefined &&
    (end.x <= -20 || end.x >= 1640 || end.y >= artHeight)
      ? [{ x: end.x + (end.x - before.x) * 2, y: end.y + (end.y - before.y) * 2 }]
      : [];
  return [...beyond(line[0], line[1]), ...line, ...beyond(line.at(-1), line.at(-2))];
}

function moved({ line, inland }: Outline, share: number): DrawingPoint[] {
  return prolonged(toPoints(line)).map(({ x, y }) => ({
    x: x + inland[0] * share * nearness(y),
    y: y + inland[1] * share * nearness(y),
  }));
}

/** Draws sky, far shores and open water. */
export function openSea(brush: Brush, sunX: number): string {
  return (
    sky(brush, {
      horizon: coastHorizon,
      sun: { x: sunX, y: coastHorizon - 80 },
      sunRadius: 58,
      clouds: 3,
    }) +
    hills(brush, coastHorizon, 1, 46, 0.3) +
    sea(brush, coastHorizon) +
    sunPath(brush, sunX, coastHorizon, 620) +
    ripples(brush, coastHorizon, 1000, 40)
  );
}

/** Draws shallow water, foam, sand and the vegetation behind it along an outline. */
export function shoreline(brush: Brush, outline: Outline): string {
  const { palette } = brush;
  const behind = each(toPoints(outline.behind), ({ x, y }) => `L${x} ${y}`);
  const area = (share: number, fill: string, extra?: number) =>
    path(`${smooth(moved(outline, share))}${behind}Z`, fill, extra);
  const shallow = mix(palette.seaMid, '#7fe0d4', 0.45);
  return (
    area(-1.5, shallow, 0.45) +
    area(-0.9, shallow, 0.6) +
    area(-0.58, palette.foam, 0.75) +
    area(-0.46, shallow) +
    area(-0.2, palette.foam, 0.95) +
    area(0, mix(palette.sandShade, palette.seaNear, 0.14)) +
    area(0.22, palette.sand) +
    area(outline.sand ?? 1, mix(palette.leaf, palette.hillNear, 0.3)) +
    area((outline.sand ?? 1) + 0.7, mix(palette.leafDark, palette.hillNear, 0.4))
  );
}

/** Draws rows of breaking waves outside the shallow water, along the beach. */
export function waves(brush: Brush, outline: Outline, rows: number): string {
  const gaps = ['340 120 220 160', '200 180 300 110', '260 220 160 140', '150 160 280 200'];
  return repeat(rows, (row) =>
    stroke(
      smooth(moved(outline, -1 - row * 0.62)),
      brush.palette.foam,
      9 - row * 1.4,
      `opacity="${n(0.9 - row * 0.16)}" stroke-dasharray="${cycle(gaps, row)}"`,
    ),
  );
}

/** Draws a mountain: its outline and its shaded side. */
export function mountain(
  brush: Brush,
  outline: string,
  shadow: string,
  nearnessOfIt: number,
): string {
  const tone = hillTone(brush.palette, nearnessOfIt);
  return path(outline, tone) + path(shadow, brush.palette.ink, 0.18);
}

/** Draws bare rocks at the foot of a headland. */
export function rocks(brush: Brush, x: number, y: number, size: number): string {
  const { palette } = brush;
  const stone = mix(palette.hillFar, palette.ink, 0.45);
  return (
    repeat(5, (i) => {
      const cx = x + (i - 2) * size * 0.7;
      const cy = y + (i % 2) * size * 0.3;
      const s = size * (1 - Math.abs(i - 2) * 0.17);
      return (
        path(
          `M${cx - s * 0.7} ${cy + s * 0.3}Q${cx - s * 0.6} ${cy - s * 0.5} ${cx - s * 0.1} ${cy - s * 0.55}Q${cx + s * 0.6} ${cy - s * 0.5} ${cx + s * 0.7} ${cy + s * 0.3}Z`,
          stone,
        ) +
        path(
          `M${cx - s * 0.5} ${cy - s * 0.1}Q${cx - s * 0.4} ${cy - s * 0.46} ${cx - s * 0.1} ${cy - s * 0.5}L${cx + s * 0.2} ${cy - s * 0.4}Z`,
          mix(stone, palette.sand, 0.5),
        )
      );
    }) +
    stroke(
      `M${x - size * 2} ${y + size * 0.5}q${size} ${-size * 0.2} ${size * 2} 0t${size * 2} 0`,
      palette.foam,
      7,
      0.8,
    )
  );
}

/** Draws sunshades from above. */
export function sunshades(brush: Brush, spots: Points, size: number): string {
  const { palette } = brush;
  const colours = [palette.coral, palette.amber, palette.teal, palette.cream];
  return each(toPoints(spots), ({ x, y }, i) => {
    const s = size * nearness(y) * 1.25;
    const fill = cycle(colours, i);
    return (
      path(
        `M${x - s} ${y}Q${x - s * 0.9} ${y - s * 0.9} ${x} ${y - s}Q${x + s * 0.9} ${y - s * 0.9} ${x + s} ${y}Z`,
        fill,
      ) +
      path(
        `M${x - s * 0.3} ${y}Q${x - s * 0.3} ${y - s * 0.9} ${x} ${y - s}Q${x + s * 0.3} ${y - s * 0.9} ${x + s * 0.3} ${y}Z`,
        i % 4 === 3 ? palette.coral : palette.cream,
      ) +
      stroke(`M${x} ${y}V${y + s * 0.6}`, palette.wood, s * 0.1) +
      circle(x + s * 0.6, y + s * 0.6, s * 0.4, palette.ink, 0.14)
    );
  });
}
