import { mix } from '../../colour.ts';
import { hills } from '../../land.ts';
import { beachSand } from '../../shore.ts';
import { sky } from '../../sky.ts';
import { at, circle, ellipse, glow, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';
import { flame } from '../food.ts';
import { drum } from '../instruments.ts';

/** Draws a full moon, a fire on the sand and drums. */
export function moonFire(brush: Brush): string {
  const { palette } = brush;
  const horizon = 480;
  return (
    sky(brush, { horizon, sun: { x: 800, y: 240 }, sunRadius: 220, clouds: 2 }) +
    hills(brush, horizon, 2, 90, 0.5) +
    sea(brush, horizon) +
    repeat(9, (index) =>
      path(
        `M${800 - 60 - index * 20} ${500 + index * 18}q${60 + index * 20} -9 ${120 + index * 40} 0q${-60 - index * 20} 9 ${-120 - index * 40} 0Z`,
        palette.sun,
        'opacity="0.5"',
      ),
    ) +
    ripples(brush, horizon, 660, 20) +
    beachSand(brush, 680) +
    glow(brush, { x: 800, y: 780 }, 520, palette.coral, 0.75) +
    path('M1010 820Q1090 650 1300 650Q1480 660 1540 820Z', palette.teal) +
    path('M1010 820Q1090 770 1300 764Q1480 770 1540 820Z', mix(palette.teal, palette.ink, 0.4)) +
    stroke('M1050 746Q1180 690 1300 690T1500 746', palette.cream, 12) +
    at(330, 930, drum(brush, 200, 250, '#a7573f')) +
    at(540, 950, drum(brush, 160, 190, palette.amber)) +
    ellipse(800, 920, 230, 24, palette.ink, 'opacity="0.35"') +
    at(800, 900, flame(brush), 2.1) +
    at(700, 900, flame(brush), 1.3) +
    at(900, 900, flame(brush), 1.4) +
    stroke('M660 920L900 860M940 920L700 860M680 890L930 930', '#5a3325', 34) +
    stroke('M664 918L690 912M936 918L910 912', palette.amber, 16) +
    repeat(16, (index) =>
      circle(
        700 + ((index * 73) % 220),
        420 + ((index * 131) % 240),
        5,
        palette.amber,
        'opacity="0.85"',
      ),
    )
  );
}
