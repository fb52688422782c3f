import { mix } from '../../colour.ts';
import { cornerLeaves, hills, tree } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { artWidth, circle, ellipse, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a house of wood and glass in the morning mist, high on its hill. */
export function glassHouse(brush: Brush): string {
  const { palette } = brush;
  const mist = (y: number, share: number) =>
    path(
      `M-10 ${y}Q300 ${y - 70} 640 ${y}T1240 ${y - 10}T1610 ${y - 30}V${y + 130}H-10Z`,
      palette.cream,
      `opacity="${share}"`,
    );
  return (
    sky(brush, { horizon: 560, sun: { x: 420, y: 260 }, clouds: 2 }) +
    hills(brush, 560, 3, 260, 0.4) +
    rect(0, 560, artWidth, 450, mix(palette.cream, palette.hillFar, 0.4)) +
    mist(520, 0.6) +
    hills(brush, 700, 2, 200, 0.65) +
    mist(640, 0.55) +
    path('M-10 1010V800C300 760 460 640 800 640S1340 760 1610 820V1010Z', palette.leafDark) +
    repeat(4, (index) => tree(brush, 240 + (index > 1 ? 660 : 0) + index * 150, 740, 280)) +
    rect(480, 660, 660, 26, palette.wood) +
    repeat(5, (index) => rect(520 + index * 140, 680, 16, 130, palette.ink)) +
    rect(520, 420, 580, 244, mix(palette.skyLow, palette.lamp, 0.55)) +
    rect(560, 580, 110, 84, palette.wood, 6) +
    rect(590, 540, 12, 40, palette.coral) +
    rect(760, 600, 180, 12, palette.wood) +
    rect(790, 612, 10, 52, palette.ink) +
    rect(900, 612, 10, 52, palette.ink) +
    ellipse(850, 594, 26, 12, palette.cream) +
    circle(850, 480, 28, palette.amber) +
    rect(848, 420, 4, 40, palette.ink) +
    repeat(7, (index) => rect(516 + index * 96, 416, 10, 250, palette.ink)) +
    rect(516, 530, 588, 7, palette.ink) +
    path('M440 424L560 340H1060L1180 424Z', shaded(palette, '#7a5644')) +
    path('M520 424L640 664H700L580 424ZM820 424L940 664H970L850 424Z', '#ffffff', 'opacity="0.3"') +
    mist(830, 0.75) +
    mist(930, 0.5) +
    cornerLeaves(brush, 'right')
  );
}
