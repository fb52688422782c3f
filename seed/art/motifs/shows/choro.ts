import { mix } from '../../colour.ts';
import { stringLights } from '../../gathering.ts';
import { shaded } from '../../palette.ts';
import { artWidth, at, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { guitar, pandeiro } from '../instruments.ts';

/** Draws a seven-string guitar, a cavaquinho and a pandeiro by the fire of a wooden shed. */
export function choro(brush: Brush): string {
  const { palette } = brush;
  const plank = shaded(palette, '#8a5436');
  return (
    rect(0, 0, artWidth, 1000, plank) +
    repeat(13, (index) => rect(index * 130, 0, 5, 780, palette.ink, 0, 'opacity="0.28"')) +
    glow(brush, { x: 800, y: 420 }, 760, palette.lamp, 0.75) +
    stringLights(brush, -20, 60, 820, 110, 60, 11) +
    stringLights(brush, 780, 110, 1620, 60, 60, 11) +
    rect(0, 800, artWidth, 210, mix(plank, palette.ink, 0.5)) +
    rect(380, 790, 840, 36, mix(palette.wood, palette.cream, 0.15), 8) +
    rect(440, 820, 26, 190, palette.wood) +
    rect(1134, 820, 26, 190, palette.wood) +
    at(470, 560, guitar(brush, '#c9803f'), 0.98, -10) +
    at(1150, 620, guitar(brush, '#e0aa5a'), 0.7, 12) +
    at(800, 636, pandeiro(brush, palette.coral), 1.05) +
    ellipse(800, 800, 100, 12, palette.ink, 'opacity="0.3"') +
    ellipse(640, 790, 56, 16, palette.cream) +
    path('M586 750H694Q690 790 640 794Q590 790 586 750Z', palette.cream) +
    ellipse(640, 750, 54, 13, '#d9a441')
  );
}
