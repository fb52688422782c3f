import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, group, n, path, polygon, rect, stroke } from './svg.ts';

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
  for (let panel = 0; panel < panels; panel += 1) {
    const left = -half + (panel / panels) * half * 2;
    const right = -half + ((panel + 1) / panels) * half * 2;
    canopy += path(
      `M${n(left)} ${n(top + rise)}Q${n(left * 0.72)} ${n(top + rise * 0.12)} 0 ${n(top)}Q${n(right * 0.72)} ${n(top + rise * 0.12)} ${n(right)} ${n(top + rise)}Q${n((left + right) / 2)} ${n(top + rise * 0.84)} ${n(left)} ${n(top + rise)}Z`,
      panel % 2 === 0 ? colours[0] : colours[1],
    );
  }
  const shade = path(
    `M0 ${n(top)}Q${n(half * 0.72)} ${n(top + rise * 0.12)} ${n(half)} ${n(top + rise)}Q${n(half * 0.7)} ${n(top + rise * 0.8)} ${n(half * 0.36)} ${n(top + rise * 0.98)}Q${n(half * 0.3)} ${n(top + rise * 0.3)} 0 ${n(top)}Z`,
    palette.ink,
    'opacity="0.14"',
  );
  return (
    ellipse(x + size * 0.3, y + 4, size * 0.6, size * 0.09, palette.ink, 'opacity="0.16"') +
    group(
      rect(-size * 0.018, top + rise * 0.2, size * 0.036, size * 0.95, palette.wood, 3) +
        canopy +
        shade +
        circle(0, top - 3, size * 0.03, palette.cream),
      `translate(${n(x)} ${n(y)}) rotate(${n(tilt)})`,
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
  return group(
    ellipse(size * 0.4, 3, size * 0.6, size * 0.08, palette.sandShade, 'opacity="0.8"') +
      stroke(
        `M0 0L${n(size * 0.5)} ${n(-size * 0.36)}M${n(size * 0.78)} 0L${n(size * 0.12)} ${n(-size * 0.26)}`,
        palette.wood,
        size * 0.045,
      ) +
      stroke(
        `M${n(-size * 0.16)} ${n(-size * 0.72)}Q${n(size * 0.16)} ${n(-size * 0.12)} ${n(size * 0.86)} ${n(-size * 0.26)}`,
        colour,
        size * 0.1,
      ),
    `translate(${n(x)} ${n(y)})`,
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
  const body = `M${n(-size * 0.56)} ${n(-size * 0.2)}Q${n(-size * 0.3)} ${n(-size * 0.1)} 0 ${n(-size * 0.1)}Q${n(size * 0.34)} ${n(-size * 0.1)} ${n(size * 0.62)} ${n(-size * 0.3)}Q${n(size * 0.5)} ${n(size * 0.04)} ${n(size * 0.36)} ${n(size * 0.07)}L${n(-size * 0.42)} ${n(size * 0.07)}Q${n(-size * 0.54)} ${n(size * 0.02)} ${n(-size * 0.56)} ${n(-size * 0.2)}Z`;
  const stripe = stroke(
    `M${n(-size * 0.55)} ${n(-size * 0.15)}Q${n(-size * 0.28)} ${n(-size * 0.05)} 0 ${n(-size * 0.05)}Q${n(size * 0.32)} ${n(-size * 0.05)} ${n(size * 0.58)} ${n(-size * 0.23)}`,
    palette.cream,
    size * 0.035,
  );
  const cabin =
    rect(-size * 0.34, -size * 0.4, size * 0.36, size * 0.3, palette.cream, 4) +
    rect(-size * 0.4, -size * 0.45, size * 0.48, size * 0.07, mix(hull, palette.ink, 0.25), 3) +
    rect(-size * 0.28, -size * 0.33, size * 0.1, size * 0.1, palette.seaNear, 2) +
    rect(-size * 0.13, -size * 0.33, size * 0.1, size * 0.1, palette.seaNear, 2);
  const mast = stroke(
    `M${n(size * 0.18)} ${n(-size * 0.1)}V${n(-size * 0.78)}M${n(size * 0.18)} ${n(-size * 0.74)}L${n(size * 0.58)} ${n(-size * 0.28)}M${n(size * 0.18)} ${n(-size * 0.74)}L${n(-size * 0.38)} ${n(-size * 0.45)}`,
    palette.ink,
    size * 0.018,
  );
  const reflection = path(
    `M${n(-size * 0.5)} ${n(size * 0.08)}L${n(size * 0.46)} ${n(size * 0.08)}Q${n(size * 0.3)} ${n(size * 0.26)} ${n(size * 0.1)} ${n(size * 0.24)}T${n(-size * 0.3)} ${n(size * 0.26)}Z`,
    hull,
    'opacity="0.35"',
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
  return group(
    ellipse(0, size * 0.13, size * 0.52, size * 0.045, palette.ink, 'opacity="0.22"') +
      path(
        `M${n(-size * 0.56)} ${n(-size * 0.1)}Q0 ${n(size * 0.02)} ${n(size * 0.56)} ${n(-size * 0.12)}Q${n(size * 0.44)} ${n(size * 0.11)} ${n(size * 0.3)} ${n(size * 0.12)}H${n(-size * 0.32)}Q${n(-size * 0.48)} ${n(size * 0.1)} ${n(-size * 0.56)} ${n(-size * 0.1)}Z`,
        colour,
      ) +
      stroke(
        `M${n(-size * 0.53)} ${n(-size * 0.065)}Q0 ${n(size * 0.06)} ${n(size * 0.53)} ${n(-size * 0.085)}`,
        palette.cream,
        size * 0.026,
      ),
    `translate(${n(x)} ${n(y)}) rotate(${n(tilt)})`,
  );
}

export function sailboat(brush: Brush, x: number, y: number, size: number, sail: string): string {
  const { palette } = brush;
  return group(
    path(
      `M${n(-size * 0.5)} ${n(size * 0.06)}Q0 ${n(size * 0.3)} ${n(size * 0.4)} ${n(size * 0.06)}Z`,
      sail,
      'opacity="0.25"',
    ) +
      polygon(
        [
          [0, -size * 1.15],
          [0, -size * 0.08],
          [size * 0.52, -size * 0.08],
        ],
        sail,
      ) +
      polygon(
        [
          [-size * 0.05, -size * 0.98],
          [-size * 0.05, -size * 0.08],
          [-size * 0.4, -size * 0.08],
        ],
        mix(sail, palette.amber, 0.3),
      ) +
      path(
        `M${n(-size * 0.5)} ${n(-size * 0.03)}H${n(size * 0.56)}L${n(size * 0.36)} ${n(size * 0.09)}H${n(-size * 0.36)}Z`,
        palette.ink,
      ),
    `translate(${n(x)} ${n(y)})`,
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
      `M${n(x - radius * 0.32)} ${n(y + radius * 0.42)}Q${n(x)} ${n(y + radius * 0.74)} ${n(x + radius * 0.32)} ${n(y + radius * 0.42)}`,
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
    drawing += group(
      ellipse(0, 0, unit * 0.85, unit * 4.4, look.board) +
        stroke(`M0 ${n(-unit * 4)}V${n(unit * 4)}`, palette.cream, unit * 0.14),
      `translate(${n(x + unit * 1.7)} ${n(y - unit * 3.6)}) rotate(12)`,
    );
  }
  drawing += path(
    `M${n(x - unit * 0.95)} ${n(y - unit * 3.6)}L${n(x - unit * 0.75)} ${n(y)}H${n(x - unit * 0.15)}L${n(x)} ${n(y - unit * 2.6)}L${n(x + unit * 0.2)} ${n(y)}H${n(x + unit * 0.8)}L${n(x + unit * 0.95)} ${n(y - unit * 3.6)}Z`,
    legs,
  );
  drawing += path(
    `M${n(x - unit * 1.05)} ${n(y - unit * 6.1)}Q${n(x)} ${n(y - unit * 6.7)} ${n(x + unit * 1.05)} ${n(y - unit * 6.1)}L${n(x + unit * 0.98)} ${n(y - unit * 3.2)}H${n(x - unit * 0.98)}Z`,
    look.shirt,
  );
  drawing += stroke(
    `M${n(x - unit * 1.05)} ${n(y - unit * 5.9)}L${n(x - unit * 1.5)} ${n(y - unit * 3.7)}M${n(x + unit * 1.05)} ${n(y - unit * 5.9)}L${n(x + unit * 1.55)} ${n(y - unit * 3.8)}`,
    skin,
    unit * 0.5,
  );
  drawing +=
    circle(x, y - unit * 7.2, unit * 0.85, skin) + face(brush, x, y - unit * 7.2, unit * 0.85);
  drawing +=
    look.hat === undefined
      ? path(
          `M${n(x - unit * 0.9)} ${n(y - unit * 7.2)}A${n(unit * 0.9)} ${n(unit * 0.95)} 0 0 1 ${n(x + unit * 0.9)} ${n(y - unit * 7.2)}Q${n(x)} ${n(y - unit * 7.9)} ${n(x - unit * 0.9)} ${n(y - unit * 7.2)}Z`,
          mix(palette.ink, '#4a2c20', 0.5),
        )
      : ellipse(x, y - unit * 7.5, unit * 1.5, unit * 0.32, look.hat) +
        ellipse(x, y - unit * 7.8, unit * 0.75, unit * 0.55, look.hat);
  return drawing;
}

/** Draws wet and dry sand below a curved waterline. */
export function beachSand(brush: Brush, shore: number): string {
  const { palette, random } = brush;
  const bow = random.between(-70, 70);
  const line = (lift: number): string =>
    `M-10 ${n(shore + 40 - lift)}C420 ${n(shore - 50 - bow - lift)} 900 ${n(shore + 90 + bow - lift)} 1610 ${n(shore - 20 - lift)}L1610 1010L-10 1010Z`;
  return (
    path(line(34), palette.foam, 'opacity="0.5"') +
    path(line(22), mix(palette.seaNear, palette.sand, 0.55)) +
    path(line(14), palette.foam, 'opacity="0.95"') +
    path(line(0), mix(palette.sandShade, palette.seaNear, 0.14)) +
    path(line(-44), palette.sand) +
    path(
      `M-10 ${n(shore + 210)}C380 ${n(shore + 130)} 820 ${n(shore + 290)} 1610 ${n(shore + 170)}L1610 1010L-10 1010Z`,
      mix(palette.sand, palette.sandShade, 0.35),
    )
  );
}
