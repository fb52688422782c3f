import { mix } from '../../colour.ts';
import { stringLights } from '../../gathering.ts';
import { colonialHouse, streetLamp } from '../../houses.ts';
import { tree } from '../../land.ts';
import { sky } from '../../sky.ts';
import { artWidth, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a lit town house with two tables at its door. */
export function townHouse(brush: Brush): string {
  const { palette } = brush;
  const base = 830;
  const table = (x: number) =>
    ellipse(x, 946, 130, 16, palette.ink, 'opacity="0.3"') +
    rect(x - 6, 800, 12, 144, palette.ink) +
    path(
      `M${x - 110} 800H${x + 110}L${x + 96} 880L${x + 50} 856L${x} 884L${x - 50} 856L${x - 96} 880Z`,
      palette.cream,
    ) +
    glow(brush, { x, y: 760 }, 130, palette.lamp, 0.9) +
    rect(x - 8, 756, 16, 44, palette.coral, 4) +
    ellipse(x, 748, 6, 13, palette.lamp);
  return (
    sky(brush, { horizon: 835, sun: { x: 1270, y: 160 }, birds: 0 }) +
    repeat(3, (index) => tree(brush, 180 + index * 620, 800, 380)) +
    colonialHouse(brush, -90, base, 400, 330, '#e4c07a', palette.teal) +
    colonialHouse(brush, 1290, base, 420, 360, '#8fb3ae', palette.coral) +
    colonialHouse(brush, 490, base, 620, 600, '#c8705e', '#2f6f73') +
    rect(0, base, artWidth, 180, mix(palette.sandShade, palette.ink, 0.45)) +
    repeat(40, (index) =>
      rect(
        ((index * 211) % 1600) - 30,
        base + 22 + (index % 5) * 32,
        70,
        14,
        palette.cream,
        6,
        'opacity="0.1"',
      ),
    ) +
    streetLamp(brush, 340, base + 50, 320) +
    streetLamp(brush, 1262, base + 50, 320) +
    table(560) +
    table(1040) +
    stringLights(brush, 330, 480, 1270, 480, 60, 16)
  );
}
