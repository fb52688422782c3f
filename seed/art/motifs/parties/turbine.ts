import { mix } from '../../colour.ts';
import { artWidth, at, circle, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { neon } from './neon.ts';

/** Draws a dynamo of the old power station in the projected light of a party. */
export function turbine(brush: Brush): string {
  const { palette } = brush;
  const iron = '#39434d';
  return (
    rect(0, 0, artWidth, 1000, mix('#1c2330', palette.ink, 0.3)) +
    repeat(9, (index) =>
      path(
        `M${index * 200 - 120} 0H${index * 200 - 20}L${index * 200 + 120} 820H${index * 200 + 20}Z`,
        neon[index % 5] ?? palette.coral,
        'opacity="0.34"',
      ),
    ) +
    repeat(
      4,
      (index) =>
        rect(
          110 + index * 390,
          120,
          200,
          330,
          mix(neon[(index + 1) % 5] ?? palette.teal, '#1c2330', 0.45),
          100,
        ) + repeat(3, (bar) => rect(154 + index * 390 + bar * 50, 120, 8, 330, '#141a22')),
    ) +
    rect(0, 820, artWidth, 190, '#12171e') +
    repeat(8, (index) =>
      path(
        `M${index * 230 - 60} 1010L${index * 170 + 200} 820h10L${index * 230 - 30} 1010Z`,
        neon[index % 5] ?? palette.coral,
        'opacity="0.4"',
      ),
    ) +
    stroke('M-20 300H200Q260 300 260 360V560M1620 240H1400Q1330 240 1330 310V560', iron, 60) +
    stroke('M-20 290H200M1620 230H1400', mix(iron, palette.cream, 0.3), 12) +
    path('M360 820L420 520H1180L1240 820Z', iron) +
    circle(800, 540, 350, mix(iron, '#000000', 0.3)) +
    glow(brush, { x: 800, y: 540 }, 460, neon[2], 0.6) +
    circle(800, 540, 320, iron) +
    circle(800, 540, 272, '#161c24') +
    repeat(12, (index) =>
      at(
        800,
        540,
        path('M-14 -70L26 -258L70 -240L34 -60Z', mix(neon[2], iron, index % 2 === 0 ? 0.35 : 0.6)),
        1,
        index * 30,
      ),
    ) +
    circle(800, 540, 86, mix(iron, palette.cream, 0.25)) +
    circle(800, 540, 44, neon[0]) +
    repeat(16, (index) =>
      circle(
        800 + Math.cos(index * 0.3927) * 297,
        540 + Math.sin(index * 0.3927) * 297,
        11,
        mix(iron, palette.cream, 0.5),
      ),
    ) +
    repeat(
      2,
      (side) =>
        rect(250 + side * 980, 640, 120, 190, iron, 10) +
        circle(310 + side * 980, 700, 40, palette.cream) +
        stroke(`M${310 + side * 980} 700L${330 + side * 980} 676`, palette.coral, 7) +
        repeat(3, (lamp) =>
          circle(282 + lamp * 28 + side * 980, 780, 9, neon[lamp] ?? palette.coral),
        ),
    )
  );
}
