import { bayView, nightGarden, tableEdge, tableTop, wall } from '../backdrops.ts';
import { flame, leaf } from '../food.ts';
import { bunting, stringLights } from '../gathering.ts';
import { drum, pandeiro, speaker, trumpet } from '../instruments.ts';
import { hills } from '../land.ts';
import { mix, neon, shaded } from '../palette.ts';
import { beachSand } from '../shore.ts';
import { ripples, sea, sky } from '../sky-and-sea.ts';
import { artWidth, at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws accordion, zabumba and triangle: the trio of a forró. */
export function accordion(brush: Brush): string {
  const { palette } = brush;
  const red = '#c43b34';
  return (
    wall(brush, '#e0a95a', 'arch', palette.cream) +
    stringLights(brush, -20, 70, 820, 120, 60, 11) +
    stringLights(brush, 780, 120, 1620, 70, 60, 11) +
    rect(0, tableEdge, artWidth, 260, shaded(palette, '#a7643f')) +
    ellipse(800, 900, 470, 40, palette.ink, 0.25) +
    repeat(13, (i) =>
      path(
        `M${620 + i * 30} ${430 - Math.sin((i / 12) * Math.PI) * 60}h30v${440 + Math.sin((i / 12) * Math.PI) * 76}h-30Z`,
        i % 2 === 0 ? '#2b2b33' : mix('#2b2b33', palette.amber, 0.35),
      ),
    ) +
    rect(400, 400, 240, 490, red, 26) +
    rect(420, 420, 200, 450, mix(red, palette.ink, 0.18), 18) +
    rect(436, 440, 86, 410, palette.cream, 8) +
    repeat(
      11,
      (i) =>
        rect(436, 440 + i * 37, 86, 3, palette.ink) +
        (i % 7 === 2 || i % 7 === 6 ? '' : rect(478, 464 + i * 37, 44, 20, palette.ink, 3)),
    ) +
    repeat(
      3,
      (i) =>
        rect(545, 470 + i * 120, 52, 90, palette.amber, 12) +
        repeat(3, (slot) => rect(555, 488 + i * 120 + slot * 22, 32, 8, red, 4)),
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

/** Draws brass and maracas on a deck over the water. */
export function latinBrass(brush: Brush): string {
  const { palette } = brush;
  const maraca = (colour: string) =>
    rect(-11, 0, 22, 210, palette.wood, 10) +
    ellipse(0, -50, 76, 96, colour) +
    path('M-74 -66Q0 -30 74 -66L70 -24Q0 14 -70 -24Z', palette.cream) +
    ellipse(-26, -100, 16, 26, '#ffffff', 0.4);
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

/** Draws a full moon, a fire on the sand and drums. */
export function moonFire(brush: Brush): string {
  const { palette } = brush;
  const horizon = 480;
  return (
    sky(brush, { horizon, sun: { x: 800, y: 240 }, sunRadius: 220, clouds: 2 }) +
    hills(brush, horizon, 2, 90, 0.5) +
    sea(brush, horizon) +
    repeat(9, (i) =>
      path(
        `M${800 - 60 - i * 20} ${500 + i * 18}q${60 + i * 20} -9 ${120 + i * 40} 0q${-60 - i * 20} 9 ${-120 - i * 40} 0Z`,
        palette.sun,
        0.5,
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
    ellipse(800, 920, 230, 24, palette.ink, 0.35) +
    at(800, 900, flame(brush), 2.1) +
    at(700, 900, flame(brush), 1.3) +
    at(900, 900, flame(brush), 1.4) +
    stroke('M660 920L900 860M940 920L700 860M680 890L930 930', '#5a3325', 34) +
    stroke('M664 918L690 912M936 918L910 912', palette.amber, 16) +
    repeat(16, (i) =>
      circle(700 + ((i * 73) % 220), 420 + ((i * 131) % 240), 5, palette.amber, 0.85),
    )
  );
}

/** Draws surdo, tamborim and pandeiro under paper flags. */
export function sambaDrums(brush: Brush): string {
  const { palette, random } = brush;
  return (
    wall(brush, '#c4573f', 'disc', palette.amber) +
    repeat(12, (i) =>
      path(
        `M800 440L${800 + Math.cos(i * 0.524) * 1200} ${440 + Math.sin(i * 0.524) * 1200}L${800 + Math.cos(i * 0.524 + 0.2) * 1200} ${440 + Math.sin(i * 0.524 + 0.2) * 1200}Z`,
        palette.amber,
        0.18,
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
      circle(8, 10, 104, palette.ink, 0.2) +
        circle(0, 0, 104, '#c9ced0') +
        circle(0, 0, 88, palette.cream) +
        stroke('M60 20L250 -120', palette.wood, 14),
    ) +
    stroke('M680 470L860 330M930 480L780 340', palette.wood, 18) +
    circle(860, 330, 34, palette.cream) +
    circle(780, 340, 34, palette.cream)
  );
}

/** Draws loudspeakers stacked as in Jamaica, a record and a pot of mint. */
export function soundSystem(brush: Brush): string {
  const { palette } = brush;
  const green = '#3f8f4f';
  const yellow = '#e8b23a';
  const red = '#c8402f';
  return (
    nightGarden(brush) +
    ellipse(800, 920, 640, 40, palette.ink, 0.35) +
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
    repeat(3, (i) => circle(700 + i * 100, 820, 26, cycle([red, yellow, green], i))) +
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
    repeat(9, (i) =>
      at(235, 804, leaf(brush, 110, i % 2 === 0 ? '#58a65c' : '#3f8a4a'), 1, -160 + i * 17),
    ) +
    path('M1330 800H1440L1426 920H1344Z', palette.roof) +
    repeat(9, (i) =>
      at(1385, 804, leaf(brush, 110, i % 2 === 0 ? '#58a65c' : '#3f8a4a'), 1, -160 + i * 17),
    )
  );
}
