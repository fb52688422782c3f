import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, n, path, rect, stroke } from './svg.ts';
import { isLit, windowFill } from './lit-windows.ts';

/** Draws city blocks along a shore, with windows. */
export function cityBlocks(
  brush: Brush,
  base: number,
  low: number,
  high: number,
  tone: string,
  windows: number,
): string {
  const { random, palette } = brush;
  const lit = isLit(brush);
  let drawing = '';
  let x = -30;
  while (x < 1630) {
    const width = random.between(52, 104);
    const envelope = 0.55 + 0.45 * Math.sin(((x + 60) / 1720) * Math.PI);
    const height = random.between(low, high) * envelope;
    const body = mix(tone, palette.skyLow, random.between(0, 0.16));
    drawing += rect(x, base - height, width, height + 6, body, 3);
    if (random.chance(0.35))
      drawing += rect(x + width * 0.3, base - height - 16, width * 0.4, 18, body, 2);
    if (random.chance(0.2))
      drawing += stroke(`M${n(x + width / 2)} ${n(base - height - 14)}v-36`, body, 4);
    drawing += rect(
      x + width * 0.72,
      base - height,
      width * 0.28,
      height,
      palette.ink,
      0,
      'opacity="0.16"',
    );
    const columns = Math.max(2, Math.floor(width / 18));
    const rows = Math.floor(height / 22);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (!random.chance(windows)) continue;
        drawing += rect(
          x + 8 + (column * (width - 12)) / columns,
          base - height + 12 + row * 22,
          7.5,
          10,
          lit
            ? random.chance(0.85)
              ? palette.lamp
              : palette.cream
            : mix(body, palette.cream, 0.55),
          1.5,
          `opacity="${n(random.between(0.5, 1))}"`,
        );
      }
    }
    x += width + random.between(-2, 16);
  }
  return drawing;
}

/** Draws a row of round arches with awnings, as in the Mercado Público. */
export function arcade(brush: Brush, base: number, height: number, wall: string): string {
  const { palette } = brush;
  const body = mix(wall, palette.ink, isLit(brush) ? 0.25 : 0.02);
  const cornice = base - height;
  let drawing =
    rect(-10, cornice, 1620, height, body) +
    rect(-10, cornice - 26, 1620, 32, palette.cream) +
    rect(-10, cornice + 34, 1620, 8, palette.cream, 0, 'opacity="0.8"');
  for (const tower of [330, 1270]) {
    drawing +=
      rect(tower - 105, cornice - 150, 210, height + 150, mix(body, palette.cream, 0.18)) +
      rect(tower - 122, cornice - 172, 244, 28, palette.cream, 4);
    drawing +=
      path(
        `M${n(tower - 112)} ${n(cornice - 172)}L${n(tower)} ${n(cornice - 262)}L${n(tower + 112)} ${n(cornice - 172)}Z`,
        palette.roof,
      ) +
      circle(tower, cornice - 92, 34, palette.cream) +
      circle(tower, cornice - 92, 26, windowFill(brush)) +
      stroke(
        `M${n(tower)} ${n(cornice - 92)}v-17M${n(tower)} ${n(cornice - 92)}h12`,
        palette.ink,
        4,
      );
    drawing += rect(tower - 105, cornice - 30, 210, 36, palette.cream);
  }
  const step = 188;
  for (let index = -1; index < 9; index += 1) {
    const x = 48 + index * step;
    const width = 122;
    const top = base - height * 0.62;
    drawing += path(
      `M${n(x - width / 2 - 12)} ${n(base)}V${n(top)}A${n(width / 2 + 12)} ${n(width / 2 + 12)} 0 0 1 ${n(x + width / 2 + 12)} ${n(top)}V${n(base)}Z`,
      palette.cream,
    );
    drawing += path(
      `M${n(x - width / 2)} ${n(base)}V${n(top)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width / 2)} ${n(top)}V${n(base)}Z`,
      isLit(brush) ? palette.lamp : mix(palette.wood, palette.ink, 0.55),
    );
    drawing += stroke(
      `M${n(x)} ${n(top - width / 2)}V${n(top + 6)}M${n(x - width / 2)} ${n(top + 4)}H${n(x + width / 2)}M${n(x - width * 0.36)} ${n(top - width * 0.34)}L${n(x)} ${n(top + 4)}L${n(x + width * 0.36)} ${n(top - width * 0.34)}`,
      palette.cream,
      4,
    );
  }
  return drawing;
}
