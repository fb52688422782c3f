import { bayView } from '../backdrops.ts';
import { dancingCrowd, figure, skinTone } from '../figures.ts';
import { stringLights } from '../gathering.ts';
import { drum, trumpet } from '../instruments.ts';
import { hills } from '../land.ts';
import { mix, neon, shaded } from '../palette.ts';
import { ripples, sea, sky } from '../sky-and-sea.ts';
import {
  artHeight,
  artWidth,
  at,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  linearFill,
  path,
  polygon,
  rect,
  repeat,
  sidewaysFill,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws the beam of a lighthouse that sweeps from the sea over people who dance. */
export function lighthouseBeam(brush: Brush): string {
  const { palette } = brush;
  const horizon = 590;
  const lamp = { x: 1010, y: 236 };
  const warm = '#ffe6a6';
  const red = shaded(palette, '#e0533c');
  const white = mix(palette.cream, palette.ink, 0.1);
  /** The tower is narrower at the top. */
  const half = (y: number) => 56 + (y - 310) * 0.1;
  const light = sidewaysFill(brush, [0, '#ffe6a600'], [0.35, '#ffe6a666'], [1, '#fff3cfee']);
  return (
    sky(brush, { horizon, sun: { x: 1360, y: 130 }, sunRadius: 44, clouds: 2, birds: 0 }) +
    hills(brush, horizon, 2, 90, 0.6) +
    sea(brush, horizon) +
    ripples(brush, horizon, 800, 30) +
    path('M760 800C820 690 900 650 1010 644S1210 690 1290 800Z', mix(palette.ink, '#000000', 0.2)) +
    repeat(5, (band) => {
      const top = 310 + band * 68;
      const points = `${lamp.x - half(top)},${top} ${lamp.x + half(top)},${top} ${lamp.x + half(top + 68)},${top + 68} ${lamp.x - half(top + 68)},${top + 68}`;
      return polygon(points, band % 2 === 0 ? white : red);
    }) +
    polygon(
      `${lamp.x + 12},310 ${lamp.x + half(310)},310 ${lamp.x + half(650)},650 ${lamp.x + 26},650`,
      palette.ink,
      0.28,
    ) +
    polygon(`${lamp.x},${lamp.y - 16} 1640,40 1640,330 ${lamp.x},${lamp.y + 16}`, warm, 0.12) +
    polygon(`${lamp.x},${lamp.y - 22} -40,150 -40,640 ${lamp.x},${lamp.y + 22}`, light) +
    glow(brush, lamp, 330, warm, 0.95) +
    rect(lamp.x - 84, 296, 168, 20, palette.ink, 6) +
    rect(lamp.x - 50, 186, 100, 112, warm, 8) +
    each([-22, 22], (shift) => rect(lamp.x + shift - 3, 186, 6, 112, palette.ink)) +
    path(`M${lamp.x - 66} 190Q${lamp.x} 96 ${lamp.x + 66} 190Z`, red) +
    circle(lamp.x, 132, 10, palette.ink) +
    circle(lamp.x, lamp.y, 30, '#ffffff') +
    repeat(9, (i) =>
      path(
        `M${60 + i * 92} ${620 + (i % 4) * 36}q46 -7 92 0q-46 7 -92 0Z`,
        warm,
        0.55 - (i % 4) * 0.08,
      ),
    ) +
    rect(0, 790, artWidth, 220, linearFill(brush, [0, '#5b3a5e'], [1, '#1c1830'])) +
    repeat(7, (i) => glow(brush, { x: i * 270, y: 850 }, 190, cycle(neon, i), 0.6)) +
    dancingCrowd(brush, 800, mix(palette.ink, '#000000', 0.35), warm)
  );
}

/** Draws a rave between the dynamos of an old power station. */
export function turbineHall(brush: Brush): string {
  const { palette } = brush;
  const iron = '#4a3a52';
  const dark = '#150f22';
  const pink = '#ff4f8b';
  /** Draws a dynamo of radius 100, seen from the front. */
  const dynamo = (colour: string) =>
    path('M-96 60L-120 120H120L96 60Z', mix(iron, dark, 0.4)) +
    circle(0, 0, 104, mix(iron, dark, 0.3)) +
    circle(0, 0, 96, iron) +
    circle(0, 0, 78, dark) +
    repeat(10, (i) => at(0, 0, path('M-6 -20L8 -74L22 -68L10 -16Z', colour), 1, i * 36)) +
    circle(0, 0, 26, mix(iron, palette.cream, 0.35)) +
    circle(0, 0, 12, pink) +
    repeat(12, (i) =>
      circle(Math.cos(i * 0.5236) * 87, Math.sin(i * 0.5236) * 87, 4, mix(iron, '#ffffff', 0.5)),
    );
  return (
    rect(
      0,
      0,
      artWidth,
      artHeight,
      linearFill(brush, [0, '#1b1230'], [0.7, '#4a1d4f'], [1, dark]),
    ) +
    glow(brush, { x: 800, y: 560 }, 760, pink, 0.75) +
    each(
      [560, 800, 1040],
      (x) =>
        path(`M${x - 84} 600V330A84 84 0 0 1 ${x + 84} 330V600Z`, '#ff9a5c', 0.85) +
        stroke(`M${x} 246V600M${x - 84} 360H${x + 84}M${x - 84} 480H${x + 84}`, '#3a1838', 9),
    ) +
    repeat(11, (i) =>
      stroke(
        `M800 560L${800 + Math.cos(Math.PI * (0.04 + i * 0.092)) * 1200} ${560 - Math.sin(Math.PI * (0.04 + i * 0.092)) * 1200}`,
        cycle([pink, '#38c6c4', '#f7b547'], i),
        7,
        0.85,
      ),
    ) +
    polygon('0,0 1600,0 1600,70 1080,190 520,190 0,70', dark) +
    repeat(8, (i) =>
      stroke(
        `M${520 + i * 70} 190L${i * 200 + 100} 60L${590 + i * 70} 190`,
        mix(iron, dark, 0.2),
        8,
      ),
    ) +
    stroke('M0 70L520 190H1080L1600 70', mix(iron, palette.cream, 0.2), 12) +
    each(
      [
        [-1, 340, 0.9],
        [-1, 640, 2.3],
        [1, 340, 0.9],
        [1, 640, 2.3],
      ],
      ([side = 1, shift = 0, size = 1], i) =>
        at(800 + side * shift, 640 - size * 26, dynamo(cycle(['#38c6c4', '#f7b547'], i)), size),
    ) +
    rect(0, 760, artWidth, 250, dark) +
    path('M640 790L680 620H920L960 790Z', mix(iron, dark, 0.5)) +
    rect(660, 606, 280, 26, pink, 8) +
    repeat(7, (i) =>
      rect(690 + i * 33, 700 - (i % 3) * 22, 18, 60 + (i % 3) * 22, cycle(neon, i), 4),
    ) +
    figure(
      brush,
      {
        head: [800, 440],
        neck: [800, 484],
        hip: [800, 600],
        arms: ['M844 504L910 440L900 350', 'M756 504L720 570L760 606'],
        legs: [],
      },
      { top: '#20182e', bottom: '#20182e' },
    ) +
    stroke('M752 440Q750 382 800 382T848 440', palette.cream, 12) +
    each([752, 848], (x) => rect(x - 13, 424, 26, 44, pink, 12)) +
    dancingCrowd(brush, 826, '#0b0714', pink)
  );
}

/** Draws a couple that turns to salsa on a deck over the water, with the brass behind. */
export function salsaCouple(brush: Brush): string {
  const { palette } = brush;
  const red = '#e0442f';
  const skin = skinTone(brush);
  /** Draws a trumpeter who plays to the left, with the feet at (0, 0). */
  const trumpeter = (top: string) =>
    ellipse(0, 4, 110, 14, palette.ink, 0.3) +
    figure(
      brush,
      {
        head: [0, -480],
        neck: [0, -428],
        hip: [0, -256],
        arms: ['M48 -408L60 -330L-70 -420', 'M-48 -408L-80 -350L-130 -430'],
        legs: ['M-20 -246L-30 -130L-34 -12H-58', 'M20 -246L30 -130L34 -12H58'],
      },
      { top, bottom: '#1d2a40' },
    ) +
    at(-164, -448, trumpet(brush), 0.38, -4);
  return (
    bayView(brush, 420) +
    stringLights(brush, -20, 60, 820, 110, 60, 12) +
    stringLights(brush, 780, 110, 1620, 60, 60, 12) +
    rect(0, 640, artWidth, 370, shaded(palette, '#a8663f')) +
    repeat(9, (i) =>
      stroke(`M${800 + (i - 4) * 150} 640L${800 + (i - 4) * 330} 1010`, palette.ink, 5, 0.3),
    ) +
    rect(0, 632, artWidth, 14, shaded(palette, '#d99a62')) +
    glow(brush, { x: 800, y: 600 }, 640, palette.lamp, 0.6) +
    at(200, 720, `<g transform="scale(-1 1)">${trumpeter(palette.teal)}</g>`, 0.72) +
    at(1406, 720, trumpeter(palette.amber), 0.72) +
    at(410, 740, drum(brush, 110, 150, '#c8502f')) +
    at(1190, 740, drum(brush, 110, 150, palette.teal)) +
    ellipse(810, 906, 380, 40, palette.ink, 0.4) +
    figure(
      brush,
      {
        head: [640, 268],
        neck: [640, 322],
        hip: [628, 530],
        arms: ['M686 342L756 270L800 168', 'M594 346L520 420L590 500'],
        legs: ['M612 540L590 700L520 872H486', 'M648 540L724 690L700 884H738'],
      },
      { top: palette.cream, bottom: '#20304a' },
    ) +
    path(
      'M900 500Q960 486 1020 500Q1130 610 1270 640Q1210 760 1060 776Q1000 800 930 786Q800 800 700 720Q840 640 900 500Z',
      red,
    ) +
    path(
      'M960 520Q1060 640 1204 700Q1140 760 1060 776Q1000 700 960 520ZM930 520Q880 660 760 744Q830 790 930 786Q960 680 930 520Z',
      mix(red, '#5a1020', 0.35),
    ) +
    stroke('M940 760L930 860L950 900M990 770L1070 830L1110 900', skin, 34) +
    stroke('M950 900L930 912M1110 900L1140 906', palette.amber, 20) +
    figure(
      brush,
      {
        head: [950, 288],
        neck: [954, 342],
        hip: [960, 520],
        arms: ['M910 362L850 270L802 170', 'M1000 364L1090 400L1180 340'],
        legs: [],
      },
      { top: red, bottom: skin, hair: '#2a1720', isLongHaired: true },
    ) +
    circle(984, 256, 22, palette.amber) +
    circle(800, 168, 24, skin)
  );
}
