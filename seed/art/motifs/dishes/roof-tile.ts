import { bayView, tableTop } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { fish, lemon, steam } from '../food.ts';

/** Draws fish baked in a roof tile, the bay behind. */
export function roofTile(brush: Brush): string {
  const { palette } = brush;
  const clay = shaded(palette, '#c8663f');
  return (
    bayView(brush) +
    tableTop(brush, '#c08a58') +
    ellipse(800, 880, 620, 46, palette.ink, 'opacity="0.22"') +
    path('M250 690Q800 600 1350 690Q1330 850 1180 880H420Q270 850 250 690Z', clay) +
    ellipse(800, 694, 548, 78, mix(clay, palette.ink, 0.35)) +
    ellipse(800, 704, 500, 60, '#e7b45a') +
    path('M420 880Q330 850 300 720L250 690Q270 850 420 880Z', mix(clay, palette.ink, 0.2)) +
    at(800, 640, fish(brush, '#d98a5a'), 1.15, -3) +
    [
      [430, 690, palette.coral],
      [520, 726, palette.leaf],
      [1120, 712, palette.coral],
      [1210, 686, palette.amber],
      [690, 742, palette.amber],
      [950, 742, palette.leaf],
    ]
      .map(
        ([x, y, fill]) =>
          circle(Number(x), Number(y), 38, String(fill)) +
          circle(Number(x) - 8, Number(y) - 10, 12, palette.cream, 'opacity="0.4"'),
      )
      .join('') +
    at(800, 530, steam(brush, 170)) +
    at(1400, 850, lemon(brush, 70)) +
    at(210, 870, lemon(brush, 58))
  );
}
