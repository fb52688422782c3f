import { tree } from '../../land.ts';
import { at, ellipse, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { mountain, openSea, rocks, shoreline, sunshades, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';

/** Draws soft sand between two green hills, paragliders in the wind. */
export function mole(brush: Brush): string {
  const { palette } = brush;
  const glider = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      path('M-120 0Q0 -110 120 0Q60 -44 0 -44Q-60 -44 -120 0Z', colour) +
        path('M-44 -49Q0 -58 44 -49L32 -40Q0 -46 -32 -40Z', palette.cream) +
        stroke('M-116 0L0 130L116 0M-50 -34L0 130L50 -34', palette.ink, 3, 'opacity="0.6"') +
        ellipse(0, 134, 14, 20, palette.ink),
      size,
    );
  const outline: Outline = {
    line: [
      [180, 470],
      [300, 560],
      [520, 640],
      [800, 665],
      [1100, 630],
      [1320, 545],
      [1430, 460],
    ],
    behind: [
      [1640, 440],
      [1640, 1010],
      [-20, 1010],
      [-20, 450],
    ],
    inland: [0, 165],
  };
  return (
    openSea(brush, 800) +
    shoreline(brush, outline) +
    waves(brush, outline, 3) +
    mountain(
      brush,
      'M-20 230Q150 220 260 330Q340 420 400 520Q380 600 300 640Q180 660 -20 700Z',
      'M150 260Q260 330 400 520Q380 600 300 640Q260 440 150 260Z',
      0.85,
    ) +
    mountain(
      brush,
      'M1640 170Q1460 190 1350 300Q1250 400 1200 510Q1240 590 1330 640Q1470 670 1640 690Z',
      'M1640 170Q1460 190 1430 330Q1460 520 1640 600Z',
      0.85,
    ) +
    rocks(brush, 390, 540, 44) +
    rocks(brush, 1220, 530, 44) +
    sunshades(
      brush,
      [
        [430, 730],
        [620, 780],
        [800, 760],
        [980, 790],
        [1180, 740],
        [700, 850],
        [900, 860],
      ],
      46,
    ) +
    repeat(9, (index) => tree(brush, 60 + index * 190, 1110, 190)) +
    glider(520, 190, 1.05, palette.coral) +
    glider(1050, 130, 0.75, palette.amber)
  );
}
