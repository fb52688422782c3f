import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, glow, n, path, polygon, rect, stroke } from './svg.ts';
import { isLit, windowFill } from './lit-windows.ts';

/** Draws a sash window with shutters, its sill at y. */
function sash(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  shutter: string,
): string {
  const { palette } = brush;
  return (
    rect(x - width * 0.62, y - height, width * 1.24, height, palette.cream, 3) +
    path(
      `M${n(x - width / 2)} ${n(y)}V${n(y - height * 0.75)}Q${n(x)} ${n(y - height * 1.12)} ${n(x + width / 2)} ${n(y - height * 0.75)}V${n(y)}Z`,
      windowFill(brush),
    ) +
    rect(x - 1.5, y - height * 0.9, 3, height * 0.9, palette.cream) +
    rect(x - width / 2, y - height * 0.5, width, 3, palette.cream) +
    rect(x - width * 1.06, y - height * 0.94, width * 0.42, height * 0.94, shutter, 2) +
    rect(x + width * 0.64, y - height * 0.94, width * 0.42, height * 0.94, shutter, 2) +
    rect(x - width * 1.1, y, width * 2.2, 6, palette.cream, 2)
  );
}

/** Draws a colonial house front of one or two floors with its foot at `base`. */
export function colonialHouse(
  brush: Brush,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  trim: string,
): string {
  const { palette, random } = brush;
  const shaded = mix(
    wall,
    palette.ink,
    palette.mood === 'night' ? 0.5 : palette.mood === 'dusk' ? 0.32 : 0.04,
  );
  const eave = base - height;
  const floors = height > width * 0.95 ? 2 : 1;
  let drawing = rect(x, eave, width, height, shaded);
  drawing += path(
    `M${n(x - 12)} ${n(eave + 6)}L${n(x + 26)} ${n(eave - width * 0.2)}H${n(x + width - 26)}L${n(x + width + 12)} ${n(eave + 6)}Z`,
    palette.roof,
  );
  for (let tile = 1; tile < 4; tile += 1) {
    const y = eave + 6 - (width * 0.2 * tile) / 4;
    drawing += stroke(
      `M${n(x - 6 + tile * 9)} ${n(y)}H${n(x + width + 6 - tile * 9)}`,
      mix(palette.roof, palette.ink, 0.25),
      2.5,
      'opacity="0.6"',
    );
  }
  drawing +=
    rect(x - 12, eave + 3, width + 24, 9, palette.cream, 3) +
    rect(x, base - 20, width, 20, mix(shaded, palette.ink, 0.28));
  drawing +=
    rect(x, eave + 10, 9, height - 10, palette.cream, 0, 'opacity="0.75"') +
    rect(x + width - 9, eave + 10, 9, height - 10, palette.cream, 0, 'opacity="0.75"');
  const floorHeight = height / floors;
  const openings = width > 210 ? 3 : 2;
  const doorAt = random.int(0, openings - 1);
  for (let floor = 0; floor < floors; floor += 1) {
    for (let opening = 0; opening < openings; opening += 1) {
      const centre = x + (width * (opening + 0.5)) / openings;
      const size = Math.min(width / openings / 2.7, 46);
      const floorBase = base - floor * floorHeight;
      if (floor === 0 && opening === doorAt) {
        const top = floorBase - floorHeight * 0.66;
        drawing += path(
          `M${n(centre - size * 0.8)} ${n(base)}V${n(top + 20)}Q${n(centre)} ${n(top - 26)} ${n(centre + size * 0.8)} ${n(top + 20)}V${n(base)}Z`,
          palette.cream,
        );
        drawing += path(
          `M${n(centre - size * 0.62)} ${n(base)}V${n(top + 26)}Q${n(centre)} ${n(top - 10)} ${n(centre + size * 0.62)} ${n(top + 26)}V${n(base)}Z`,
          trim,
        );
        drawing +=
          rect(centre - 1.5, top + 14, 3, base - top - 14, palette.ink, 0, 'opacity="0.35"') +
          circle(centre + 9, base - floorHeight * 0.28, 4, palette.amber);
      } else {
        drawing += sash(
          brush,
          centre,
          floorBase - floorHeight * 0.24,
          size,
          floorHeight * 0.42,
          trim,
        );
      }
    }
  }
  return drawing;
}

/** Draws a whitewashed church front with one tower. */
export function church(brush: Brush, x: number, base: number, width: number): string {
  const { palette } = brush;
  const wall = mix(palette.wall, palette.cream, 0.5);
  const shade = mix(wall, palette.ink, isLit(brush) ? 0.3 : 0.1);
  const height = width * 1.02;
  const middle = x + width * 0.4;
  const trim = palette.teal;
  let drawing = rect(x, base - height * 0.72, width * 0.8, height * 0.72, wall);
  drawing += path(
    `M${n(x - 8)} ${n(base - height * 0.7)}Q${n(middle - width * 0.2)} ${n(base - height * 0.76)} ${n(middle - width * 0.14)} ${n(base - height * 0.98)}Q${n(middle)} ${n(base - height * 1.1)} ${n(middle + width * 0.14)} ${n(base - height * 0.98)}Q${n(middle + width * 0.2)} ${n(base - height * 0.76)} ${n(x + width * 0.8 + 8)} ${n(base - height * 0.7)}Z`,
    wall,
  );
  drawing += stroke(
    `M${n(x - 4)} ${n(base - height * 0.7)}H${n(x + width * 0.8)}M${n(x + 6)} ${n(base - height * 0.7)}V${n(base)}M${n(x + width * 0.8 - 4)} ${n(base - height * 0.7)}V${n(base)}`,
    trim,
    7,
  );
  drawing +=
    rect(x + width * 0.8, base - height * 1.08, width * 0.28, height * 1.08, shade) +
    stroke(`M${n(x + width * 0.79)} ${n(base - height * 0.7)}h${n(width * 0.3)}`, trim, 7) +
    rect(x + width * 0.78, base - height * 1.1, width * 0.32, 12, palette.cream, 3);
  drawing += path(
    `M${n(x + width * 0.8)} ${n(base - height * 1.1)}Q${n(x + width * 0.84)} ${n(base - height * 1.32)} ${n(x + width * 0.94)} ${n(base - height * 1.34)}Q${n(x + width * 1.04)} ${n(base - height * 1.32)} ${n(x + width * 1.08)} ${n(base - height * 1.1)}Z`,
    wall,
  );
  for (const cross of [
    { x: middle, y: base - height * 1.06 },
    { x: x + width * 0.94, y: base - height * 1.34 },
  ]) {
    drawing += stroke(
      `M${n(cross.x)} ${n(cross.y)}v-34M${n(cross.x - 10)} ${n(cross.y - 23)}h20`,
      palette.ink,
      4,
    );
  }
  const arch = (cx: number, bottom: number, w: number, h: number, fill: string): string =>
    path(
      `M${n(cx - w / 2)} ${n(bottom)}V${n(bottom - h * 0.65)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(cx + w / 2)} ${n(bottom - h * 0.65)}V${n(bottom)}Z`,
      fill,
    );
  drawing += arch(
    x + width * 0.94,
    base - height * 0.82,
    width * 0.13,
    height * 0.18,
    windowFill(brush),
  );
  drawing +=
    arch(middle, base, width * 0.24, height * 0.38, palette.wood) +
    arch(
      middle - width * 0.24,
      base - height * 0.4,
      width * 0.11,
      height * 0.16,
      windowFill(brush),
    ) +
    arch(
      middle + width * 0.24,
      base - height * 0.4,
      width * 0.11,
      height * 0.16,
      windowFill(brush),
    ) +
    arch(middle, base - height * 0.46, width * 0.12, height * 0.17, windowFill(brush));
  drawing += circle(
    middle,
    base - height * 0.84,
    width * 0.055,
    windowFill(brush),
    `stroke="${trim}" stroke-width="5"`,
  );
  return drawing;
}

/** Draws an old-fashioned street lamp. */
export function streetLamp(brush: Brush, x: number, base: number, height: number): string {
  const { palette } = brush;
  const top = base - height;
  return (
    (isLit(brush) || palette.mood === 'gold'
      ? glow(brush, { x, y: top - 16 }, height * 0.42, palette.lamp, 0.75)
      : '') +
    rect(x - 4, top, 8, height, palette.ink, 3) +
    rect(x - 14, base - 26, 28, 26, palette.ink, 5) +
    path(
      `M${n(x - 17)} ${n(top - 34)}H${n(x + 17)}L${n(x + 10)} ${n(top)}H${n(x - 10)}Z`,
      isLit(brush) ? palette.lamp : palette.cream,
    ) +
    path(
      `M${n(x - 22)} ${n(top - 34)}Q${n(x)} ${n(top - 62)} ${n(x + 22)} ${n(top - 34)}Z`,
      palette.ink,
    )
  );
}

/** Draws a striped awning. */
export function awning(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  drop: number,
  colour: string,
): string {
  const { palette } = brush;
  const stripes = Math.max(4, Math.round(width / 34));
  let drawing = '';
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = x + (width * stripe) / stripes;
    const w = width / stripes;
    const outLeft = x - 14 + ((width + 28) * stripe) / stripes;
    const outW = (width + 28) / stripes;
    const fill = stripe % 2 === 0 ? colour : palette.cream;
    drawing +=
      polygon(
        [
          [left, y],
          [left + w, y],
          [outLeft + outW, y + drop],
          [outLeft, y + drop],
        ],
        fill,
      ) +
      path(
        `M${n(outLeft)} ${n(y + drop)}a${n(outW / 2)} ${n(outW / 2.4)} 0 0 0 ${n(outW)} 0Z`,
        fill,
      );
  }
  return (
    drawing +
    polygon(
      [
        [x - 14, y + drop - 12],
        [x + width + 14, y + drop - 12],
        [x + width + 14, y + drop],
        [x - 14, y + drop],
      ],
      palette.ink,
      'opacity="0.1"',
    )
  );
}
