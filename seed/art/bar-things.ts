import { mix } from './palette.ts';
import { circle, ellipse, glow, path, polygon, rect, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

/** Draws a hanging lamp whose shade ends at y, with its cone of light. */
export function pendant(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  const beam = brush.gradient(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0%" stop-color="${palette.lamp}" stop-opacity="0.42"/><stop offset="100%" stop-color="${palette.lamp}" stop-opacity="0"/></linearGradient>`,
  );
  return (
    polygon(
      `${x - size * 0.5},${y} ${x + size * 0.5},${y} ${x + size * 1.9},${y + size * 4.6} ${x - size * 1.9},${y + size * 4.6}`,
      beam,
    ) +
    glow(brush, { x, y: y + size * 0.1 }, size * 1.9, palette.lamp, 0.8) +
    stroke(`M${x} -10V${y - size * 0.7}`, palette.ink, 4) +
    path(
      `M${x - size * 0.62} ${y}Q${x - size * 0.5} ${y - size * 0.66} ${x} ${y - size * 0.74}Q${x + size * 0.5} ${y - size * 0.66} ${x + size * 0.62} ${y}Z`,
      colour,
    ) +
    path(
      `M${x + size * 0.12} ${y}Q${x + size * 0.2} ${y - size * 0.6} ${x} ${y - size * 0.74}Q${x + size * 0.5} ${y - size * 0.66} ${x + size * 0.62} ${y}Z`,
      palette.ink,
      0.2,
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
      `M${x - half} ${y}V${shoulder}Q${x - half} ${shoulder - height * 0.12} ${x - neck} ${shoulder - height * 0.16}V${y - height}H${x + neck}V${shoulder - height * 0.16}Q${x + half} ${shoulder - height * 0.12} ${x + half} ${shoulder}V${y}Z`,
      glass,
    ) +
    rect(x - half, y - height * 0.42, half * 2, height * 0.26, label) +
    rect(x - half * 0.7, shoulder, half * 0.3, height * 0.52, '#ffffff', 2, 0.22) +
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
  let drawing = rect(x, y - height - 30, width, height + 30, palette.lamp, 0, 0.1);
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
    rect(x - 8, y + 12, width + 16, 5, palette.ink, 2, 0.4)
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
      ellipse(x, y, size * 0.3, size * 0.06, palette.cream, 0.8) +
      rect(x - 2.5, y - size * 0.55, 5, size * 0.55, palette.cream, 0, 0.85) +
      path(
        `M${x - size * 0.42} ${y - size * 1.1}H${x + size * 0.42}L${x} ${y - size * 0.5}Z`,
        palette.cream,
        0.45,
      ) +
      path(
        `M${x - size * 0.33} ${y - size * 0.98}H${x + size * 0.33}L${x} ${y - size * 0.52}Z`,
        liquid,
      ) +
      circle(x + size * 0.3, y - size * 1.1, size * 0.15, palette.amber) +
      circle(x + size * 0.3, y - size * 1.1, size * 0.1, mix(palette.amber, palette.cream, 0.5))
    );
  }
  if (kind === 1) {
    return (
      path(
        `M${x - size * 0.3} ${y - size * 1.05}L${x - size * 0.22} ${y}H${x + size * 0.22}L${x + size * 0.3} ${y - size * 1.05}Z`,
        palette.cream,
        0.4,
      ) +
      path(
        `M${x - size * 0.275} ${y - size * 0.84}L${x - size * 0.21} ${y - size * 0.03}H${x + size * 0.21}L${x + size * 0.275} ${y - size * 0.84}Z`,
        liquid,
      ) +
      rect(x - size * 0.3, y - size * 1.02, size * 0.6, size * 0.22, palette.cream, size * 0.1) +
      circle(x - size * 0.16, y - size * 1.02, size * 0.13, palette.cream) +
      circle(x + size * 0.1, y - size * 1.05, size * 0.15, palette.cream)
    );
  }
  return (
    ellipse(x, y, size * 0.26, size * 0.05, palette.cream, 0.8) +
    rect(x - 2.5, y - size * 0.6, 5, size * 0.6, palette.cream, 0, 0.85) +
    path(
      `M${x - size * 0.3} ${y - size * 1.15}Q${x - size * 0.38} ${y - size * 0.56} ${x} ${y - size * 0.54}Q${x + size * 0.38} ${y - size * 0.56} ${x + size * 0.3} ${y - size * 1.15}Z`,
      palette.cream,
      0.38,
    ) +
    path(
      `M${x - size * 0.33} ${y - size * 0.86}Q${x - size * 0.33} ${y - size * 0.57} ${x} ${y - size * 0.56}Q${x + size * 0.33} ${y - size * 0.57} ${x + size * 0.33} ${y - size * 0.86}Z`,
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
      `M${x - height * 0.16} ${base - height * 0.9}L${x - height * 0.26} ${base}M${x + height * 0.16} ${base - height * 0.9}L${x + height * 0.26} ${base}M${x - height * 0.22} ${base - height * 0.34}H${x + height * 0.22}`,
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
      0.25,
    )
  );
}

/** Draws a tall glass of draught beer, 300 high, foot at (0, 0). */
export function beerGlass(brush: Brush, beer: string): string {
  const { palette } = brush;
  return (
    ellipse(0, 2, 96, 14, palette.ink, 0.25) +
    path('M-92 -300L-68 0H68L92 -300Z', palette.cream, 0.5) +
    path('M-84 -240L-64 -10H64L84 -240Z', beer) +
    path('M-60 -220L-48 -30H-26L-30 -220Z', palette.cream, 0.3) +
    path(
      'M-96 -236Q-110 -300 -60 -310Q-40 -350 4 -330Q50 -350 66 -308Q110 -296 96 -236Q70 -222 48 -236T4 -232T-44 -236T-96 -236Z',
      '#fff8e8',
    )
  );
}
