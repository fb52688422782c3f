import { mix } from '../../colour.ts';
import { stringLights } from '../../gathering.ts';
import { hills, palm } from '../../land.ts';
import { beachSand } from '../../shore.ts';
import { sky, sunPath } from '../../sky.ts';
import { at, ellipse, glow, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { breaker, ripples, sea } from '../../water.ts';
import { guitar } from '../instruments.ts';

/** Draws a guitar between cushions, with the sun setting in the sea. */
export function beachGuitar(brush: Brush): string {
  const { palette } = brush;
  const horizon = 450;
  return (
    sky(brush, { horizon, sun: { x: 560, y: 390 }, sunRadius: 96 }) +
    hills(brush, horizon, 2, 70, 0.3) +
    sea(brush, horizon) +
    sunPath(brush, 560, horizon, 640) +
    ripples(brush, horizon, 640, 20) +
    breaker(brush, 590, 9, mix(palette.seaNear, palette.seaFar, 0.35)) +
    beachSand(brush, 680) +
    palm(brush, 1500, 1010, 760, -90) +
    stringLights(brush, -20, 120, 1460, 260, 90, 18) +
    ellipse(820, 930, 420, 30, palette.ink, 'opacity="0.2"') +
    at(
      640,
      860,
      rect(-150, -70, 300, 140, palette.teal, 50) +
        stroke('M-110 -30Q0 10 110 -30', palette.cream, 6, 'opacity="0.5"'),
      1,
      -5,
    ) +
    at(
      1110,
      870,
      rect(-150, -70, 300, 140, palette.amber, 50) +
        stroke('M-110 -30Q0 10 110 -30', palette.cream, 6, 'opacity="0.5"'),
      1,
      6,
    ) +
    at(900, 690, guitar(brush, '#c9722f'), 1.05, 16) +
    at(
      880,
      900,
      rect(-170, -60, 340, 130, palette.coral, 50) +
        stroke('M-120 -20Q0 20 120 -20', palette.cream, 6, 'opacity="0.5"'),
    ) +
    repeat(4, (index) =>
      at(
        260 + index * 90,
        920 + (index % 2) * 30,
        glow(brush, { x: 0, y: -20 }, 60, palette.lamp, 0.9) +
          rect(-14, -36, 28, 40, palette.cream, 5) +
          ellipse(0, -40, 6, 11, palette.amber),
      ),
    )
  );
}
