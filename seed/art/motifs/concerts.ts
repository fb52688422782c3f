import { curtains, litStage } from '../backdrops.ts';
import { stringLights } from '../gathering.ts';
import { cello, cymbal, drum, guitar, pandeiro } from '../instruments.ts';
import { hills, palm } from '../land.ts';
import { mix, shaded } from '../palette.ts';
import { beachSand } from '../shore.ts';
import { breaker, ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import { artWidth, at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a guitar between cushions, with the sun setting in the sea. */
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
    ellipse(820, 930, 420, 30, palette.ink, 0.2) +
    path('M420 850H1240L1330 950H330Z', palette.cream) +
    repeat(7, (i) =>
      path(
        `M${470 + i * 118} 850h52l${(i - 3) * 6} 100h-66Z`,
        cycle([palette.coral, palette.teal, palette.amber], i),
      ),
    ) +
    at(640, 760, pandeiro(brush, palette.coral), 0.9) +
    at(900, 660, guitar(brush, '#c9722f'), 0.98, 16) +
    repeat(4, (i) =>
      at(
        260 + i * 90,
        920 + (i % 2) * 30,
        glow(brush, { x: 0, y: -20 }, 60, palette.lamp, 0.9) +
          rect(-14, -36, 28, 40, palette.cream, 5) +
          ellipse(0, -40, 6, 11, palette.amber),
      ),
    )
  );
}

/** Draws a cello on the lit stage of the old theatre, between the theatre boxes. */
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
          ellipse(70, -30, 50, 60, palette.lamp, 0.35) +
          path('M-14 0H154V50Q70 74 -14 50Z', gilt) +
          repeat(6, (i) => rect(2 + i * 26, 10, 10, 34, mix(gilt, palette.ink, 0.35), 4));
        return (
          at(230 + column * 170, y + column * 26, box) +
          at(1230 - column * 170, y + column * 26, box)
        );
      }),
    ) +
    ellipse(800, 900, 300, 44, palette.cream, 0.4) +
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

/** Draws a seven-string guitar, a cavaquinho and a pandeiro by the fire of a wooden shed. */
export function choro(brush: Brush): string {
  const { palette } = brush;
  const plank = shaded(palette, '#8a5436');
  return (
    rect(0, 0, artWidth, 1000, plank) +
    repeat(13, (i) => rect(i * 130, 0, 5, 780, palette.ink, 0, 0.28)) +
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
    ellipse(800, 800, 100, 12, palette.ink, 0.3) +
    ellipse(640, 790, 56, 16, palette.cream) +
    path('M586 750H694Q690 790 640 794Q590 790 586 750Z', palette.cream) +
    ellipse(640, 750, 54, 13, '#d9a441')
  );
}

/** Draws drums and guitars on the stage of the old factory. */
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
    repeat(16, (i) =>
      stroke(
        `M${i * 108} 190L${i * 108 + 54} ${Math.abs(i * 108 + 54 - 800) * 0.19 + 34}`,
        steel,
        7,
      ),
    ) +
    repeat(
      5,
      (i) =>
        rect(240 + i * 264, 204, 64, 50, palette.ink, 10) +
        circle(272 + i * 264, 256, 20, palette.cream),
    ) +
    repeat(
      2,
      (side) =>
        rect(150 + side * 1060, 600, 240, 260, palette.ink, 14) +
        rect(170 + side * 1060, 660, 200, 180, steel, 8) +
        repeat(4, (i) => circle(196 + i * 48 + side * 1060, 630, 10, palette.amber)),
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

/** Draws a grand piano in a small room, with a glass of sparkling wine next to it. */
export function piano(brush: Brush): string {
  const { palette } = brush;
  const black = mix(palette.ink, '#101418', 0.5);
  const shine = mix(black, palette.cream, 0.22);
  return (
    litStage(brush, '#1f5a6a', [palette.lamp, palette.amber]) +
    circle(800, 440, 380, palette.amber, 0.28) +
    ellipse(800, 900, 600, 46, palette.ink, 0.4) +
    path('M470 560L560 190Q900 90 1180 330Q1250 420 1250 560Z', shine) +
    path(
      'M500 560L584 214Q890 126 1150 350Q1216 430 1216 560Z',
      mix('#8a5436', palette.ink, 0.15),
    ) +
    stroke('M1080 560L1010 270', black, 10) +
    repeat(9, (i) =>
      stroke(
        `M${620 + i * 60} 556L${660 + i * 52} ${300 + Math.abs(i - 3) * 22}`,
        palette.amber,
        4,
        0.55,
      ),
    ) +
    path('M330 560H1250Q1300 570 1296 620Q1290 680 1230 690H330Z', black) +
    rect(330, 552, 930, 14, shine, 6) +
    rect(300, 600, 230, 90, black, 8) +
    rect(300, 584, 224, 24, palette.cream, 4) +
    repeat(10, (i) => rect(312 + i * 21, 584, 9, 14, black)) +
    repeat(3, (i) => path(`M${390 + i * 390} 690h40l-10 200h-20Z`, black)) +
    rect(640, 690, 60, 130, black) +
    rect(630, 820, 80, 12, palette.amber, 5) +
    rect(130, 750, 230, 40, palette.coral, 14) +
    rect(160, 790, 18, 110, black) +
    rect(312, 790, 18, 110, black) +
    ellipse(1380, 740, 110, 18, palette.wood) +
    rect(1372, 750, 16, 150, palette.wood) +
    path('M1350 560H1394L1384 660Q1372 680 1360 660Z', palette.cream, 0.5) +
    path('M1354 590H1390L1382 658Q1372 674 1362 658Z', palette.amber) +
    rect(1369, 670, 6, 60, palette.cream) +
    ellipse(1372, 732, 28, 6, palette.cream)
  );
}
