import {
  arcade,
  awning,
  church,
  cityBlocks,
  colonialHouse,
  fortress,
  isLit,
  palaceFront,
  streetLamp,
  suspensionBridge,
} from '../buildings.ts';
import { mix } from '../colour.ts';
import { bunting, crateStall } from '../gathering.ts';
import { cornerLeaves, grasses, headland, hills, palm, pine, tree } from '../land.ts';
import { hillTone } from '../palette.ts';
import { canoe, person, sailboat } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, ellipse, group, n, path, rect, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';

/** Vertical smears of light on dark water. */
function lightColumns(brush: Brush, horizon: number, count: number): string {
  const { random, palette } = brush;
  let drawing = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(0, artWidth);
    const height = random.between(60, 280);
    for (let dash = 0; dash < 6; dash += 1)
      drawing += rect(
        x - random.between(3, 15),
        horizon + 10 + (dash / 6) * height,
        random.between(8, 32),
        4,
        palette.lamp,
        2,
        `opacity="${n(0.75 - dash * 0.11)}"`,
      );
  }
  return drawing;
}

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

export function skyline(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(580, 630);
  let drawing = sky(brush, {
    horizon,
    sun: { x: random.between(300, 1300), y: random.between(130, 300) },
    sunRadius: 56,
  });
  drawing += hills(brush, horizon, 3, random.between(240, 320), 0.5);
  drawing +=
    cityBlocks(brush, horizon, 170, 350, hillTone(palette, 0.6), 0.35) +
    cityBlocks(brush, horizon + 4, 80, 250, hillTone(palette, 0.85), 0.55);
  drawing +=
    rect(0, horizon - 2, artWidth, 16, mix(palette.sandShade, palette.ink, 0.4)) +
    sea(brush, horizon + 14);
  for (let x = 40; x < artWidth; x += 118)
    drawing +=
      palm(
        brush,
        x + random.between(-20, 20),
        horizon + 4,
        random.between(58, 82),
        random.between(-12, 12),
        palette.ink,
      ) + streetLamp(brush, x + 62, horizon + 4, 34);
  if (isLit(brush)) drawing += lightColumns(brush, horizon + 14, 46);
  drawing +=
    ripples(brush, horizon + 14, 1000, 40) +
    sailboat(brush, random.between(300, 700), horizon + 120, 90, palette.cream) +
    sailboat(
      brush,
      random.between(900, 1300),
      horizon + 190,
      130,
      mix(palette.coral, palette.cream, 0.4),
    );
  return drawing;
}

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

export function palace(brush: Brush): string {
  const { random, palette } = brush;
  const base = random.between(760, 790);
  let drawing = sky(brush, {
    horizon: base - 160,
    sun: { x: random.between(320, 1280), y: random.between(170, 280) },
  });
  drawing +=
    hills(brush, base - 60, 2, 240, 0.5) + rect(0, base - 64, artWidth, 70, palette.leafDark);
  for (let index = 0; index < 6; index += 1)
    drawing += tree(
      brush,
      index < 3 ? random.between(0, 260) : random.between(1340, 1600),
      base - 10,
      random.between(200, 300),
    );
  drawing += palaceFront(brush, 800, base);
  const lawn = mix(palette.leaf, palette.hillNear, isLit(brush) ? 0.5 : 0.1);
  drawing +=
    rect(0, base, artWidth, 260, lawn) +
    path(`M690 ${n(base)}H910L1240 1010H360Z`, palette.sand) +
    path(
      `M690 ${n(base)}H702L390 1010H360ZM898 ${n(base)}H910L1240 1010H1206Z`,
      palette.cream,
      'opacity="0.6"',
    );
  for (const x of [300, 470, 1130, 1300])
    drawing +=
      ellipse(x, base + 44, 74, 36, palette.leafDark) +
      ellipse(x - 14, base + 32, 46, 22, palette.leaf) +
      Array.from({ length: 5 }, (_, flower) =>
        ellipse(
          x - 44 + flower * 22,
          base + 26 + (flower % 2) * 14,
          7,
          7,
          random.pick([palette.coral, palette.amber, palette.cream]),
        ),
      ).join('');
  for (const x of [150, 1450]) drawing += palm(brush, x, base + 130, 620, x < 800 ? 24 : -24);
  drawing += streetLamp(brush, 560, base + 100, 240) + streetLamp(brush, 1040, base + 100, 240);
  return (
    drawing +
    person(brush, random.between(700, 900), base + 150, 140, {
      shirt: palette.teal,
      hat: palette.cream,
    }) +
    person(brush, random.between(560, 680), base + 120, 130, { shirt: palette.amber })
  );
}

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

/** A path through ranges and woods. */
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
