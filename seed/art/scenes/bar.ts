import { mix } from '../colour.ts';
import { bottle, bottleShelf, drink, pendant, stool } from '../bar-things.ts';
import type { Brush } from '../svg.ts';
import { artWidth, n, path, rect, stroke, linearFill } from '../svg.ts';

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
    linearFill(brush, [
      [0, mix(wall, palette.ink, 0.45)],
      [0.55, wall],
      [1, mix(wall, palette.ink, 0.3)],
    ]),
  );
  const arched = random.chance(0.5);
  if (arched) {
    for (const x of [330, 800, 1270]) {
      drawing +=
        path(
          `M${n(x - 205)} 640V300A205 190 0 0 1 ${n(x + 205)} 300V640Z`,
          mix(wall, palette.lamp, 0.2),
        ) + stroke(`M${n(x - 205)} 640V300A205 190 0 0 1 ${n(x + 205)} 300V640`, palette.wood, 14);
      drawing +=
        bottleShelf(brush, x - 160, 340, 320, 130) +
        bottleShelf(brush, x - 188, 500, 376, 130) +
        bottleShelf(brush, x - 188, 636, 376, 108);
    }
  } else {
    for (let tile = 0; tile < 22; tile += 1)
      for (let row = 0; row < 3; row += 1)
        drawing += rect(
          tile * 76 - 20 + (row % 2) * 38,
          80 + row * 40,
          70,
          34,
          mix(wall, palette.cream, 0.09),
          4,
        );
    drawing +=
      rect(140, 190, 1320, 470, mix(wall, palette.lamp, 0.14), 10) +
      bottleShelf(brush, 170, 340, 1260, 124) +
      bottleShelf(brush, 170, 496, 1260, 128) +
      bottleShelf(brush, 170, 652, 1260, 120);
  }
  const lamps = random.int(3, 5);
  const shade = random.pick([palette.coral, palette.amber, palette.teal]);
  for (let lamp = 0; lamp < lamps; lamp += 1)
    drawing += pendant(
      brush,
      ((lamp + 0.5) / lamps) * artWidth,
      random.between(150, 185),
      92,
      shade,
    );
  const counter = 745;
  const front = mix(palette.wood, palette.ink, 0.35);
  drawing += rect(0, counter, artWidth, 260, front);
  for (let panel = 0; panel < 9; panel += 1)
    drawing +=
      rect(panel * 182 + 14, counter + 62, 154, 220, mix(front, palette.lamp, 0.1), 8) +
      rect(panel * 182 + 30, counter + 80, 122, 184, front, 6);
  drawing +=
    rect(-10, counter - 14, 1620, 40, mix(palette.wood, palette.lamp, 0.28), 8) +
    rect(-10, counter + 22, 1620, 12, palette.ink, 0, 'opacity="0.35"') +
    rect(-10, counter - 14, 1620, 6, palette.cream, 3, 'opacity="0.4"');
  const drinks = random.int(4, 6);
  for (let index = 0; index < drinks; index += 1)
    drawing += drink(
      brush,
      130 + (index / drinks) * 1420 + random.between(-40, 40),
      counter - 12,
      random.between(110, 140),
      random.pick([palette.coral, palette.amber, '#d9577a', '#8fbf8a']),
      random.int(0, 2),
    );
  drawing += bottle(random.between(640, 960), counter - 12, 190, '#2f7d6d', palette.cream, 1);
  for (const x of [230, 620, 1000, 1390])
    drawing += stool(
      brush,
      x + random.between(-24, 24),
      1030,
      250,
      random.pick([palette.coral, palette.amber, palette.teal]),
    );
  return drawing;
}
