import { mix } from '../colour.ts';
import { headland, hills } from '../land.ts';
import { canoe, fishingBoat } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { n, path, rect, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';

/** Draws a sheltered bay with painted boats. */
export function cove(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 490);
  const sun = { x: random.between(620, 980), y: horizon - random.between(70, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 2, random.between(80, 140), 0.4) +
    sea(brush, horizon);
  drawing += headland(
    brush,
    'left',
    horizon + 40,
    random.between(430, 600),
    random.between(210, 320),
    0.7,
  );
  drawing += headland(
    brush,
    'right',
    horizon + 24,
    random.between(330, 520),
    random.between(140, 230),
    0.56,
  );
  const lit = palette.mood === 'night' || palette.mood === 'dusk';
  for (let house = 0; house < 7; house += 1) {
    const x = 60 + house * random.between(46, 62);
    const y = horizon + 36 - random.between(0, 30);
    const size = random.between(24, 34);
    drawing +=
      rect(
        x,
        y - size * 0.6,
        size,
        size * 0.62,
        random.pick([palette.wall, palette.cream, palette.coral, palette.amber]),
      ) +
      path(
        `M${n(x - 4)} ${n(y - size * 0.58)}L${n(x + size / 2)} ${n(y - size)}L${n(x + size + 4)} ${n(y - size * 0.58)}Z`,
        palette.roof,
      );
    drawing += rect(
      x + size * 0.36,
      y - size * 0.4,
      size * 0.26,
      size * 0.26,
      lit ? palette.lamp : palette.seaNear,
    );
  }
  drawing += sunPath(brush, sun.x, horizon, 900) + ripples(brush, horizon, 990, 44);
  const colours = random.shuffled([
    palette.coral,
    palette.teal,
    palette.amber,
    palette.cream,
    '#3c6ea5',
  ]);
  const boats = [
    { x: random.between(330, 520), y: horizon + 120, size: 120 },
    { x: random.between(1080, 1260), y: horizon + 165, size: 165 },
    { x: random.between(640, 860), y: horizon + 270, size: 250 },
  ].slice(0, random.int(2, 3));
  boats.forEach((boat, index) => {
    drawing += fishingBoat(brush, boat.x, boat.y, boat.size, colours[index] ?? palette.coral);
  });
  if (random.chance(0.6)) {
    drawing += canoe(
      brush,
      random.pick([330, 1240]),
      880,
      320,
      colours[3] ?? palette.teal,
      random.between(-5, 5),
    );
  } else {
    // A plank pier comes in from the corner.
    const planks = mix(palette.wood, palette.ink, 0.25);
    drawing += path('M1180 1010L1270 800H1420L1600 920V1010Z', planks);
    for (let plank = 0; plank < 7; plank += 1)
      drawing += stroke(
        `M${n(1262 - plank * 13)} ${n(820 + plank * 29)}L${n(1446 + plank * 24)} ${n(820 + plank * 29)}`,
        mix(palette.wood, palette.cream, 0.25),
        3,
        'opacity="0.5"',
      );
    for (const x of [1270, 1418]) drawing += rect(x - 9, 770, 18, 110, palette.ink, 5);
  }
  return drawing;
}
