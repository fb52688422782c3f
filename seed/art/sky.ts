import { mix } from './colour.ts';
import type { Brush, DrawingPoint } from './svg.ts';
import { artWidth, circle, glow, group, n, path, rect, stroke, linearFill } from './svg.ts';

export interface SkyOptions {
  /** Y coordinate where the sky meets land or water. */
  horizon: number;
  /** Centre of the sun or moon. */
  sun?: DrawingPoint;
  sunRadius?: number;
  clouds?: number;
  birds?: number;
}

/** Draws a long flat cloud of rounded bars. */
function cloud(brush: Brush, x: number, y: number, scale: number, opacity: number): string {
  const { random, palette } = brush;
  const bars = random.int(2, 4);
  let shapes = '';
  let width = random.between(150, 300) * scale;
  let left = x - width / 2;
  for (let bar = 0; bar < bars; bar += 1) {
    const height = 26 * scale;
    shapes += rect(left, y - bar * height * 0.78, width, height, palette.cloud, height / 2);
    const shrink = random.between(0.45, 0.75);
    left += width * random.between(0.08, 1 - shrink - 0.05);
    width *= shrink;
  }
  return `<g opacity="${opacity}">${shapes}</g>`;
}

function flock(brush: Brush, count: number, horizon: number): string {
  const { random, palette } = brush;
  const centre = {
    x: random.between(380, 1220),
    y: random.between(horizon * 0.25, horizon * 0.55),
  };
  let birds = '';
  for (let bird = 0; bird < count; bird += 1) {
    const size = random.between(7, 15);
    const x = centre.x + random.between(-120, 120);
    const y = centre.y + random.between(-50, 50);
    birds += stroke(
      `M${n(x - size)} ${n(y - size * 0.3)}q${n(size * 0.6)} ${n(-size * 0.5)} ${n(size)} ${n(size * 0.3)}q${n(size * 0.5)} ${n(-size * 0.8)} ${n(size)} ${n(-size * 0.3)}`,
      mix(palette.ink, palette.skyMid, 0.25),
      3,
    );
  }
  return birds;
}

/**
 * Draws the sky: a gradient, the sun or moon with a halo, clouds, stars at dusk and night, and birds except at night.
 */
export function sky(brush: Brush, options: SkyOptions): string {
  const { random, palette } = brush;
  const { horizon } = options;
  const dark = palette.mood === 'night';
  const fill = linearFill(brush, [
    [0, palette.skyTop],
    [0.3, mix(palette.skyTop, palette.skyMid, 0.45)],
    [0.62, palette.skyMid],
    [1, palette.skyLow],
  ]);
  let drawing = rect(0, 0, artWidth, horizon + 6, fill);
  if (dark || palette.mood === 'dusk') {
    const stars = dark ? 70 : 26;
    for (let star = 0; star < stars; star += 1) {
      const depth = random.next();
      drawing += circle(
        random.between(0, artWidth),
        depth * horizon * (dark ? 0.75 : 0.35),
        random.between(1, 2.6),
        palette.cream,
        `opacity="${n((1 - depth) * random.between(0.3, 0.9) + 0.1)}"`,
      );
    }
  }
  const sun = options.sun ?? { x: random.between(480, 1120), y: horizon - random.between(60, 220) };
  const radius = options.sunRadius ?? random.between(54, 84);
  const reach = dark ? 4 : 6.5;
  drawing += glow(brush, sun, radius * reach, palette.glow, dark ? 0.42 : 0.85);
  if (!dark) drawing += circle(sun.x, sun.y, radius * 1.55, palette.sun, 'opacity="0.28"');
  drawing += circle(sun.x, sun.y, radius * (dark ? 0.8 : 1), palette.sun);
  if (dark) {
    drawing += circle(
      sun.x - radius * 0.28,
      sun.y - radius * 0.2,
      radius * 0.14,
      mix(palette.sun, palette.glow, 0.35),
    );
    drawing += circle(
      sun.x + radius * 0.22,
      sun.y + radius * 0.26,
      radius * 0.2,
      mix(palette.sun, palette.glow, 0.25),
    );
  }
  const clouds = options.clouds ?? random.int(2, 5);
  for (let index = 0; index < clouds; index += 1) {
    const height = random.between(0.12, 0.8);
    drawing += cloud(
      brush,
      ((index + random.between(0.15, 0.85)) / clouds) * artWidth,
      horizon * height,
      random.between(0.7, 1.7) * (1.15 - height * 0.5),
      Math.round(random.between(0.3, 0.72) * (dark ? 0.6 : 1) * 100) / 100,
    );
  }
  if (!dark && (options.birds ?? 1) > 0) drawing += flock(brush, random.int(3, 6), horizon);
  return drawing;
}

/** Draws light on the water below the sun: lens-shaped dashes that widen towards the viewer. */
export function sunPath(brush: Brush, x: number, top: number, bottom: number): string {
  const { random, palette } = brush;
  let dashes = '';
  const rows = 15;
  for (let row = 0; row < rows; row += 1) {
    const depth = (row + random.between(0, 0.7)) / rows;
    const y = top + 6 + (bottom - top) * depth ** 1.45;
    const half = (16 + 130 * depth) * random.between(0.5, 1.1);
    const height = 2.5 + 7 * depth;
    const left = x + random.between(-34, 34) * depth - half;
    dashes += path(
      `M${n(left)} ${n(y)}q${n(half)} ${n(-height)} ${n(half * 2)} 0q${n(-half)} ${n(height)} ${n(-half * 2)} 0Z`,
      palette.sun,
      `opacity="${n(0.75 - depth * 0.45)}"`,
    );
  }
  return group(dashes, 'translate(0 0)');
}
