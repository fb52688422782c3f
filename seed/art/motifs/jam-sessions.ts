import { bricks, litStage } from '../backdrops.ts';
import { figure, skinTone } from '../figures.ts';
import { bunting, stringLights } from '../gathering.ts';
import { colonialHouse } from '../houses.ts';
import {
  cello,
  cymbal,
  drum,
  electricGuitar,
  guitar,
  pandeiro,
  saxophone,
} from '../instruments.ts';
import { hills, palm } from '../land.ts';
import { arcade } from '../landmarks.ts';
import { mix, shaded } from '../palette.ts';
import { beachSand, person } from '../shore.ts';
import { breaker, ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  beam,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws the piano, double bass, saxophone and drums of a jazz quartet. */
export function jazzQuartet(brush: Brush): string {
  const { palette } = brush;
  const black = '#1a1d24';
  return (
    litStage(brush, '#26305e', [palette.amber, '#7fb3e8', palette.amber]) +
    ellipse(800, 890, 640, 60, palette.amber, 0.25) +
    rect(270, 470, 400, 390, black, 12) +
    rect(250, 450, 440, 30, mix(black, palette.cream, 0.18), 8) +
    rect(300, 510, 340, 90, mix(black, palette.cream, 0.08), 6) +
    rect(240, 640, 450, 60, mix(black, palette.cream, 0.2), 8) +
    rect(262, 640, 406, 40, palette.cream, 4) +
    repeat(14, (i) => rect(284 + i * 28, 640, 14, 24, black)) +
    rect(410, 520, 120, 80, palette.cream, 4) +
    repeat(4, (i) => stroke(`M422 ${536 + i * 16}H518`, black, 3, 0.7)) +
    at(830, 556, cello(brush), 0.92, 7) +
    at(1090, 590, saxophone(brush), 1.05, 8) +
    rect(1086, 840, 20, 40, '#20272b') +
    ellipse(1096, 880, 90, 14, '#20272b') +
    at(1320, 880, drum(brush, 210, 150, palette.coral)) +
    at(1330, 880, cymbal(brush, 400, 130)) +
    stroke('M1240 690L1340 740M1400 680L1330 740', '#e8c48a', 10)
  );
}

/** Draws an electric guitar on its amplifier in a cellar of brick. */
export function bluesGuitar(brush: Brush): string {
  const { palette } = brush;
  return (
    bricks(brush, '#4a5a86') +
    rect(0, 0, artWidth, 1000, '#0f1830', 0, 0.5) +
    beam(brush, 620, -60, 800, 900, 420, '#8fb6ff', 0.6) +
    rect(0, 810, artWidth, 200, '#1a2036') +
    ellipse(800, 880, 520, 60, '#8fb6ff', 0.3) +
    rect(850, 400, 460, 460, '#2b2430', 20) +
    rect(880, 500, 400, 330, '#b79a6a', 12) +
    repeat(16, (i) => stroke(`M${890 + i * 25} 506V824`, '#8a7048', 4, 0.7)) +
    rect(880, 420, 400, 60, '#d9c9a4', 8) +
    repeat(6, (i) => circle(920 + i * 58, 450, 16, '#2b2430')) +
    circle(1250, 450, 10, palette.coral) +
    circle(1080, 665, 130, '#2b2430', 0.25) +
    at(
      1080,
      386,
      rect(-120, -38, 240, 52, '#c9ced0', 12) +
        rect(-108, -16, 216, 20, '#20272b', 4) +
        repeat(9, (i) => rect(-100 + i * 24, -14, 14, 16, palette.amber)),
    ) +
    stroke('M660 860Q760 960 900 840', '#20272b', 10) +
    at(650, 640, electricGuitar(brush, '#c8362c'), 0.92, -10)
  );
}

/** Draws one clam with its ribs, about 100 wide. */
function clam(brush: Brush, colour: string): string {
  const { palette } = brush;
  return (
    ellipse(0, 34, 54, 10, palette.ink, 0.16) +
    path('M-52 16Q-50 -44 0 -46Q50 -44 52 16Q0 50 -52 16Z', colour) +
    repeat(5, (i) =>
      stroke(
        `M0 34L${-36 + i * 18} ${-24 - (2 - Math.abs(i - 2)) * 7}`,
        mix(colour, '#6b4f3a', 0.45),
        5,
      ),
    )
  );
}

/** Draws cavaquinho, pandeiro and a bowl of clams on the sand. */
export function beachChoro(brush: Brush): string {
  const { palette } = brush;
  const shells = ['#f2e3cc', '#e5c7a3', '#d9a98a'];
  return (
    sky(brush, { horizon: 330, sun: { x: 1180, y: 150 } }) +
    hills(brush, 330, 2, 90, 0.5) +
    sea(brush, 330) +
    ripples(brush, 340, 460, 20) +
    breaker(brush, 450, 8, mix(palette.seaNear, palette.seaFar, 0.35)) +
    beachSand(brush, 500) +
    ellipse(800, 900, 560, 40, palette.sandShade, 0.8) +
    at(560, 620, guitar(brush, '#c9722f'), 0.78, -24) +
    at(930, 620, pandeiro(brush, palette.coral), 1.2) +
    each(
      [
        [1120, 800],
        [1210, 800],
        [1165, 752],
        [1255, 760],
        [1080, 770],
      ],
      ([x = 0, y = 0], i) => at(x, y - 20, clam(brush, cycle(shells, i)), 0.9),
    ) +
    path('M1010 790H1330Q1310 910 1170 914Q1030 910 1010 790Z', palette.teal) +
    path('M1010 790H1330L1324 816H1016Z', palette.cream) +
    each(
      [
        [720, 880],
        [840, 850],
        [900, 910],
        [400, 900],
        [300, 850],
      ],
      ([x = 0, y = 0], i) => at(x, y, clam(brush, cycle(shells, i + 1)), 1),
    )
  );
}

/** Draws three musicians between the stalls of the market hall. */
export function marketMusic(brush: Brush): string {
  const { palette } = brush;
  const player = (x: number, shirt: string) =>
    ellipse(x, 900, 110, 16, palette.ink, 0.25) +
    person(brush, x, 896, 520, { shirt, legs: '#2a3a4a', hat: '#f2e3c2' });
  return (
    sky(brush, { horizon: 240, sun: { x: 800, y: 120 }, birds: 0 }) +
    arcade(brush, 720, 480, '#f2c14e') +
    rect(0, 720, artWidth, 290, shaded(palette, '#c98f62')) +
    repeat(9, (i) => rect(0, 740 + i * 30, artWidth, 4, palette.ink, 0, 0.08)) +
    bunting(brush, -20, 150, 820, 190, 60, 16) +
    bunting(brush, 780, 190, 1620, 150, 60, 16) +
    player(500, palette.coral) +
    player(800, palette.cream) +
    player(1100, palette.teal) +
    at(500, 660, guitar(brush, '#c9722f'), 0.48, 62) +
    at(800, 660, pandeiro(brush, palette.coral), 0.7) +
    at(
      1090,
      480,
      rect(-150, -11, 300, 22, '#e8ecee', 10) +
        repeat(7, (i) => circle(-90 + i * 34, 0, 7, '#7f8a90')),
      1,
      -6,
    )
  );
}

/** Draws steps between old houses at night, with cavaquinho, tantã and pandeiro in front. */
export function stairway(brush: Brush): string {
  const { palette } = brush;
  const stone = shaded(palette, '#d8c3a2');
  return (
    sky(brush, { horizon: 520, sun: { x: 800, y: 140 }, birds: 0, clouds: 2 }) +
    rect(0, 515, artWidth, 270, mix(stone, palette.ink, 0.62)) +
    colonialHouse(brush, 40, 700, 440, 430, shaded(palette, '#e08a6a'), palette.teal) +
    colonialHouse(brush, 1120, 700, 440, 430, shaded(palette, '#7fb3a8'), palette.coral) +
    repeat(11, (i) => {
      const step = 10 - i;
      const half = 190 + (10 - step) * 22;
      const y = 320 + (10 - step) * 42;
      return (
        rect(800 - half, y, half * 2, 44, mix(stone, palette.ink, 0.28)) +
        rect(800 - half, y, half * 2, 16, stone)
      );
    }) +
    rect(0, 770, artWidth, 240, mix(stone, palette.ink, 0.5)) +
    glow(brush, { x: 800, y: 600 }, 640, palette.lamp, 0.4) +
    stringLights(brush, -20, 130, 820, 230, 60, 12) +
    stringLights(brush, 780, 230, 1620, 130, 60, 12) +
    person(brush, 660, 520, 190, { shirt: palette.coral }) +
    person(brush, 940, 560, 200, { shirt: palette.cream }) +
    person(brush, 800, 430, 160, { shirt: palette.amber }) +
    at(580, 700, guitar(brush, '#d08a45'), 0.66, -14) +
    at(1050, 890, drum(brush, 220, 330, palette.coral)) +
    at(810, 790, pandeiro(brush, palette.teal), 0.95)
  );
}

/** Draws a guitarist on a rock in front of the setting sun. */
export function sunsetGuitarist(brush: Brush): string {
  const { palette } = brush;
  const horizon = 600;
  return (
    sky(brush, { horizon, sun: { x: 800, y: 430 }, sunRadius: 250, clouds: 3 }) +
    sea(brush, horizon) +
    sunPath(brush, 800, horizon, 900) +
    ripples(brush, horizon, 900, 26) +
    palm(brush, 1440, 1010, 820, -120) +
    path('M240 1010L340 800Q430 600 640 590H840Q900 600 904 690L980 1010Z', palette.ink) +
    figure(
      brush,
      {
        head: [800, 268],
        neck: [800, 322],
        hip: [790, 560],
        arms: ['M846 344L930 450L830 500', 'M752 344L660 440L610 380'],
        legs: ['M790 566L930 584L950 770H976', 'M780 580L880 610L876 790H902'],
      },
      { top: '#f2e3c2', bottom: '#23384c' },
    ) +
    at(790, 510, guitar(brush, '#b5602f'), 0.5, -68) +
    stroke('M846 344L930 450L836 506', skinTone(brush), 30) +
    stroke('M660 440L606 398', skinTone(brush), 30)
  );
}
