import { bottle, bottleShelf, drink, pendant, stool } from '../bar-things.ts';
import { mix } from '../palette.ts';
import {
  artWidth,
  beam,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  linearFill,
  n,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a bar counter with shelves and lamps. */
export function bar(brush: Brush): string {
  const { random, palette } = brush;
  const warm =
    palette.mood === 'gold' ? '#7c4a3a' : palette.mood === 'dusk' ? '#4a3350' : '#16404c';
  const wall = mix(random.pick([warm, '#1f5a5c', '#5d3a3a', '#24506a']), palette.ink, 0.25);
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    linearFill(
      brush,
      [0, mix(wall, palette.ink, 0.45)],
      [0.55, wall],
      [1, mix(wall, palette.ink, 0.3)],
    ),
  );
  const arched = random.chance(0.5);
  if (arched) {
    drawing += each(
      [330, 800, 1270],
      (x) =>
        path(
          `M${x - 205} 640V300A205 190 0 0 1 ${x + 205} 300V640Z`,
          mix(wall, palette.lamp, 0.2),
        ) +
        stroke(`M${x - 205} 640V300A205 190 0 0 1 ${x + 205} 300V640`, palette.wood, 14) +
        bottleShelf(brush, x - 160, 340, 320, 130) +
        bottleShelf(brush, x - 188, 500, 376, 130) +
        bottleShelf(brush, x - 188, 636, 376, 108),
    );
  } else {
    drawing +=
      repeat(22, (tile) =>
        repeat(3, (row) =>
          rect(
            tile * 76 - 20 + (row % 2) * 38,
            80 + row * 40,
            70,
            34,
            mix(wall, palette.cream, 0.09),
            4,
          ),
        ),
      ) +
      rect(140, 190, 1320, 470, mix(wall, palette.lamp, 0.14), 10) +
      bottleShelf(brush, 170, 340, 1260, 124) +
      bottleShelf(brush, 170, 496, 1260, 128) +
      bottleShelf(brush, 170, 652, 1260, 120);
  }
  const lamps = random.int(3, 5);
  const shade = random.pick([palette.coral, palette.amber, palette.teal]);
  drawing += repeat(lamps, (lamp) =>
    pendant(brush, ((lamp + 0.5) / lamps) * artWidth, random.between(150, 185), 92, shade),
  );
  const counter = 745;
  const front = mix(palette.wood, palette.ink, 0.35);
  drawing +=
    rect(0, counter, artWidth, 260, front) +
    repeat(
      9,
      (panel) =>
        rect(panel * 182 + 14, counter + 62, 154, 220, mix(front, palette.lamp, 0.1), 8) +
        rect(panel * 182 + 30, counter + 80, 122, 184, front, 6),
    ) +
    rect(-10, counter - 14, 1620, 40, mix(palette.wood, palette.lamp, 0.28), 8) +
    rect(-10, counter + 22, 1620, 12, palette.ink, 0, 0.35) +
    rect(-10, counter - 14, 1620, 6, palette.cream, 3, 0.4);
  const drinks = random.int(4, 6);
  return (
    drawing +
    repeat(drinks, (i) =>
      drink(
        brush,
        130 + (i / drinks) * 1420 + random.between(-40, 40),
        counter - 12,
        random.between(110, 140),
        random.pick([palette.coral, palette.amber, '#d9577a', '#8fbf8a']),
        random.int(0, 2),
      ),
    ) +
    bottle(random.between(640, 960), counter - 12, 190, '#2f7d6d', palette.cream, 1) +
    each([230, 620, 1000, 1390], (x) =>
      stool(
        brush,
        x + random.between(-24, 24),
        1030,
        250,
        random.pick([palette.coral, palette.amber, palette.teal]),
      ),
    )
  );
}

/** Draws an empty dance floor under a mirror ball. */
export function club(brush: Brush): string {
  const { random, palette } = brush;
  const base = palette.mood === 'dusk' ? '#5a2b62' : random.pick(['#123a5c', '#0e4650', '#43265a']);
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    linearFill(
      brush,
      [0, mix(base, palette.ink, 0.7)],
      [0.6, base],
      [1, mix(base, palette.ink, 0.5)],
    ),
  );
  const colours = random.shuffled(['#ff7d5c', palette.amber, '#38c6c4', '#e35d90', '#8a7bf0']);
  const centre = { x: random.between(640, 960), y: random.between(230, 290) };
  const rings = random.chance(0.5);
  if (rings)
    for (let ring = 6; ring > 0; ring -= 1)
      drawing += circle(
        centre.x,
        centre.y + 160,
        ring * 118,
        'none',
        `stroke="${cycle(colours, ring)}" stroke-width="10" opacity="${n(0.6 - ring * 0.07)}"`,
      );
  else
    for (let arch = 5; arch > 0; arch -= 1)
      drawing += stroke(
        `M${800 - arch * 140} 1010V${560 - arch * 30}A${arch * 140} ${arch * 120} 0 0 1 ${800 + arch * 140} ${560 - arch * 30}V1010`,
        cycle(colours, arch),
        9,
        n(0.75 - arch * 0.1),
      );
  drawing +=
    repeat(14, (ray) => {
      const angle = (ray / 14) * Math.PI * 2 + random.between(-0.1, 0.1);
      return beam(
        brush,
        centre.x,
        centre.y,
        centre.x + Math.cos(angle) * 1100,
        centre.y + Math.sin(angle) * 1000,
        random.between(50, 110),
        cycle(colours, ray),
        0.36,
      );
    }) +
    repeat(46, () =>
      ellipse(
        random.between(0, artWidth),
        random.between(0, 780),
        random.between(7, 18),
        random.between(5, 12),
        random.pick(colours),
        n(random.between(0.25, 0.7)),
      ),
    );
  const radius = random.between(118, 146);
  drawing +=
    glow(brush, centre, radius * 2.6, palette.cream, 0.45) +
    rect(centre.x - 3, -10, 6, centre.y, palette.ink) +
    circle(centre.x, centre.y, radius, '#9fb7c4');
  const tiles: string[] = [];
  for (let row = -6; row <= 6; row += 1) {
    const y = (row / 6.5) * radius;
    const half = Math.sqrt(Math.max(radius * radius - y * y, 0));
    const columns = 13;
    for (let column = 0; column < columns; column += 1) {
      const a = Math.sin(((column / columns) * 2 - 1) * (Math.PI / 2)) * half;
      const b = Math.sin((((column + 1) / columns) * 2 - 1) * (Math.PI / 2)) * half;
      const shine = random.next();
      tiles.push(
        rect(
          centre.x + a + 1,
          centre.y + y - radius / 14,
          Math.max(b - a - 2, 0.5),
          radius / 7.6,
          shine > 0.86
            ? '#ffffff'
            : shine > 0.6
              ? mix('#bfd6dd', random.pick(colours), 0.35)
              : mix('#6f8b9c', base, shine),
          1,
        ),
      );
    }
  }
  drawing +=
    `<clipPath id="ball"><circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}"/></clipPath><g clip-path="url(#ball)">${tiles.join('')}</g>` +
    stroke(
      `M${centre.x - radius * 0.55} ${centre.y - radius * 0.62}l-34 -34m0 34l34 -34`,
      '#ffffff',
      6,
      0.9,
    );
  const booth = 690;
  drawing +=
    rect(570, booth, 460, 150, mix(palette.ink, base, 0.35), 14) +
    repeat(15, (i) =>
      rect(594 + i * 28, booth + 128 - random.between(18, 96), 17, 96, cycle(colours, i), 4, 0.85),
    ) +
    rect(570, booth + 118, 460, 40, mix(palette.ink, base, 0.35)) +
    rect(552, booth - 18, 496, 26, palette.ink, 8) +
    each(
      [-1, 1],
      (side) =>
        ellipse(800 + side * 120, booth - 22, 84, 16, palette.ink) +
        ellipse(800 + side * 120, booth - 26, 34, 7, colours[1] ?? palette.coral),
    ) +
    stroke(`M752 ${booth - 24}A48 56 0 0 1 848 ${booth - 24}`, palette.cream, 12);
  for (let row = 0; row < 4; row += 1) {
    const top = 846 + row * row * 9 + row * 16;
    const bottom = 846 + (row + 1) * (row + 1) * 9 + (row + 1) * 16;
    for (let tile = -12; tile < 12; tile += 1) {
      const spread = (y: number) => 92 + (y - 846) * 0.42;
      const corner = (column: number, y: number) => `${800 + column * spread(y)} ${y}`;
      drawing += path(
        `M${corner(tile, top)}L${corner(tile + 1, top)}L${corner(tile + 1, bottom)}L${corner(tile, bottom)}Z`,
        (tile + row) % 2 === 0
          ? mix(base, palette.ink, 0.6)
          : mix(cycle(colours, Math.abs(tile)), base, 0.35),
      );
    }
  }
  return drawing;
}
