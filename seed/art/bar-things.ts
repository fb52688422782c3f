import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, glow, n, path, polygon, rect, stroke } from './svg.ts';

/** Draws a hanging lamp whose shade ends at y, with its cone of light. */
export function pendant(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  const beam = brush.gradient(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0%" stop-color="${palette.lamp}" stop-opacity="0.42"/><stop offset="100%" stop-color="${palette.lamp}" stop-opacity="0"/></linearGradient>`,
  );
  return (
    polygon(
      [
        [x - size * 0.5, y],
        [x + size * 0.5, y],
        [x + size * 1.9, y + size * 4.6],
        [x - size * 1.9, y + size * 4.6],
      ],
      beam,
    ) +
    glow(brush, { x, y: y + size * 0.1 }, size * 1.9, palette.lamp, 0.8) +
    stroke(`M${n(x)} -10V${n(y - size * 0.7)}`, palette.ink, 4) +
    path(
      `M${n(x - size * 0.62)} ${n(y)}Q${n(x - size * 0.5)} ${n(y - size * 0.66)} ${n(x)} ${n(y - size * 0.74)}Q${n(x + size * 0.5)} ${n(y - size * 0.66)} ${n(x + size * 0.62)} ${n(y)}Z`,
      colour,
    ) +
    path(
      `M${n(x + size * 0.12)} ${n(y)}Q${n(x + size * 0.2)} ${n(y - size * 0.6)} ${n(x)} ${n(y - size * 0.74)}Q${n(x + size * 0.5)} ${n(y - size * 0.66)} ${n(x + size * 0.62)} ${n(y)}Z`,
      palette.ink,
      'opacity="0.2"',
    ) +
    ellipse(x, y + size * 0.05, size * 0.24, size * 0.17, mix(palette.lamp, palette.cream, 0.6))
  );
}

/** Draws one bottle, foot at (x, y). */
export function bottle(
  x: number,
  y: number,
  height: number,
  glass: string,
  label: string,
  shape: number,
): string {
  const half = height * (shape === 0 ? 0.13 : shape === 1 ? 0.17 : 0.15);
  const neck = half * 0.36;
  const shoulder = y - height * (shape === 1 ? 0.52 : 0.6);
  return (
    path(
      `M${n(x - half)} ${n(y)}V${n(shoulder)}Q${n(x - half)} ${n(shoulder - height * 0.12)} ${n(x - neck)} ${n(shoulder - height * 0.16)}V${n(y - height)}H${n(x + neck)}V${n(shoulder - height * 0.16)}Q${n(x + half)} ${n(shoulder - height * 0.12)} ${n(x + half)} ${n(shoulder)}V${n(y)}Z`,
      glass,
    ) +
    rect(x - half, y - height * 0.42, half * 2, height * 0.26, label) +
    rect(x - half * 0.7, shoulder, half * 0.3, height * 0.52, '#ffffff', 2, 'opacity="0.22"') +
    rect(x - neck * 1.3, y - height - height * 0.03, neck * 2.6, height * 0.07, label, 2)
  );
}

/** Draws a shelf of bottles and glasses. */
export function bottleShelf(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { palette, random } = brush;
  const glasses = [
    '#2f7d6d',
    '#8a4b2f',
    '#c98a3b',
    '#4f7fa3',
    '#a34a4a',
    '#d8c9a6',
    palette.teal,
    palette.coral,
  ];
  let drawing = rect(x, y - height - 30, width, height + 30, palette.lamp, 0, 'opacity="0.1"');
  for (let at = x + 26; at < x + width - 16; at += random.between(36, 56)) {
    const tall = height * random.between(0.66, 0.98);
    drawing += bottle(
      at,
      y,
      tall,
      mix(random.pick(glasses), palette.ink, 0.12),
      random.pick([palette.cream, palette.amber, mix(palette.coral, palette.cream, 0.3)]),
      random.int(0, 2),
    );
  }
  return (
    drawing +
    rect(x - 8, y, width + 16, 14, palette.wood, 3) +
    rect(x - 8, y + 12, width + 16, 5, palette.ink, 2, 'opacity="0.4"')
  );
}

/** Draws a stemmed or tall glass with a drink, foot at (x, y). */
export function drink(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  liquid: string,
  kind: number,
): string {
  const { palette } = brush;
  if (kind === 0) {
    return (
      ellipse(x, y, size * 0.3, size * 0.06, palette.cream, 'opacity="0.8"') +
      rect(x - 2.5, y - size * 0.55, 5, size * 0.55, palette.cream, 0, 'opacity="0.85"') +
      path(
        `M${n(x - size * 0.42)} ${n(y - size * 1.1)}H${n(x + size * 0.42)}L${n(x)} ${n(y - size * 0.5)}Z`,
        palette.cream,
        'opacity="0.45"',
      ) +
      path(
        `M${n(x - size * 0.33)} ${n(y - size * 0.98)}H${n(x + size * 0.33)}L${n(x)} ${n(y - size * 0.52)}Z`,
        liquid,
      ) +
      circle(x + size * 0.3, y - size * 1.1, size * 0.15, palette.amber) +
      circle(x + size * 0.3, y - size * 1.1, size * 0.1, mix(palette.amber, palette.cream, 0.5))
    );
  }
  if (kind === 1) {
    return (
      path(
        `M${n(x - size * 0.3)} ${n(y - size * 1.05)}L${n(x - size * 0.22)} ${n(y)}H${n(x + size * 0.22)}L${n(x + size * 0.3)} ${n(y - size * 1.05)}Z`,
        palette.cream,
        'opacity="0.4"',
      ) +
      path(
        `M${n(x - size * 0.275)} ${n(y - size * 0.84)}L${n(x - size * 0.21)} ${n(y - size * 0.03)}H${n(x + size * 0.21)}L${n(x + size * 0.275)} ${n(y - size * 0.84)}Z`,
        liquid,
      ) +
      rect(x - size * 0.3, y - size * 1.02, size * 0.6, size * 0.22, palette.cream, size * 0.1) +
      circle(x - size * 0.16, y - size * 1.02, size * 0.13, palette.cream) +
      circle(x + size * 0.1, y - size * 1.05, size * 0.15, palette.cream)
    );
  }
  return (
    ellipse(x, y, size * 0.26, size * 0.05, palette.cream, 'opacity="0.8"') +
    rect(x - 2.5, y - size * 0.6, 5, size * 0.6, palette.cream, 0, 'opacity="0.85"') +
    path(
      `M${n(x - size * 0.3)} ${n(y - size * 1.15)}Q${n(x - size * 0.38)} ${n(y - size * 0.56)} ${n(x)} ${n(y - size * 0.54)}Q${n(x + size * 0.38)} ${n(y - size * 0.56)} ${n(x + size * 0.3)} ${n(y - size * 1.15)}Z`,
      palette.cream,
      'opacity="0.38"',
    ) +
    path(
      `M${n(x - size * 0.33)} ${n(y - size * 0.86)}Q${n(x - size * 0.33)} ${n(y - size * 0.57)} ${n(x)} ${n(y - size * 0.56)}Q${n(x + size * 0.33)} ${n(y - size * 0.57)} ${n(x + size * 0.33)} ${n(y - size * 0.86)}Z`,
      liquid,
    )
  );
}

/** Draws a bar stool seen from behind. */
export function stool(
  brush: Brush,
  x: number,
  base: number,
  height: number,
  colour: string,
): string {
  const { palette } = brush;
  return (
    stroke(
      `M${n(x - height * 0.16)} ${n(base - height * 0.9)}L${n(x - height * 0.26)} ${n(base)}M${n(x + height * 0.16)} ${n(base - height * 0.9)}L${n(x + height * 0.26)} ${n(base)}M${n(x - height * 0.22)} ${n(base - height * 0.34)}H${n(x + height * 0.22)}`,
      palette.ink,
      9,
    ) +
    rect(x - height * 0.29, base - height, height * 0.58, height * 0.13, colour, 12) +
    rect(
      x - height * 0.29,
      base - height * 0.92,
      height * 0.58,
      height * 0.05,
      palette.ink,
      8,
      'opacity="0.25"',
    )
  );
}
