import { stringLights } from '../gathering.ts';
import { colonialHouse, streetLamp } from '../houses.ts';
import { cornerLeaves, hills, tree } from '../land.ts';
import { mix, shaded } from '../palette.ts';
import { ripples, sea, sky } from '../sky-and-sea.ts';
import { artWidth, at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws the concrete hall of the arts centre with its sculptures. */
export function concreteHall(brush: Brush): string {
  const { palette } = brush;
  const concrete = shaded(palette, '#d6cdbf');
  const dark = mix(concrete, palette.ink, 0.4);
  return (
    sky(brush, { horizon: 700, sun: { x: 330, y: 200 } }) +
    hills(brush, 720, 2, 220, 0.6) +
    repeat(6, (i) => tree(brush, i < 3 ? i * 110 : 1270 + (i - 3) * 120, 740, 300)) +
    rect(250, 460, 1100, 290, mix(palette.seaNear, palette.ink, 0.25)) +
    repeat(12, (i) => rect(250 + i * 98, 460, 12, 290, concrete)) +
    repeat(4, (i) => rect(360 + i * 270, 560, 76, 190, palette.lamp, 0, 0.5)) +
    path('M130 300H1470L1400 470H200Z', concrete) +
    path('M200 470H1400L1390 496H210Z', dark) +
    repeat(13, (i) => stroke(`M${190 + i * 102} 306L${240 + i * 94} 466`, dark, 5, 0.5)) +
    path('M620 300L700 160H900L980 300Z', mix(concrete, palette.ink, 0.14)) +
    rect(0, 745, artWidth, 270, palette.leaf) +
    path('M660 750H940L1240 1010H360Z', palette.sand) +
    ellipse(330, 930, 130, 20, palette.ink, 0.2) +
    rect(250, 850, 160, 80, concrete, 6) +
    path(
      'M330 850C230 780 260 620 350 640C430 660 380 740 340 730C400 760 420 820 330 850Z',
      palette.coral,
    ) +
    ellipse(1270, 930, 140, 20, palette.ink, 0.2) +
    rect(1190, 850, 160, 80, concrete, 6) +
    circle(1270, 750, 100, palette.teal) +
    circle(1296, 736, 52, palette.leaf)
  );
}

/** Draws a house of wood and glass in the morning mist, high on its hill. */
export function glassHouse(brush: Brush): string {
  const { palette } = brush;
  const mist = (y: number, share: number) =>
    path(
      `M-10 ${y}Q300 ${y - 70} 640 ${y}T1240 ${y - 10}T1610 ${y - 30}V${y + 130}H-10Z`,
      palette.cream,
      share,
    );
  return (
    sky(brush, { horizon: 560, sun: { x: 420, y: 260 }, clouds: 2 }) +
    hills(brush, 560, 3, 260, 0.4) +
    rect(0, 560, artWidth, 450, mix(palette.cream, palette.hillFar, 0.4)) +
    mist(520, 0.6) +
    hills(brush, 700, 2, 200, 0.65) +
    mist(640, 0.55) +
    path('M-10 1010V800C300 760 460 640 800 640S1340 760 1610 820V1010Z', palette.leafDark) +
    repeat(4, (i) => tree(brush, 240 + (i > 1 ? 660 : 0) + i * 150, 740, 280)) +
    rect(480, 660, 660, 26, palette.wood) +
    repeat(5, (i) => rect(520 + i * 140, 680, 16, 130, palette.ink)) +
    rect(520, 420, 580, 244, mix(palette.skyLow, palette.lamp, 0.55)) +
    rect(560, 580, 110, 84, palette.wood, 6) +
    rect(590, 540, 12, 40, palette.coral) +
    rect(760, 600, 180, 12, palette.wood) +
    rect(790, 612, 10, 52, palette.ink) +
    rect(900, 612, 10, 52, palette.ink) +
    ellipse(850, 594, 26, 12, palette.cream) +
    circle(850, 480, 28, palette.amber) +
    rect(848, 420, 4, 40, palette.ink) +
    repeat(7, (i) => rect(516 + i * 96, 416, 10, 250, palette.ink)) +
    rect(516, 530, 588, 7, palette.ink) +
    path('M440 424L560 340H1060L1180 424Z', shaded(palette, '#7a5644')) +
    path('M520 424L640 664H700L580 424ZM820 424L940 664H970L850 424Z', '#ffffff', 0.3) +
    mist(830, 0.75) +
    mist(930, 0.5) +
    cornerLeaves(brush, 'right')
  );
}

/** Draws a lighthouse with floors lit like a club. */
export function lighthouseClub(brush: Brush): string {
  const { palette } = brush;
  const colours = ['#ff6f91', '#38c6c4', palette.amber];
  return (
    sky(brush, { horizon: 640, sun: { x: 330, y: 180 }, birds: 0 }) +
    hills(brush, 640, 2, 130, 0.6) +
    sea(brush, 640) +
    ripples(brush, 640, 1000, 40) +
    path('M800 236L-60 40V330ZM800 236L1660 40V330Z', palette.lamp, 0.22) +
    path(
      'M330 1010C420 860 560 820 800 810S1200 860 1290 1010Z',
      mix(palette.ink, palette.hillNear, 0.3),
    ) +
    path('M670 830L720 330H880L930 830Z', mix(palette.cream, palette.ink, 0.12)) +
    path('M800 330H880L930 830H830Z', palette.ink, 0.2) +
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
    repeat(12, (i) =>
      path(
        `M${560 + (i % 4) * 130} ${880 + i * 9}q50 -7 100 0q-50 7 -100 0Z`,
        cycle(colours, i),
        0.5,
      ),
    ) +
    repeat(3, (i) =>
      path(`M${180 + i * 500} ${740 + i * 60}q60 -9 120 0q-60 9 -120 0Z`, palette.lamp, 0.6),
    )
  );
}

/** Draws columns of a museum open at night. */
export function portico(brush: Brush): string {
  const { palette } = brush;
  const stone = shaded(palette, '#e9d9bd');
  const dark = mix(stone, palette.ink, 0.35);
  return (
    sky(brush, { horizon: 800, sun: { x: 240, y: 170 }, birds: 0 }) +
    rect(0, 790, artWidth, 220, palette.leafDark) +
    repeat(4, (i) => tree(brush, i < 2 ? 60 + i * 140 : 1400 + (i - 2) * 130, 800, 420)) +
    rect(330, 360, 940, 470, mix(stone, palette.ink, 0.25)) +
    glow(brush, { x: 800, y: 640 }, 540, palette.lamp, 0.9) +
    rect(690, 480, 220, 350, palette.lamp) +
    path('M690 480A110 90 0 0 1 910 480Z', palette.cream) +
    rect(796, 480, 8, 350, palette.wood) +
    rect(690, 600, 220, 8, palette.wood) +
    repeat(2, (side) =>
      repeat(
        2,
        (i) =>
          rect(390 + side * 580 + i * 150, 520, 90, 200, palette.lamp, 8) +
          rect(432 + side * 580 + i * 150, 520, 6, 200, palette.wood),
      ),
    ) +
    repeat(6, (i) => {
      const x = 350 + i * 172;
      return (
        rect(x - 34, 356, 108, 30, stone, 4) +
        rect(x - 20, 380, 80, 440, stone) +
        rect(x + 30, 380, 30, 440, palette.ink, 0, 0.14) +
        repeat(3, (flute) => rect(x - 8 + flute * 22, 390, 5, 420, dark, 2, 0.5)) +
        rect(x - 34, 810, 108, 26, stone, 4)
      );
    }) +
    rect(280, 310, 1040, 50, stone, 4) +
    path('M270 312L800 100L1330 312Z', stone) +
    path('M360 296L800 124L1240 296Z', dark) +
    circle(800, 226, 46, stone) +
    repeat(4, (i) =>
      rect(270 - i * 40, 834 + i * 30, 1060 + i * 80, 30, mix(stone, palette.ink, 0.08 + i * 0.08)),
    ) +
    rect(0, 950, artWidth, 60, mix(palette.sandShade, palette.ink, 0.4)) +
    repeat(5, (i) =>
      at(
        400 + i * 200,
        900 + (i % 2) * 40,
        glow(brush, { x: 0, y: -20 }, 90, palette.lamp, 0.9) +
          rect(-18, -40, 36, 44, palette.cream, 6) +
          ellipse(0, -20, 7, 13, palette.amber),
      ),
    ) +
    streetLamp(brush, 190, 940, 360) +
    streetLamp(brush, 1410, 940, 360)
  );
}

/** Draws a lit town house with two tables at its door. */
export function townHouse(brush: Brush): string {
  const { palette } = brush;
  const base = 830;
  const table = (x: number) =>
    ellipse(x, 946, 130, 16, palette.ink, 0.3) +
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
    repeat(3, (i) => tree(brush, 180 + i * 620, 800, 380)) +
    colonialHouse(brush, -90, base, 400, 330, '#e4c07a', palette.teal) +
    colonialHouse(brush, 1290, base, 420, 360, '#8fb3ae', palette.coral) +
    colonialHouse(brush, 490, base, 620, 600, '#c8705e', '#2f6f73') +
    rect(0, base, artWidth, 180, mix(palette.sandShade, palette.ink, 0.45)) +
    repeat(40, (i) =>
      rect(((i * 211) % 1600) - 30, base + 22 + (i % 5) * 32, 70, 14, palette.cream, 6, 0.1),
    ) +
    streetLamp(brush, 340, base + 50, 320) +
    streetLamp(brush, 1262, base + 50, 320) +
    table(560) +
    table(1040) +
    stringLights(brush, 330, 480, 1270, 480, 60, 16)
  );
}
