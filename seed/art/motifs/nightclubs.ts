import { bayView, litStage, tableTop } from '../backdrops.ts';
import { drink } from '../bar-things.ts';
import { lemon } from '../food.ts';
import { bunting } from '../gathering.ts';
import { microphone } from '../instruments.ts';
import { palm } from '../land.ts';
import { mix, neon } from '../palette.ts';
import { sky } from '../sky-and-sea.ts';
import { artWidth, at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a microphone in neon light in front of a karaoke screen. */
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
        cycle([300, 420, 240], row),
        18,
        row === 1 ? palette.amber : palette.cream,
        9,
      ),
    ) +
    `<g fill="none" stroke-width="12" stroke-linejoin="round">${at(1330, 230, `<path d="${heart}" stroke="#ff6f91"/>`, 1.7, 12)}${at(1050, 150, `<path d="${star}" stroke="#f7b547"/>`, 1.1, -12)}${at(300, 690, `<path d="${star}" stroke="#38c6c4"/>`, 1.1, 14)}</g>` +
    glow(brush, { x: 1330, y: 230 }, 200, '#ff6f91', 0.6) +
    glow(brush, { x: 1050, y: 150 }, 150, '#f7b547', 0.5) +
    ellipse(930, 900, 260, 30, palette.ink, 0.5) +
    at(1000, 520, microphone(brush), 1.15, 24) +
    stroke('M830 930Q700 990 560 930T240 950', '#15121f', 16)
  );
}

/** Draws sunglasses that reflect an afternoon party. */
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
    circle(x + 20, 590, 90, palette.cream, 0.85) +
    rect(x - 280, 610, 560, 110, '#7a3f74') +
    at(x - 130, 690, palm(brush, 0, 0, 210, 30, '#2b1f3a')) +
    repeat(7, (i) => circle(x - 210 + i * 70, 486 + Math.sin(i) * 10, 9, palette.cream)) +
    path(`M${x - 240} 440L${x - 120} 440L${x - 220} 690H${x - 300}Z`, '#ffffff', 0.22) +
    '</g>';
  return (
    sky(brush, { horizon: 760, sun: { x: 800, y: 330 }, sunRadius: 230, clouds: 3 }) +
    repeat(12, (i) =>
      path(
        `M800 330L${800 + Math.cos(i * 0.524) * 1300} ${330 + Math.sin(i * 0.524) * 1300}L${800 + Math.cos(i * 0.524 + 0.16) * 1300} ${330 + Math.sin(i * 0.524 + 0.16) * 1300}Z`,
        palette.cream,
        0.16,
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

/** Draws a dynamo of the old power station in the projected light of a party. */
export function turbine(brush: Brush): string {
  const { palette } = brush;
  const iron = '#39434d';
  return (
    rect(0, 0, artWidth, 1000, mix('#1c2330', palette.ink, 0.3)) +
    repeat(9, (i) =>
      path(
        `M${i * 200 - 120} 0H${i * 200 - 20}L${i * 200 + 120} 820H${i * 200 + 20}Z`,
        cycle(neon, i),
        0.34,
      ),
    ) +
    repeat(
      4,
      (i) =>
        rect(110 + i * 390, 120, 200, 330, mix(cycle(neon, i + 1), '#1c2330', 0.45), 100) +
        repeat(3, (bar) => rect(154 + i * 390 + bar * 50, 120, 8, 330, '#141a22')),
    ) +
    rect(0, 820, artWidth, 190, '#12171e') +
    repeat(8, (i) =>
      path(
        `M${i * 230 - 60} 1010L${i * 170 + 200} 820h10L${i * 230 - 30} 1010Z`,
        cycle(neon, i),
        0.4,
      ),
    ) +
    stroke('M-20 300H200Q260 300 260 360V560M1620 240H1400Q1330 240 1330 310V560', iron, 60) +
    stroke('M-20 290H200M1620 230H1400', mix(iron, palette.cream, 0.3), 12) +
    path('M360 820L420 520H1180L1240 820Z', iron) +
    circle(800, 540, 350, mix(iron, '#000000', 0.3)) +
    glow(brush, { x: 800, y: 540 }, 460, neon[2], 0.6) +
    circle(800, 540, 320, iron) +
    circle(800, 540, 272, '#161c24') +
    repeat(12, (i) =>
      at(
        800,
        540,
        path('M-14 -70L26 -258L70 -240L34 -60Z', mix(neon[2], iron, i % 2 === 0 ? 0.35 : 0.6)),
        1,
        i * 30,
      ),
    ) +
    circle(800, 540, 86, mix(iron, palette.cream, 0.25)) +
    circle(800, 540, 44, neon[0]) +
    repeat(16, (i) =>
      circle(
        800 + Math.cos(i * 0.3927) * 297,
        540 + Math.sin(i * 0.3927) * 297,
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

/** Draws two turntables before a wall of glass and the sea at first light. */
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
    repeat(5, (i) => rect(i * 400 - 8, 0, 16, 700, palette.ink)) +
    repeat(4, (i) =>
      path(
        `M${40 + i * 400} 700L${180 + i * 400} 0H${250 + i * 400}L${110 + i * 400} 700Z`,
        '#ffffff',
        0.1,
      ),
    ) +
    repeat(5, (i) => rect(0, 26 + i * 15, artWidth, 7, neon[i] ?? palette.coral, 3, 0.85)) +
    rect(0, 680, artWidth, 330, '#1a1f29') +
    rect(0, 680, artWidth, 10, neon[3], 0, 0.8) +
    deck(430, palette.coral) +
    deck(1170, palette.teal) +
    path('M690 910L706 690H894L910 910Z', '#3a424c') +
    repeat(3, (column) =>
      repeat(
        3,
        (row) =>
          circle(744 + column * 56, 722 + row * 44, 15, cycle(neon, row + column)) +
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
    repeat(24, (i) => rect(30 + i * 66, 956 + (i % 4) * 6, 40, 60, cycle(neon, i), 6, 0.75))
  );
}
