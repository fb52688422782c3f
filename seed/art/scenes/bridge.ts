import { cityBlocks } from '../city-blocks.ts';
import { isLit } from '../lit-windows.ts';
import { suspensionBridge } from '../suspension-bridge.ts';
import { mix } from '../colour.ts';
import { cornerLeaves, headland, hills } from '../land.ts';
import { hillTone } from '../palette.ts';
import { canoe, sailboat } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { group, n } from '../svg.ts';
import { ripples, sea } from '../water.ts';
import { lightColumns } from './light-columns.ts';

export function bridge(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(560, 600);
  const sun = { x: random.between(620, 980), y: horizon - random.between(90, 220) };
  const far = random.between(-40, 60);
  let drawing =
    sky(brush, { horizon, sun }) + hills(brush, horizon, 3, random.between(120, 180), 0.5);
  drawing +=
    cityBlocks(brush, horizon + 2, 26, 84, hillTone(palette, 0.62), 0.4) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 985);
  if (isLit(brush)) drawing += lightColumns(brush, horizon, 26);
  drawing += ripples(brush, horizon, 1000, 40);
  drawing +=
    headland(brush, 'left', horizon + 74, 250, 120, 0.85) +
    headland(brush, 'right', horizon + 74, 230, 100, 0.85);
  const tone = mix(palette.ink, palette.hillNear, 0.3);
  const structure = suspensionBridge(
    brush,
    horizon - 66,
    470 + far,
    1130 + far,
    random.between(270, 310),
    tone,
  );
  drawing +=
    group(structure, `translate(0 ${n(horizon * 2 + 150)}) scale(1 -1)`, 'opacity="0.12"') +
    structure;
  drawing += sailboat(
    brush,
    random.between(250, 1350),
    horizon + 190,
    random.between(70, 105),
    palette.cream,
  );
  return (
    drawing +
    (random.chance(0.5)
      ? cornerLeaves(brush, random.chance(0.5) ? 'left' : 'right')
      : canoe(
          brush,
          random.pick([320, 1260]),
          920,
          300,
          random.pick([palette.coral, palette.amber]),
        ))
  );
}
