import { mix } from '../colour.ts';
import type { Brush } from '../svg.ts';
import { artWidth, circle, ellipse, glow, n, path, rect, stroke, linearFill } from '../svg.ts';
import { beam } from './light-beam.ts';

/** Draws an empty dance floor under a mirror ball. */
export function club(brush: Brush): string {
  const { random, palette } = brush;
  const base = palette.mood === 'dusk' ? '#5a2b62' : random.pick(['#123a5c', '#0e4650', '#43265a']);
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    linearFill(brush, [
      [0, mix(base, palette.ink, 0.7)],
      [0.6, base],
      [1, mix(base, palette.ink, 0.5)],
    ]),
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
        `stroke="${colours[ring % colours.length] ?? palette.coral}" stroke-width="10" opacity="${n(0.6 - ring * 0.07)}"`,
      );
  else
    for (let arch = 5; arch > 0; arch -= 1)
      drawing += stroke(
        `M${n(800 - arch * 140)} 1010V${n(560 - arch * 30)}A${n(arch * 140)} ${n(arch * 120)} 0 0 1 ${n(800 + arch * 140)} ${n(560 - arch * 30)}V1010`,
        colours[arch % colours.length] ?? palette.coral,
        9,
        `opacity="${n(0.75 - arch * 0.1)}"`,
      );
  for (let ray = 0; ray < 14; ray += 1) {
    const angle = (ray / 14) * Math.PI * 2 + random.between(-0.1, 0.1);
    drawing += beam(
      brush,
      centre.x,
      centre.y,
      centre.x + Math.cos(angle) * 1100,
      centre.y + Math.sin(angle) * 1000,
      random.between(50, 110),
      colours[ray % colours.length] ?? palette.coral,
      0.36,
    );
  }
  for (let spot = 0; spot < 46; spot += 1)
    drawing += ellipse(
      random.between(0, artWidth),
      random.between(0, 780),
      random.between(7, 18),
      random.between(5, 12),
      random.pick(colours),
      `opacity="${n(random.between(0.25, 0.7))}"`,
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
  drawing += `<clipPath id="ball"><circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}"/></clipPath><g clip-path="url(#ball)">${tiles.join('')}</g>`;
  drawing += stroke(
    `M${n(centre.x - radius * 0.55)} ${n(centre.y - radius * 0.62)}l-34 -34m0 34l34 -34`,
    '#ffffff',
    6,
    'opacity="0.9"',
  );
  const booth = 690;
  drawing +=
    rect(570, booth, 460, 150, mix(palette.ink, base, 0.35), 14) +
    Array.from({ length: 15 }, (_, index) =>
      rect(
        594 + index * 28,
        booth + 128 - random.between(18, 96),
        17,
        96,
        colours[index % colours.length] ?? palette.coral,
        4,
        'opacity="0.85"',
      ),
    ).join('') +
    rect(570, booth + 118, 460, 40, mix(palette.ink, base, 0.35)) +
    rect(552, booth - 18, 496, 26, palette.ink, 8);
  for (const side of [-1, 1])
    drawing +=
      ellipse(800 + side * 120, booth - 22, 84, 16, palette.ink) +
      ellipse(800 + side * 120, booth - 26, 34, 7, colours[1] ?? palette.coral);
  drawing += stroke(`M752 ${booth - 24}A48 56 0 0 1 848 ${booth - 24}`, palette.cream, 12);
  for (let row = 0; row < 4; row += 1) {
    const top = 846 + row * row * 9 + row * 16;
    const bottom = 846 + (row + 1) * (row + 1) * 9 + (row + 1) * 16;
    for (let tile = -12; tile < 12; tile += 1) {
      const spread = (y: number) => 92 + (y - 846) * 0.42;
      const corner = (column: number, y: number) => `${n(800 + column * spread(y))} ${n(y)}`;
      drawing += path(
        `M${corner(tile, top)}L${corner(tile + 1, top)}L${corner(tile + 1, bottom)}L${corner(tile, bottom)}Z`,
        (tile + row) % 2 === 0
          ? mix(base, palette.ink, 0.6)
          : mix(colours[Math.abs(tile) % colours.length] ?? palette.coral, base, 0.35),
      );
    }
  }
  return drawing;
}
