import { bayView, bricks } from '../backdrops.ts';
import { ox } from '../figures.ts';
import { bunting } from '../gathering.ts';
import { cello, cymbal, drum } from '../instruments.ts';
import { hills, tree } from '../land.ts';
import { suspensionBridge } from '../landmarks.ts';
import { mix, shaded } from '../palette.ts';
import { sky } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  beam,
  circle,
  cycle,
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

/** Draws the acoustic shell on its lawn. */
export function acousticShell(brush: Brush): string {
  const { palette, random } = brush;
  const shell = shaded(palette, '#f4e4c6');
  return (
    sky(brush, { horizon: 620, sun: { x: 1240, y: 200 } }) +
    hills(brush, 640, 2, 200, 0.6) +
    repeat(8, (i) =>
      tree(brush, i < 4 ? 40 + i * 120 : 1180 + (i - 4) * 130, 720, random.between(330, 460)),
    ) +
    rect(0, 640, artWidth, 370, palette.leaf) +
    path('M350 720V640A450 430 0 0 1 1250 640V720Z', shell) +
    repeat(4, (i) =>
      path(
        `M${420 + i * 66} 720V${650 + i * 8}A${380 - i * 66} ${360 - i * 70} 0 0 1 ${1180 - i * 66} ${650 + i * 8}V720Z`,
        mix(shell, i % 2 === 0 ? palette.coral : palette.amber, 0.25 + i * 0.16),
      ),
    ) +
    rect(310, 700, 980, 70, shaded(palette, '#b8794a'), 8) +
    rect(310, 700, 980, 14, palette.cream, 6) +
    repeat(5, (i) =>
      at(
        560 + i * 120,
        700,
        stroke('M0 0V-90M-22 0L0 -30L22 0', palette.ink, 7) +
          path('M-36 -92L36 -92L30 -140H-30Z', palette.ink) +
          path('M-26 -98L26 -98L22 -132H-22Z', palette.cream),
      ),
    ) +
    at(800, 620, cello(brush), 0.34, 6) +
    repeat(5, (i) => {
      const x = 240 + i * 270;
      const y = 850 + (i % 2) * 70;
      const fill = cycle([palette.coral, palette.teal, palette.amber, palette.cream, '#d9577a'], i);
      return (
        path(`M${x} ${y}h170l50 56h-190Z`, fill) +
        stroke(`M${x + 40} ${y}l10 56M${x + 110} ${y}l26 56`, palette.cream, 6, 0.6) +
        rect(x + 56, y - 6, 44, 36, palette.wood, 8) +
        stroke(`M${x + 60} ${y - 4}q18 -34 36 0`, palette.wood, 5)
      );
    }) +
    bunting(brush, 120, 380, 800, 240, 60, 14) +
    bunting(brush, 800, 240, 1480, 380, 60, 14)
  );
}

/** Draws a stage raised on the shore, the lit bridge behind. */
export function arena(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.ink, palette.cream, 0.2);
  const lights = [palette.coral, palette.amber, '#d9577a', '#3fb6b8', palette.amber, palette.coral];
  return (
    bayView(brush, 520) +
    suspensionBridge(brush, 470, 330, 1270, 260, mix(palette.ink, palette.hillNear, 0.6)) +
    repeat(6, (i) =>
      beam(brush, 420 + i * 152, 640, 200 + i * 240, -40, 150, lights[i] ?? palette.coral, 0.6),
    ) +
    rect(0, 700, artWidth, 310, mix(palette.ink, palette.leafDark, 0.4)) +
    rect(330, 560, 940, 220, mix('#1b2440', palette.ink, 0.3)) +
    rect(430, 590, 740, 150, '#d9577a') +
    path('M430 740L620 640L780 720L960 610L1170 740Z', palette.amber) +
    circle(1010, 640, 34, palette.cream) +
    rect(300, 540, 36, 260, steel) +
    rect(1264, 540, 36, 260, steel) +
    path('M270 560Q800 400 1330 560V586Q800 440 270 586Z', steel) +
    repeat(9, (i) =>
      circle(360 + i * 110, 548 - Math.sin((i / 8) * Math.PI) * 66, 13, palette.cream),
    ) +
    rect(200, 780, 1200, 60, palette.ink, 6) +
    repeat(20, (i) => circle(240 + i * 59, 810, 8, palette.lamp)) +
    repeat(
      2,
      (side) =>
        rect(180 + side * 1110, 610, 130, 180, '#20272b', 8) +
        repeat(3, (i) => circle(245 + side * 1110, 642 + i * 58, 22, steel)),
    ) +
    at(800, 780, drum(brush, 130, 90, palette.coral)) +
    at(660, 780, cymbal(brush, 130, 60)) +
    at(960, 780, cymbal(brush, 130, 60)) +
    repeat(3, (row) =>
      repeat(16 - row, (i) =>
        rect(
          60 + i * (100 + row * 8) - row * 20,
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

/** Draws the ox of the island's folk play under paper flags. */
export function folkOx(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 640, sun: { x: 330, y: 380 }, birds: 0 }) +
    hills(brush, 650, 3, 200, 0.7) +
    rect(0, 640, artWidth, 370, shaded(palette, '#d9a873')) +
    ellipse(800, 890, 620, 70, palette.ink, 0.2) +
    bunting(brush, -20, 90, 820, 130, 70, 18) +
    bunting(brush, 780, 130, 1620, 80, 80, 18) +
    bunting(brush, -20, 250, 1620, 230, 90, 30) +
    ox(brush)
  );
}

/** Draws two masks in the dark of an independent theatre. */
export function masks(brush: Brush): string {
  const { palette } = brush;
  const mask = (colour: string, smiles: boolean) =>
    path('M-170 -220Q0 -280 170 -220Q200 60 0 250Q-200 60 -170 -220Z', colour) +
    path('M40 -246Q120 -240 170 -220Q200 60 0 250Q130 20 40 -246Z', palette.ink, 0.14) +
    path(
      'M-120 -70Q-80 -120 -34 -74Q-76 -50 -120 -70ZM120 -70Q80 -120 34 -74Q76 -50 120 -70Z',
      '#1c1418',
    ) +
    stroke(
      smiles
        ? 'M-130 -130Q-80 -168 -30 -136M130 -130Q80 -168 30 -136'
        : 'M-130 -120Q-80 -140 -34 -168M130 -120Q80 -140 34 -168',
      '#1c1418',
      14,
    ) +
    path('M0 -60L-24 30H24Z', palette.ink, 0.2) +
    path(
      smiles
        ? 'M-100 70Q0 120 100 70Q70 190 0 190Q-70 190 -100 70Z'
        : 'M-80 160Q0 40 80 160Q0 110 -80 160Z',
      '#1c1418',
    );
  return (
    rect(0, 0, artWidth, 1000, mix('#191820', palette.ink, 0.2)) +
    beam(brush, 520, -60, 560, 900, 460, palette.lamp, 0.7) +
    beam(brush, 1090, -60, 1050, 900, 460, '#d9577a', 0.6) +
    repeat(9, (i) => rect(i * 200 - 20, 0, 8, 780, '#000000', 0, 0.3)) +
    stroke('M560 -10V200M1060 -10V240', palette.cream, 5, 0.6) +
    at(560, 430, mask('#f3dfb8', true), 1.05, -7) +
    at(1060, 470, mask(palette.coral, false), 1.05, 7) +
    rect(0, 800, artWidth, 210, '#100f14') +
    repeat(
      8,
      (i) =>
        rect(70 + i * 196, 820, 130, 120, mix(palette.coral, '#100f14', 0.55), 26) +
        rect(60 + i * 196, 910, 150, 100, mix(palette.coral, '#100f14', 0.7), 14),
    )
  );
}

/** Draws a stool and a microphone in front of a brick wall. */
export function openMicrophone(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.cream, palette.ink, 0.25);
  return (
    bricks(brush, '#a8553f') +
    rect(0, 0, artWidth, 1000, palette.ink, 0, 0.35) +
    beam(brush, 800, -60, 800, 900, 900, palette.lamp, 0.75) +
    circle(800, 440, 350, palette.lamp, 0.22) +
    rect(0, 810, artWidth, 200, mix(palette.wood, palette.ink, 0.4)) +
    ellipse(800, 880, 470, 64, palette.lamp, 0.55) +
    ellipse(640, 904, 120, 16, palette.ink, 0.4) +
    rect(620, 270, 18, 620, steel, 6) +
    ellipse(629, 894, 100, 20, steel) +
    at(
      648,
      250,
      path('M-34 -20H34L20 150H-20Z', '#20272b') +
        path('M-44 -30Q-56 -140 0 -142Q56 -140 44 -30Z', '#c9ced0') +
        repeat(4, (i) => stroke(`M-46 ${-112 + i * 24}H46`, palette.ink, 4, 0.4)) +
        rect(-46, -36, 92, 18, '#8f9a9e', 6),
      1,
      28,
    ) +
    ellipse(960, 900, 190, 18, palette.ink, 0.4) +
    stroke(
      'M880 590L820 896M1040 590L1100 896M930 596L900 880M990 596L1020 880M846 760H1074',
      mix(palette.wood, palette.ink, 0.15),
      18,
    ) +
    ellipse(960, 590, 130, 30, palette.wood) +
    ellipse(960, 578, 130, 30, palette.coral) +
    path('M910 470H984L974 574H920Z', palette.cream, 0.55) +
    path('M914 510H980L974 570H920Z', mix(palette.teal, palette.cream, 0.6), 0.8)
  );
}

/** Draws a small cinema: a film in the light of the projector, before rows of wooden chairs. */
export function cinema(brush: Brush): string {
  const { palette } = brush;
  const light = '#ffe9b8';
  const seat = '#8a4a3a';
  const plum = mix('#33213a', palette.ink, 0.25);
  const film =
    rect(400, 150, 800, 450, linearFill(brush, [0, '#8fc7d6'], [0.7, '#fbe0b4'])) +
    circle(1010, 330, 62, '#fff3cf') +
    path('M400 420L520 290L600 360L700 230L830 390L930 300L1060 420L1200 330V600H400Z', '#7f8fb0') +
    path('M660 275L700 230L752 294L716 284L698 306L684 282Z', palette.cream) +
    path('M400 470Q560 400 760 450T1200 420V600H400Z', '#c98a5b') +
    path('M400 540Q640 470 860 520T1200 500V600H400Z', '#a2633f') +
    path(
      'M560 600Q700 560 830 548T1010 500Q1040 480 1000 470L1012 466Q1070 478 1040 504Q980 548 860 566T700 600Z',
      palette.cream,
    ) +
    at(
      800,
      540,
      rect(-78, -62, 156, 56, palette.coral, 12) +
        rect(-78, -36, 156, 8, palette.cream) +
        repeat(4, (i) => rect(-66 + i * 34, -56, 26, 18, '#20364a', 4)) +
        each([-44, 44], (x) => circle(x, -6, 15, '#20252d') + circle(x, -6, 6, palette.cream)),
    );
  const chair = (x: number, y: number, width: number) =>
    rect(x - width / 2, y, width, width * 1.1, mix(seat, palette.ink, 0.35), width * 0.2) +
    rect(x - width / 2, y, width, width * 0.5, seat, width * 0.2) +
    rect(x - width * 0.4, y, width * 0.8, width * 0.06, light, width * 0.03, 0.7);
  const spectator = (x: number, y: number, width: number) =>
    path(
      `M${x - width * 0.42} ${y + width * 0.3}Q${x - width * 0.4} ${y - width * 0.16} ${x} ${y - width * 0.16}T${x + width * 0.42} ${y + width * 0.3}Z`,
      plum,
    ) +
    circle(x, y - width * 0.4, width * 0.28, plum) +
    stroke(
      `M${x - width * 0.2} ${y - width * 0.6}A${width * 0.28} ${width * 0.28} 0 0 1 ${x + width * 0.2} ${y - width * 0.6}`,
      light,
      width * 0.05,
      0.8,
    );
  const rows = [
    { y: 690, width: 74, spacing: 94, taken: [1, 4, 6] },
    { y: 770, width: 104, spacing: 130, taken: [0, 2, 3] },
    { y: 872, width: 146, spacing: 184, taken: [1, 2] },
  ];
  return (
    rect(
      0,
      0,
      artWidth,
      1000,
      linearFill(brush, [0, '#2a1d2b'], [0.7, '#5b3440'], [1, '#33202b']),
    ) +
    path('M0 0L300 90V640L0 850Z', '#472a38') +
    path('M1600 0L1300 90V640L1600 850Z', '#472a38') +
    repeat(6, (i) =>
      path(`M${i * 320 - 60} 0H${i * 320 + 20}L${i * 170 + 390} 90H${i * 170 + 350}Z`, '#3a2430'),
    ) +
    each(
      [palette.amber, palette.teal],
      (colour, side) =>
        path(
          side === 0 ? 'M70 270L210 296V540L70 590Z' : 'M1530 270L1390 296V540L1530 590Z',
          palette.cream,
        ) +
        path(
          side === 0 ? 'M88 294L194 314V470L88 500Z' : 'M1512 294L1406 314V470L1512 500Z',
          colour,
        ),
    ) +
    path('M0 850L300 640H1300L1600 850V1010H0Z', '#6f4636') +
    glow(brush, { x: 800, y: 375 }, 820, light, 0.7) +
    rect(384, 134, 832, 482, '#20151f', 8) +
    film +
    path('M786 872L400 600V150H1200V600L814 872Z', light, 0.16) +
    each(rows, ({ y, width, spacing, taken }) =>
      each([-1, 1], (side) =>
        repeat(7, (place) => {
          const x = 800 + side * (spacing * 1.25 + place * spacing);
          const isTaken = taken.includes(place) && (place + (side > 0 ? 1 : 0)) % 2 === 0;
          return (isTaken ? spectator(x, y, width) : '') + chair(x, y, width);
        }),
      ),
    ) +
    glow(brush, { x: 800, y: 862 }, 130, '#fff3c4', 0.9) +
    path('M770 1010L752 940H848L830 1010Z', '#20151f') +
    rect(724, 862, 152, 84, '#39434e', 14) +
    rect(724, 862, 152, 16, mix('#39434e', palette.cream, 0.4), 8) +
    each(
      [760, 842],
      (x, i) =>
        circle(x, 830 - i * 14, 46, '#20252d') +
        circle(x, 830 - i * 14, 38, '#56626e') +
        repeat(5, (hole) =>
          circle(
            x + Math.cos(hole * 1.257) * 21,
            830 - i * 14 + Math.sin(hole * 1.257) * 21,
            8,
            '#20252d',
          ),
        ) +
        circle(x, 830 - i * 14, 6, palette.coral),
    )
  );
}
