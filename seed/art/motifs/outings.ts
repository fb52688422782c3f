import { bayView, tableEdge } from '../backdrops.ts';
import { cornerLeaves, grasses, headland, hills, tree } from '../land.ts';
import { cityBlocks, suspensionBridge } from '../landmarks.ts';
import { hillTone, mix, shaded } from '../palette.ts';
import { ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import { artWidth, at, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws carved rocks over the clear cove of the island. */
export function carvedRocks(brush: Brush): string {
  const { palette } = brush;
  const rock = shaded(palette, '#8d7d72');
  const carve = mix(rock, palette.cream, 0.65);
  return (
    sky(brush, { horizon: 330, sun: { x: 330, y: 190 } }) +
    hills(brush, 340, 2, 100, 0.35) +
    sea(brush, 330) +
    path('M-10 480Q400 430 760 520T1610 470V760H-10Z', '#4fc0bf', 0.55) +
    path(
      'M1610 240Q1380 230 1260 330Q1150 400 1040 410Q1000 440 1080 470Q1260 520 1610 500Z',
      hillTone(palette, 0.85),
    ) +
    path('M1080 468Q1260 520 1610 498V560Q1320 570 1130 520Q1060 496 1080 468Z', palette.sand) +
    path('M1120 518Q1320 574 1610 562', 'none', `stroke="${palette.foam}" stroke-width="9"`) +
    ripples(brush, 420, 720, 24) +
    at(
      380,
      470,
      path('M-90 0H100L70 34H-60Z', palette.coral) +
        rect(-30, -36, 80, 36, palette.cream, 6) +
        path('M-44 -36H64V-50H-44Z', palette.teal),
    ) +
    path(
      'M-10 760Q80 600 330 570Q520 520 700 560Q900 480 1120 560Q1380 590 1610 700V1010H-10Z',
      rock,
    ) +
    path(
      'M700 560Q900 480 1120 560Q1380 590 1610 700V1010H1100Q1010 720 700 560Z',
      palette.ink,
      0.14,
    ) +
    stroke(
      'M330 570Q420 700 360 1010M1120 560Q1060 700 1120 1010',
      mix(rock, palette.ink, 0.4),
      9,
      0.6,
    ) +
    repeat(3, (i) => circle(600, 770, 46 + i * 44, 'none', `stroke="${carve}" stroke-width="13"`)) +
    circle(600, 770, 14, carve) +
    stroke(
      'M830 700l60 60l60 -60l60 60M830 770l60 60l60 -60l60 60M830 840l60 60l60 -60l60 60',
      carve,
      13,
    ) +
    stroke('M260 720V900M200 780H320M220 900L260 850L300 900', carve, 13) +
    circle(260, 700, 26, 'none', `stroke="${carve}" stroke-width="12"`) +
    repeat(2, (row) => repeat(4, (i) => circle(1220 + i * 60, 780 + row * 70, 15, carve))) +
    grasses(
      brush,
      [
        { x: 80, y: 1005 },
        { x: 1480, y: 1005 },
        { x: 1550, y: 1000 },
      ],
      130,
    )
  );
}

/** Draws the roofed boat of the cooperative at one of its jetties. */
export function ferry(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 400) +
    headland(brush, 'left', 470, 760, 300, 0.82) +
    repeat(
      5,
      (i) =>
        rect(90 + i * 120, 430 - (i % 2) * 44, 56, 44, shaded(palette, palette.wall)) +
        path(`M${84 + i * 120} ${432 - (i % 2) * 44}l34 -30l34 30Z`, palette.roof),
    ) +
    ripples(brush, 480, 1000, 40) +
    ellipse(840, 846, 470, 30, palette.ink, 0.2) +
    path(
      'M330 690Q420 720 560 722H1190Q1300 710 1370 650Q1340 820 1240 840H480Q370 820 330 690Z',
      palette.cream,
    ) +
    path(
      'M344 740Q430 770 560 772H1190Q1290 762 1352 716L1342 750Q1280 800 1190 806H560Q430 804 356 778Z',
      palette.teal,
    ) +
    rect(470, 600, 700, 124, mix(palette.wood, palette.cream, 0.3)) +
    repeat(6, (i) =>
      rect(492 + i * 114, 560, 92, 110, mix(palette.seaNear, palette.skyLow, 0.4), 10),
    ) +
    repeat(7, (i) => rect(474 + i * 114, 500, 12, 224, palette.cream)) +
    path('M420 510Q440 450 560 446H1090Q1210 450 1240 510Z', palette.coral) +
    rect(410, 500, 840, 22, palette.cream, 10) +
    repeat(9, (i) =>
      path(`M${430 + i * 92} 522a46 30 0 0 0 92 0Z`, i % 2 === 0 ? palette.coral : palette.cream),
    ) +
    rect(1180, 320, 10, 130, palette.ink) +
    path('M1190 326L1270 350L1190 376Z', palette.amber) +
    repeat(
      3,
      (i) =>
        circle(560 + i * 250, 770, 34, palette.coral) +
        circle(560 + i * 250, 770, 18, palette.cream),
    ) +
    path('M-10 880H520V930H-10Z', palette.wood) +
    repeat(6, (i) => rect(i * 96, 880, 5, 50, palette.ink, 0, 0.3)) +
    repeat(3, (i) => rect(70 + i * 190, 830, 30, 180, mix(palette.wood, palette.ink, 0.3), 6)) +
    at(
      455,
      800,
      rect(-44, -60, 88, 70, palette.amber, 10) +
        rect(-6, 10, 12, 80, palette.wood) +
        repeat(3, (i) => circle(-20 + i * 20, -26, 7, palette.ink)),
    )
  );
}

/** Draws a kayak on the fresh-water lake, a fall in the forest behind. */
export function kayak(brush: Brush): string {
  const { palette, random } = brush;
  return (
    sky(brush, { horizon: 420, sun: { x: 1180, y: 170 } }) +
    hills(brush, 440, 3, 290, 0.7) +
    rect(0, 380, artWidth, 240, palette.leafDark) +
    repeat(20, (i) => tree(brush, i * 86 - 20, 520 + (i % 3) * 20, random.between(230, 330))) +
    path('M560 220Q600 180 660 220L676 560H548Z', '#8f9a94') +
    path('M584 214Q604 196 632 214L650 570H572Z', '#f4fbfa') +
    stroke('M596 240V540M624 250V550', palette.seaMid, 6, 0.6) +
    sea(brush, 560) +
    ellipse(612, 572, 120, 18, '#ffffff', 0.7) +
    ripples(brush, 570, 1000, 50) +
    ellipse(830, 836, 440, 24, palette.ink, 0.25) +
    path(
      'M360 790Q500 740 830 746Q1160 740 1300 780Q1180 846 830 844Q500 846 360 790Z',
      palette.coral,
    ) +
    path(
      'M360 790Q500 770 830 776Q1160 766 1300 780Q1180 800 830 806Q500 806 360 790Z',
      mix(palette.coral, palette.cream, 0.35),
    ) +
    ellipse(830, 770, 140, 22, mix(palette.coral, palette.ink, 0.5)) +
    stroke('M600 700L1080 830', palette.wood, 14) +
    at(584, 696, ellipse(0, 0, 70, 26, palette.amber), 1, 16) +
    at(1096, 834, ellipse(0, 0, 70, 26, palette.amber), 1, 16) +
    cornerLeaves(brush, 'left') +
    grasses(
      brush,
      [
        { x: 1500, y: 1005 },
        { x: 1570, y: 1000 },
      ],
      170,
    )
  );
}

/** Draws paddle boards before sunrise in the middle of the lagoon. */
export function paddleBoards(brush: Brush): string {
  const { palette } = brush;
  const board = (colour: string, trim: string) =>
    ellipse(0, 26, 330, 22, palette.ink, 0.2) +
    path('M-330 4Q-220 -34 60 -30Q250 -26 340 -8Q240 30 40 32Q-220 34 -330 4Z', colour) +
    path('M-330 4Q-220 18 40 16Q240 14 340 -8Q240 30 40 32Q-220 34 -330 4Z', palette.ink, 0.14) +
    path('M-90 -28L90 -28L70 14L-110 16Z', trim) +
    stroke('M-210 -16L190 -74', palette.wood, 10) +
    at(214, -78, ellipse(0, 0, 54, 19, trim), 1, -9);
  return (
    bayView(brush, 470) +
    ripples(brush, 480, 1000, 40) +
    at(1080, 590, board(palette.teal, palette.cream), 0.5) +
    at(480, 640, board(palette.cream, palette.coral), 0.62) +
    at(860, 800, board(palette.coral, palette.cream), 1.1) +
    repeat(3, (i) =>
      stroke(
        `M${470 - i * 60} ${900 + i * 26}Q860 ${940 + i * 26} ${1250 + i * 60} ${880 + i * 26}`,
        palette.foam,
        5,
        0.5 - i * 0.12,
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

/** Draws a telescope on a terrace above the city, with its two bays and bridges. */
export function telescope(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.ink, palette.hillNear, 0.25);
  return (
    sky(brush, { horizon: 360, sun: { x: 460, y: 270 } }) +
    hills(brush, 370, 3, 120, 0.4) +
    sea(brush, 360, 760) +
    sunPath(brush, 460, 360, 560) +
    suspensionBridge(brush, 440, 200, 620, 130, mix(palette.ink, palette.hillNear, 0.5)) +
    path(
      'M520 470Q800 410 1000 470T1640 420V800H-10V700Q260 560 520 470Z',
      hillTone(palette, 0.75),
    ) +
    cityBlocks(brush, 640, 70, 190, hillTone(palette, 0.8), 0.5) +
    cityBlocks(brush, 760, 90, 230, hillTone(palette, 1), 0.6) +
    rect(1388, 120, 12, 460, steel) +
    repeat(6, (i) =>
      stroke(
        `M${1360 - i * 4} ${580 - i * 76}L${1428 + i * 4} ${520 - i * 70}M${1428 + i * 4} ${580 - i * 76}L${1360 - i * 4} ${520 - i * 70}`,
        steel,
        5,
      ),
    ) +
    stroke('M1394 120L1340 580M1394 120L1450 580', steel, 8) +
    circle(1394, 116, 12, palette.coral) +
    rect(0, tableEdge, artWidth, 260, shaded(palette, '#c9b79c')) +
    rect(0, tableEdge - 6, artWidth, 26, shaded(palette, palette.cream)) +
    repeat(14, (i) => rect(30 + i * 120, tableEdge + 40, 26, 210, shaded(palette, '#a89678'), 10)) +
    rect(0, 960, artWidth, 50, shaded(palette, '#a89678')) +
    rect(774, 560, 52, 420, steel, 10) +
    ellipse(800, 976, 130, 24, steel) +
    at(
      800,
      470,
      rect(-230, -90, 400, 180, palette.teal, 60) +
        rect(150, -110, 110, 220, mix(palette.teal, palette.ink, 0.2), 30) +
        ellipse(258, 0, 30, 96, mix(palette.seaFar, palette.cream, 0.5)) +
        rect(-290, -60, 80, 120, palette.ink, 20) +
        rect(-200, -60, 320, 26, palette.cream, 13, 0.35) +
        circle(-40, 20, 40, palette.amber) +
        rect(-46, 0, 12, 40, palette.ink, 4),
      1,
      -8,
    )
  );
}
