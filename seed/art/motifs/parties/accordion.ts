import { tableEdge, wall } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { stringLights } from '../../gathering.ts';
import { shaded } from '../../palette.ts';
import { artWidth, at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { drum } from '../instruments.ts';

/** Draws accordion, zabumba and triangle: the trio of a forró. */
export function accordion(brush: Brush): string {
  const { palette } = brush;
  const red = '#c43b34';
  return (
    wall(brush, '#e0a95a', 'arch', palette.cream) +
    stringLights(brush, -20, 70, 820, 120, 60, 11) +
    stringLights(brush, 780, 120, 1620, 70, 60, 11) +
    rect(0, tableEdge, artWidth, 260, shaded(palette, '#a7643f')) +
    ellipse(800, 900, 470, 40, palette.ink, 'opacity="0.25"') +
    repeat(13, (index) =>
      path(
        `M${620 + index * 30} ${430 - Math.sin((index / 12) * Math.PI) * 60}h30v${440 + Math.sin((index / 12) * Math.PI) * 76}h-30Z`,
        index % 2 === 0 ? '#2b2b33' : mix('#2b2b33', palette.amber, 0.35),
      ),
    ) +
    rect(400, 400, 240, 490, red, 26) +
    rect(420, 420, 200, 450, mix(red, palette.ink, 0.18), 18) +
    rect(436, 440, 86, 410, palette.cream, 8) +
    repeat(
      11,
      (index) =>
        rect(436, 440 + index * 37, 86, 3, palette.ink) +
        (index % 7 === 2 || index % 7 === 6
          ? ''
          : rect(478, 464 + index * 37, 44, 20, palette.ink, 3)),
    ) +
    repeat(
      3,
      (index) =>
        rect(545, 470 + index * 120, 52, 90, palette.amber, 12) +
        repeat(3, (slot) => rect(555, 488 + index * 120 + slot * 22, 32, 8, red, 4)),
    ) +
    rect(1000, 400, 230, 490, red, 26) +
    rect(1020, 420, 190, 450, mix(red, palette.ink, 0.18), 18) +
    repeat(6, (row) =>
      repeat(4, (column) => circle(1050 + column * 42, 470 + row * 70, 14, palette.cream)),
    ) +
    at(1390, 900, drum(brush, 260, 190, palette.teal)) +
    stroke('M250 340V430', palette.cream, 6) +
    stroke('M250 440L130 680H350L268 462', '#c9ced0', 20) +
    stroke('M330 560L420 480', '#c9ced0', 14)
  );
}
