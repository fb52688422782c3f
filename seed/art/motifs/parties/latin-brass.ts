import { bayView, tableTop } from '../../backdrops.ts';
import { stringLights } from '../../gathering.ts';
import { at, ellipse, glow, path, rect } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { drum, trumpet } from '../instruments.ts';

/** Draws brass and maracas on a deck over the water. */
export function latinBrass(brush: Brush): string {
  const { palette } = brush;
  const maraca = (colour: string) =>
    rect(-11, 0, 22, 210, palette.wood, 10) +
    ellipse(0, -50, 76, 96, colour) +
    path('M-74 -66Q0 -30 74 -66L70 -24Q0 14 -70 -24Z', palette.cream) +
    ellipse(-26, -100, 16, 26, '#ffffff', 'opacity="0.4"');
  return (
    bayView(brush, 450) +
    stringLights(brush, -20, 100, 820, 150, 70, 12) +
    stringLights(brush, 780, 150, 1620, 90, 70, 12) +
    tableTop(brush, '#8a5238') +
    glow(brush, { x: 800, y: 640 }, 520, palette.lamp, 0.4) +
    at(1240, 950, drum(brush, 220, 380, '#c8502f')) +
    at(1420, 960, drum(brush, 190, 320, palette.teal)) +
    at(720, 560, trumpet(brush), 1.15, -14) +
    at(470, 780, maraca(palette.coral), 0.95, -58) +
    at(680, 830, maraca(palette.amber), 0.95, 40)
  );
}
