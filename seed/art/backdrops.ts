import { stringLights } from './gathering.ts';
import { hills, tree } from './land.ts';
import { mix, shaded } from './palette.ts';
import { ripples, sea, sky, sunPath } from './sky-and-sea.ts';
import {
  artHeight,
  artWidth,
  beam,
  circle,
  ellipse,
  glow,
  linearFill,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from './svg.ts';
import type { Brush } from './svg.ts';

/** Y coordinate of the table edge in scenes with objects on a table. */
export const tableEdge = 750;

/** Draws a table seen from the front, from its edge down. */
export function tableTop(brush: Brush, board: string): string {
  const { palette, random } = brush;
  const tone = shaded(palette, board);
  return (
    rect(0, tableEdge, artWidth, 260, tone) +
    rect(0, tableEdge, artWidth, 14, mix(tone, palette.cream, 0.4)) +
    repeat(4, () =>
      stroke(
        `M${random.between(0, 700)} ${random.between(800, 985)}q260 ${random.between(-8, 8)} ${random.between(400, 800)} 0`,
        palette.ink,
        3,
        0.14,
      ),
    )
  );
}

/** Draws a wall as the backdrop of a table. One large plain shape decorates the wall. */
export function wall(brush: Brush, colour: string, shape: 'disc' | 'arch', light: string): string {
  const { palette } = brush;
  const tone = shaded(palette, colour);
  const soft = mix(tone, light, 0.55);
  return (
    rect(
      0,
      0,
      artWidth,
      artHeight,
      linearFill(brush, [0, mix(tone, palette.ink, 0.1)], [1, mix(tone, palette.cream, 0.12)]),
    ) +
    (shape === 'disc'
      ? circle(800, 440, 360, soft) + circle(800, 440, 290, mix(soft, light, 0.35))
      : path(`M410 ${tableEdge}V460A390 350 0 0 1 1190 460V${tableEdge}Z`, soft) +
        path(`M470 ${tableEdge}V470A330 300 0 0 1 1130 470V${tableEdge}Z`, mix(soft, light, 0.35)))
  );
}

/** Draws glazed tiles in two colours with a small ornament. */
export function tiles(brush: Brush, colour: string): string {
  const { palette } = brush;
  const a = shaded(palette, colour);
  const b = shaded(palette, palette.cream);
  return (
    rect(0, 0, artWidth, artHeight, b) +
    repeat(6, (row) =>
      repeat(11, (column) => {
        const x = column * 156 + 20;
        const y = row * 156 + 40;
        return (
          path(`M${x - 62} ${y}L${x} ${y - 62}L${x + 62} ${y}L${x} ${y + 62}Z`, mix(b, a, 0.55)) +
          circle(x, y, 27, b) +
          circle(x + 78, y + 78, 17, mix(b, a, 0.8))
        );
      }),
    ) +
    rect(0, 0, artWidth, artHeight, palette.ink, 0, 0.06)
  );
}

/** Draws a brick wall, lit in the middle. */
export function bricks(brush: Brush, colour: string): string {
  const { palette, random } = brush;
  const tone = shaded(palette, colour);
  let drawing = rect(0, 0, artWidth, artHeight, mix(tone, palette.ink, 0.22));
  for (let row = 0; row < 13; row += 1)
    for (let column = -1; column < 10; column += 1)
      drawing += rect(
        column * 170 + (row % 2) * 85 + 4,
        row * 62 + 4,
        162,
        54,
        mix(
          tone,
          random.pick([palette.cream, palette.ink, palette.coral]),
          random.between(0, 0.14),
        ),
        4,
      );
  return drawing + glow(brush, { x: 800, y: 400 }, 700, palette.lamp, 0.5);
}

/** Draws sky, hills and bay down to where a table or deck begins. */
export function bayView(brush: Brush, horizon = 430): string {
  const { random, palette } = brush;
  const sun = { x: random.pick([480, 1120]), y: horizon - random.between(90, 190) };
  return (
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(100, 170), 0.55) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, tableEdge) +
    ripples(brush, horizon, tableEdge, 24) +
    (palette.mood === 'night' ? glow(brush, { x: 800, y: 900 }, 700, palette.lamp, 0.22) : '')
  );
}

/** Draws a garden in the evening under strings of bulbs. */
export function nightGarden(brush: Brush): string {
  const { palette, random } = brush;
  return (
    sky(brush, { horizon: 620, sun: { x: random.pick([420, 1180]), y: 200 }, birds: 0 }) +
    hills(brush, 640, 2, 150, 0.6) +
    repeat(7, (i) => tree(brush, 60 + i * 250, 690, random.between(230, 320))) +
    rect(0, 625, artWidth, 385, mix(palette.leafDark, palette.ink, 0.3)) +
    stringLights(brush, -20, 90, 820, 130, 60, 12) +
    stringLights(brush, 780, 130, 1620, 80, 70, 12)
  );
}

/** Draws a dark stage with coloured light from above and a lit floor. */
export function litStage(brush: Brush, colour: string, lights: readonly string[]): string {
  const { palette, random } = brush;
  const base = mix(colour, palette.ink, 0.45);
  let drawing =
    rect(
      0,
      0,
      artWidth,
      artHeight,
      linearFill(brush, [0, mix(base, palette.ink, 0.6)], [0.7, base], [1, palette.ink]),
    ) + glow(brush, { x: 800, y: 520 }, 680, lights[0] ?? palette.amber, 0.6);
  lights.forEach((light, i) => {
    const x = 260 + (i * 1080) / Math.max(lights.length - 1, 1);
    drawing += beam(brush, x, -20, x + (800 - x) * random.between(0.3, 0.9), 880, 190, light, 0.5);
  });
  return (
    drawing +
    rect(0, 800, artWidth, 210, mix(base, palette.wood, 0.4)) +
    rect(0, 800, artWidth, 8, palette.cream, 0, 0.25) +
    ellipse(800, 880, 560, 70, lights[0] ?? palette.amber, 0.3)
  );
}

/** Draws red velvet on both sides and above. */
export function curtains(brush: Brush): string {
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
    mirrored(side) +
    repeat(
      9,
      (i) =>
        path(
          `M${i * 180 - 10} -10h200q-10 140 -100 140t-100 -140Z`,
          i % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.24),
        ) + stroke(`M${i * 180 - 4} 4q10 120 94 120t94 -120`, palette.amber, 6),
    )
  );
}

/** Draws a cloth on a table from above. */
export function clothFromAbove(
  brush: Brush,
  ground: string,
  pattern: 'check' | 'stripes' | 'boards',
  colour: string,
): string {
  const { palette, random } = brush;
  const base = shaded(palette, ground);
  const tone = shaded(palette, colour);
  let drawing = rect(0, 0, artWidth, artHeight, base);
  if (pattern === 'check') {
    drawing +=
      repeat(9, (i) => rect(i * 180 + 30, 0, 90, artHeight, tone, 0, 0.55)) +
      repeat(6, (i) => rect(0, i * 180 + 40, artWidth, 90, tone, 0, 0.55));
  } else if (pattern === 'stripes') {
    drawing += repeat(9, (i) => rect(i * 190 - 20, 0, 70, artHeight, tone, 0, 0.8));
  } else {
    drawing +=
      repeat(6, (i) => rect(0, i * 172 + 164, artWidth, 5, palette.ink, 0, 0.28)) +
      repeat(14, (i) =>
        stroke(
          `M${random.between(-50, 900)} ${(i % 6) * 172 + random.between(30, 140)}q200 ${random.between(-12, 12)} ${random.between(300, 700)} 0`,
          tone,
          4,
          0.5,
        ),
      );
  }
  return drawing;
}
