import { tableEdge } from '../../backdrops.ts';
import { cityBlocks } from '../../city-blocks.ts';
import { mix } from '../../colour.ts';
import { hills } from '../../land.ts';
import { hillTone, shaded } from '../../palette.ts';
import { sky, sunPath } from '../../sky.ts';
import { suspensionBridge } from '../../suspension-bridge.ts';
import { artWidth, at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { sea } from '../../water.ts';

/** Draws a telescope on a terrace above the city, with its two bays and bridges. */
export function telescope(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.ink, palette.hillNear, 0.25);
  return (
    sky(brush, { horizon: 360, sun: { x: 460, y: 270 } }) +
    hills(brush, 370, 3, 120, 0.4) +
    sea(brush, 360, 760) +
    sunPath(brush, 460, 360, 560) +
    suspensionBridge(brush, 440, 200, 620, 130, mix(palette.ink, palette.hillNear, 0.5)) +
    path(
      'M520 470Q800 410 1000 470T1640 420V800H-10V700Q260 560 520 470Z',
      hillTone(palette, 0.75),
    ) +
    cityBlocks(brush, 640, 70, 190, hillTone(palette, 0.8), 0.5) +
    cityBlocks(brush, 760, 90, 230, hillTone(palette, 1), 0.6) +
    rect(1388, 120, 12, 460, steel) +
    repeat(6, (index) =>
      stroke(
        `M${1360 - index * 4} ${580 - index * 76}L${1428 + index * 4} ${520 - index * 70}M${1428 + index * 4} ${580 - index * 76}L${1360 - index * 4} ${520 - index * 70}`,
        steel,
        5,
      ),
    ) +
    stroke('M1394 120L1340 580M1394 120L1450 580', steel, 8) +
    circle(1394, 116, 12, palette.coral) +
    rect(0, tableEdge, artWidth, 260, shaded(palette, '#c9b79c')) +
    rect(0, tableEdge - 6, artWidth, 26, shaded(palette, palette.cream)) +
    repeat(14, (index) =>
      rect(30 + index * 120, tableEdge + 40, 26, 210, shaded(palette, '#a89678'), 10),
    ) +
    rect(0, 960, artWidth, 50, shaded(palette, '#a89678')) +
    rect(774, 560, 52, 420, steel, 10) +
    ellipse(800, 976, 130, 24, steel) +
    at(
      800,
      470,
      rect(-230, -90, 400, 180, palette.teal, 60) +
        rect(150, -110, 110, 220, mix(palette.teal, palette.ink, 0.2), 30) +
        ellipse(258, 0, 30, 96, mix(palette.seaFar, palette.cream, 0.5)) +
        rect(-290, -60, 80, 120, palette.ink, 20) +
        rect(-200, -60, 320, 26, palette.cream, 13, 'opacity="0.35"') +
        circle(-40, 20, 40, palette.amber) +
        rect(-46, 0, 12, 40, palette.ink, 4),
      1,
      -8,
    )
  );
}
