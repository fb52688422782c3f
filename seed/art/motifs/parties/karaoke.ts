import { litStage } from '../../backdrops.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { microphone } from '../instruments.ts';

/** Draws a microphone in neon light in front of a karaoke screen. */
export function karaoke(brush: Brush): string {
  const { palette } = brush;
  const star = 'M0 -60L17 -20L60 -18L26 8L38 52L0 26L-38 52L-26 8L-60 -18L-17 -20Z';
  const heart = 'M0 50C-90 -10 -60 -80 0 -34C60 -80 90 -10 0 50Z';
  return (
    litStage(brush, '#4a2466', ['#e35d90', '#38c6c4', '#8a7bf0']) +
    rect(170, 150, 620, 400, '#15121f', 24) +
    rect(190, 170, 580, 360, '#2b3f8a', 12) +
    path('M190 530V430L340 330L470 430L590 300L770 450V530Z', '#1f8f98') +
    circle(640, 250, 50, palette.amber) +
    repeat(3, (row) =>
      rect(
        240,
        400 + row * 40,
        [300, 420, 240][row] ?? 300,
        18,
        row === 1 ? palette.amber : palette.cream,
        9,
      ),
    ) +
    `<g fill="none" stroke-width="12" stroke-linejoin="round">${at(1330, 230, `<path d="${heart}" stroke="#ff6f91"/>`, 1.7, 12)}${at(1050, 150, `<path d="${star}" stroke="#f7b547"/>`, 1.1, -12)}${at(300, 690, `<path d="${star}" stroke="#38c6c4"/>`, 1.1, 14)}</g>` +
    glow(brush, { x: 1330, y: 230 }, 200, '#ff6f91', 0.6) +
    glow(brush, { x: 1050, y: 150 }, 150, '#f7b547', 0.5) +
    ellipse(930, 900, 260, 30, palette.ink, 'opacity="0.5"') +
    at(1000, 520, microphone(brush), 1.15, 24) +
    stroke('M830 930Q700 990 560 930T240 950', '#15121f', 16)
  );
}
