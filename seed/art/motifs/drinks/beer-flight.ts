import { tableTop, wall } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { beerGlass } from './beer-glass.ts';

/** Draws four beers on a canoe-shaped board before a steel tank. */
export function beerFlight(brush: Brush): string {
  const { palette } = brush;
  const steel = shaded(palette, '#b9c6c6');
  const tank = (x: number) =>
    rect(x, 60, 360, 700, steel, 90) +
    rect(x + 250, 80, 70, 660, palette.ink, 30, 'opacity="0.16"') +
    rect(x + 44, 110, 40, 600, palette.cream, 20, 'opacity="0.5"') +
    rect(x, 250, 360, 12, mix(steel, palette.ink, 0.3)) +
    rect(x, 560, 360, 12, mix(steel, palette.ink, 0.3)) +
    circle(x + 180, 400, 78, mix(steel, palette.ink, 0.35)) +
    circle(x + 180, 400, 58, palette.cream) +
    stroke(`M${x + 180} 400L${x + 212} 362`, palette.coral, 8) +
    circle(x + 180, 400, 9, palette.ink);
  const beers = ['#f5d565', '#e8a52f', '#b5602a', '#3d2018'];
  return (
    wall(brush, '#a8623f', 'disc', palette.amber) +
    tank(150) +
    tank(1090) +
    stroke(
      'M510 170H620Q680 170 680 110V0M1090 170H980Q920 170 920 110V0',
      mix(steel, palette.ink, 0.25),
      22,
    ) +
    tableTop(brush, '#6d4433') +
    ellipse(800, 920, 640, 30, palette.ink, 'opacity="0.3"') +
    path(
      'M150 800Q260 850 420 856H1180Q1340 850 1450 800Q1400 910 1240 920H360Q200 910 150 800Z',
      shaded(palette, '#d39a55'),
    ) +
    stroke('M168 816Q280 862 420 868H1180Q1330 862 1432 816', palette.coral, 12) +
    repeat(4, (index) =>
      at(500 + index * 200, 868, beerGlass(brush, beers[index] ?? '#e8a52f'), 0.95),
    )
  );
}
