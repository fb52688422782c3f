import { cityBlocks } from '../../city-blocks.ts';
import { mix } from '../../colour.ts';
import { hills } from '../../land.ts';
import { hillTone } from '../../palette.ts';
import { lightColumns } from '../../scenes/light-columns.ts';
import { sailboat } from '../../shore.ts';
import { sky } from '../../sky.ts';
import { artWidth, circle, glow, n, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { sea } from '../../water.ts';

/** Draws fireworks over the avenue and the bay. */
export function fireworks(brush: Brush): string {
  const { palette, random } = brush;
  const burst = (x: number, y: number, radius: number, colour: string) =>
    glow(brush, { x, y }, radius * 1.2, colour, 0.5) +
    repeat(16, (index) => {
      const angle = (index / 16) * Math.PI * 2 + 0.1;
      const reach = radius * (index % 2 === 0 ? 1 : 0.72);
      return (
        stroke(
          `M${n(x + Math.cos(angle) * radius * 0.24)} ${n(y + Math.sin(angle) * radius * 0.24)}L${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`,
          index % 2 === 0 ? colour : palette.cream,
          6,
        ) +
        circle(x + Math.cos(angle) * reach * 1.08, y + Math.sin(angle) * reach * 1.08, 8, colour)
      );
    }) +
    stroke(
      `M${n(x)} ${n(y + radius * 1.2)}Q${n(x + 16)} ${n(y + radius * 1.8)} ${n(x)} 640`,
      colour,
      4,
      'opacity="0.5"',
    );
  return (
    sky(brush, { horizon: 660, sun: { x: 130, y: 130 }, sunRadius: 40, clouds: 1, birds: 0 }) +
    burst(480, 260, 210, '#ff8a5c') +
    burst(1090, 220, 190, '#f7c84f') +
    burst(800, 380, 150, '#5fd0cc') +
    burst(1340, 420, 130, '#e86a98') +
    burst(250, 470, 120, '#a493ff') +
    hills(brush, 660, 2, 130, 0.5) +
    cityBlocks(brush, 662, 70, 200, hillTone(palette, 0.85), 0.6) +
    rect(0, 656, artWidth, 20, mix(palette.sandShade, palette.ink, 0.4)) +
    sea(brush, 672) +
    lightColumns(brush, 672, 20) +
    repeat(16, () => {
      const x = random.between(60, 1540);
      const y = random.between(700, 960);
      return path(
        `M${n(x - 60)} ${n(y)}q60 -10 120 0q-60 10 -120 0Z`,
        random.pick(['#ff8a5c', '#f7c84f', '#5fd0cc', '#e86a98']),
        'opacity="0.55"',
      );
    }) +
    sailboat(brush, 420, 830, 120, palette.cream) +
    sailboat(brush, 1160, 880, 150, palette.cream)
  );
}
