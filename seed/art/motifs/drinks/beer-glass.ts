import { ellipse, path } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a tall glass of draught beer, 300 high, foot at (0, 0). */
export function beerGlass(brush: Brush, beer: string): string {
  const { palette } = brush;
  return (
    ellipse(0, 2, 96, 14, palette.ink, 'opacity="0.25"') +
    path('M-92 -300L-68 0H68L92 -300Z', palette.cream, 'opacity="0.5"') +
    path('M-84 -240L-64 -10H64L84 -240Z', beer) +
    path('M-60 -220L-48 -30H-26L-30 -220Z', palette.cream, 'opacity="0.3"') +
    path(
      'M-96 -236Q-110 -300 -60 -310Q-40 -350 4 -330Q50 -350 66 -308Q110 -296 96 -236Q70 -222 48 -236T4 -232T-44 -236T-96 -236Z',
      '#fff8e8',
    )
  );
}
