import { isLit, mix, shaded, windowFill } from './palette.ts';
import { circle, each, glow, path, polygon, rect, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

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
      `M${x - width / 2} ${y}V${y - height * 0.75}Q${x} ${y - height * 1.12} ${x + width / 2} ${y - height * 0.75}V${y}Z`,
      windowFill(palette),
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
  let drawing =
    rect(x, eave, width, height, shaded) +
    path(
      `M${x - 12} ${eave + 6}L${x + 26} ${eave - width * 0.2}H${x + width - 26}L${x + width + 12} ${eave + 6}Z`,
      palette.roof,
    );
  for (let tile = 1; tile < 4; tile += 1) {
    const y = eave + 6 - (width * 0.2 * tile) / 4;
    drawing += stroke(
      `M${x - 6 + tile * 9} ${y}H${x + width + 6 - tile * 9}`,
      mix(palette.roof, palette.ink, 0.25),
      2.5,
      0.6,
    );
  }
  drawing +=
    rect(x - 12, eave + 3, width + 24, 9, palette.cream, 3) +
    rect(x, base - 20, width, 20, mix(shaded, palette.ink, 0.28)) +
    rect(x, eave + 10, 9, height - 10, palette.cream, 0, 0.75) +
    rect(x + width - 9, eave + 10, 9, height - 10, palette.cream, 0, 0.75);
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
        drawing +=
          path(
            `M${centre - size * 0.8} ${base}V${top + 20}Q${centre} ${top - 26} ${centre + size * 0.8} ${top + 20}V${base}Z`,
            palette.cream,
          ) +
          path(
            `M${centre - size * 0.62} ${base}V${top + 26}Q${centre} ${top - 10} ${centre + size * 0.62} ${top + 26}V${base}Z`,
            trim,
          ) +
          rect(centre - 1.5, top + 14, 3, base - top - 14, palette.ink, 0, 0.35) +
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
  const shade = mix(wall, palette.ink, isLit(palette) ? 0.3 : 0.1);
  const height = width * 1.02;
  const middle = x + width * 0.4;
  const trim = palette.teal;
  const drawing =
    rect(x, base - height * 0.72, width * 0.8, height * 0.72, wall) +
    path(
      `M${x - 8} ${base - height * 0.7}Q${middle - width * 0.2} ${base - height * 0.76} ${middle - width * 0.14} ${base - height * 0.98}Q${middle} ${base - height * 1.1} ${middle + width * 0.14} ${base - height * 0.98}Q${middle + width * 0.2} ${base - height * 0.76} ${x + width * 0.8 + 8} ${base - height * 0.7}Z`,
      wall,
    ) +
    stroke(
      `M${x - 4} ${base - height * 0.7}H${x + width * 0.8}M${x + 6} ${base - height * 0.7}V${base}M${x + width * 0.8 - 4} ${base - height * 0.7}V${base}`,
      trim,
      7,
    ) +
    rect(x + width * 0.8, base - height * 1.08, width * 0.28, height * 1.08, shade) +
    stroke(`M${x + width * 0.79} ${base - height * 0.7}h${width * 0.3}`, trim, 7) +
    rect(x + width * 0.78, base - height * 1.1, width * 0.32, 12, palette.cream, 3) +
    path(
      `M${x + width * 0.8} ${base - height * 1.1}Q${x + width * 0.84} ${base - height * 1.32} ${x + width * 0.94} ${base - height * 1.34}Q${x + width * 1.04} ${base - height * 1.32} ${x + width * 1.08} ${base - height * 1.1}Z`,
      wall,
    ) +
    each(
      [
        { x: middle, y: base - height * 1.06 },
        { x: x + width * 0.94, y: base - height * 1.34 },
      ],
      (cross) =>
        stroke(`M${cross.x} ${cross.y}v-34M${cross.x - 10} ${cross.y - 23}h20`, palette.ink, 4),
    );
  const arch = (cx: number, bottom: number, w: number, h: number, fill: string): string =>
    path(
      `M${cx - w / 2} ${bottom}V${bottom - h * 0.65}A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${bottom - h * 0.65}V${bottom}Z`,
      fill,
    );
  return (
    drawing +
    arch(x + width * 0.94, base - height * 0.82, width * 0.13, height * 0.18, windowFill(palette)) +
    arch(middle, base, width * 0.24, height * 0.38, palette.wood) +
    arch(
      middle - width * 0.24,
      base - height * 0.4,
      width * 0.11,
      height * 0.16,
      windowFill(palette),
    ) +
    arch(
      middle + width * 0.24,
      base - height * 0.4,
      width * 0.11,
      height * 0.16,
      windowFill(palette),
    ) +
    arch(middle, base - height * 0.46, width * 0.12, height * 0.17, windowFill(palette)) +
    circle(
      middle,
      base - height * 0.84,
      width * 0.055,
      windowFill(palette),
      `stroke="${trim}" stroke-width="5"`,
    )
  );
}

/** Draws an old-fashioned street lamp. */
export function streetLamp(brush: Brush, x: number, base: number, height: number): string {
  const { palette } = brush;
  const top = base - height;
  return (
    (isLit(palette) || palette.mood === 'gold'
      ? glow(brush, { x, y: top - 16 }, height * 0.42, palette.lamp, 0.75)
      : '') +
    rect(x - 4, top, 8, height, palette.ink, 3) +
    rect(x - 14, base - 26, 28, 26, palette.ink, 5) +
    path(
      `M${x - 17} ${top - 34}H${x + 17}L${x + 10} ${top}H${x - 10}Z`,
      isLit(palette) ? palette.lamp : palette.cream,
    ) +
    path(`M${x - 22} ${top - 34}Q${x} ${top - 62} ${x + 22} ${top - 34}Z`, palette.ink)
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
  const drawing = repeat(stripes, (stripe) => {
    const left = x + (width * stripe) / stripes;
    const w = width / stripes;
    const outLeft = x - 14 + ((width + 28) * stripe) / stripes;
    const outW = (width + 28) / stripes;
    const fill = stripe % 2 === 0 ? colour : palette.cream;
    return (
      polygon(
        `${left},${y} ${left + w},${y} ${outLeft + outW},${y + drop} ${outLeft},${y + drop}`,
        fill,
      ) + path(`M${outLeft} ${y + drop}a${outW / 2} ${outW / 2.4} 0 0 0 ${outW} 0Z`, fill)
    );
  });
  return (
    drawing +
    polygon(
      `${x - 14},${y + drop - 12} ${x + width + 14},${y + drop - 12} ${x + width + 14},${y + drop} ${x - 14},${y + drop}`,
      palette.ink,
      0.1,
    )
  );
}

/** Draws a small house with a hipped roof, foot at (x, y). */
export function house(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  return (
    rect(x - size / 2, y - size * 0.7, size, size * 0.7, shaded(palette, colour)) +
    path(
      `M${x - size * 0.6} ${y - size * 0.66}L${x} ${y - size * 1.15}L${x + size * 0.6} ${y - size * 0.66}Z`,
      shaded(palette, palette.roof),
    ) +
    rect(x - size * 0.1, y - size * 0.4, size * 0.2, size * 0.4, palette.wood)
  );
}
