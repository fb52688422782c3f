import { church, colonialHouse, streetLamp } from '../houses.ts';
import { isLit } from '../lit-windows.ts';
import { mix } from '../colour.ts';
import { bunting } from '../gathering.ts';
import { cornerLeaves, hills, palm, tree } from '../land.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, rect } from '../svg.ts';

export function village(brush: Brush): string {
  const { random, palette } = brush;
  const base = random.between(770, 800);
  let drawing = sky(brush, {
    horizon: base - 130,
    sun: { x: random.between(500, 1100), y: random.between(230, 330) },
  });
  drawing +=
    hills(brush, base - 60, 3, random.between(330, 420), 0.68) +
    rect(0, base - 70, artWidth, 80, palette.leafDark);
  for (let index = 0; index < 9; index += 1)
    drawing += tree(
      brush,
      random.between(-20, 1620),
      base - random.between(60, 110),
      random.between(90, 150),
    );
  const walls = random.shuffled([
    '#f2b8a0',
    '#f6d27a',
    '#9cc9c3',
    '#f7e6cc',
    '#e88f76',
    '#a9bfd6',
    '#f3c6b4',
  ]);
  const trims = random.shuffled([
    palette.teal,
    '#2f5d8c',
    '#8c3f35',
    palette.leafDark,
    palette.coral,
  ]);
  const withChurch = random.chance(0.65);
  const churchAt = random.int(1, 3);
  let x = -70;
  for (let index = 0; x < 1620; index += 1) {
    if (withChurch && index === churchAt) {
      drawing += church(brush, x + 26, base, 430);
      x += 540;
      continue;
    }
    const width = random.between(260, 380);
    drawing += colonialHouse(
      brush,
      x,
      base,
      width,
      random.chance(0.45) ? random.between(390, 440) : random.between(240, 290),
      walls[index % walls.length] ?? palette.wall,
      trims[index % trims.length] ?? palette.teal,
    );
    x += width + 4;
  }
  // Cobbles, kerb and a few passers-by.
  const stone = mix(palette.sandShade, palette.ink, isLit(brush) ? 0.45 : 0.14);
  drawing +=
    rect(0, base, artWidth, 320, stone) +
    rect(0, base, artWidth, 12, palette.cream, 0, 'opacity="0.55"');
  for (let row = 0; row < 8; row += 1) {
    const y = base + 34 + row * row * 5 + row * 8;
    for (let cobble = 0; cobble < 15 - row; cobble += 1)
      drawing += rect(
        random.between(-20, 1600),
        y,
        26 + row * 9,
        6 + row * 1.6,
        mix(stone, random.chance(0.5) ? palette.cream : palette.ink, 0.16),
        6,
      );
  }
  drawing +=
    streetLamp(brush, random.between(420, 560), base + 40, 330) +
    streetLamp(brush, random.between(1060, 1200), base + 40, 330);
  const people = random.int(2, 4);
  for (let index = 0; index < people; index += 1)
    drawing += person(
      brush,
      random.between(260, 1340),
      base + random.between(60, 130),
      random.between(176, 200),
      {
        shirt: random.pick([palette.coral, palette.amber, palette.teal, palette.cream]),
        ...(random.chance(0.4) ? { hat: palette.cream } : {}),
      },
    );
  if (random.chance(0.55)) drawing += bunting(brush, -20, base - 470, 1620, base - 500, 120, 22);
  return (
    drawing +
    (random.chance(0.5) ? cornerLeaves(brush, 'right') : palm(brush, 1520, 1010, 620, -60))
  );
}
