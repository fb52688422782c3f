import { mix } from '../colour.ts';
import { grasses, hills } from '../land.ts';
import { hillTone } from '../palette.ts';
import { person } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, ellipse, group, n, path, rect, smooth } from '../svg.ts';
import { ripples, sea } from '../water.ts';

/** Draws the view from a rock high above coast and lagoon. */
export function lookout(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(330, 390);
  const sun = { x: random.between(480, 1120), y: horizon - random.between(40, 130) };
  const flip = random.chance(0.5);
  let drawing = sky(brush, { horizon, sun });
  drawing +=
    hills(brush, horizon, 2, random.between(40, 90), 0.25) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 620) +
    ripples(brush, horizon, 640, 24);
  // The coast winds towards the viewer: hill, beach and foam follow one line.
  let view = '';
  const coast = [
    { x: 1640, y: horizon + 34 },
    { x: 1240, y: horizon + 50 },
    { x: 1060, y: horizon + 96 },
    { x: 1140, y: horizon + 150 },
    { x: 980, y: horizon + 214 },
    { x: 760, y: horizon + 262 },
    { x: 820, y: horizon + 350 },
    { x: 560, y: horizon + 430 },
    { x: 300, y: horizon + 560 },
  ];
  const closed = (points: typeof coast): string => `${smooth(points)}L300 1010L1640 1010Z`;
  view += path(
    closed(coast.map((point) => ({ x: point.x - 26, y: point.y + 4 }))),
    palette.foam,
    'opacity="0.8"',
  );
  view += path(closed(coast), palette.sand);
  view += path(
    closed(
      coast.map((point) => ({ x: point.x + 34 + (point.y - horizon) * 0.12, y: point.y + 3 })),
    ),
    hillTone(palette, 0.72),
  );
  view += path(
    `M1640 ${n(horizon - 30)}C1480 ${n(horizon - 90)} 1330 ${n(horizon - 10)} 1210 ${n(horizon + 66)}C1330 ${n(horizon + 110)} 1240 ${n(horizon + 190)} 1130 ${n(horizon + 250)}C1290 ${n(horizon + 300)} 1480 ${n(horizon + 230)} 1640 ${n(horizon + 260)}Z`,
    hillTone(palette, 0.5),
  );
  view += path(
    `M1640 ${n(horizon + 110)}C1510 ${n(horizon + 90)} 1400 ${n(horizon + 200)} 1290 ${n(horizon + 290)}C1400 ${n(horizon + 330)} 1530 ${n(horizon + 330)} 1640 ${n(horizon + 360)}Z`,
    hillTone(palette, 0.86),
  );
  view +=
    ellipse(1250, horizon + 400, 250, 40, mix(palette.seaFar, palette.seaNear, 0.35)) +
    ellipse(1235, horizon + 394, 170, 20, palette.skyLow, 'opacity="0.35"');
  const dark = palette.mood === 'night' || palette.mood === 'dusk';
  for (let house = 0; house < 46; house += 1) {
    const x = random.between(900, 1560);
    const y = horizon + 300 + random.between(0, 190);
    view += rect(
      x,
      y,
      11,
      9,
      dark ? palette.lamp : random.pick([palette.wall, palette.cream, palette.roof]),
      1,
      `opacity="${dark ? 0.9 : 0.8}"`,
    );
  }
  drawing += flip ? group(view, `translate(${artWidth} 0) scale(-1 1)`) : view;
  const rockSide = flip ? 'scale(-1 1) translate(-1600 0)' : '';
  const rock = mix(palette.ink, palette.hillNear, 0.35);
  let front = path(
    'M-10 760C120 700 260 720 380 790C500 830 620 860 760 940C860 970 980 990 1080 1010L-10 1010Z',
    rock,
  );
  front += path(
    'M-10 820C120 770 230 790 330 850C420 890 520 930 640 1010L-10 1010Z',
    mix(rock, palette.sand, 0.16),
  );
  front += path(
    'M380 790C500 830 620 860 760 940C680 930 560 890 470 880C430 850 400 820 380 790Z',
    mix(rock, palette.sand, 0.28),
  );
  drawing += rockSide === '' ? front : group(front, rockSide);
  const standX = flip ? 1300 : 300;
  drawing += person(brush, standX, 772, 170, { shirt: palette.coral });
  if (random.chance(0.6))
    drawing += person(brush, standX + (flip ? 74 : -74), 762, 160, {
      shirt: palette.amber,
      hat: palette.cream,
    });
  const leafX = flip ? [1480, 1570] : [30, 120];
  return (
    drawing +
    grasses(
      brush,
      leafX.flatMap((x) => [
        { x, y: 1000 },
        { x: x + 70, y: 1010 },
      ]),
      150,
    )
  );
}
