import { bayView, litStage, nightGarden, tableEdge, tableTop, wall } from '../backdrops.ts';
import { drink } from '../bar-things.ts';
import { mix } from '../colour.ts';
import { bunting, stringLights } from '../gathering.ts';
import { hills, palm } from '../land.ts';
import { shaded } from '../palette.ts';
import { beachSand } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';
import { flame, leaf, lemon } from './food.ts';
import { drum, microphone, pandeiro, speaker, trumpet } from './instruments.ts';

const neon = ['#ff7d5c', '#f7b547', '#38c6c4', '#e35d90', '#8a7bf0'] as const;

/** Two turntables before a wall of glass and the sea at first light. */
export function turntables(brush: Brush): string {
  const { palette } = brush;
  const deck = (x: number, label: string) =>
    path(`M${x - 270} 900L${x - 220} 700H${x + 220}L${x + 270} 900Z`, '#2d333b') +
    ellipse(x - 30, 796, 188, 76, '#12161b') +
    repeat(
      3,
      (ring) =>
        `<ellipse cx="${x - 30}" cy="796" rx="${90 + ring * 32}" ry="${36 + ring * 13}" fill="none" stroke="#3c444d" stroke-width="4"/>`,
    ) +
    ellipse(x - 30, 796, 64, 26, label) +
    ellipse(x - 30, 796, 10, 5, palette.cream) +
    stroke(`M${x + 196} 730L${x + 176} 800L${x + 70} 836`, '#c9ced0', 12) +
    circle(x + 196, 730, 22, '#c9ced0') +
    rect(x - 230, 868, 60, 18, label, 8);
  return (
    bayView(brush, 470) +
    repeat(5, (index) => rect(index * 400 - 8, 0, 16, 700, palette.ink)) +
    repeat(4, (index) =>
      path(
        `M${40 + index * 400} 700L${180 + index * 400} 0H${250 + index * 400}L${110 + index * 400} 700Z`,
        '#ffffff',
        'opacity="0.1"',
      ),
    ) +
    repeat(5, (index) =>
      rect(0, 26 + index * 15, artWidth, 7, neon[index] ?? palette.coral, 3, 'opacity="0.85"'),
    ) +
    rect(0, 680, artWidth, 330, '#1a1f29') +
    rect(0, 680, artWidth, 10, neon[3], 0, 'opacity="0.8"') +
    deck(430, palette.coral) +
    deck(1170, palette.teal) +
    path('M690 910L706 690H894L910 910Z', '#3a424c') +
    repeat(3, (column) =>
      repeat(
        3,
        (row) =>
          circle(744 + column * 56, 722 + row * 44, 15, neon[(row + column) % 5] ?? palette.coral) +
          rect(742 + column * 56, 708 + row * 44, 4, 14, palette.cream),
      ),
    ) +
    repeat(
      3,
      (column) =>
        rect(740 + column * 56, 840, 8, 54, '#12161b') +
        rect(728 + column * 56, 852 + column * 12, 32, 16, palette.cream, 4),
    ) +
    rect(0, 940, artWidth, 70, '#12161b') +
    repeat(24, (index) =>
      rect(
        30 + index * 66,
        956 + (index % 4) * 6,
        40,
        60,
        neon[index % 5] ?? palette.coral,
        6,
        'opacity="0.75"',
      ),
    )
  );
}

/** Surdo, tamborim and pandeiro under paper flags. */
export function sambaDrums(brush: Brush): string {
  const { palette, random } = brush;
  return (
    wall(brush, '#c4573f', 'disc', palette.amber) +
    repeat(12, (index) =>
      path(
        `M800 440L${800 + Math.cos(index * 0.524) * 1200} ${440 + Math.sin(index * 0.524) * 1200}L${800 + Math.cos(index * 0.524 + 0.2) * 1200} ${440 + Math.sin(index * 0.524 + 0.2) * 1200}Z`,
        palette.amber,
        'opacity="0.18"',
      ),
    ) +
    bunting(brush, -20, 60, 820, 90, 60, 16) +
    bunting(brush, 780, 90, 1620, 60, 60, 16) +
    repeat(50, () =>
      at(
        random.between(60, 1540),
        random.between(160, 760),
        rect(-9, -6, 18, 12, random.pick(neon), 3),
        1,
        random.between(0, 90),
      ),
    ) +
    rect(0, 800, artWidth, 210, mix(palette.wood, palette.ink, 0.25)) +
    at(800, 900, drum(brush, 440, 400, '#2f8f92')) +
    at(360, 900, drum(brush, 270, 300, palette.amber)) +
    at(1250, 900, drum(brush, 290, 230, '#d9577a')) +
    at(1260, 520, pandeiro(brush, palette.teal), 0.95) +
    at(
      380,
      480,
      circle(8, 10, 104, palette.ink, 'opacity="0.2"') +
        circle(0, 0, 104, '#c9ced0') +
        circle(0, 0, 88, palette.cream) +
        stroke('M60 20L250 -120', palette.wood, 14),
    ) +
    stroke('M680 470L860 330M930 480L780 340', palette.wood, 18) +
    circle(860, 330, 34, palette.cream) +
    circle(780, 340, 34, palette.cream)
  );
}

/** Accordion, zabumba and triangle: the trio of a forró. */
export function accordion(brush: Brush): string {
  const { palette } = brush;
  const red = '#c43b34';
  return (
    wall(brush, '#e0a95a', 'arch', palette.cream) +
    stringLights(brush, -20, 70, 820, 120, 60, 11) +
    stringLights(brush, 780, 120, 1620, 70, 60, 11) +
    rect(0, tableEdge, artWidth, 260, shaded(palette, '#a7643f')) +
    ellipse(800, 900, 470, 40, palette.ink, 'opacity="0.25"') +
    repeat(13, (index) =>
      path(
        `M${620 + index * 30} ${430 - Math.sin((index / 12) * Math.PI) * 60}h30v${440 + Math.sin((index / 12) * Math.PI) * 76}h-30Z`,
        index % 2 === 0 ? '#2b2b33' : mix('#2b2b33', palette.amber, 0.35),
      ),
    ) +
    rect(400, 400, 240, 490, red, 26) +
    rect(420, 420, 200, 450, mix(red, palette.ink, 0.18), 18) +
    rect(436, 440, 86, 410, palette.cream, 8) +
    repeat(
      11,
      (index) =>
        rect(436, 440 + index * 37, 86, 3, palette.ink) +
        (index % 7 === 2 || index % 7 === 6
          ? ''
          : rect(478, 464 + index * 37, 44, 20, palette.ink, 3)),
    ) +
    repeat(
      3,
      (index) =>
        rect(545, 470 + index * 120, 52, 90, palette.amber, 12) +
        repeat(3, (slot) => rect(555, 488 + index * 120 + slot * 22, 32, 8, red, 4)),
    ) +
    rect(1000, 400, 230, 490, red, 26) +
    rect(1020, 420, 190, 450, mix(red, palette.ink, 0.18), 18) +
    repeat(6, (row) =>
      repeat(4, (column) => circle(1050 + column * 42, 470 + row * 70, 14, palette.cream)),
    ) +
    at(1390, 900, drum(brush, 260, 190, palette.teal)) +
    stroke('M250 340V430', palette.cream, 6) +
    stroke('M250 440L130 680H350L268 462', '#c9ced0', 20) +
    stroke('M330 560L420 480', '#c9ced0', 14)
  );
}

/** A dynamo of the old power station in the projected light of a party. */
export function turbine(brush: Brush): string {
  const { palette } = brush;
  const iron = '#39434d';
  return (
    rect(0, 0, artWidth, 1000, mix('#1c2330', palette.ink, 0.3)) +
    repeat(9, (index) =>
      path(
        `M${index * 200 - 120} 0H${index * 200 - 20}L${index * 200 + 120} 820H${index * 200 + 20}Z`,
        neon[index % 5] ?? palette.coral,
        'opacity="0.34"',
      ),
    ) +
    repeat(
      4,
      (index) =>
        rect(
          110 + index * 390,
          120,
          200,
          330,
          mix(neon[(index + 1) % 5] ?? palette.teal, '#1c2330', 0.45),
          100,
        ) + repeat(3, (bar) => rect(154 + index * 390 + bar * 50, 120, 8, 330, '#141a22')),
    ) +
    rect(0, 820, artWidth, 190, '#12171e') +
    repeat(8, (index) =>
      path(
        `M${index * 230 - 60} 1010L${index * 170 + 200} 820h10L${index * 230 - 30} 1010Z`,
        neon[index % 5] ?? palette.coral,
        'opacity="0.4"',
      ),
    ) +
    stroke('M-20 300H200Q260 300 260 360V560M1620 240H1400Q1330 240 1330 310V560', iron, 60) +
    stroke('M-20 290H200M1620 230H1400', mix(iron, palette.cream, 0.3), 12) +
    path('M360 820L420 520H1180L1240 820Z', iron) +
    circle(800, 540, 350, mix(iron, '#000000', 0.3)) +
    glow(brush, { x: 800, y: 540 }, 460, neon[2], 0.6) +
    circle(800, 540, 320, iron) +
    circle(800, 540, 272, '#161c24') +
    repeat(12, (index) =>
      at(
        800,
        540,
        path('M-14 -70L26 -258L70 -240L34 -60Z', mix(neon[2], iron, index % 2 === 0 ? 0.35 : 0.6)),
        1,
        index * 30,
      ),
    ) +
    circle(800, 540, 86, mix(iron, palette.cream, 0.25)) +
    circle(800, 540, 44, neon[0]) +
    repeat(16, (index) =>
      circle(
        800 + Math.cos(index * 0.3927) * 297,
        540 + Math.sin(index * 0.3927) * 297,
        11,
        mix(iron, palette.cream, 0.5),
      ),
    ) +
    repeat(
      2,
      (side) =>
        rect(250 + side * 980, 640, 120, 190, iron, 10) +
        circle(310 + side * 980, 700, 40, palette.cream) +
        stroke(`M${310 + side * 980} 700L${330 + side * 980} 676`, palette.coral, 7) +
        repeat(3, (lamp) =>
          circle(282 + lamp * 28 + side * 980, 780, 9, neon[lamp] ?? palette.coral),
        ),
    )
  );
}

/** A full moon, a fire on the sand and the drums of the night. */
export function moonFire(brush: Brush): string {
  const { palette } = brush;
  const horizon = 480;
  return (
    sky(brush, { horizon, sun: { x: 800, y: 240 }, sunRadius: 220, clouds: 2 }) +
    hills(brush, horizon, 2, 90, 0.5) +
    sea(brush, horizon) +
    repeat(9, (index) =>
      path(
        `M${800 - 60 - index * 20} ${500 + index * 18}q${60 + index * 20} -9 ${120 + index * 40} 0q${-60 - index * 20} 9 ${-120 - index * 40} 0Z`,
        palette.sun,
        'opacity="0.5"',
      ),
    ) +
    ripples(brush, horizon, 660, 20) +
    beachSand(brush, 680) +
    glow(brush, { x: 800, y: 780 }, 520, palette.coral, 0.75) +
    path('M1010 820Q1090 650 1300 650Q1480 660 1540 820Z', palette.teal) +
    path('M1010 820Q1090 770 1300 764Q1480 770 1540 820Z', mix(palette.teal, palette.ink, 0.4)) +
    stroke('M1050 746Q1180 690 1300 690T1500 746', palette.cream, 12) +
    at(330, 930, drum(brush, 200, 250, '#a7573f')) +
    at(540, 950, drum(brush, 160, 190, palette.amber)) +
    ellipse(800, 920, 230, 24, palette.ink, 'opacity="0.35"') +
    at(800, 900, flame(brush), 2.1) +
    at(700, 900, flame(brush), 1.3) +
    at(900, 900, flame(brush), 1.4) +
    stroke('M660 920L900 860M940 920L700 860M680 890L930 930', '#5a3325', 34) +
    stroke('M664 918L690 912M936 918L910 912', palette.amber, 16) +
    repeat(16, (index) =>
      circle(
        700 + ((index * 73) % 220),
        420 + ((index * 131) % 240),
        5,
        palette.amber,
        'opacity="0.85"',
      ),
    )
  );
}

/** A microphone in neon light before the screen of a karaoke. */
export function karaoke(brush: Brush): string {
  const { palette } = brush;
  const star = 'M0 -60L17 -20L60 -18L26 8L38 52L0 26L-38 52L-26 8L-60 -18L-17 -20Z';
  const heart = 'M0 50C-90 -10 -60 -80 0 -34C60 -80 90 -10 0 50Z';
  return (
    litStage(brush, '#4a2466', ['#e35d90', '#38c6c4', '#8a7bf0']) +
    rect(170, 150, 620, 400, '#15121f', 24) +
    rect(190, 170, 580, 360, '#2b3f8a', 12) +
    path('M190 530V430L340 330L470 430L590 300L770 450V530Z', '#1f8f98') +
    circle(640, 250, 50, palette.amber) +
    repeat(3, (row) =>
      rect(
        240,
        400 + row * 40,
        [300, 420, 240][row] ?? 300,
        18,
        row === 1 ? palette.amber : palette.cream,
        9,
      ),
    ) +
    `<g fill="none" stroke-width="12" stroke-linejoin="round">${at(1330, 230, `<path d="${heart}" stroke="#ff6f91"/>`, 1.7, 12)}${at(1050, 150, `<path d="${star}" stroke="#f7b547"/>`, 1.1, -12)}${at(300, 690, `<path d="${star}" stroke="#38c6c4"/>`, 1.1, 14)}</g>` +
    glow(brush, { x: 1330, y: 230 }, 200, '#ff6f91', 0.6) +
    glow(brush, { x: 1050, y: 150 }, 150, '#f7b547', 0.5) +
    ellipse(930, 900, 260, 30, palette.ink, 'opacity="0.5"') +
    at(1000, 520, microphone(brush), 1.15, 24) +
    stroke('M830 930Q700 990 560 930T240 950', '#15121f', 16)
  );
}

/** Loudspeakers stacked as in Jamaica, a record and a pot of mint. */
export function soundSystem(brush: Brush): string {
  const { palette } = brush;
  const green = '#3f8f4f';
  const yellow = '#e8b23a';
  const red = '#c8402f';
  return (
    nightGarden(brush) +
    ellipse(800, 920, 640, 40, palette.ink, 'opacity="0.35"') +
    at(330, 180, speaker(brush, 290, 230, red)) +
    at(330, 414, speaker(brush, 290, 240, yellow)) +
    at(330, 658, speaker(brush, 290, 260, green)) +
    at(980, 180, speaker(brush, 290, 230, green)) +
    at(980, 414, speaker(brush, 290, 240, yellow)) +
    at(980, 658, speaker(brush, 290, 260, red)) +
    rect(640, 700, 320, 210, shaded(palette, '#7a4a32'), 10) +
    ellipse(800, 700, 156, 52, '#15181c') +
    ellipse(800, 700, 110, 36, 'none', 'stroke="#3a4046" stroke-width="5"') +
    ellipse(800, 700, 54, 18, yellow) +
    stroke('M940 660L930 700L850 716', palette.cream, 9) +
    repeat(3, (index) => circle(700 + index * 100, 820, 26, [red, yellow, green][index] ?? red)) +
    at(
      800,
      520,
      path(
        'M0 -110C76 -110 110 -60 110 0S76 110 0 110S-110 60 -110 0S-76 -110 0 -110Z',
        '#15181c',
      ) +
        circle(0, 0, 40, red) +
        circle(0, 0, 10, palette.cream) +
        circle(0, 0, 76, 'none', 'stroke="#3a4046" stroke-width="5"'),
    ) +
    path('M180 800H290L276 920H194Z', palette.roof) +
    repeat(9, (index) =>
      at(235, 804, leaf(brush, 110, index % 2 === 0 ? '#58a65c' : '#3f8a4a'), 1, -160 + index * 17),
    ) +
    path('M1330 800H1440L1426 920H1344Z', palette.roof) +
    repeat(9, (index) =>
      at(
        1385,
        804,
        leaf(brush, 110, index % 2 === 0 ? '#58a65c' : '#3f8a4a'),
        1,
        -160 + index * 17,
      ),
    )
  );
}

/** Brass and maracas on a deck over the water. */
export function latinBrass(brush: Brush): string {
  const { palette } = brush;
  const maraca = (colour: string) =>
    rect(-11, 0, 22, 210, palette.wood, 10) +
    ellipse(0, -50, 76, 96, colour) +
    path('M-74 -66Q0 -30 74 -66L70 -24Q0 14 -70 -24Z', palette.cream) +
    ellipse(-26, -100, 16, 26, '#ffffff', 'opacity="0.4"');
  return (
    bayView(brush, 450) +
    stringLights(brush, -20, 100, 820, 150, 70, 12) +
    stringLights(brush, 780, 150, 1620, 90, 70, 12) +
    tableTop(brush, '#8a5238') +
    glow(brush, { x: 800, y: 640 }, 520, palette.lamp, 0.4) +
    at(1240, 950, drum(brush, 220, 380, '#c8502f')) +
    at(1420, 960, drum(brush, 190, 320, palette.teal)) +
    at(720, 560, trumpet(brush), 1.15, -14) +
    at(470, 780, maraca(palette.coral), 0.95, -58) +
    at(680, 830, maraca(palette.amber), 0.95, 40)
  );
}

/** Sunglasses that reflect an afternoon party. */
export function sunglasses(brush: Brush): string {
  const { palette } = brush;
  const lens = (x: number) =>
    path(
      `M${x - 270} 430H${x + 250}Q${x + 270} 690 ${x} 700Q${x - 250} 690 ${x - 270} 430Z`,
      '#1f2d3a',
    ) +
    `<clipPath id="l${x}"><path d="M${x - 246} 452H${x + 226}Q${x + 240} 672 ${x} 676Q${x - 226} 672 ${x - 246} 452Z"/></clipPath><g clip-path="url(#l${x})">` +
    rect(x - 280, 430, 560, 280, '#e0577a') +
    rect(x - 280, 520, 560, 200, '#f08a5a') +
    circle(x + 20, 590, 90, palette.cream, 'opacity="0.85"') +
    rect(x - 280, 610, 560, 110, '#7a3f74') +
    at(x - 130, 690, palm(brush, 0, 0, 210, 30, '#2b1f3a')) +
    repeat(7, (index) =>
      circle(x - 210 + index * 70, 486 + Math.sin(index) * 10, 9, palette.cream),
    ) +
    path(`M${x - 240} 440L${x - 120} 440L${x - 220} 690H${x - 300}Z`, '#ffffff', 'opacity="0.22"') +
    '</g>';
  return (
    sky(brush, { horizon: 760, sun: { x: 800, y: 330 }, sunRadius: 230, clouds: 3 }) +
    repeat(12, (index) =>
      path(
        `M800 330L${800 + Math.cos(index * 0.524) * 1300} ${330 + Math.sin(index * 0.524) * 1300}L${800 + Math.cos(index * 0.524 + 0.16) * 1300} ${330 + Math.sin(index * 0.524 + 0.16) * 1300}Z`,
        palette.cream,
        'opacity="0.16"',
      ),
    ) +
    bunting(brush, -20, 70, 820, 110, 70, 16) +
    bunting(brush, 780, 110, 1620, 70, 70, 16) +
    tableTop(brush, '#d9a060') +
    stroke('M270 446L196 470L186 540M1330 446L1404 470L1414 540', '#1f2d3a', 30) +
    stroke('M760 460Q800 430 840 460', '#1f2d3a', 34) +
    lens(530) +
    lens(1080) +
    drink(brush, 380, 940, 300, palette.coral, 0) +
    path('M1180 760H1290V930Q1290 946 1274 946H1196Q1180 946 1180 930Z', palette.amber) +
    rect(1204, 720, 62, 44, palette.cream, 8) +
    circle(1235, 850, 34, palette.cream) +
    at(820, 900, lemon(brush, 60))
  );
}
