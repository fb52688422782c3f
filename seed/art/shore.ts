import { mix } from './palette.ts';
import { at, circle, ellipse, group, n, path, polygon, rect, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

/** Draws a striped beach umbrella planted at (x, y), leaning by `tilt` degrees. */
export function umbrella(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colours: readonly [string, string],
  tilt = -8,
): string {
  const { palette } = brush;
  const half = size * 0.62;
  const rise = size * 0.42;
  const top = -size;
  let canopy = '';
  const panels = 6;
  canopy += repeat(panels, (panel) => {
    const left = -half + (panel / panels) * half * 2;
    const right = -half + ((panel + 1) / panels) * half * 2;
    return path(
      `M${left} ${top + rise}Q${left * 0.72} ${top + rise * 0.12} 0 ${top}Q${right * 0.72} ${top + rise * 0.12} ${right} ${top + rise}Q${(left + right) / 2} ${top + rise * 0.84} ${left} ${top + rise}Z`,
      panel % 2 === 0 ? colours[0] : colours[1],
    );
  });
  const shade = path(
    `M0 ${top}Q${half * 0.72} ${top + rise * 0.12} ${half} ${top + rise}Q${half * 0.7} ${top + rise * 0.8} ${half * 0.36} ${top + rise * 0.98}Q${half * 0.3} ${top + rise * 0.3} 0 ${top}Z`,
    palette.ink,
    0.14,
  );
  return (
    ellipse(x + size * 0.3, y + 4, size * 0.6, size * 0.09, palette.ink, 0.16) +
    at(
      x,
      y,
      rect(-size * 0.018, top + rise * 0.2, size * 0.036, size * 0.95, palette.wood, 3) +
        canopy +
        shade +
        circle(0, top - 3, size * 0.03, palette.cream),
      1,
      tilt,
    )
  );
}

/** Draws a low canvas chair seen from the side. */
export function deckChair(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  const { palette } = brush;
  return at(
    x,
    y,
    ellipse(size * 0.4, 3, size * 0.6, size * 0.08, palette.sandShade, 0.8) +
      stroke(
        `M0 0L${size * 0.5} ${-size * 0.36}M${size * 0.78} 0L${size * 0.12} ${-size * 0.26}`,
        palette.wood,
        size * 0.045,
      ) +
      stroke(
        `M${-size * 0.16} ${-size * 0.72}Q${size * 0.16} ${-size * 0.12} ${size * 0.86} ${-size * 0.26}`,
        colour,
        size * 0.1,
      ),
  );
}

/** Draws a painted fishing boat of the island on the water, with its reflection. */
export function fishingBoat(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  hull: string,
): string {
  const { palette, random } = brush;
  const flip = random.chance(0.5) ? -1 : 1;
  const body = `M${-size * 0.56} ${-size * 0.2}Q${-size * 0.3} ${-size * 0.1} 0 ${-size * 0.1}Q${size * 0.34} ${-size * 0.1} ${size * 0.62} ${-size * 0.3}Q${size * 0.5} ${size * 0.04} ${size * 0.36} ${size * 0.07}L${-size * 0.42} ${size * 0.07}Q${-size * 0.54} ${size * 0.02} ${-size * 0.56} ${-size * 0.2}Z`;
  const stripe = stroke(
    `M${-size * 0.55} ${-size * 0.15}Q${-size * 0.28} ${-size * 0.05} 0 ${-size * 0.05}Q${size * 0.32} ${-size * 0.05} ${size * 0.58} ${-size * 0.23}`,
    palette.cream,
    size * 0.035,
  );
  const cabin =
    rect(-size * 0.34, -size * 0.4, size * 0.36, size * 0.3, palette.cream, 4) +
    rect(-size * 0.4, -size * 0.45, size * 0.48, size * 0.07, mix(hull, palette.ink, 0.25), 3) +
    rect(-size * 0.28, -size * 0.33, size * 0.1, size * 0.1, palette.seaNear, 2) +
    rect(-size * 0.13, -size * 0.33, size * 0.1, size * 0.1, palette.seaNear, 2);
  const mast = stroke(
    `M${size * 0.18} ${-size * 0.1}V${-size * 0.78}M${size * 0.18} ${-size * 0.74}L${size * 0.58} ${-size * 0.28}M${size * 0.18} ${-size * 0.74}L${-size * 0.38} ${-size * 0.45}`,
    palette.ink,
    size * 0.018,
  );
  const reflection = path(
    `M${-size * 0.5} ${size * 0.08}L${size * 0.46} ${size * 0.08}Q${size * 0.3} ${size * 0.26} ${size * 0.1} ${size * 0.24}T${-size * 0.3} ${size * 0.26}Z`,
    hull,
    0.35,
  );
  return group(
    reflection + path(body, hull) + stripe + cabin + mast,
    `translate(${n(x)} ${n(y)}) scale(${flip} 1)`,
  );
}

/** Draws a dug-out canoe pulled up or afloat. */
export function canoe(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour: string,
  tilt = 0,
): string {
  const { palette } = brush;
  return at(
    x,
    y,
    ellipse(0, size * 0.13, size * 0.52, size * 0.045, palette.ink, 0.22) +
      path(
        `M${-size * 0.56} ${-size * 0.1}Q0 ${size * 0.02} ${size * 0.56} ${-size * 0.12}Q${size * 0.44} ${size * 0.11} ${size * 0.3} ${size * 0.12}H${-size * 0.32}Q${-size * 0.48} ${size * 0.1} ${-size * 0.56} ${-size * 0.1}Z`,
        colour,
      ) +
      stroke(
        `M${-size * 0.53} ${-size * 0.065}Q0 ${size * 0.06} ${size * 0.53} ${-size * 0.085}`,
        palette.cream,
        size * 0.026,
      ),
    1,
    tilt,
  );
}

export function sailboat(brush: Brush, x: number, y: number, size: number, sail: string): string {
  const { palette } = brush;
  return at(
    x,
    y,
    path(
      `M${-size * 0.5} ${size * 0.06}Q0 ${size * 0.3} ${size * 0.4} ${size * 0.06}Z`,
      sail,
      0.25,
    ) +
      polygon(`0,${-size * 1.15} 0,${-size * 0.08} ${size * 0.52},${-size * 0.08}`, sail) +
      polygon(
        `${-size * 0.05},${-size * 0.98} ${-size * 0.05},${-size * 0.08} ${-size * 0.4},${-size * 0.08}`,
        mix(sail, palette.amber, 0.3),
      ) +
      path(
        `M${-size * 0.5} ${-size * 0.03}H${size * 0.56}L${size * 0.36} ${size * 0.09}H${-size * 0.36}Z`,
        palette.ink,
      ),
  );
}

export interface PersonLook {
  shirt: string;
  legs?: string;
  /** Colour of a board carried under the arm. */
  board?: string;
  hat?: string;
}

/** Draws two eyes and a smile on a head around (x, y). */
export function face(brush: Brush, x: number, y: number, radius: number): string {
  const ink = mix(brush.palette.ink, '#2b140d', 0.6);
  return (
    circle(x - radius * 0.34, y + radius * 0.08, radius * 0.13, ink) +
    circle(x + radius * 0.34, y + radius * 0.08, radius * 0.13, ink) +
    stroke(
      `M${x - radius * 0.32} ${y + radius * 0.42}Q${x} ${y + radius * 0.74} ${x + radius * 0.32} ${y + radius * 0.42}`,
      ink,
      radius * 0.13,
    )
  );
}

/** Draws a small standing person, feet at (x, y). */
export function person(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  look: PersonLook,
): string {
  const { palette } = brush;
  const skin = mix(
    '#b9744f',
    palette.ink,
    palette.mood === 'day' || palette.mood === 'dawn' ? 0 : 0.16,
  );
  const unit = height / 8;
  const legs = look.legs ?? palette.ink;
  let drawing = '';
  if (look.board !== undefined) {
    drawing += at(
      x + unit * 1.7,
      y - unit * 3.6,
      ellipse(0, 0, unit * 0.85, unit * 4.4, look.board) +
        stroke(`M0 ${-unit * 4}V${unit * 4}`, palette.cream, unit * 0.14),
      1,
      12,
    );
  }
  return (
    drawing +
    path(
      `M${x - unit * 0.95} ${y - unit * 3.6}L${x - unit * 0.75} ${y}H${x - unit * 0.15}L${x} ${y - unit * 2.6}L${x + unit * 0.2} ${y}H${x + unit * 0.8}L${x + unit * 0.95} ${y - unit * 3.6}Z`,
      legs,
    ) +
    path(
      `M${x - unit * 1.05} ${y - unit * 6.1}Q${x} ${y - unit * 6.7} ${x + unit * 1.05} ${y - unit * 6.1}L${x + unit * 0.98} ${y - unit * 3.2}H${x - unit * 0.98}Z`,
      look.shirt,
    ) +
    stroke(
      `M${x - unit * 1.05} ${y - unit * 5.9}L${x - unit * 1.5} ${y - unit * 3.7}M${x + unit * 1.05} ${y - unit * 5.9}L${x + unit * 1.55} ${y - unit * 3.8}`,
      skin,
      unit * 0.5,
    ) +
    circle(x, y - unit * 7.2, unit * 0.85, skin) +
    face(brush, x, y - unit * 7.2, unit * 0.85) +
    (look.hat === undefined
      ? path(
          `M${x - unit * 0.9} ${y - unit * 7.2}A${unit * 0.9} ${unit * 0.95} 0 0 1 ${x + unit * 0.9} ${y - unit * 7.2}Q${x} ${y - unit * 7.9} ${x - unit * 0.9} ${y - unit * 7.2}Z`,
          mix(palette.ink, '#4a2c20', 0.5),
        )
      : ellipse(x, y - unit * 7.5, unit * 1.5, unit * 0.32, look.hat) +
        ellipse(x, y - unit * 7.8, unit * 0.75, unit * 0.55, look.hat))
  );
}

/** Draws wet and dry sand below a curved waterline. */
export function beachSand(brush: Brush, shore: number): string {
  const { palette, random } = brush;
  const bow = random.between(-70, 70);
  const line = (lift: number): string =>
    `M-10 ${shore + 40 - lift}C420 ${shore - 50 - bow - lift} 900 ${shore + 90 + bow - lift} 1610 ${shore - 20 - lift}L1610 1010L-10 1010Z`;
  return (
    path(line(34), palette.foam, 0.5) +
    path(line(22), mix(palette.seaNear, palette.sand, 0.55)) +
    path(line(14), palette.foam, 0.95) +
    path(line(0), mix(palette.sandShade, palette.seaNear, 0.14)) +
    path(line(-44), palette.sand) +
    path(
      `M-10 ${shore + 210}C380 ${shore + 130} 820 ${shore + 290} 1610 ${shore + 170}L1610 1010L-10 1010Z`,
      mix(palette.sand, palette.sandShade, 0.35),
    )
  );
}
