import { mix } from '../../colour.ts';
import { hills } from '../../land.ts';
import { sky } from '../../sky.ts';
import { glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';

/** Draws a lighthouse with floors lit like a club. */
export function lighthouseClub(brush: Brush): string {
  const { palette } = brush;
  const colours = ['#ff6f91', '#38c6c4', palette.amber];
  return (
    sky(brush, { horizon: 640, sun: { x: 330, y: 180 }, birds: 0 }) +
    hills(brush, 640, 2, 130, 0.6) +
    sea(brush, 640) +
    ripples(brush, 640, 1000, 40) +
    path('M800 236L-60 40V330ZM800 236L1660 40V330Z', palette.lamp, 'opacity="0.22"') +
    path(
      'M330 1010C420 860 560 820 800 810S1200 860 1290 1010Z',
      mix(palette.ink, palette.hillNear, 0.3),
    ) +
    path('M670 830L720 330H880L930 830Z', mix(palette.cream, palette.ink, 0.12)) +
    path('M800 330H880L930 830H830Z', palette.ink, 'opacity="0.2"') +
    repeat(3, (floor) => {
      const y = 390 + floor * 146;
      const half = 92 + floor * 16;
      const colour = colours[floor] ?? palette.amber;
      return (
        glow(brush, { x: 800, y: y + 50 }, 300, colour, 0.7) +
        rect(800 - half, y, half * 2, 86, mix(colour, palette.cream, 0.25), 10) +
        repeat(4, (pane) => rect(800 - half + ((pane + 1) * half * 2) / 5, y, 7, 86, palette.ink)) +
        rect(800 - half - 26, y + 86, half * 2 + 52, 18, palette.ink, 6)
      );
    }) +
    rect(690, 310, 220, 22, palette.ink, 6) +
    rect(730, 190, 140, 120, palette.lamp, 8) +
    repeat(3, (pane) => rect(762 + pane * 36, 190, 6, 120, palette.ink)) +
    path('M714 194Q800 80 886 194Z', palette.coral) +
    glow(brush, { x: 800, y: 250 }, 320, palette.lamp, 0.9) +
    repeat(12, (index) =>
      path(
        `M${560 + (index % 4) * 130} ${880 + index * 9}q50 -7 100 0q-50 7 -100 0Z`,
        colours[index % 3] ?? palette.amber,
        'opacity="0.5"',
      ),
    ) +
    repeat(3, (index) =>
      path(
        `M${180 + index * 500} ${740 + index * 60}q60 -9 120 0q-60 9 -120 0Z`,
        palette.lamp,
        'opacity="0.6"',
      ),
    )
  );
}
