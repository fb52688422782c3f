import { bunting, crateStall } from '../gathering.ts';
import { awning, church, colonialHouse, streetLamp } from '../houses.ts';
import { cornerLeaves, hills, palm, tree } from '../land.ts';
import { arcade } from '../landmarks.ts';
import { isLit, mix, windowFill } from '../palette.ts';
import { person } from '../shore.ts';
import { sky } from '../sky-and-sea.ts';
import { artWidth, circle, cycle, each, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a pink neoclassical palace with statues on the parapet. */
function palaceFront(brush: Brush, centre: number, base: number): string {
  const { palette } = brush;
  const dim = palette.mood === 'night' ? 0.45 : palette.mood === 'dusk' ? 0.28 : 0;
  const wall = mix(palette.mood === 'day' ? '#f2a7a0' : '#ee9c90', palette.ink, dim);
  const trim = mix(palette.cream, palette.ink, dim * 0.6);
  const half = 520;
  const height = 400;
  const top = base - height;
  let drawing =
    rect(centre - half, top, half * 2, height, wall) +
    rect(centre - half - 18, top - 14, half * 2 + 36, 26, trim, 4) +
    rect(centre - half - 8, base - height * 0.5 - 8, half * 2 + 16, 16, trim) +
    rect(centre - half - 14, base - 30, half * 2 + 28, 30, mix(trim, palette.ink, 0.16)) +
    rect(centre - half, top - 60, half * 2, 48, mix(wall, trim, 0.4)) +
    repeat(40, (i) => rect(centre - half + 12 + i * 26, top - 52, 10, 36, trim, 4)) +
    rect(centre - half - 10, top - 66, half * 2 + 20, 10, trim) +
    path(`M${centre - 170} ${top - 62}L${centre} ${top - 150}L${centre + 170} ${top - 62}Z`, wall) +
    stroke(
      `M${centre - 170} ${top - 62}L${centre} ${top - 150}L${centre + 170} ${top - 62}`,
      trim,
      14,
    ) +
    circle(centre, top - 94, 22, trim) +
    each(
      [-490, -350, -210, 210, 350, 490],
      (x) =>
        ellipse(centre + x, top - 122, 9, 10, trim) +
        path(
          `M${centre + x - 15} ${top - 66}Q${centre + x - 14} ${top - 116} ${centre + x} ${top - 116}Q${centre + x + 14} ${top - 116} ${centre + x + 15} ${top - 66}Z`,
          trim,
        ),
    );
  for (let bay = 0; bay < 8; bay += 1) {
    const x = centre - half + 65 + bay * 130;
    drawing += rect(x - 62, top + 12, 9, height - 42, trim, 0, 0.7);
    for (const floor of [0, 1]) {
      const bottom = base - (floor === 0 ? 42 : height * 0.5 + 26);
      const tall = floor === 0 ? 122 : 128;
      drawing +=
        path(
          `M${x - 36} ${bottom}V${bottom - tall}A36 30 0 0 1 ${x + 36} ${bottom - tall}V${bottom}Z`,
          trim,
        ) +
        path(
          `M${x - 26} ${bottom}V${bottom - tall + 4}A26 22 0 0 1 ${x + 26} ${bottom - tall + 4}V${bottom}Z`,
          windowFill(palette),
        ) +
        stroke(
          `M${x} ${bottom}V${bottom - tall - 16}M${x - 26} ${bottom - tall * 0.5}h52`,
          trim,
          3.5,
        );
      if (floor === 1)
        drawing +=
          rect(x - 44, bottom - 34, 88, 5, palette.ink) +
          repeat(8, (i) => rect(x - 42 + i * 12, bottom - 32, 3, 32, palette.ink));
    }
  }
  return (
    drawing +
    path(
      `M${centre - 48} ${base}V${base - 140}A48 44 0 0 1 ${centre + 48} ${base - 140}V${base}Z`,
      trim,
    ) +
    path(
      `M${centre - 36} ${base}V${base - 138}A36 34 0 0 1 ${centre + 36} ${base - 138}V${base}Z`,
      palette.wood,
    ) +
    rect(centre - 2, base - 168, 4, 168, palette.ink, 0, 0.4)
  );
}

export function market(brush: Brush): string {
  const { random, palette } = brush;
  const base = random.between(720, 750);
  let drawing =
    sky(brush, {
      horizon: base - 200,
      sun: { x: random.between(560, 1040), y: random.between(170, 240) },
    }) + arcade(brush, base, 330, palette.mood === 'day' ? '#f5c04f' : '#f0ae4a');
  const stone = mix(palette.sand, palette.ink, isLit(palette) ? 0.4 : 0.06);
  drawing +=
    rect(0, base, artWidth, 290, stone) +
    repeat(5, (line) =>
      stroke(`M0 ${base + 30 + line * line * 14}H${artWidth}`, palette.sandShade, 3, 0.5),
    ) +
    repeat(9, (ray) =>
      stroke(
        `M${800 + (ray - 4) * 130} ${base}L${800 + (ray - 4) * 330} 1010`,
        palette.sandShade,
        3,
        0.4,
      ),
    ) +
    bunting(brush, -20, 210, 1620, 250, 120, 26);
  const colours = random.shuffled([palette.coral, palette.teal, palette.leafDark]);
  [140, 620, 1100].forEach((x, i) => {
    const left = x + random.between(-20, 20);
    drawing +=
      crateStall(brush, left, base + 150, 360, colours[i] ?? palette.coral) +
      awning(brush, left - 6, base - 215, 372, 78, colours[i] ?? palette.coral);
  });
  return (
    drawing +
    each([560, 1046, 78], (x) =>
      person(
        brush,
        x + random.between(-14, 14),
        base + random.between(176, 214),
        random.between(196, 222),
        {
          shirt: random.pick([palette.cream, palette.amber, palette.teal, palette.coral]),
          ...(random.chance(0.4) ? { hat: palette.cream } : {}),
        },
      ),
    )
  );
}

export function palace(brush: Brush): string {
  const { random, palette } = brush;
  const base = random.between(760, 790);
  let drawing =
    sky(brush, {
      horizon: base - 160,
      sun: { x: random.between(320, 1280), y: random.between(170, 280) },
    }) +
    hills(brush, base - 60, 2, 240, 0.5) +
    rect(0, base - 64, artWidth, 70, palette.leafDark) +
    repeat(6, (i) =>
      tree(
        brush,
        i < 3 ? random.between(0, 260) : random.between(1340, 1600),
        base - 10,
        random.between(200, 300),
      ),
    ) +
    palaceFront(brush, 800, base);
  const lawn = mix(palette.leaf, palette.hillNear, isLit(palette) ? 0.5 : 0.1);
  drawing +=
    rect(0, base, artWidth, 260, lawn) +
    path(`M690 ${base}H910L1240 1010H360Z`, palette.sand) +
    path(`M690 ${base}H702L390 1010H360ZM898 ${base}H910L1240 1010H1206Z`, palette.cream, 0.6) +
    each(
      [300, 470, 1130, 1300],
      (x) =>
        ellipse(x, base + 44, 74, 36, palette.leafDark) +
        ellipse(x - 14, base + 32, 46, 22, palette.leaf) +
        repeat(5, (flower) =>
          ellipse(
            x - 44 + flower * 22,
            base + 26 + (flower % 2) * 14,
            7,
            7,
            random.pick([palette.coral, palette.amber, palette.cream]),
          ),
        ),
    ) +
    each([150, 1450], (x) => palm(brush, x, base + 130, 620, x < 800 ? 24 : -24)) +
    streetLamp(brush, 560, base + 100, 240) +
    streetLamp(brush, 1040, base + 100, 240);
  return (
    drawing +
    person(brush, random.between(700, 900), base + 150, 140, {
      shirt: palette.teal,
      hat: palette.cream,
    }) +
    person(brush, random.between(560, 680), base + 120, 130, { shirt: palette.amber })
  );
}

export function village(brush: Brush): string {
  const { random, palette } = brush;
  const base = random.between(770, 800);
  let drawing =
    sky(brush, {
      horizon: base - 130,
      sun: { x: random.between(500, 1100), y: random.between(230, 330) },
    }) +
    hills(brush, base - 60, 3, random.between(330, 420), 0.68) +
    rect(0, base - 70, artWidth, 80, palette.leafDark) +
    repeat(9, () =>
      tree(
        brush,
        random.between(-20, 1620),
        base - random.between(60, 110),
        random.between(90, 150),
      ),
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
      cycle(walls, index),
      cycle(trims, index),
    );
    x += width + 4;
  }
  // Cobbles, kerb and a few passers-by.
  const stone = mix(palette.sandShade, palette.ink, isLit(palette) ? 0.45 : 0.14);
  drawing +=
    rect(0, base, artWidth, 320, stone) +
    rect(0, base, artWidth, 12, palette.cream, 0, 0.55) +
    repeat(8, (row) => {
      const y = base + 34 + row * row * 5 + row * 8;
      return repeat(15 - row, () =>
        rect(
          random.between(-20, 1600),
          y,
          26 + row * 9,
          6 + row * 1.6,
          mix(stone, random.chance(0.5) ? palette.cream : palette.ink, 0.16),
          6,
        ),
      );
    }) +
    streetLamp(brush, random.between(420, 560), base + 40, 330) +
    streetLamp(brush, random.between(1060, 1200), base + 40, 330);
  const people = random.int(2, 4);
  drawing += repeat(people, () =>
    person(
      brush,
      random.between(260, 1340),
      base + random.between(60, 130),
      random.between(176, 200),
      {
        shirt: random.pick([palette.coral, palette.amber, palette.teal, palette.cream]),
        ...(random.chance(0.4) ? { hat: palette.cream } : {}),
      },
    ),
  );
  if (random.chance(0.55)) drawing += bunting(brush, -20, base - 470, 1620, base - 500, 120, 22);
  return (
    drawing +
    (random.chance(0.5) ? cornerLeaves(brush, 'right') : palm(brush, 1520, 1010, 620, -60))
  );
}
