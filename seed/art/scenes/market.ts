import { arcade } from '../city-blocks.ts';
import { awning } from '../houses.ts';
import { isLit } from '../lit-windows.ts';
import { mix } from '../colour.ts';
import { bunting, crateStall } from '../gathering.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, n, rect, stroke } from '../svg.ts';

export function market(brush: Brush): string {
  const { random, palette } = brush;
  const base = random.between(720, 750);
  let drawing = sky(brush, {
    horizon: base - 200,
    sun: { x: random.between(560, 1040), y: random.between(170, 240) },
  });
  drawing += arcade(brush, base, 330, palette.mood === 'day' ? '#f5c04f' : '#f0ae4a');
  const stone = mix(palette.sand, palette.ink, isLit(brush) ? 0.4 : 0.06);
  drawing += rect(0, base, artWidth, 290, stone);
  for (let line = 0; line < 5; line += 1)
    drawing += stroke(
      `M0 ${n(base + 30 + line * line * 14)}H${artWidth}`,
      palette.sandShade,
      3,
      'opacity="0.5"',
    );
  for (let ray = 0; ray < 9; ray += 1)
    drawing += stroke(
      `M${n(800 + (ray - 4) * 130)} ${n(base)}L${n(800 + (ray - 4) * 330)} 1010`,
      palette.sandShade,
      3,
      'opacity="0.4"',
    );
  drawing += bunting(brush, -20, 210, 1620, 250, 120, 26);
  const colours = random.shuffled([palette.coral, palette.teal, palette.leafDark]);
  [140, 620, 1100].forEach((x, index) => {
    const left = x + random.between(-20, 20);
    drawing +=
      crateStall(brush, left, base + 150, 360, colours[index] ?? palette.coral) +
      awning(brush, left - 6, base - 215, 372, 78, colours[index] ?? palette.coral);
  });
  for (const x of [560, 1046, 78])
    drawing += person(
      brush,
      x + random.between(-14, 14),
      base + random.between(176, 214),
      random.between(196, 222),
      {
        shirt: random.pick([palette.cream, palette.amber, palette.teal, palette.coral]),
        ...(random.chance(0.4) ? { hat: palette.cream } : {}),
      },
    );
  return drawing;
}
