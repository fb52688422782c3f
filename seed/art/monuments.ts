import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, group, n, path, polygon, rect, stroke } from './svg.ts';
import { windowFill } from './lit-windows.ts';

/** Draws a stone bastion with battlements and a turret. */
export function fortress(brush: Brush, x: number, base: number, scale: number): string {
  const { palette } = brush;
  const stone = mix(palette.sandShade, palette.hillFar, 0.3);
  const dark = mix(stone, palette.ink, 0.38);
  let drawing = '';
  drawing +=
    polygon(
      [
        [0, 0],
        [36, -150],
        [560, -150],
        [596, 0],
      ],
      stone,
    ) +
    polygon(
      [
        [560, -150],
        [596, 0],
        [770, 20],
        [720, -128],
      ],
      dark,
    );
  for (let block = 0; block < 16; block += 1) drawing += rect(36 + block * 33, -172, 21, 24, stone);
  for (let block = 0; block < 5; block += 1)
    drawing += rect(572 + block * 32, -158 + block * 5, 20, 24, dark);
  for (let row = 0; row < 4; row += 1)
    for (let block = 0; block < 6; block += 1)
      drawing += rect(
        60 + block * 84 + (row % 2) * 36,
        -128 + row * 32,
        38,
        9,
        dark,
        4,
        'opacity="0.3"',
      );
  drawing +=
    rect(540, -214, 44, 74, stone, 6) +
    path('M532 -208Q562 -262 592 -208Z', palette.roof) +
    rect(554, -190, 14, 22, dark, 5);
  // The chapel and the commander's house are behind the wall.
  const wall = mix(palette.wall, palette.cream, 0.4);
  const house =
    rect(120, -268, 190, 100, wall) +
    path('M104 -264L150 -314H280L326 -264Z', palette.roof) +
    [150, 204, 258].map((wx) => rect(wx, -238, 24, 38, windowFill(brush), 3)).join('') +
    rect(366, -286, 96, 118, wall) +
    path('M358 -282L414 -338L470 -282Z', palette.roof) +
    path('M398 -168v-44a16 16 0 0 1 32 0v44Z', palette.wood) +
    circle(414, -262, 11, windowFill(brush)) +
    stroke('M414 -338v-30M404 -356h20', palette.ink, 4);
  const flag =
    stroke('M60 -172V-350', palette.ink, 5) +
    path('M62 -348Q100 -366 132 -346T196 -350V-304Q164 -290 132 -304T62 -302Z', palette.coral);
  const cannon = [250, 400]
    .map((cx) =>
      group(
        rect(-14, -12, 84, 17, palette.ink, 8) + circle(8, 8, 13, palette.wood),
        `translate(${cx} -158) rotate(-6)`,
      ),
    )
    .join('');
  return group(house + flag + drawing + cannon, `translate(${n(x)} ${n(base)}) scale(${n(scale)})`);
}

/** Draws a pink neoclassical palace with statues on the parapet. */
export function palaceFront(brush: Brush, centre: number, base: number): string {
  const { palette } = brush;
  const dim = palette.mood === 'night' ? 0.45 : palette.mood === 'dusk' ? 0.28 : 0;
  const wall = mix(palette.mood === 'day' ? '#f2a7a0' : '#ee9c90', palette.ink, dim);
  const trim = mix(palette.cream, palette.ink, dim * 0.6);
  const half = 520;
  const height = 400;
  const top = base - height;
  let drawing = rect(centre - half, top, half * 2, height, wall);
  drawing +=
    rect(centre - half - 18, top - 14, half * 2 + 36, 26, trim, 4) +
    rect(centre - half - 8, base - height * 0.5 - 8, half * 2 + 16, 16, trim) +
    rect(centre - half - 14, base - 30, half * 2 + 28, 30, mix(trim, palette.ink, 0.16));
  drawing +=
    rect(centre - half, top - 60, half * 2, 48, mix(wall, trim, 0.4)) +
    Array.from({ length: 40 }, (_, index) =>
      rect(centre - half + 12 + index * 26, top - 52, 10, 36, trim, 4),
    ).join('') +
    rect(centre - half - 10, top - 66, half * 2 + 20, 10, trim);
  drawing +=
    path(
      `M${n(centre - 170)} ${n(top - 62)}L${n(centre)} ${n(top - 150)}L${n(centre + 170)} ${n(top - 62)}Z`,
      wall,
    ) +
    stroke(
      `M${n(centre - 170)} ${n(top - 62)}L${n(centre)} ${n(top - 150)}L${n(centre + 170)} ${n(top - 62)}`,
      trim,
      14,
    ) +
    circle(centre, top - 94, 22, trim);
  for (const x of [-490, -350, -210, 210, 350, 490])
    drawing +=
      ellipse(centre + x, top - 122, 9, 10, trim) +
      path(
        `M${n(centre + x - 15)} ${n(top - 66)}Q${n(centre + x - 14)} ${n(top - 116)} ${n(centre + x)} ${n(top - 116)}Q${n(centre + x + 14)} ${n(top - 116)} ${n(centre + x + 15)} ${n(top - 66)}Z`,
        trim,
      );
  for (let bay = 0; bay < 8; bay += 1) {
    const x = centre - half + 65 + bay * 130;
    drawing += rect(x - 62, top + 12, 9, height - 42, trim, 0, 'opacity="0.7"');
    for (const floor of [0, 1]) {
      const bottom = base - (floor === 0 ? 42 : height * 0.5 + 26);
      const tall = floor === 0 ? 122 : 128;
      drawing +=
        path(
          `M${n(x - 36)} ${n(bottom)}V${n(bottom - tall)}A36 30 0 0 1 ${n(x + 36)} ${n(bottom - tall)}V${n(bottom)}Z`,
          trim,
        ) +
        path(
          `M${n(x - 26)} ${n(bottom)}V${n(bottom - tall + 4)}A26 22 0 0 1 ${n(x + 26)} ${n(bottom - tall + 4)}V${n(bottom)}Z`,
          windowFill(brush),
        ) +
        stroke(
          `M${n(x)} ${n(bottom)}V${n(bottom - tall - 16)}M${n(x - 26)} ${n(bottom - tall * 0.5)}h52`,
          trim,
          3.5,
        );
      if (floor === 1)
        drawing +=
          rect(x - 44, bottom - 34, 88, 5, palette.ink) +
          Array.from({ length: 8 }, (_, index) =>
            rect(x - 42 + index * 12, bottom - 32, 3, 32, palette.ink),
          ).join('');
    }
  }
  drawing +=
    path(
      `M${n(centre - 48)} ${n(base)}V${n(base - 140)}A48 44 0 0 1 ${n(centre + 48)} ${n(base - 140)}V${n(base)}Z`,
      trim,
    ) +
    path(
      `M${n(centre - 36)} ${n(base)}V${n(base - 138)}A36 34 0 0 1 ${n(centre + 36)} ${n(base - 138)}V${n(base)}Z`,
      palette.wood,
    ) +
    rect(centre - 2, base - 168, 4, 168, palette.ink, 0, 'opacity="0.4"');
  return drawing;
}
