import { mix } from '../../colour.ts';
import { pine } from '../../land.ts';
import { ellipse, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { openSea, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';

/** Draws the longest beach, straight to the horizon along a pine wood. */
export function mocambique(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [1180, 1010],
      [1010, 800],
      [860, 620],
      [710, 470],
      [570, 370],
      [420, 300],
      [280, 262],
    ],
    behind: [
      [-20, 262],
      [-20, 1010],
    ],
    inland: [-230, 60],
  };
  return (
    openSea(brush, 1120) +
    shoreline(brush, outline) +
    waves(brush, outline, 4) +
    repeat(34, (index) => {
      const depth = ((index * 37) % 34) / 34;
      const row = Math.floor(index / 2) / 17;
      const y = 330 + row * 640;
      return pine(
        brush,
        -10 + row * 620 * depth + (index % 2) * 40,
        y,
        70 + row * 270,
        index % 2 === 0 ? palette.leafDark : mix(palette.leaf, palette.leafDark, 0.5),
      );
    }) +
    repeat(12, (index) =>
      ellipse(1040 - index * 42, 960 - index * 50, 9 - index * 0.5, 5, palette.sandShade),
    )
  );
}
