import { bayView } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { suspensionBridge } from '../../suspension-bridge.ts';
import { circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a finisher's medal with three arches on it, and the bridge behind. */
export function medal(brush: Brush): string {
  const { palette } = brush;
  const gold = '#e2b23f';
  return (
    bayView(brush, 600) +
    suspensionBridge(brush, 540, 300, 1300, 330, mix(palette.ink, palette.hillNear, 0.3)) +
    path('M560 -10H700L840 420H740Z', palette.coral) +
    path('M1040 -10H900L760 420H860Z', mix(palette.coral, palette.ink, 0.18)) +
    path('M600 -10H630L790 420H770ZM1000 -10H970L810 420H830Z', palette.cream) +
    rect(750, 400, 100, 50, mix(gold, palette.ink, 0.2), 14) +
    circle(812, 672, 258, palette.ink, 'opacity="0.22"') +
    circle(800, 660, 256, gold) +
    circle(800, 660, 222, mix(gold, palette.cream, 0.45)) +
    circle(800, 660, 206, mix(gold, palette.ink, 0.08)) +
    `<clipPath id="m"><circle cx="800" cy="660" r="206"/></clipPath><g clip-path="url(#m)">` +
    rect(590, 740, 420, 140, palette.teal) +
    repeat(3, (index) =>
      stroke(
        `M${610 + index * 130} 740V610M${730 + index * 130} 740V610M${600 + index * 130} 740Q${670 + index * 130} 540 ${740 + index * 130} 740`,
        '#6b4a1f',
        12,
      ),
    ) +
    rect(590, 700, 420, 16, '#6b4a1f') +
    repeat(3, (index) =>
      stroke(
        `M${620 + index * 40} ${780 + index * 30}q50 -14 100 0t100 0t100 0`,
        palette.cream,
        8,
        'opacity="0.7"',
      ),
    ) +
    circle(800, 540, 40, palette.cream) +
    '</g>' +
    repeat(28, (index) =>
      circle(
        800 + Math.cos(index * 0.2244) * 240,
        660 + Math.sin(index * 0.2244) * 240,
        6,
        mix(gold, palette.ink, 0.3),
      ),
    ) +
    path('M620 560A206 206 0 0 1 720 470L700 520Q650 550 640 590Z', '#ffffff', 'opacity="0.35"')
  );
}
