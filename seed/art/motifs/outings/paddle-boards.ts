import { bayView } from '../../backdrops.ts';
import { grasses } from '../../land.ts';
import { at, ellipse, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples } from '../../water.ts';

/** Draws paddle boards before sunrise in the middle of the lagoon. */
export function paddleBoards(brush: Brush): string {
  const { palette } = brush;
  const board = (colour: string, trim: string) =>
    ellipse(0, 26, 330, 22, palette.ink, 'opacity="0.2"') +
    path('M-330 4Q-220 -34 60 -30Q250 -26 340 -8Q240 30 40 32Q-220 34 -330 4Z', colour) +
    path(
      'M-330 4Q-220 18 40 16Q240 14 340 -8Q240 30 40 32Q-220 34 -330 4Z',
      palette.ink,
      'opacity="0.14"',
    ) +
    path('M-90 -28L90 -28L70 14L-110 16Z', trim) +
    stroke('M-210 -16L190 -74', palette.wood, 10) +
    at(214, -78, ellipse(0, 0, 54, 19, trim), 1, -9);
  return (
    bayView(brush, 470) +
    ripples(brush, 480, 1000, 40) +
    at(1080, 590, board(palette.teal, palette.cream), 0.5) +
    at(480, 640, board(palette.cream, palette.coral), 0.62) +
    at(860, 800, board(palette.coral, palette.cream), 1.1) +
    repeat(3, (index) =>
      stroke(
        `M${470 - index * 60} ${900 + index * 26}Q860 ${940 + index * 26} ${1250 + index * 60} ${880 + index * 26}`,
        palette.foam,
        5,
        `opacity="${0.5 - index * 0.12}"`,
      ),
    ) +
    grasses(
      brush,
      [
        { x: 60, y: 1005 },
        { x: 150, y: 1010 },
        { x: 1520, y: 1005 },
      ],
      170,
    )
  );
}
