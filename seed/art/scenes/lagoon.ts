import { mix } from '../colour.ts';
import { hills } from '../land.ts';
import { canoe, person } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { ellipse, group, n, path, rect, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';

/** Draws still water that mirrors the hills, with a paddler and reeds. */
export function lagoon(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(450, 500);
  const sun = { x: random.between(560, 1040), y: horizon - random.between(120, 220) };
  let drawing = sky(brush, { horizon, sun });
  const range = hills(brush, horizon, random.int(3, 4), random.between(170, 250), 0.8);
  drawing += range + sea(brush, horizon);
  drawing += group(range, `translate(0 ${n(horizon * 2)}) scale(1 -1)`, 'opacity="0.3"');
  drawing += sunPath(brush, sun.x, horizon, 960) + ripples(brush, horizon, 990, 46);
  if (random.chance(0.5)) {
    const x = random.between(560, 1040);
    const y = random.between(690, 760);
    drawing +=
      ellipse(x + 10, y + 8, 130, 10, palette.ink, 'opacity="0.25"') +
      path(
        `M${n(x - 130)} ${n(y - 4)}Q${n(x)} ${n(y + 16)} ${n(x + 140)} ${n(y - 10)}Q${n(x)} ${n(y - 8)} ${n(x - 130)} ${n(y - 4)}Z`,
        palette.cream,
      );
    drawing += person(brush, x, y, 150, { shirt: palette.coral, hat: palette.amber });
    drawing +=
      stroke(`M${n(x + 34)} ${n(y - 110)}L${n(x + 74)} ${n(y + 34)}`, palette.wood, 6) +
      ellipse(x + 77, y + 44, 9, 22, palette.teal);
  } else {
    drawing += canoe(
      brush,
      random.between(560, 1040),
      random.between(700, 760),
      280,
      random.pick([palette.coral, palette.amber, palette.teal]),
    );
    const deck = mix(palette.wood, palette.ink, 0.1);
    drawing +=
      path('M0 860L430 800L470 822L0 930Z', deck) +
      path('M0 930L470 822V838L0 956Z', mix(deck, palette.ink, 0.45));
    for (const x of [120, 260, 400])
      drawing += rect(x, 800 + (400 - x) * 0.12, 15, 130, palette.ink, 4);
  }
  let reeds = '';
  const reedSide = random.chance(0.5) ? 1150 : 20;
  for (let reed = 0; reed < 22; reed += 1) {
    const x = reedSide + random.between(0, 430);
    const height = random.between(90, 250);
    const lean = random.between(-26, 26);
    reeds += stroke(
      `M${n(x)} 1010Q${n(x + lean * 0.2)} ${n(1010 - height * 0.6)} ${n(x + lean)} ${n(1010 - height)}`,
      reed % 3 === 0 ? palette.leaf : palette.leafDark,
      6,
    );
    if (reed % 4 === 0)
      reeds += group(
        rect(-6, -30, 12, 52, palette.wood, 6),
        `translate(${n(x + lean)} ${n(1010 - height)}) rotate(${n(lean * 0.5)})`,
      );
  }
  return drawing + reeds;
}
