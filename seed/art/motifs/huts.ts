import { nightGarden } from '../backdrops.ts';
import { mix } from '../colour.ts';
import { stringLights } from '../gathering.ts';
import { awning, colonialHouse, streetLamp } from '../houses.ts';
import { cornerLeaves, headland, hills, palm, tree } from '../land.ts';
import { hillTone, shaded } from '../palette.ts';
import { beachSand, canoe } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';
import { fish, steam } from './food.ts';

/** One long table between the mango trees. */
export function longTable(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#a8703f');
  const mango = (x: number, y: number) =>
    ellipse(x, y, 24, 32, '#e79a3c') + ellipse(x - 7, y - 8, 8, 12, palette.cream, 'opacity="0.4"');
  const trunk = (x: number, side: number) =>
    path(
      `M${x - 50} 860Q${x - 20} 600 ${x - 60 * side} 300H${x + 60 - 40 * side}Q${x + 30} 600 ${x + 60} 860Z`,
      mix(palette.wood, palette.ink, 0.25),
    ) +
    circle(x - 160, 190, 200, palette.leafDark) +
    circle(x + 140, 170, 210, palette.leafDark) +
    circle(x, 90, 220, palette.leaf) +
    circle(x + 60 * side, 250, 130, palette.leaf) +
    mango(x - 120, 330) +
    mango(x + 40, 370) +
    mango(x + 170, 330);
  return (
    nightGarden(brush) +
    trunk(190, -1) +
    trunk(1410, 1) +
    stringLights(brush, 200, 330, 1400, 330, 90, 16) +
    glow(brush, { x: 800, y: 640 }, 560, palette.lamp, 0.6) +
    path(
      'M560 640L240 900H420L660 640ZM1040 640L1360 900H1180L940 640Z',
      mix(wood, palette.ink, 0.35),
    ) +
    path('M690 590H910L1130 860H470Z', wood) +
    rect(470, 860, 660, 44, mix(wood, palette.ink, 0.3), 4) +
    rect(500, 900, 36, 110, mix(wood, palette.ink, 0.5)) +
    rect(1064, 900, 36, 110, mix(wood, palette.ink, 0.5)) +
    path('M760 590H840L900 860H700Z', palette.cream, 'opacity="0.5"') +
    repeat(4, (index) => {
      const y = 620 + index * index * 22;
      const size = 0.5 + index * 0.22;
      return at(
        800,
        y,
        glow(brush, { x: 0, y: -30 }, 90, palette.lamp, 0.9) +
          rect(-16, -50, 32, 50, palette.cream, 8) +
          ellipse(0, -58, 8, 15, palette.amber),
        size,
      );
    }) +
    repeat(3, (index) =>
      at(
        640 + index * 14 - index * 50,
        660 + index * 74,
        ellipse(0, 0, 60, 18, palette.cream) + circle(0, -12, 26, '#d9a05a'),
        0.6 + index * 0.22,
      ),
    ) +
    repeat(3, (index) =>
      at(
        940 + index * 46,
        660 + index * 74,
        ellipse(0, 0, 60, 18, palette.cream) +
          rect(-30, -34, 60, 30, '#c98745', 10) +
          rect(-34, -24, 68, 8, palette.leaf, 4),
        0.6 + index * 0.22,
      ),
    )
  );
}

/** The last bar before the trail: a shack on the sand under the hill. */
export function trailShack(brush: Brush): string {
  const { palette } = brush;
  const plank = shaded(palette, '#4f9aa0');
  return (
    sky(brush, { horizon: 520, sun: { x: 330, y: 380 } }) +
    hills(brush, 540, 2, 170, 0.4) +
    sea(brush, 530) +
    ripples(brush, 530, 660, 14) +
    path(
      'M620 620C800 300 980 120 1180 130C1340 140 1460 280 1640 300V640H620Z',
      hillTone(palette, 0.82),
    ) +
    path(
      'M1180 130C1340 140 1460 280 1640 300V640H1120C1240 460 1220 300 1180 130Z',
      hillTone(palette, 1),
    ) +
    stroke(
      'M860 620C1000 560 820 500 980 440C1120 390 940 330 1100 270C1180 236 1120 190 1170 150',
      palette.sand,
      16,
      'stroke-dasharray="34 16"',
    ) +
    beachSand(brush, 650) +
    ellipse(760, 890, 520, 34, palette.ink, 'opacity="0.18"') +
    rect(340, 480, 800, 400, plank, 6) +
    repeat(10, (index) => rect(340 + index * 80, 480, 5, 400, palette.ink, 0, 'opacity="0.18"')) +
    rect(420, 560, 640, 180, mix(palette.ink, '#5a3325', 0.5), 4) +
    glow(brush, { x: 740, y: 620 }, 300, palette.lamp, 0.7) +
    at(
      560,
      740,
      path('M-56 0Q-70 -90 -30 -104H30Q70 -90 56 0Z', '#d9dfe0') +
        path('M56 -30L100 -90L112 -80L60 -6Z', '#d9dfe0') +
        stroke('M-50 -80Q-104 -70 -60 -16', '#d9dfe0', 12) +
        circle(0, -114, 12, palette.ink),
    ) +
    at(560, 600, steam(brush, 70)) +
    repeat(3, (index) => at(740 + index * 110, 640, fish(brush, '#7f9aa6'), 0.26, 90)) +
    repeat(3, (index) => rect(737 + index * 110, 540, 5, 30, palette.ink)) +
    rect(390, 736, 700, 26, palette.wood, 5) +
    awning(brush, 360, 400, 760, 110, palette.coral) +
    rect(350, 392, 780, 14, palette.wood, 4) +
    rect(1240, 640, 18, 260, palette.wood) +
    path('M1190 660H1330L1370 694L1330 728H1190Z', palette.amber) +
    stroke('M1216 694H1300M1280 676L1304 694L1280 712', palette.ink, 9) +
    cornerLeaves(brush, 'left')
  );
}

/** A bamboo bar on the beach with a hammock in its shade. */
export function bambooHut(brush: Brush): string {
  const { palette } = brush;
  const straw = shaded(palette, '#d9b066');
  const bamboo = (x: number) =>
    rect(x, 420, 22, 470, shaded(palette, '#a9a04e'), 8) +
    repeat(4, (index) => rect(x - 2, 500 + index * 96, 26, 8, palette.ink, 3, 'opacity="0.35"'));
  const horizon = 480;
  return (
    sky(brush, { horizon, sun: { x: 1130, y: 380 } }) +
    hills(brush, horizon, 2, 80, 0.4) +
    sea(brush, horizon) +
    sunPath(brush, 1130, horizon, 660) +
    ripples(brush, horizon, 660, 20) +
    path('M1180 500q100 -70 220 -30q60 10 120 30Z', hillTone(palette, 0.7)) +
    beachSand(brush, 670) +
    ellipse(620, 894, 460, 30, palette.ink, 'opacity="0.2"') +
    rect(260, 470, 720, 400, palette.ink, 0, 'opacity="0.45"') +
    glow(brush, { x: 620, y: 620 }, 380, palette.lamp, 0.75) +
    repeat(5, (index) =>
      rect(
        330 + index * 130,
        560,
        60,
        100,
        [palette.coral, palette.amber, palette.teal, palette.cream, '#d9577a'][index] ??
          palette.coral,
        10,
      ),
    ) +
    rect(300, 660, 640, 10, palette.wood) +
    bamboo(250) +
    bamboo(970) +
    rect(240, 740, 760, 30, palette.wood, 8) +
    repeat(24, (index) =>
      rect(
        250 + index * 31,
        768,
        22,
        120,
        shaded(palette, index % 2 === 0 ? '#b5a85a' : '#9c9148'),
        8,
      ),
    ) +
    path('M130 500Q620 150 1110 500Z', straw) +
    path('M620 325Q865 330 1110 500H900Q800 400 620 325Z', palette.ink, 'opacity="0.13"') +
    repeat(25, (index) =>
      path(
        `M${130 + index * 39} 492h40l-20 ${44 + (index % 3) * 14}Z`,
        index % 2 === 0 ? straw : mix(straw, palette.ink, 0.15),
      ),
    ) +
    stringLights(brush, 240, 540, 1000, 540, 26, 10) +
    palm(brush, 1440, 960, 700, -60) +
    stroke('M985 620Q1200 860 1424 600', palette.coral, 40) +
    stroke('M985 612Q1200 846 1424 592', palette.cream, 7) +
    ellipse(1205, 900, 170, 16, palette.ink, 'opacity="0.18"')
  );
}

/** A fishermen's shed at daybreak: mullets hung to smoke, the canoe before it. */
export function fishHouse(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#a3663f');
  const horizon = 470;
  return (
    sky(brush, { horizon, sun: { x: 1270, y: 380 } }) +
    hills(brush, horizon, 3, 150, 0.6) +
    sea(brush, horizon) +
    ripples(brush, horizon, 650, 20) +
    headland(brush, 'right', horizon + 40, 420, 150, 0.7) +
    beachSand(brush, 660) +
    rect(290, 430, 860, 450, wood) +
    repeat(14, (index) => rect(290 + index * 62, 430, 4, 450, palette.ink, 0, 'opacity="0.25"')) +
    path('M230 450L720 190L1210 450L1170 480L720 246L270 480Z', shaded(palette, '#c95a41')) +
    path('M290 440L720 240L1150 440Z', mix(wood, palette.ink, 0.12)) +
    circle(720, 360, 44, palette.cream) +
    circle(720, 360, 32, mix(palette.seaNear, palette.ink, 0.3)) +
    rect(390, 500, 660, 380, mix(palette.ink, '#3d2218', 0.5)) +
    glow(brush, { x: 720, y: 820 }, 320, palette.coral, 0.7) +
    rect(370, 520, 700, 12, palette.wood) +
    repeat(
      6,
      (index) =>
        rect(451 + index * 108, 528, 4, 40, palette.cream) +
        at(453 + index * 108, 660, fish(brush, index % 2 === 0 ? '#c98a4f' : '#a9713f'), 0.29, 90),
    ) +
    repeat(3, (index) =>
      stroke(`M${600 + index * 120} 220q40 -50 0 -100t0 -100`, palette.cream, 16, 'opacity="0.3"'),
    ) +
    canoe(brush, 780, 880, 760, palette.teal) +
    stroke('M1230 880L1330 560M1270 880L1390 600', palette.wood, 12) +
    stroke(
      'M1240 700Q1330 760 1370 660M1250 760Q1340 830 1384 700M1226 840Q1330 880 1394 760',
      palette.cream,
      4,
      'opacity="0.8"',
    )
  );
}

/** A lit town house with two tables at its door. */
export function townHouse(brush: Brush): string {
  const { palette } = brush;
  const base = 830;
  const table = (x: number) =>
    ellipse(x, 946, 130, 16, palette.ink, 'opacity="0.3"') +
    rect(x - 6, 800, 12, 144, palette.ink) +
    path(
      `M${x - 110} 800H${x + 110}L${x + 96} 880L${x + 50} 856L${x} 884L${x - 50} 856L${x - 96} 880Z`,
      palette.cream,
    ) +
    glow(brush, { x, y: 760 }, 130, palette.lamp, 0.9) +
    rect(x - 8, 756, 16, 44, palette.coral, 4) +
    ellipse(x, 748, 6, 13, palette.lamp);
  return (
    sky(brush, { horizon: 835, sun: { x: 1270, y: 160 }, birds: 0 }) +
    repeat(3, (index) => tree(brush, 180 + index * 620, 800, 380)) +
    colonialHouse(brush, -90, base, 400, 330, '#e4c07a', palette.teal) +
    colonialHouse(brush, 1290, base, 420, 360, '#8fb3ae', palette.coral) +
    colonialHouse(brush, 490, base, 620, 600, '#c8705e', '#2f6f73') +
    rect(0, base, artWidth, 180, mix(palette.sandShade, palette.ink, 0.45)) +
    repeat(40, (index) =>
      rect(
        ((index * 211) % 1600) - 30,
        base + 22 + (index % 5) * 32,
        70,
        14,
        palette.cream,
        6,
        'opacity="0.1"',
      ),
    ) +
    streetLamp(brush, 340, base + 50, 320) +
    streetLamp(brush, 1262, base + 50, 320) +
    table(560) +
    table(1040) +
    stringLights(brush, 330, 480, 1270, 480, 60, 16)
  );
}

/** A wooden house of glass in the morning mist, high on its hill. */
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

/** The concrete hall of the arts centre with its sculptures. */
export function concreteHall(brush: Brush): string {
  const { palette } = brush;
  const concrete = shaded(palette, '#d6cdbf');
  const dark = mix(concrete, palette.ink, 0.4);
  return (
    sky(brush, { horizon: 700, sun: { x: 330, y: 200 } }) +
    hills(brush, 720, 2, 220, 0.6) +
    repeat(6, (index) =>
      tree(brush, index < 3 ? index * 110 : 1270 + (index - 3) * 120, 740, 300),
    ) +
    rect(250, 460, 1100, 290, mix(palette.seaNear, palette.ink, 0.25)) +
    repeat(12, (index) => rect(250 + index * 98, 460, 12, 290, concrete)) +
    repeat(4, (index) => rect(360 + index * 270, 560, 76, 190, palette.lamp, 0, 'opacity="0.5"')) +
    path('M130 300H1470L1400 470H200Z', concrete) +
    path('M200 470H1400L1390 496H210Z', dark) +
    repeat(13, (index) =>
      stroke(`M${190 + index * 102} 306L${240 + index * 94} 466`, dark, 5, 'opacity="0.5"'),
    ) +
    path('M620 300L700 160H900L980 300Z', mix(concrete, palette.ink, 0.14)) +
    rect(0, 745, artWidth, 270, palette.leaf) +
    path('M660 750H940L1240 1010H360Z', palette.sand) +
    ellipse(330, 930, 130, 20, palette.ink, 'opacity="0.2"') +
    rect(250, 850, 160, 80, concrete, 6) +
    path(
      'M330 850C230 780 260 620 350 640C430 660 380 740 340 730C400 760 420 820 330 850Z',
      palette.coral,
    ) +
    ellipse(1270, 930, 140, 20, palette.ink, 'opacity="0.2"') +
    rect(1190, 850, 160, 80, concrete, 6) +
    circle(1270, 750, 100, palette.teal) +
    circle(1296, 736, 52, palette.leaf)
  );
}

/** Columns of a museum open at night. */
export function portico(brush: Brush): string {
  const { palette } = brush;
  const stone = shaded(palette, '#e9d9bd');
  const dark = mix(stone, palette.ink, 0.35);
  return (
    sky(brush, { horizon: 800, sun: { x: 240, y: 170 }, birds: 0 }) +
    rect(0, 790, artWidth, 220, palette.leafDark) +
    repeat(4, (index) =>
      tree(brush, index < 2 ? 60 + index * 140 : 1400 + (index - 2) * 130, 800, 420),
    ) +
    rect(330, 360, 940, 470, mix(stone, palette.ink, 0.25)) +
    glow(brush, { x: 800, y: 640 }, 540, palette.lamp, 0.9) +
    rect(690, 480, 220, 350, palette.lamp) +
    path('M690 480A110 90 0 0 1 910 480Z', palette.cream) +
    rect(796, 480, 8, 350, palette.wood) +
    rect(690, 600, 220, 8, palette.wood) +
    repeat(2, (side) =>
      repeat(
        2,
        (index) =>
          rect(390 + side * 580 + index * 150, 520, 90, 200, palette.lamp, 8) +
          rect(432 + side * 580 + index * 150, 520, 6, 200, palette.wood),
      ),
    ) +
    repeat(6, (index) => {
      const x = 350 + index * 172;
      return (
        rect(x - 34, 356, 108, 30, stone, 4) +
        rect(x - 20, 380, 80, 440, stone) +
        rect(x + 30, 380, 30, 440, palette.ink, 0, 'opacity="0.14"') +
        repeat(3, (flute) => rect(x - 8 + flute * 22, 390, 5, 420, dark, 2, 'opacity="0.5"')) +
        rect(x - 34, 810, 108, 26, stone, 4)
      );
    }) +
    rect(280, 310, 1040, 50, stone, 4) +
    path('M270 312L800 100L1330 312Z', stone) +
    path('M360 296L800 124L1240 296Z', dark) +
    circle(800, 226, 46, stone) +
    repeat(4, (index) =>
      rect(
        270 - index * 40,
        834 + index * 30,
        1060 + index * 80,
        30,
        mix(stone, palette.ink, 0.08 + index * 0.08),
      ),
    ) +
    rect(0, 950, artWidth, 60, mix(palette.sandShade, palette.ink, 0.4)) +
    repeat(5, (index) =>
      at(
        400 + index * 200,
        900 + (index % 2) * 40,
        glow(brush, { x: 0, y: -20 }, 90, palette.lamp, 0.9) +
          rect(-18, -40, 36, 44, palette.cream, 6) +
          ellipse(0, -20, 7, 13, palette.amber),
      ),
    ) +
    streetLamp(brush, 190, 940, 360) +
    streetLamp(brush, 1410, 940, 360)
  );
}

/** A lighthouse whose floors are lit like a club. */
export function lighthouseClub(brush: Brush): string {
  const { palette } = brush;
  const colours = ['#ff6f91', '#38c6c4', palette.amber];
  return (
    sky(brush, { horizon: 640, sun: { x: 330, y: 180 }, birds: 0 }) +
    hills(brush, 640, 2, 130, 0.6) +
    sea(brush, 640) +
    ripples(brush, 640, 1000, 40) +
    path('M800 236L-60 40V330ZM800 236L1660 40V330Z', palette.lamp, 'opacity="0.22"') +
    path(
      'M330 1010C420 860 560 820 800 810S1200 860 1290 1010Z',
      mix(palette.ink, palette.hillNear, 0.3),
    ) +
    path('M670 830L720 330H880L930 830Z', mix(palette.cream, palette.ink, 0.12)) +
    path('M800 330H880L930 830H830Z', palette.ink, 'opacity="0.2"') +
    repeat(3, (floor) => {
      const y = 390 + floor * 146;
      const half = 92 + floor * 16;
      const colour = colours[floor] ?? palette.amber;
      return (
        glow(brush, { x: 800, y: y + 50 }, 300, colour, 0.7) +
        rect(800 - half, y, half * 2, 86, mix(colour, palette.cream, 0.25), 10) +
        repeat(4, (pane) => rect(800 - half + ((pane + 1) * half * 2) / 5, y, 7, 86, palette.ink)) +
        rect(800 - half - 26, y + 86, half * 2 + 52, 18, palette.ink, 6)
      );
    }) +
    rect(690, 310, 220, 22, palette.ink, 6) +
    rect(730, 190, 140, 120, palette.lamp, 8) +
    repeat(3, (pane) => rect(762 + pane * 36, 190, 6, 120, palette.ink)) +
    path('M714 194Q800 80 886 194Z', palette.coral) +
    glow(brush, { x: 800, y: 250 }, 320, palette.lamp, 0.9) +
    repeat(12, (index) =>
      path(
        `M${560 + (index % 4) * 130} ${880 + index * 9}q50 -7 100 0q-50 7 -100 0Z`,
        colours[index % 3] ?? palette.amber,
        'opacity="0.5"',
      ),
    ) +
    repeat(3, (index) =>
      path(
        `M${180 + index * 500} ${740 + index * 60}q60 -9 120 0q-60 9 -120 0Z`,
        palette.lamp,
        'opacity="0.6"',
      ),
    )
  );
}
