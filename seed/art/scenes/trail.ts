import { mix } from '../colour.ts';
import { cornerLeaves, grasses, hills, palm, pine, tree } from '../land.ts';
import { hillTone } from '../palette.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, n, path, rect } from '../svg.ts';
import { ripples } from '../water.ts';

/** Draws a path through mountains and woods. */
export function trail(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 490);
  let drawing = sky(brush, {
    horizon,
    sun: { x: random.between(560, 1040), y: horizon - random.between(130, 240) },
  });
  drawing += hills(brush, horizon + 20, 4, random.between(240, 310), 0.6);
  drawing +=
    rect(0, horizon + 20, artWidth, 70, mix(palette.seaFar, palette.seaNear, 0.25)) +
    ripples(brush, horizon + 20, horizon + 90, 14);
  const near = mix(hillTone(palette, 0.72), palette.leaf, 0.3);
  drawing += path(
    `M-10 ${n(horizon + 40)}C250 ${n(horizon - 60)} 430 ${n(horizon + 70)} 700 ${n(horizon + 76)}S1200 ${n(horizon + 10)} 1610 ${n(horizon + 46)}V1010H-10Z`,
    near,
  );
  for (let index = 0; index < 26; index += 1) {
    const x = random.between(-10, 1610);
    if (Math.abs(x - 800) < 120) continue;
    drawing += pine(
      brush,
      x,
      horizon + 110 + random.between(-14, 20),
      random.between(70, 120),
      mix(near, palette.ink, random.between(0.18, 0.4)),
    );
  }
  drawing += path(
    `M-10 ${n(horizon + 150)}C320 ${n(horizon + 90)} 560 ${n(horizon + 170)} 860 ${n(horizon + 150)}S1330 ${n(horizon + 120)} 1610 ${n(horizon + 150)}V1010H-10Z`,
    mix(near, palette.leaf, 0.55),
  );
  drawing += path(
    `M640 1010C760 ${n(horizon + 380)} 1040 ${n(horizon + 330)} 900 ${n(horizon + 252)}C800 ${n(horizon + 200)} 720 ${n(horizon + 190)} 792 ${n(horizon + 152)}L820 ${n(horizon + 152)}C780 ${n(horizon + 188)} 880 ${n(horizon + 196)} 980 ${n(horizon + 246)}C1150 ${n(horizon + 330)} 1010 ${n(horizon + 400)} 990 1010Z`,
    palette.sand,
  );
  drawing += path(
    `M640 1010C760 ${n(horizon + 380)} 1040 ${n(horizon + 330)} 900 ${n(horizon + 252)}C1000 ${n(horizon + 330)} 720 ${n(horizon + 400)} 700 1010Z`,
    palette.sandShade,
    'opacity="0.55"',
  );
  drawing += person(brush, 940, horizon + 330, 116, { shirt: palette.coral, hat: palette.amber });
  if (random.chance(0.6)) drawing += person(brush, 886, horizon + 268, 84, { shirt: palette.teal });
  for (const spot of random
    .shuffled([
      { x: 150, y: 900 },
      { x: 380, y: 820 },
      { x: 1240, y: 830 },
      { x: 1480, y: 930 },
    ])
    .slice(0, 3))
    drawing += random.chance(0.5)
      ? palm(brush, spot.x, spot.y + 60, random.between(380, 480), random.between(-40, 40))
      : tree(brush, spot.x, spot.y + 50, random.between(230, 300));
  drawing += grasses(
    brush,
    Array.from({ length: 8 }, () => ({
      x: random.chance(0.5) ? random.between(0, 560) : random.between(1060, 1600),
      y: random.between(930, 1008),
    })),
    80,
  );
  return drawing + cornerLeaves(brush, random.chance(0.5) ? 'left' : 'right');
}
