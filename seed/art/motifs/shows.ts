import { bayView, bricks, litStage } from '../backdrops.ts';
import { mix } from '../colour.ts';
import { bunting, stringLights } from '../gathering.ts';
import { hills, palm, tree } from '../land.ts';
import { shaded } from '../palette.ts';
import { beam } from '../scenes/light-beam.ts';
import { beachSand } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import { suspensionBridge } from '../suspension-bridge.ts';
import type { Brush } from '../svg.ts';
import { artWidth, at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import { breaker, ripples, sea } from '../water.ts';
import { cello, cymbal, drum, guitar, pandeiro } from './instruments.ts';

/** Red velvet on both sides and above. */
function curtains(brush: Brush): string {
  const { palette } = brush;
  const velvet = '#96302d';
  const side = repeat(4, (fold) =>
    path(
      `M${150 - fold * 52} -10H${260 - fold * 52}C${250 - fold * 40} 400 ${190 - fold * 30} 700 ${200 - fold * 44} 1010H${90 - fold * 44}Z`,
      fold % 2 === 0 ? mix(velvet, palette.ink, 0.3) : velvet,
    ),
  );
  return (
    side +
    `<g transform="translate(1600 0) scale(-1 1)">${side}</g>` +
    repeat(
      9,
      (index) =>
        path(
          `M${index * 180 - 10} -10h200q-10 140 -100 140t-100 -140Z`,
          index % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.24),
        ) + stroke(`M${index * 180 - 4} 4q10 120 94 120t94 -120`, palette.amber, 6),
    )
  );
}

/** A cello waits in the light of the old theatre, its boxes around. */
export function celloOnStage(brush: Brush): string {
  const { palette } = brush;
  const gilt = '#c9963f';
  return (
    litStage(brush, '#7a3530', [palette.amber, palette.cream, palette.amber]) +
    repeat(3, (row) =>
      repeat(2, (column) => {
        const y = 190 + row * 190;
        const box =
          path(`M0 0V-90A70 60 0 0 1 140 -90V0Z`, '#3a1715') +
          ellipse(70, -30, 50, 60, palette.lamp, 'opacity="0.35"') +
          path('M-14 0H154V50Q70 74 -14 50Z', gilt) +
          repeat(6, (index) => rect(2 + index * 26, 10, 10, 34, mix(gilt, palette.ink, 0.35), 4));
        return (
          at(230 + column * 170, y + column * 26, box) +
          at(1230 - column * 170, y + column * 26, box)
        );
      }),
    ) +
    ellipse(800, 900, 300, 44, palette.cream, 'opacity="0.4"') +
    path(
      'M640 700H760V880M640 700V880M640 690V540',
      'none',
      `stroke="${palette.ink}" stroke-width="16" stroke-linejoin="round"`,
    ) +
    rect(630, 690, 140, 22, palette.coral, 8) +
    at(860, 530, cello(brush), 0.95, 8) +
    stroke('M1010 350L1060 880', palette.cream, 7) +
    curtains(brush)
  );
}

/** Seven strings, cavaquinho and pandeiro by the fire of a wooden shed. */
export function choro(brush: Brush): string {
  const { palette } = brush;
  const plank = shaded(palette, '#8a5436');
  return (
    rect(0, 0, artWidth, 1000, plank) +
    repeat(13, (index) => rect(index * 130, 0, 5, 780, palette.ink, 0, 'opacity="0.28"')) +
    glow(brush, { x: 800, y: 420 }, 760, palette.lamp, 0.75) +
    stringLights(brush, -20, 60, 820, 110, 60, 11) +
    stringLights(brush, 780, 110, 1620, 60, 60, 11) +
    rect(0, 800, artWidth, 210, mix(plank, palette.ink, 0.5)) +
    rect(380, 790, 840, 36, mix(palette.wood, palette.cream, 0.15), 8) +
    rect(440, 820, 26, 190, palette.wood) +
    rect(1134, 820, 26, 190, palette.wood) +
    at(470, 560, guitar(brush, '#c9803f'), 0.98, -10) +
    at(1150, 620, guitar(brush, '#e0aa5a'), 0.7, 12) +
    at(800, 636, pandeiro(brush, palette.coral), 1.05) +
    ellipse(800, 800, 100, 12, palette.ink, 'opacity="0.3"') +
    ellipse(640, 790, 56, 16, palette.cream) +
    path('M586 750H694Q690 790 640 794Q590 790 586 750Z', palette.cream) +
    ellipse(640, 750, 54, 13, '#d9a441')
  );
}

/** Drums and guitars on the stage of the old factory. */
export function drumKit(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.ink, palette.cream, 0.18);
  const shell = palette.coral;
  return (
    litStage(brush, '#1f4a66', [
      palette.coral,
      palette.teal,
      '#d9577a',
      palette.amber,
      palette.teal,
    ]) +
    stroke('M-20 190L800 30L1620 190', steel, 22) +
    rect(0, 186, artWidth, 18, steel) +
    repeat(16, (index) =>
      stroke(
        `M${index * 108} 190L${index * 108 + 54} ${Math.abs(index * 108 + 54 - 800) * 0.19 + 34}`,
        steel,
        7,
      ),
    ) +
    repeat(
      5,
      (index) =>
        rect(240 + index * 264, 204, 64, 50, palette.ink, 10) +
        circle(272 + index * 264, 256, 20, palette.cream),
    ) +
    repeat(
      2,
      (side) =>
        rect(150 + side * 1060, 600, 240, 260, palette.ink, 14) +
        rect(170 + side * 1060, 660, 200, 180, steel, 8) +
        repeat(4, (index) => circle(196 + index * 48 + side * 1060, 630, 10, palette.amber)),
    ) +
    at(330, 640, guitar(brush, '#d9402f'), 0.72, -8) +
    at(1270, 640, guitar(brush, '#2f9a9c'), 0.72, 8) +
    at(540, 880, cymbal(brush, 470, 140)) +
    at(1060, 880, cymbal(brush, 470, 140)) +
    at(580, 890, cymbal(brush, 280, 90)) +
    at(1000, 880, drum(brush, 190, 170, shell)) +
    at(610, 880, drum(brush, 180, 150, shell)) +
    at(700, 600, drum(brush, 170, 130, shell)) +
    at(900, 600, drum(brush, 170, 130, shell)) +
    circle(800, 730, 172, '#c9ced0') +
    circle(800, 730, 156, palette.cream) +
    circle(800, 730, 110, mix(palette.cream, palette.teal, 0.4)) +
    circle(800, 730, 66, palette.cream) +
    path('M800 680l14 34l37 3l-28 24l9 36l-32 -20l-32 20l9 -36l-28 -24l37 -3Z', palette.coral)
  );
}

/** A grand piano in a small room, a glass of sparkling wine beside it. */
export function piano(brush: Brush): string {
  const { palette } = brush;
  const black = mix(palette.ink, '#101418', 0.5);
  const shine = mix(black, palette.cream, 0.22);
  return (
    litStage(brush, '#6a4030', [palette.lamp, palette.amber]) +
    circle(800, 440, 380, palette.amber, 'opacity="0.28"') +
    ellipse(800, 900, 600, 46, palette.ink, 'opacity="0.4"') +
    path('M470 560L560 190Q900 90 1180 330Q1250 420 1250 560Z', shine) +
    path(
      'M500 560L584 214Q890 126 1150 350Q1216 430 1216 560Z',
      mix('#8a5436', palette.ink, 0.15),
    ) +
    stroke('M1080 560L1010 270', black, 10) +
    repeat(9, (index) =>
      stroke(
        `M${620 + index * 60} 556L${660 + index * 52} ${300 + Math.abs(index - 3) * 22}`,
        palette.amber,
        4,
        'opacity="0.55"',
      ),
    ) +
    path('M330 560H1250Q1300 570 1296 620Q1290 680 1230 690H330Z', black) +
    rect(330, 552, 930, 14, shine, 6) +
    rect(300, 600, 230, 90, black, 8) +
    rect(300, 584, 224, 24, palette.cream, 4) +
    repeat(10, (index) => rect(312 + index * 21, 584, 9, 14, black)) +
    repeat(3, (index) => path(`M${390 + index * 390} 690h40l-10 200h-20Z`, black)) +
    rect(640, 690, 60, 130, black) +
    rect(630, 820, 80, 12, palette.amber, 5) +
    rect(130, 750, 230, 40, palette.coral, 14) +
    rect(160, 790, 18, 110, black) +
    rect(312, 790, 18, 110, black) +
    ellipse(1380, 740, 110, 18, palette.wood) +
    rect(1372, 750, 16, 150, palette.wood) +
    path('M1350 560H1394L1384 660Q1372 680 1360 660Z', palette.cream, 'opacity="0.5"') +
    path('M1354 590H1390L1382 658Q1372 674 1362 658Z', palette.amber) +
    rect(1369, 670, 6, 60, palette.cream) +
    ellipse(1372, 732, 28, 6, palette.cream)
  );
}

/** The acoustic shell on its lawn. */
export function acousticShell(brush: Brush): string {
  const { palette, random } = brush;
  const shell = shaded(palette, '#f4e4c6');
  return (
    sky(brush, { horizon: 620, sun: { x: 1240, y: 200 } }) +
    hills(brush, 640, 2, 200, 0.6) +
    repeat(8, (index) =>
      tree(
        brush,
        index < 4 ? 40 + index * 120 : 1180 + (index - 4) * 130,
        720,
        random.between(330, 460),
      ),
    ) +
    rect(0, 640, artWidth, 370, palette.leaf) +
    path('M350 720V640A450 430 0 0 1 1250 640V720Z', shell) +
    repeat(4, (index) =>
      path(
        `M${420 + index * 66} 720V${650 + index * 8}A${380 - index * 66} ${360 - index * 70} 0 0 1 ${1180 - index * 66} ${650 + index * 8}V720Z`,
        mix(shell, index % 2 === 0 ? palette.coral : palette.amber, 0.25 + index * 0.16),
      ),
    ) +
    rect(310, 700, 980, 70, shaded(palette, '#b8794a'), 8) +
    rect(310, 700, 980, 14, palette.cream, 6) +
    repeat(5, (index) =>
      at(
        560 + index * 120,
        700,
        stroke('M0 0V-90M-22 0L0 -30L22 0', palette.ink, 7) +
          path('M-36 -92L36 -92L30 -140H-30Z', palette.ink) +
          path('M-26 -98L26 -98L22 -132H-22Z', palette.cream),
      ),
    ) +
    at(800, 620, cello(brush), 0.34, 6) +
    repeat(5, (index) => {
      const x = 240 + index * 270;
      const y = 850 + (index % 2) * 70;
      const fill =
        [palette.coral, palette.teal, palette.amber, palette.cream, '#d9577a'][index] ??
        palette.coral;
      return (
        path(`M${x} ${y}h170l50 56h-190Z`, fill) +
        stroke(`M${x + 40} ${y}l10 56M${x + 110} ${y}l26 56`, palette.cream, 6, 'opacity="0.6"') +
        rect(x + 56, y - 6, 44, 36, palette.wood, 8) +
        stroke(`M${x + 60} ${y - 4}q18 -34 36 0`, palette.wood, 5)
      );
    }) +
    bunting(brush, 120, 380, 800, 240, 60, 14) +
    bunting(brush, 800, 240, 1480, 380, 60, 14)
  );
}

/** A stool and a microphone before a wall of bricks. */
export function openMicrophone(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.cream, palette.ink, 0.25);
  return (
    bricks(brush, '#a8553f') +
    rect(0, 0, artWidth, 1000, palette.ink, 0, 'opacity="0.35"') +
    beam(brush, 800, -60, 800, 900, 900, palette.lamp, 0.75) +
    circle(800, 440, 350, palette.lamp, 'opacity="0.22"') +
    rect(0, 810, artWidth, 200, mix(palette.wood, palette.ink, 0.4)) +
    ellipse(800, 880, 470, 64, palette.lamp, 'opacity="0.55"') +
    ellipse(640, 904, 120, 16, palette.ink, 'opacity="0.4"') +
    rect(620, 270, 18, 620, steel, 6) +
    ellipse(629, 894, 100, 20, steel) +
    at(
      648,
      250,
      path('M-34 -20H34L20 150H-20Z', '#20272b') +
        path('M-44 -30Q-56 -140 0 -142Q56 -140 44 -30Z', '#c9ced0') +
        repeat(4, (index) =>
          stroke(`M-46 ${-112 + index * 24}H46`, palette.ink, 4, 'opacity="0.4"'),
        ) +
        rect(-46, -36, 92, 18, '#8f9a9e', 6),
      1,
      28,
    ) +
    ellipse(960, 900, 190, 18, palette.ink, 'opacity="0.4"') +
    stroke(
      'M880 590L820 896M1040 590L1100 896M930 596L900 880M990 596L1020 880M846 760H1074',
      mix(palette.wood, palette.ink, 0.15),
      18,
    ) +
    ellipse(960, 590, 130, 30, palette.wood) +
    ellipse(960, 578, 130, 30, palette.coral) +
    path('M910 470H984L974 574H920Z', palette.cream, 'opacity="0.55"') +
    path('M914 510H980L974 570H920Z', mix(palette.teal, palette.cream, 0.6), 'opacity="0.8"')
  );
}

/** A stage raised on the shore, the lit bridge behind. */
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

/** The ox of the island's folk play under paper flags. */
export function folkOx(brush: Brush): string {
  const { palette, random } = brush;
  const black = '#23222a';
  const flowers = [palette.coral, palette.amber, '#d9577a', palette.teal, palette.cream];
  return (
    sky(brush, { horizon: 640, sun: { x: 330, y: 380 }, birds: 0 }) +
    hills(brush, 650, 3, 200, 0.7) +
    rect(0, 640, artWidth, 370, shaded(palette, '#d9a873')) +
    ellipse(800, 890, 620, 70, palette.ink, 'opacity="0.2"') +
    bunting(brush, -20, 90, 820, 130, 70, 18) +
    bunting(brush, 780, 130, 1620, 80, 80, 18) +
    bunting(brush, -20, 250, 1620, 230, 90, 30) +
    path('M560 860Q520 480 860 460Q1210 470 1180 860Z', black) +
    repeat(12, (index) =>
      path(
        `M${556 + index * 52} 780h52v${90 + (index % 2) * 18}h-52Z`,
        flowers[index % 5] ?? palette.coral,
      ),
    ) +
    repeat(26, () => {
      const x = random.between(610, 1120);
      const y = random.between(520, 740);
      return circle(x, y, 20, random.pick(flowers)) + circle(x, y, 8, palette.cream);
    }) +
    stroke('M1170 620Q1270 640 1262 780', black, 22) +
    path('M1262 780l-24 60h48Z', palette.coral) +
    path('M400 520Q380 420 480 410H640Q740 420 720 520L660 720Q560 780 460 720Z', black) +
    path('M452 640Q560 600 668 640L650 730Q560 790 470 730Z', palette.cream) +
    ellipse(520, 690, 16, 22, palette.ink) +
    ellipse(600, 690, 16, 22, palette.ink) +
    stroke('M510 742Q560 768 612 742', palette.ink, 8) +
    circle(480, 540, 42, palette.cream) +
    circle(640, 540, 42, palette.cream) +
    circle(488, 546, 22, palette.ink) +
    circle(632, 546, 22, palette.ink) +
    circle(496, 538, 7, palette.cream) +
    circle(640, 538, 7, palette.cream) +
    path('M430 430Q300 420 290 270Q360 350 490 400Z', '#f0e2c4') +
    path('M690 430Q820 420 830 270Q760 350 630 400Z', '#f0e2c4') +
    path('M390 500l-90 20l80 50Z', black) +
    path('M730 500l90 20l-80 50Z', black) +
    circle(560, 440, 40, palette.coral) +
    repeat(6, (index) =>
      circle(
        560 + Math.cos(index * 1.05) * 40,
        440 + Math.sin(index * 1.05) * 40,
        18,
        palette.amber,
      ),
    ) +
    repeat(
      3,
      (index) =>
        stroke(
          `M${294 - index * 8} 280q-40 ${60 + index * 20} -10 ${120 + index * 20}`,
          flowers[index] ?? palette.coral,
          8,
        ) +
        stroke(
          `M${826 + index * 8} 280q40 ${60 + index * 20} 10 ${120 + index * 20}`,
          flowers[index + 1] ?? palette.coral,
          8,
        ),
    )
  );
}

/** Two masks in the dark of an independent theatre. */
export function masks(brush: Brush): string {
  const { palette } = brush;
  const mask = (colour: string, smiles: boolean) =>
    path('M-170 -220Q0 -280 170 -220Q200 60 0 250Q-200 60 -170 -220Z', colour) +
    path('M40 -246Q120 -240 170 -220Q200 60 0 250Q130 20 40 -246Z', palette.ink, 'opacity="0.14"') +
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
    path('M0 -60L-24 30H24Z', palette.ink, 'opacity="0.2"') +
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
    repeat(9, (index) => rect(index * 200 - 20, 0, 8, 780, '#000000', 0, 'opacity="0.3"')) +
    stroke('M560 -10V200M1060 -10V240', palette.cream, 5, 'opacity="0.6"') +
    at(560, 430, mask('#f3dfb8', true), 1.05, -7) +
    at(1060, 470, mask(palette.coral, false), 1.05, 7) +
    rect(0, 800, artWidth, 210, '#100f14') +
    repeat(
      8,
      (index) =>
        rect(70 + index * 196, 820, 130, 120, mix(palette.coral, '#100f14', 0.55), 26) +
        rect(60 + index * 196, 910, 150, 100, mix(palette.coral, '#100f14', 0.7), 14),
    )
  );
}

/** A guitar among the cushions, the sun going into the sea. */
export function beachGuitar(brush: Brush): string {
  const { palette } = brush;
  const horizon = 450;
  return (
    sky(brush, { horizon, sun: { x: 560, y: 390 }, sunRadius: 96 }) +
    hills(brush, horizon, 2, 70, 0.3) +
    sea(brush, horizon) +
    sunPath(brush, 560, horizon, 640) +
    ripples(brush, horizon, 640, 20) +
    breaker(brush, 590, 9, mix(palette.seaNear, palette.seaFar, 0.35)) +
    beachSand(brush, 680) +
    palm(brush, 1500, 1010, 760, -90) +
    stringLights(brush, -20, 120, 1460, 260, 90, 18) +
    ellipse(820, 930, 420, 30, palette.ink, 'opacity="0.2"') +
    at(
      640,
      860,
      rect(-150, -70, 300, 140, palette.teal, 50) +
        stroke('M-110 -30Q0 10 110 -30', palette.cream, 6, 'opacity="0.5"'),
      1,
      -5,
    ) +
    at(
      1110,
      870,
      rect(-150, -70, 300, 140, palette.amber, 50) +
        stroke('M-110 -30Q0 10 110 -30', palette.cream, 6, 'opacity="0.5"'),
      1,
      6,
    ) +
    at(900, 690, guitar(brush, '#c9722f'), 1.05, 16) +
    at(
      880,
      900,
      rect(-170, -60, 340, 130, palette.coral, 50) +
        stroke('M-120 -20Q0 20 120 -20', palette.cream, 6, 'opacity="0.5"'),
    ) +
    repeat(4, (index) =>
      at(
        260 + index * 90,
        920 + (index % 2) * 30,
        glow(brush, { x: 0, y: -20 }, 60, palette.lamp, 0.9) +
          rect(-14, -36, 28, 40, palette.cream, 5) +
          ellipse(0, -40, 6, 11, palette.amber),
      ),
    )
  );
}
