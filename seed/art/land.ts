import { hillTone, mix } from './palette.ts';
import {
  artWidth,
  at,
  circle,
  each,
  ellipse,
  land,
  linearFill,
  mirrored,
  path,
  repeat,
  stroke,
} from './svg.ts';
import type { Brush, DrawingPoint } from './svg.ts';

/** Returns a mountain line across the drawing. `roughness` is the number of peaks. */
export function ridgeLine(
  brush: Brush,
  base: number,
  amplitude: number,
  roughness: number,
): DrawingPoint[] {
  const { random } = brush;
  const steps = roughness * 2;
  const phase = random.between(0, Math.PI * 2);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const along = i / steps;
    const swell = (Math.sin(along * Math.PI * 2.3 + phase) + 1) / 2;
    const peak = i % 2 === 0 ? random.between(0.55, 1) : random.between(0.1, 0.5);
    return { x: -40 + along * (artWidth + 80), y: base - amplitude * (0.35 * swell + 0.65 * peak) };
  });
}

/** Draws mountain ranges from far to near, with haze between them. */
export function hills(
  brush: Brush,
  base: number,
  layers: number,
  amplitude: number,
  nearest = 0.75,
): string {
  const { palette, random } = brush;
  return repeat(layers, (layer) => {
    const nearness = layers === 1 ? nearest : (layer / (layers - 1)) * nearest;
    const tone = hillTone(palette, nearness);
    const line = ridgeLine(
      brush,
      base + layer * amplitude * 0.1,
      amplitude * (1 - 0.6 * (layer / layers)) * random.between(0.85, 1.1),
      random.int(3, 5),
    );
    const fill = linearFill(
      brush,
      [0, tone],
      [1, mix(tone, palette.skyLow, 0.35 * (1 - nearness))],
    );
    return path(land(line, base + 8), fill);
  });
}

/** Draws a headland that comes in from one side and meets the water at `base`. */
export function headland(
  brush: Brush,
  side: 'left' | 'right',
  base: number,
  reach: number,
  height: number,
  nearness: number,
): string {
  const { random, palette } = brush;
  const tone = hillTone(palette, nearness);
  const points: DrawingPoint[] = [];
  const steps = 6;
  for (let step = 0; step <= steps; step += 1) {
    const along = step / steps;
    const fall = (1 - along ** 1.5) * (0.82 + 0.18 * Math.sin(along * 7 + random.between(0, 1)));
    points.push({ x: along * reach - 30, y: base - height * fall });
  }
  points.push({ x: reach + 8, y: base + 4 });
  const fill = linearFill(brush, [0, tone], [1, mix(tone, palette.skyLow, 0.22 * (1 - nearness))]);
  let shape = path(land(points, base + 6), fill);
  // A lit edge and rocks at the foot give the headland depth.
  const lit = points
    .slice(1, 6)
    .map((point) => ({ x: point.x * 0.82 + 10, y: base - (base - point.y) * 0.62 }));
  shape +=
    path(land(lit, base + 6), mix(tone, palette.leaf, palette.mood === 'day' ? 0.5 : 0.22), 0.6) +
    repeat(5, (rock) =>
      ellipse(
        reach - 70 + rock * 22 + random.between(-8, 8),
        base + 2,
        random.between(12, 26),
        random.between(7, 14),
        mix(tone, palette.ink, 0.3),
      ),
    );
  return side === 'left' ? shape : mirrored(shape);
}

/** Draws a palm with a leaning trunk; `height` in drawing units. */
export function palm(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour?: string,
): string {
  const { random, palette } = brush;
  const trunk = colour ?? palette.ink;
  const leafDark = colour ?? palette.leafDark;
  const leafLight = colour === undefined ? palette.leaf : mix(colour, palette.leaf, 0.3);
  const top = { x: x + lean, y: y - height };
  const girth = height * 0.026;
  let drawing = path(
    `M${x - girth} ${y}Q${x + lean * 0.15 - girth * 0.4} ${y - height * 0.6} ${top.x - girth * 0.5} ${top.y}L${top.x + girth * 0.5} ${top.y}Q${x + lean * 0.15 + girth * 1.1} ${y - height * 0.55} ${x + girth * 1.2} ${y}Z`,
    trunk,
  );
  const fronds = 9;
  drawing += repeat(fronds, (frond) => {
    const angle = Math.PI * (1.12 - (frond / (fronds - 1)) * 1.24) + random.between(-0.08, 0.08);
    const reach = height * random.between(0.36, 0.46);
    const tip = {
      x: top.x + Math.cos(angle) * reach,
      y: top.y - Math.sin(angle) * reach * 0.5 + reach * 0.34,
    };
    const knee = {
      x: top.x + Math.cos(angle) * reach * 0.55,
      y: top.y - Math.sin(angle) * reach * 0.62 - reach * 0.16,
    };
    return path(
      `M${top.x} ${top.y}Q${knee.x} ${knee.y} ${tip.x} ${tip.y}Q${knee.x} ${knee.y + reach * 0.26} ${top.x} ${top.y + 4}Z`,
      frond % 2 === 0 ? leafDark : leafLight,
    );
  });
  return (
    drawing +
    circle(top.x - girth, top.y + girth * 1.6, girth * 1.1, trunk) +
    circle(top.x + girth * 1.2, top.y + girth, girth, trunk)
  );
}

/** Draws a round-headed tree in two tones. */
export function tree(brush: Brush, x: number, y: number, size: number): string {
  const { palette, random } = brush;
  const crown = random.between(0.9, 1.15) * size;
  return (
    path(
      `M${x - size * 0.05} ${y}L${x - size * 0.03} ${y - size * 0.7}L${x + size * 0.03} ${y - size * 0.7}L${x + size * 0.05} ${y}Z`,
      palette.ink,
    ) +
    circle(x, y - size * 0.95, crown * 0.42, palette.leafDark) +
    circle(x - size * 0.3, y - size * 0.72, crown * 0.3, palette.leafDark) +
    circle(x + size * 0.3, y - size * 0.74, crown * 0.32, palette.leafDark) +
    circle(x - size * 0.1, y - size * 1.05, crown * 0.27, palette.leaf) +
    circle(x - size * 0.32, y - size * 0.8, crown * 0.17, palette.leaf)
  );
}

/** Draws a slim conifer as in Rio Vermelho. */
export function pine(brush: Brush, x: number, y: number, height: number, tone: string): string {
  return (
    path(
      `M${x - height * 0.02} ${y}h${height * 0.04}v${-height * 0.3}h${-height * 0.04}Z`,
      mix(tone, brush.palette.ink, 0.5),
    ) +
    repeat(3, (tier) => {
      const bottom = y - height * (0.2 + tier * 0.24);
      const half = height * (0.21 - tier * 0.05);
      return path(
        `M${x - half} ${bottom}L${x} ${bottom - height * 0.38}L${x + half} ${bottom}Q${x} ${bottom + height * 0.05} ${x - half} ${bottom}Z`,
        tone,
      );
    })
  );
}

/** Draws beach grass and agave tufts along a line. */
export function grasses(brush: Brush, points: readonly DrawingPoint[], size: number): string {
  const { random, palette } = brush;
  return each(points, (point) => {
    const blades = random.int(4, 7);
    return repeat(blades, (blade) => {
      const lean = (blade / (blades - 1) - 0.5) * size * 1.5;
      const height = size * random.between(0.7, 1.2);
      return path(
        `M${point.x - 3} ${point.y}Q${point.x + lean * 0.2} ${point.y - height * 0.7} ${point.x + lean} ${point.y - height}Q${point.x + lean * 0.35} ${point.y - height * 0.5} ${point.x + 4} ${point.y}Z`,
        blade % 2 === 0 ? palette.leafDark : palette.leaf,
      );
    });
  });
}

/** Draws big monstera-like leaves that enter from a corner and frame the view. */
export function cornerLeaves(brush: Brush, side: 'left' | 'right'): string {
  const { random, palette } = brush;
  const drawing = repeat(6, (leaf) => {
    const angle = -78 + leaf * 19 + random.between(-6, 6);
    const length = random.between(210, 350);
    const width = length * 0.24;
    const tone = mix(palette.leafDark, palette.ink, leaf % 2 === 0 ? 0.55 : 0.2);
    return at(
      -30,
      1010,
      path(
        `M0 0C${length * 0.25} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width * 0.8} ${length * 0.25} ${width * 0.8} 0 0Z`,
        tone,
      ) +
        stroke(
          `M0 0Q${length * 0.5} ${-width * 0.12} ${length * 0.94} 0`,
          mix(tone, palette.leaf, 0.5),
          3,
        ),
      1,
      angle,
    );
  });
  return side === 'left' ? drawing : mirrored(drawing);
}
