import { tableTop } from '../../backdrops.ts';
import { bottle } from '../../bar-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { lemon } from '../food.ts';

/** Draws a wall of broken surfboards behind a trestle table. */
export function surfboards(brush: Brush): string {
  const { palette, random } = brush;
  const colours = [palette.coral, palette.cream, palette.teal, palette.amber, '#d9577a', '#7db0c4'];
  const board = (index: number) => {
    const fill = shaded(palette, colours[index] ?? palette.cream);
    const trim = shaded(palette, colours[(index + 2) % 6] ?? palette.coral);
    const whole =
      path('M0 -330C70 -220 84 60 46 300H-46C-84 60 -70 -220 0 -330Z', fill) +
      stroke('M0 -300V296', mix(fill, palette.ink, 0.3), 5) +
      (index % 2 === 0
        ? path('M-70 -60L70 -130V-70L-72 0Z', trim)
        : path('M-66 60H66L60 130H-60Z', trim) + path('M-58 160H58L54 190H-54Z', trim));
    const id = `b${index}`;
    // Some boards are drawn with a broken end.
    return index % 3 === 1
      ? `<clipPath id="${id}"><path d="M-120 -400H120V96L70 60L30 120L-20 70L-60 130L-120 80Z"/></clipPath><g clip-path="url(#${id})">${whole}</g>`
      : whole;
  };
  const wood = shaded(palette, '#4d8086');
  return (
    rect(0, 0, 1600, 1000, wood) +
    repeat(12, (index) => rect(index * 140, 0, 5, 760, palette.ink, 0, 'opacity="0.22"')) +
    glow(brush, { x: 800, y: 300 }, 760, palette.lamp, 0.6) +
    repeat(6, (index) => at(245 + index * 222, 420, board(index), 1, random.between(-5, 5))) +
    tableTop(brush, '#a8764c') +
    bottle(560, 900, 250, '#2f7d6d', palette.amber, 0) +
    bottle(660, 910, 250, '#8a4b2f', palette.cream, 1) +
    ellipse(1000, 900, 230, 32, palette.cream) +
    repeat(7, (index) =>
      path(
        `M${830 + index * 50} 890q26 -${50 + (index % 3) * 16} 52 0Z`,
        index % 2 === 0 ? '#d9983f' : '#c77f2c',
      ),
    ) +
    at(1190, 896, lemon(brush, 42))
  );
}
