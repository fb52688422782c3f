import { bayView } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { beam } from '../../scenes/light-beam.ts';
import { suspensionBridge } from '../../suspension-bridge.ts';
import { artWidth, at, circle, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { cymbal, drum } from '../instruments.ts';

/** Draws a stage raised on the shore, the lit bridge behind. */
export function arena(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.ink, palette.cream, 0.2);
  const lights = [palette.coral, palette.amber, '#d9577a', '#3fb6b8', palette.amber, palette.coral];
  return (
    bayView(brush, 520) +
    suspensionBridge(brush, 470, 330, 1270, 260, mix(palette.ink, palette.hillNear, 0.6)) +
    repeat(6, (index) =>
      beam(
        brush,
        420 + index * 152,
        640,
        200 + index * 240,
        -40,
        150,
        lights[index] ?? palette.coral,
        0.6,
      ),
    ) +
    rect(0, 700, artWidth, 310, mix(palette.ink, palette.leafDark, 0.4)) +
    rect(330, 560, 940, 220, mix('#1b2440', palette.ink, 0.3)) +
    rect(430, 590, 740, 150, '#d9577a') +
    path('M430 740L620 640L780 720L960 610L1170 740Z', palette.amber) +
    circle(1010, 640, 34, palette.cream) +
    rect(300, 540, 36, 260, steel) +
    rect(1264, 540, 36, 260, steel) +
    path('M270 560Q800 400 1330 560V586Q800 440 270 586Z', steel) +
    repeat(9, (index) =>
      circle(360 + index * 110, 548 - Math.sin((index / 8) * Math.PI) * 66, 13, palette.cream),
    ) +
    rect(200, 780, 1200, 60, palette.ink, 6) +
    repeat(20, (index) => circle(240 + index * 59, 810, 8, palette.lamp)) +
    repeat(
      2,
      (side) =>
        rect(180 + side * 1110, 610, 130, 180, '#20272b', 8) +
        repeat(3, (index) => circle(245 + side * 1110, 642 + index * 58, 22, steel)),
    ) +
    at(800, 780, drum(brush, 130, 90, palette.coral)) +
    at(660, 780, cymbal(brush, 130, 60)) +
    at(960, 780, cymbal(brush, 130, 60)) +
    repeat(3, (row) =>
      repeat(16 - row, (index) =>
        rect(
          60 + index * (100 + row * 8) - row * 20,
          866 + row * 50,
          64,
          46,
          mix(palette.teal, palette.ink, 0.3 + row * 0.12),
          12,
        ),
      ),
    )
  );
}
