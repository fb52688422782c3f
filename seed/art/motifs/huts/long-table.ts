import { nightGarden } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { stringLights } from '../../gathering.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws one long table between the mango trees. */
export function longTable(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#a8703f');
  const mango = (x: number, y: number) =>
    ellipse(x, y, 24, 32, '#e79a3c') + ellipse(x - 7, y - 8, 8, 12, palette.cream, 'opacity="0.4"');
  const trunk = (x: number, side: number) =>
    path(
      `M${x - 50} 860Q${x - 20} 600 ${x - 60 * side} 300H${x + 60 - 40 * side}Q${x + 30} 600 ${x + 60} 860Z`,
      mix(palette.wood, palette.ink, 0.25),
    ) +
    circle(x - 160, 190, 200, palette.leafDark) +
    circle(x + 140, 170, 210, palette.leafDark) +
    circle(x, 90, 220, palette.leaf) +
    circle(x + 60 * side, 250, 130, palette.leaf) +
    mango(x - 120, 330) +
    mango(x + 40, 370) +
    mango(x + 170, 330);
  return (
    nightGarden(brush) +
    trunk(190, -1) +
    trunk(1410, 1) +
    stringLights(brush, 200, 330, 1400, 330, 90, 16) +
    glow(brush, { x: 800, y: 640 }, 560, palette.lamp, 0.6) +
    path(
      'M560 640L240 900H420L660 640ZM1040 640L1360 900H1180L940 640Z',
      mix(wood, palette.ink, 0.35),
    ) +
    path('M690 590H910L1130 860H470Z', wood) +
    rect(470, 860, 660, 44, mix(wood, palette.ink, 0.3), 4) +
    rect(500, 900, 36, 110, mix(wood, palette.ink, 0.5)) +
    rect(1064, 900, 36, 110, mix(wood, palette.ink, 0.5)) +
    path('M760 590H840L900 860H700Z', palette.cream, 'opacity="0.5"') +
    repeat(4, (index) => {
      const y = 620 + index * index * 22;
      const size = 0.5 + index * 0.22;
      return at(
        800,
        y,
        glow(brush, { x: 0, y: -30 }, 90, palette.lamp, 0.9) +
          rect(-16, -50, 32, 50, palette.cream, 8) +
          ellipse(0, -58, 8, 15, palette.amber),
        size,
      );
    }) +
    repeat(3, (index) =>
      at(
        640 + index * 14 - index * 50,
        660 + index * 74,
        ellipse(0, 0, 60, 18, palette.cream) + circle(0, -12, 26, '#d9a05a'),
        0.6 + index * 0.22,
      ),
    ) +
    repeat(3, (index) =>
      at(
        940 + index * 46,
        660 + index * 74,
        ellipse(0, 0, 60, 18, palette.cream) +
          rect(-30, -34, 60, 30, '#c98745', 10) +
          rect(-34, -24, 68, 8, palette.leaf, 4),
        0.6 + index * 0.22,
      ),
    )
  );
}
