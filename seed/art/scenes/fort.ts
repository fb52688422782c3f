import { fortress } from '../monuments.ts';
import { mix } from '../colour.ts';
import { grasses, hills, palm, tree } from '../land.ts';
import { hillTone } from '../palette.ts';
import { person, sailboat } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { n, path } from '../svg.ts';
import { ripples, sea } from '../water.ts';

export function fort(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(500, 540);
  const sun = { x: random.between(260, 620), y: horizon - random.between(90, 220) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(100, 160), 0.45) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 900) +
    ripples(brush, horizon, 980, 34);
  drawing += sailboat(brush, random.between(160, 420), horizon + 70, 74, palette.cream);
  drawing += path(
    `M420 ${n(horizon + 160)}C560 ${n(horizon + 60)} 640 ${n(horizon + 30)} 800 ${n(horizon + 26)}H1620V1010H300C340 ${n(horizon + 330)} 360 ${n(horizon + 230)} 420 ${n(horizon + 160)}Z`,
    hillTone(palette, 0.62),
  );
  drawing += fortress(brush, 720, horizon + 96, 1.12);
  drawing += path(
    `M380 1010C470 ${n(horizon + 230)} 700 ${n(horizon + 130)} 940 ${n(horizon + 150)}S1400 ${n(horizon + 120)} 1620 ${n(horizon + 140)}V1010Z`,
    mix(hillTone(palette, 0.7), palette.leaf, 0.5),
  );
  drawing += path(
    `M820 1010C900 ${n(horizon + 350)} 1010 ${n(horizon + 250)} 960 ${n(horizon + 152)}L1010 ${n(horizon + 152)}C1080 ${n(horizon + 250)} 1010 ${n(horizon + 350)} 1030 1010Z`,
    palette.sand,
  );
  drawing +=
    person(brush, 985, horizon + 330, 130, { shirt: palette.coral }) +
    person(brush, 1050, horizon + 322, 122, { shirt: palette.amber, hat: palette.cream });
  for (const x of [1290, 1420, 620])
    drawing += tree(
      brush,
      x + random.between(-30, 30),
      horizon + random.between(250, 300),
      random.between(120, 170),
    );
  return (
    drawing +
    palm(brush, 1530, 1010, 600, -50) +
    grasses(
      brush,
      [
        { x: 420, y: 1006 },
        { x: 560, y: 1010 },
        { x: 1200, y: 1010 },
      ],
      90,
    )
  );
}
