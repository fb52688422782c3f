import { bayView, tableTop } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { suspensionBridge } from '../../suspension-bridge.ts';
import { at, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a burger in front of the lit bridge. */
export function burger(brush: Brush): string {
  const { palette, random } = brush;
  const bun = '#d98f45';
  return (
    bayView(brush, 560) +
    suspensionBridge(brush, 500, 330, 1270, 320, mix(palette.ink, palette.hillNear, 0.5)) +
    tableTop(brush, '#5f3d33') +
    glow(brush, { x: 800, y: 640 }, 460, palette.lamp, 0.5) +
    ellipse(800, 912, 420, 36, palette.ink, 'opacity="0.35"') +
    rect(400, 880, 800, 34, '#a9713f', 17) +
    path('M500 800H1100V836Q1090 880 1040 880H560Q510 880 500 836Z', bun) +
    rect(476, 736, 648, 70, '#5a2d20', 34) +
    path('M480 720H1120L1010 790L930 722L800 802L690 722L590 778Z', palette.amber) +
    rect(500, 676, 600, 50, '#d8463a', 25) +
    path(
      'M460 676q40 -56 86 -12t86 0t86 0t86 0t86 0t86 0t90 -4q40 30 -16 40H490Q440 706 460 676Z',
      '#79b356',
    ) +
    path('M490 640Q500 420 800 412Q1100 420 1110 640Q1110 660 1080 660H520Q490 660 490 640Z', bun) +
    path(
      'M540 560Q570 456 800 440Q660 480 600 600Z',
      mix(bun, palette.cream, 0.45),
      'opacity="0.7"',
    ) +
    repeat(22, () => {
      const x = random.between(580, 1030);
      return at(
        x,
        random.between(450, 560) + Math.abs(x - 800) * 0.1,
        ellipse(0, 0, 13, 7, palette.cream),
        1,
        random.between(-50, 50),
      );
    })
  );
}
