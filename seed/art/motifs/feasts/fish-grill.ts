import { bayView } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { bunting } from '../../gathering.ts';
import { canoe } from '../../shore.ts';
import { at, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { fish, flame } from '../food.ts';

/** Draws mullets on spits over the fire, canoes racing behind. */
export function fishGrill(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 400) +
    bunting(brush, -20, 60, 820, 100, 70, 16) +
    bunting(brush, 780, 100, 1620, 60, 70, 16) +
    canoe(brush, 360, 520, 300, palette.coral) +
    canoe(brush, 800, 490, 240, palette.amber) +
    canoe(brush, 1250, 540, 320, palette.teal) +
    path('M-10 640Q500 590 1610 650V1010H-10Z', palette.sand) +
    glow(brush, { x: 800, y: 880 }, 560, palette.coral, 0.8) +
    repeat(8, (index) => at(400 + index * 115, 950, flame(brush), index % 2 === 0 ? 0.9 : 1.2)) +
    rect(300, 930, 1000, 60, mix(palette.wood, palette.ink, 0.4), 26) +
    repeat(7, (index) =>
      ellipse(360 + index * 146, 952, 80, 30, index % 2 === 0 ? '#8f8378' : '#a39688'),
    ) +
    repeat(
      4,
      (index) =>
        rect(443 + index * 236, 420, 13, 520, palette.wood, 6) +
        at(
          450 + index * 236,
          650,
          fish(brush, index % 2 === 0 ? '#c58445' : '#b3703a'),
          0.52,
          index % 2 === 0 ? 86 : 94,
        ),
    )
  );
}
