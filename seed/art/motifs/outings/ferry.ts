import { bayView } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { headland } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples } from '../../water.ts';

/** Draws the roofed boat of the cooperative at one of its jetties. */
export function ferry(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 400) +
    headland(brush, 'left', 470, 760, 300, 0.82) +
    repeat(
      5,
      (index) =>
        rect(90 + index * 120, 430 - (index % 2) * 44, 56, 44, shaded(palette, palette.wall)) +
        path(`M${84 + index * 120} ${432 - (index % 2) * 44}l34 -30l34 30Z`, palette.roof),
    ) +
    ripples(brush, 480, 1000, 40) +
    ellipse(840, 846, 470, 30, palette.ink, 'opacity="0.2"') +
    path(
      'M330 690Q420 720 560 722H1190Q1300 710 1370 650Q1340 820 1240 840H480Q370 820 330 690Z',
      palette.cream,
    ) +
    path(
      'M344 740Q430 770 560 772H1190Q1290 762 1352 716L1342 750Q1280 800 1190 806H560Q430 804 356 778Z',
      palette.teal,
    ) +
    rect(470, 600, 700, 124, mix(palette.wood, palette.cream, 0.3)) +
    repeat(6, (index) =>
      rect(492 + index * 114, 560, 92, 110, mix(palette.seaNear, palette.skyLow, 0.4), 10),
    ) +
    repeat(7, (index) => rect(474 + index * 114, 500, 12, 224, palette.cream)) +
    path('M420 510Q440 450 560 446H1090Q1210 450 1240 510Z', palette.coral) +
    rect(410, 500, 840, 22, palette.cream, 10) +
    repeat(9, (index) =>
      path(
        `M${430 + index * 92} 522a46 30 0 0 0 92 0Z`,
        index % 2 === 0 ? palette.coral : palette.cream,
      ),
    ) +
    rect(1180, 320, 10, 130, palette.ink) +
    path('M1190 326L1270 350L1190 376Z', palette.amber) +
    repeat(
      3,
      (index) =>
        circle(560 + index * 250, 770, 34, palette.coral) +
        circle(560 + index * 250, 770, 18, palette.cream),
    ) +
    path('M-10 880H520V930H-10Z', palette.wood) +
    repeat(6, (index) => rect(index * 96, 880, 5, 50, palette.ink, 0, 'opacity="0.3"')) +
    repeat(3, (index) =>
      rect(70 + index * 190, 830, 30, 180, mix(palette.wood, palette.ink, 0.3), 6),
    ) +
    at(
      455,
      800,
      rect(-44, -60, 88, 70, palette.amber, 10) +
        rect(-6, 10, 12, 80, palette.wood) +
        repeat(3, (index) => circle(-20 + index * 20, -26, 7, palette.ink)),
    )
  );
}
