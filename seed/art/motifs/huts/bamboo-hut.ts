import { mix } from '../../colour.ts';
import { stringLights } from '../../gathering.ts';
import { hills, palm } from '../../land.ts';
import { hillTone, shaded } from '../../palette.ts';
import { beachSand } from '../../shore.ts';
import { sky, sunPath } from '../../sky.ts';
import { ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';

/** Draws a bamboo bar on the beach with a hammock in its shade. */
export function bambooHut(brush: Brush): string {
  const { palette } = brush;
  const straw = shaded(palette, '#d9b066');
  const bamboo = (x: number) =>
    rect(x, 420, 22, 470, shaded(palette, '#a9a04e'), 8) +
    repeat(4, (index) => rect(x - 2, 500 + index * 96, 26, 8, palette.ink, 3, 'opacity="0.35"'));
  const horizon = 480;
  return (
    sky(brush, { horizon, sun: { x: 1130, y: 380 } }) +
    hills(brush, horizon, 2, 80, 0.4) +
    sea(brush, horizon) +
    sunPath(brush, 1130, horizon, 660) +
    ripples(brush, horizon, 660, 20) +
    path('M1180 500q100 -70 220 -30q60 10 120 30Z', hillTone(palette, 0.7)) +
    beachSand(brush, 670) +
    ellipse(620, 894, 460, 30, palette.ink, 'opacity="0.2"') +
    rect(260, 470, 720, 400, palette.ink, 0, 'opacity="0.45"') +
    glow(brush, { x: 620, y: 620 }, 380, palette.lamp, 0.75) +
    repeat(5, (index) =>
      rect(
        330 + index * 130,
        560,
        60,
        100,
        [palette.coral, palette.amber, palette.teal, palette.cream, '#d9577a'][index] ??
          palette.coral,
        10,
      ),
    ) +
    rect(300, 660, 640, 10, palette.wood) +
    bamboo(250) +
    bamboo(970) +
    rect(240, 740, 760, 30, palette.wood, 8) +
    repeat(24, (index) =>
      rect(
        250 + index * 31,
        768,
        22,
        120,
        shaded(palette, index % 2 === 0 ? '#b5a85a' : '#9c9148'),
        8,
      ),
    ) +
    path('M130 500Q620 150 1110 500Z', straw) +
    path('M620 325Q865 330 1110 500H900Q800 400 620 325Z', palette.ink, 'opacity="0.13"') +
    repeat(25, (index) =>
      path(
        `M${130 + index * 39} 492h40l-20 ${44 + (index % 3) * 14}Z`,
        index % 2 === 0 ? straw : mix(straw, palette.ink, 0.15),
      ),
    ) +
    stringLights(brush, 240, 540, 1000, 540, 26, 10) +
    palm(brush, 1440, 960, 700, -60) +
    stroke('M985 620Q1200 860 1424 600', palette.coral, 40) +
    stroke('M985 612Q1200 846 1424 592', palette.cream, 7) +
    ellipse(1205, 900, 170, 16, palette.ink, 'opacity="0.18"')
  );
}
