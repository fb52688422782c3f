import { curtains, litStage } from '../backdrops.ts';
import { audience, figure, ox } from '../figures.ts';
import { flame } from '../food.ts';
import { hills } from '../land.ts';
import { mix } from '../palette.ts';
import { sky } from '../sky-and-sea.ts';
import {
  artHeight,
  artWidth,
  at,
  beam,
  circle,
  each,
  ellipse,
  glow,
  linearFill,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws one actor in a spotlight between waves of cloth. */
export function monologue(brush: Brush): string {
  const { palette } = brush;
  const dark = mix('#141a2c', palette.ink, 0.3);
  const wave = (y: number, colour: string) =>
    path(
      `M-20 ${y}q90 -90 180 0t180 0t180 0t180 0t180 0t180 0t180 0t180 0t180 0V${y + 200}H-20Z`,
      colour,
    );
  return (
    rect(0, 0, artWidth, artHeight, dark) +
    glow(brush, { x: 800, y: 500 }, 720, '#3a5f8a', 0.6) +
    wave(640, '#1d4a63') +
    wave(700, '#23687a') +
    beam(brush, 800, -80, 800, 900, 360, palette.cream, 0.75) +
    rect(0, 790, artWidth, 220, mix(dark, '#4a2f2a', 0.5)) +
    ellipse(800, 826, 350, 52, palette.lamp, 0.75) +
    rect(1000, 640, 14, 186, '#5a3325') +
    rect(1110, 700, 12, 126, '#5a3325') +
    rect(1000, 696, 122, 16, '#5a3325', 4) +
    rect(996, 640, 20, 20, '#5a3325', 6) +
    figure(
      brush,
      {
        head: [800, 300],
        neck: [800, 352],
        hip: [800, 552],
        arms: ['M752 374L660 330L580 256', 'M848 374L900 460L860 540'],
        legs: ['M780 560L766 690L756 812H730', 'M820 560L842 690L856 812H882'],
      },
      { top: palette.cream, bottom: '#2a2f45' },
    ) +
    at(
      566,
      226,
      path('M-40 -44Q0 -60 40 -44Q46 20 0 56Q-46 20 -40 -44Z', '#f4dfb0') +
        stroke('M-24 -14h16M8 -14h16M-18 16Q0 36 18 16', '#1c1418', 8),
      1,
      -14,
    ) +
    curtains(brush) +
    audience(brush, 930, mix(dark, '#000000', 0.45))
  );
}

/** Draws a dancer in a leap, with a long cloth behind, and two dancers in the dark. */
export function contemporaryDance(brush: Brush): string {
  const { palette } = brush;
  const shade = mix('#3b1f4f', palette.ink, 0.25);
  const small = (x: number, flip: number) =>
    `<g transform="translate(${x} 330) scale(${0.72 * flip} 0.72)">${figure(
      brush,
      {
        head: [0, 130],
        neck: [0, 182],
        hip: [0, 370],
        arms: ['M-40 200L-110 120L-90 20', 'M40 200L130 190L210 130'],
        legs: ['M-16 380L-40 520L-30 660', 'M20 380L130 440L240 400'],
      },
      { top: palette.teal, bottom: mix(palette.teal, palette.ink, 0.4) },
    )}</g>`;
  return (
    rect(0, 0, artWidth, artHeight, linearFill(brush, [0, shade], [1, '#7b2f5a'])) +
    circle(800, 420, 380, '#f2a27c', 0.9) +
    circle(800, 420, 300, '#ffd9a8', 0.9) +
    rect(0, 790, artWidth, 220, mix(shade, '#000000', 0.2)) +
    ellipse(800, 870, 420, 40, '#ffd9a8', 0.35) +
    small(330, 1) +
    small(1270, -1) +
    stroke('M560 300Q420 420 560 520T820 560T1120 700', palette.coral, 34, 0.95) +
    stroke('M560 300Q440 420 570 506T820 546T1120 686', palette.cream, 8, 0.6) +
    figure(
      brush,
      {
        head: [800, 236],
        neck: [804, 290],
        hip: [794, 480],
        arms: ['M760 312L660 300L560 300', 'M850 312L950 250L1040 200'],
        legs: ['M776 490L640 560L470 640', 'M812 490L960 540L1140 560'],
      },
      { top: '#2a2440', bottom: '#2a2440', isLongHaired: true },
    ) +
    audience(brush, 960, mix(shade, '#000000', 0.55))
  );
}

/** Draws the ox of the folk play as the hero of a comedy on a stage with curtains. */
export function oxOnStage(brush: Brush): string {
  const { palette } = brush;
  return (
    litStage(brush, '#2b4f7a', [palette.amber, palette.cream, palette.coral]) +
    circle(800, 380, 270, palette.cream) +
    circle(720, 300, 40, mix(palette.cream, palette.sand, 0.6)) +
    circle(900, 440, 60, mix(palette.cream, palette.sand, 0.6)) +
    repeat(3, (i) =>
      path(`M${330 + i * 340} 800l130 -240l130 240Z`, i === 1 ? '#2f7d63' : '#256a58'),
    ) +
    repeat(10, (i) => circle(300 + i * 112, 150 + (i % 3) * 46, 7, palette.cream)) +
    at(200, 130, ox(brush), 0.8) +
    curtains(brush) +
    audience(brush, 970, '#1b1420')
  );
}

/** Draws two actors on the lit wall of a fortress. */
export function ramparts(brush: Brush): string {
  const { palette, random } = brush;
  const stone = mix('#b09a80', palette.ink, 0.25);
  const wall = 640;
  return (
    sky(brush, { horizon: 640, sun: { x: 1330, y: 190 }, birds: 0 }) +
    hills(brush, 640, 2, 120, 0.5) +
    glow(brush, { x: 800, y: 620 }, 640, palette.lamp, 0.75) +
    figure(
      brush,
      {
        head: [610, 190],
        neck: [612, 242],
        hip: [606, 426],
        arms: ['M656 262L760 220L820 110', 'M570 262L510 350L560 410'],
        legs: ['M588 434L550 540L530 650', 'M624 434L690 530L700 650'],
      },
      { top: palette.coral, bottom: '#2a2f45' },
    ) +
    path('M572 176Q612 110 654 172L716 168Q640 130 612 122Q560 128 520 178Z', '#2a2f45') +
    stroke('M640 140Q700 70 730 110', palette.cream, 14) +
    stroke('M812 124L900 -10', palette.cream, 12) +
    stroke('M792 110L836 138', palette.amber, 14) +
    figure(
      brush,
      {
        head: [1010, 206],
        neck: [1006, 258],
        hip: [1010, 430],
        arms: ['M958 280L890 330L850 280', 'M1054 280L1130 330L1170 250'],
        legs: ['M994 440L990 650', 'M1026 440L1034 650'],
      },
      {
        top: palette.teal,
        bottom: palette.teal,
        skirt: palette.teal,
        isLongHaired: true,
        hair: '#6b3522',
      },
    ) +
    path('M920 640L962 430H1058L1110 640Z', palette.teal) +
    path('M964 150L984 108L1010 140L1036 108L1056 150Z', palette.amber) +
    rect(0, wall, artWidth, 370, stone) +
    repeat(8, (i) =>
      rect(i * 220 - 60, wall - 66, 130, 70, i % 2 === 0 ? stone : mix(stone, palette.cream, 0.08)),
    ) +
    repeat(6, (row) =>
      repeat(12, (i) =>
        rect(
          i * 150 - 70 + (row % 2) * 75,
          wall + 14 + row * 62,
          140,
          52,
          mix(stone, random.chance(0.5) ? palette.cream : palette.ink, random.between(0.02, 0.16)),
          8,
        ),
      ),
    ) +
    each([250, 1350], (x) =>
      at(
        x,
        620,
        glow(brush, { x: 0, y: -80 }, 200, palette.lamp, 0.8) +
          rect(-14, 0, 28, 190, '#4a2f24', 6) +
          path('M-46 -20H46L26 30H-26Z', '#3a3034') +
          at(0, -16, flame(brush), 0.8),
      ),
    )
  );
}
