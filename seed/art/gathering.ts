import { mix } from './palette.ts';
import {
  at,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from './svg.ts';
import type { Brush } from './svg.ts';

/** Returns the y coordinate at `x` of a rope between two points. In the middle the rope hangs down by `sag`. */
function hang(x: number, x1: number, y1: number, x2: number, y2: number, sag: number): number {
  const along = (x - x1) / (x2 - x1);
  return y1 + (y2 - y1) * along + sag * 4 * along * (1 - along);
}

/** Draws little flags on a rope. */
export function bunting(
  brush: Brush,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  flags: number,
): string {
  const { palette } = brush;
  const colours = [palette.coral, palette.amber, palette.teal, palette.cream];
  const drawing = stroke(
    `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`,
    palette.ink,
    3,
    0.6,
  );
  const width = Math.abs(x2 - x1) / flags;
  return (
    drawing +
    repeat(flags, (flag) => {
      const x = x1 + ((flag + 0.5) / flags) * (x2 - x1);
      const y = hang(x, x1, y1, x2, y2, sag);
      return polygon(
        `${x - width * 0.36},${y} ${x + width * 0.36},${y} ${x},${y + width * 0.86}`,
        cycle(colours, flag),
      );
    })
  );
}

/** Draws warm bulbs on a wire. */
export function stringLights(
  brush: Brush,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  bulbs: number,
): string {
  const { palette } = brush;
  const drawing = stroke(
    `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`,
    palette.ink,
    3,
    0.75,
  );
  const halo = brush.gradient(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0%" stop-color="${palette.lamp}" stop-opacity="0.75"/><stop offset="100%" stop-color="${palette.lamp}" stop-opacity="0"/></radialGradient>`,
  );
  return (
    drawing +
    repeat(bulbs, (bulb) => {
      const x = x1 + ((bulb + 0.5) / bulbs) * (x2 - x1);
      const y = hang(x, x1, y1, x2, y2, sag);
      return (
        circle(x, y + 12, 40, halo) +
        rect(x - 3, y - 2, 6, 9, palette.ink) +
        ellipse(x, y + 14, 8, 10, mix(palette.lamp, palette.cream, 0.5))
      );
    })
  );
}

/** Draws a paper lantern. */
export function lantern(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  return (
    glow(brush, { x, y }, size * 2.4, colour, 0.45) +
    stroke(`M${x} ${y - size * 1.6}V${y - size * 0.8}`, palette.ink, 3) +
    ellipse(x, y, size * 0.82, size, colour) +
    each([-0.45, 0, 0.45], (shift) =>
      ellipse(
        x,
        y + shift * size,
        size * 0.8 * Math.sqrt(1 - shift * shift * 0.9),
        2.5,
        mix(colour, palette.ink, 0.25),
        0.5,
      ),
    ) +
    rect(x - size * 0.3, y - size * 1.06, size * 0.6, size * 0.14, palette.ink, 3) +
    rect(x - size * 0.3, y + size * 0.92, size * 0.6, size * 0.14, palette.ink, 3)
  );
}

/** Draws a stall with crates of fruit and fish. */
export function crateStall(
  brush: Brush,
  x: number,
  base: number,
  width: number,
  colour: string,
): string {
  const { palette, random } = brush;
  const top = base - 120;
  const goods = random.shuffled([
    palette.coral,
    palette.amber,
    palette.leaf,
    '#b94a48',
    '#e9dcc4',
    '#8ab06a',
  ]);
  let drawing =
    rect(x + 8, top - 235, 10, 335, palette.wood) +
    rect(x + width - 18, top - 235, 10, 335, palette.wood) +
    ellipse(x + width / 2, base + 8, width * 0.56, 14, palette.ink, 0.18) +
    rect(x, top, width, 120, mix(palette.wood, palette.cream, 0.25), 6);
  for (let board = 1; board < 4; board += 1)
    drawing += rect(x, top + board * 30, width, 3, palette.ink, 0, 0.22);
  drawing += rect(x, top, width, 14, colour, 4);
  const crates = 3;
  return (
    drawing +
    repeat(crates, (crate) => {
      const left = x + 12 + (crate * (width - 20)) / crates;
      const w = (width - 44) / crates;
      const fill = goods[crate] ?? palette.amber;
      return (
        repeat(3, (row) =>
          repeat(5 - row, (item) =>
            circle(
              left + 14 + row * w * 0.09 + (item * (w - 26)) / 4,
              top - 22 - row * 15,
              12.5,
              item % 2 === 0 ? fill : mix(fill, palette.cream, 0.2),
            ),
          ),
        ) +
        polygon(
          `${left},${top - 24} ${left + w},${top - 24} ${left + w - 5},${top} ${left + 5},${top}`,
          palette.wood,
        ) +
        rect(left, top - 15, w, 3, palette.ink, 0, 0.25)
      );
    })
  );
}

/** Draws a peaked fair tent. */
export function fairTent(
  brush: Brush,
  x: number,
  base: number,
  width: number,
  colour: string,
): string {
  const { palette } = brush;
  const height = width * 0.52;
  const eave = base - height * 0.62;
  let drawing =
    rect(x + 6, eave, 9, base - eave, palette.wood) +
    rect(x + width - 15, eave, 9, base - eave, palette.wood) +
    rect(
      x + 12,
      base - height * 0.3,
      width - 24,
      height * 0.3,
      mix(palette.wood, palette.ink, 0.2),
      4,
    ) +
    rect(x + 12, base - height * 0.34, width - 24, 10, palette.cream, 3) +
    rect(x + 16, eave + 16, width - 32, height * 0.3, palette.lamp, 0, 0.55);
  const panels = 6;
  drawing += repeat(panels, (panel) => {
    const left = x - 12 + ((width + 24) * panel) / panels;
    const right = x - 12 + ((width + 24) * (panel + 1)) / panels;
    const fill = panel % 2 === 0 ? colour : palette.cream;
    return (
      path(
        `M${x + width / 2} ${base - height * 1.25}Q${(left + x + width / 2) / 2} ${eave - height * 0.22} ${left} ${eave}H${right}Q${(right + x + width / 2) / 2} ${eave - height * 0.22} ${x + width / 2} ${base - height * 1.25}Z`,
        fill,
      ) +
      path(
        `M${left} ${eave}a${(right - left) / 2} ${(right - left) / 2} 0 0 0 ${right - left} 0Z`,
        fill,
      )
    );
  });
  return (
    drawing +
    at(
      x + width / 2,
      base - height * 1.24,
      stroke('M0 0v-34', palette.ink, 4) + path('M2 -34L38 -25L2 -14Z', palette.coral),
    )
  );
}
