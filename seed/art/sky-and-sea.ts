import { mix } from './palette.ts';
import {
  artWidth,
  at,
  circle,
  glow,
  land,
  linearFill,
  n,
  path,
  rect,
  repeat,
  smooth,
  stroke,
} from './svg.ts';
import type { Brush, DrawingPoint } from './svg.ts';

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
  return repeat(count, () => {
    const size = random.between(7, 15);
    const x = centre.x + random.between(-120, 120);
    const y = centre.y + random.between(-50, 50);
    return stroke(
      `M${x - size} ${y - size * 0.3}q${size * 0.6} ${-size * 0.5} ${size} ${size * 0.3}q${size * 0.5} ${-size * 0.8} ${size} ${-size * 0.3}`,
      mix(palette.ink, palette.skyMid, 0.25),
      3,
    );
  });
}

/**
 * Draws the sky: a gradient, the sun or moon with a halo, clouds, stars at dusk and night, and birds except at night.
 */
export function sky(brush: Brush, options: SkyOptions): string {
  const { random, palette } = brush;
  const { horizon } = options;
  const dark = palette.mood === 'night';
  const fill = linearFill(
    brush,
    [0, palette.skyTop],
    [0.3, mix(palette.skyTop, palette.skyMid, 0.45)],
    [0.62, palette.skyMid],
    [1, palette.skyLow],
  );
  let drawing = rect(0, 0, artWidth, horizon + 6, fill);
  if (dark || palette.mood === 'dusk') {
    const stars = dark ? 70 : 26;
    drawing += repeat(stars, () => {
      const depth = random.next();
      return circle(
        random.between(0, artWidth),
        depth * horizon * (dark ? 0.75 : 0.35),
        random.between(1, 2.6),
        palette.cream,
        n((1 - depth) * random.between(0.3, 0.9) + 0.1),
      );
    });
  }
  const sun = options.sun ?? { x: random.between(480, 1120), y: horizon - random.between(60, 220) };
  const radius = options.sunRadius ?? random.between(54, 84);
  const reach = dark ? 4 : 6.5;
  drawing += glow(brush, sun, radius * reach, palette.glow, dark ? 0.42 : 0.85);
  if (!dark) drawing += circle(sun.x, sun.y, radius * 1.55, palette.sun, 0.28);
  drawing += circle(sun.x, sun.y, radius * (dark ? 0.8 : 1), palette.sun);
  if (dark) {
    drawing +=
      circle(
        sun.x - radius * 0.28,
        sun.y - radius * 0.2,
        radius * 0.14,
        mix(palette.sun, palette.glow, 0.35),
      ) +
      circle(
        sun.x + radius * 0.22,
        sun.y + radius * 0.26,
        radius * 0.2,
        mix(palette.sun, palette.glow, 0.25),
      );
  }
  const clouds = options.clouds ?? random.int(2, 5);
  drawing += repeat(clouds, (i) => {
    const height = random.between(0.12, 0.8);
    return cloud(
      brush,
      ((i + random.between(0.15, 0.85)) / clouds) * artWidth,
      horizon * height,
      random.between(0.7, 1.7) * (1.15 - height * 0.5),
      Math.round(random.between(0.3, 0.72) * (dark ? 0.6 : 1) * 100) / 100,
    );
  });
  if (!dark && (options.birds ?? 1) > 0) drawing += flock(brush, random.int(3, 6), horizon);
  return drawing;
}

/** Draws light on the water below the sun: lens-shaped dashes that widen towards the viewer. */
export function sunPath(brush: Brush, x: number, top: number, bottom: number): string {
  const { random, palette } = brush;
  let dashes = '';
  const rows = 15;
  dashes += repeat(rows, (row) => {
    const depth = (row + random.between(0, 0.7)) / rows;
    const y = top + 6 + (bottom - top) * depth ** 1.45;
    const half = (16 + 130 * depth) * random.between(0.5, 1.1);
    const height = 2.5 + 7 * depth;
    const left = x + random.between(-34, 34) * depth - half;
    return path(
      `M${left} ${y}q${half} ${-height} ${half * 2} 0q${-half} ${height} ${-half * 2} 0Z`,
      palette.sun,
      n(0.75 - depth * 0.45),
    );
  });
  return at(0, 0, dashes);
}

/** Draws open water from the horizon down. */
export function sea(brush: Brush, horizon: number, bottom = 1005): string {
  const { palette } = brush;
  const fill = linearFill(
    brush,
    [0, palette.seaFar],
    [0.22, palette.seaMid],
    [0.62, palette.seaNear],
    [1, mix(palette.seaNear, palette.ink, 0.25)],
  );
  return (
    rect(0, horizon, artWidth, bottom - horizon, fill) +
    rect(0, horizon, artWidth, 3, palette.foam, 0, 0.45)
  );
}

/** Draws thin lens-shaped ripples, denser near the horizon. */
export function ripples(brush: Brush, top: number, bottom: number, count: number): string {
  const { random, palette } = brush;
  return repeat(count, () => {
    const depth = random.next() ** 1.3;
    const y = top + 12 + (bottom - top - 20) * depth;
    const half = random.between(18, 70) * (0.4 + depth * 1.4);
    const height = 1.6 + depth * 4;
    const x = random.between(-20, artWidth + 20);
    return path(
      `M${x - half} ${y}q${half} ${-height} ${half * 2} 0q${-half} ${height} ${-half * 2} 0Z`,
      random.chance(0.5) ? palette.foam : mix(palette.seaNear, palette.ink, 0.4),
      n(random.between(0.2, 0.4)),
    );
  });
}

/** Returns one line of swell as points across the drawing. */
export function swell(brush: Brush, y: number, amplitude: number, waves: number): DrawingPoint[] {
  const { random } = brush;
  const phase = random.between(0, Math.PI * 2);
  const steps = waves * 4;
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: -30 + (i / steps) * (artWidth + 60),
    y:
      y +
      Math.sin((i / steps) * Math.PI * 2 * waves + phase) * amplitude * random.between(0.75, 1.15),
  }));
}

/** Draws a breaking wave: body, foam lip and a light dashed line below the lip. */
export function breaker(brush: Brush, y: number, amplitude: number, tone: string): string {
  const { palette, random } = brush;
  const line = swell(brush, y, amplitude, random.int(2, 3));
  const lower = line.map((point) => ({ x: point.x, y: point.y + 12 + amplitude * 0.5 }));
  return (
    path(land(line, y + 170), tone, 0.9) +
    stroke(smooth(line), palette.foam, 5 + amplitude * 0.28, 0.92) +
    stroke(smooth(lower), palette.foam, 2.5, 'opacity="0.4" stroke-dasharray="90 60 30 80"')
  );
}
