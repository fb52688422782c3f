import { streetLamp } from '../houses.ts';
import { isLit } from '../lit-windows.ts';
import { palaceFront } from '../monuments.ts';
import { mix } from '../colour.ts';
import { hills, palm, tree } from '../land.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, ellipse, n, path, rect } from '../svg.ts';

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
