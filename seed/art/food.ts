import { mix } from './palette.ts';
import { circle, ellipse, path, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

/** Draws a fish of the tainha kind, 700 long, head to the left. */
export function fish(brush: Brush, skin: string): string {
  const { palette } = brush;
  return (
    path(
      'M-350 10C-260 -110 60 -130 232 -22L350 -112Q312 0 350 112L232 26C60 130 -250 120 -350 10Z',
      skin,
    ) +
    path(
      'M-350 10C-240 40 60 50 232 0L350 112L232 26C60 130 -250 120 -350 10Z',
      mix(skin, palette.cream, 0.5),
    ) +
    path('M-60 -100Q20 -168 120 -82Z', mix(skin, palette.ink, 0.25)) +
    stroke('M-212 -70Q-170 0 -212 82', mix(skin, palette.ink, 0.45), 7) +
    repeat(12, (i) =>
      stroke(`M${-140 + (i % 6) * 56} ${i < 6 ? -52 : 0}q22 22 0 44`, palette.ink, 4, 0.3),
    ) +
    circle(-276, -16, 20, palette.cream) +
    circle(-278, -16, 11, palette.ink)
  );
}

/** Draws an open oyster, about 165 high. */
export function oyster(brush: Brush): string {
  const { palette } = brush;
  return (
    path('M0 74C-50 62 -62 -8 -42 -60C-22 -104 32 -100 46 -52C62 0 46 66 0 74Z', '#7c8b92') +
    path('M0 60C-38 50 -48 -8 -32 -50C-16 -84 24 -82 36 -44C48 0 36 52 0 60Z', '#f0ebe2') +
    path('M-4 44C-30 34 -34 -6 -20 -32C-6 -54 18 -48 24 -22C30 6 20 44 -4 44Z', '#d3c3ac') +
    ellipse(-2, -8, 13, 18, '#e9ded0') +
    stroke('M-50 10Q-58 -20 -46 -46', mix('#7c8b92', palette.ink, 0.4), 4)
  );
}

/** Draws a slice of lemon with its segments. */
export function lemon(brush: Brush, radius: number): string {
  const { palette } = brush;
  return (
    circle(0, 0, radius, palette.amber) +
    circle(0, 0, radius * 0.82, mix(palette.amber, '#ffffff', 0.65)) +
    repeat(4, (i) => {
      const angle = (i * Math.PI) / 4;
      const x = Math.cos(angle) * radius * 0.7;
      const y = Math.sin(angle) * radius * 0.7;
      return stroke(`M${-x} ${-y}L${x} ${y}`, palette.amber, radius * 0.08);
    })
  );
}

/** Draws a pointed leaf from its stalk to the right. */
export function leaf(brush: Brush, length: number, tone = brush.palette.leaf): string {
  return (
    path(
      `M0 0Q${length * 0.5} ${-length * 0.34} ${length} 0Q${length * 0.5} ${length * 0.34} 0 0Z`,
      tone,
    ) + stroke(`M0 0H${length * 0.9}`, mix(tone, brush.palette.cream, 0.4), 3)
  );
}

/** Draws steam in three threads above (0, 0). */
export function steam(brush: Brush, size: number): string {
  return repeat(3, (i) =>
    stroke(
      `M${(i - 1) * size * 0.4} 0q${size * 0.2} ${-size * 0.25} 0 ${-size * 0.5}t0 ${-size * 0.5}`,
      brush.palette.cream,
      size * 0.06,
      0.6,
    ),
  );
}

/** Draws a flame standing on (0, 0), 200 high. */
export function flame(brush: Brush): string {
  const { palette } = brush;
  return (
    path(
      'M0 0C-90 -10 -92 -92 -44 -130C-40 -96 -20 -92 -14 -104C-20 -150 6 -184 24 -200C18 -150 84 -120 76 -60C72 -20 44 0 0 0Z',
      palette.coral,
    ) +
    path(
      'M2 0C-56 -6 -58 -60 -26 -86C-22 -62 -8 -60 0 -78C4 -104 18 -120 26 -130C22 -96 56 -70 50 -36C46 -12 28 0 2 0Z',
      palette.amber,
    ) +
    path('M4 0C-22 -4 -24 -34 -6 -50C0 -36 8 -40 14 -58C34 -34 32 -4 4 0Z', palette.cream)
  );
}

/** Draws a prawn curled around (0, 0), about 140 wide. */
export function prawn(brush: Brush): string {
  const { palette } = brush;
  return (
    stroke('M-34 26A44 44 0 1 1 36 26', palette.coral, 28) +
    stroke('M-30 22A38 38 0 0 1 30 -14', mix(palette.coral, palette.cream, 0.55), 6) +
    path('M30 16L66 34L44 56L22 40Z', mix(palette.coral, palette.ink, 0.15)) +
    stroke('M-34 26q-14 26 -40 28', palette.coral, 4)
  );
}

/** Draws a round plate from above with its shadow. */
export function roundPlate(brush: Brush, radius: number, tone = brush.palette.cream): string {
  const { palette } = brush;
  return (
    circle(radius * 0.06, radius * 0.08, radius * 1.02, palette.ink, 0.2) +
    circle(0, 0, radius, tone) +
    circle(0, 0, radius * 0.92, mix(tone, palette.teal, 0.16)) +
    circle(0, 0, radius * 0.76, mix(tone, '#ffffff', 0.35))
  );
}
