import { audience, figure } from '../figures.ts';
import { grasses, hills } from '../land.ts';
import { cityBlocks, suspensionBridge } from '../landmarks.ts';
import { hillTone, mix, shaded } from '../palette.ts';
import { beachSand, person } from '../shore.ts';
import { breaker, ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a paddler who stands on a board in front of the rising sun. */
export function sunrisePaddle(brush: Brush): string {
  const { palette } = brush;
  const horizon = 560;
  return (
    sky(brush, { horizon, sun: { x: 800, y: 470 }, sunRadius: 210, clouds: 4 }) +
    hills(brush, horizon, 3, 110, 0.4) +
    sea(brush, horizon) +
    sunPath(brush, 800, horizon, 1000) +
    ripples(brush, horizon, 1000, 40) +
    path('M470 846Q800 880 1150 836Q1010 906 800 906Q580 906 470 846Z', palette.coral) +
    path('M470 846Q800 880 1150 836Q1130 848 1110 856Q800 890 500 862Z', palette.cream) +
    ellipse(800, 922, 300, 14, palette.ink, 0.2) +
    figure(
      brush,
      {
        head: [780, 316],
        neck: [784, 370],
        hip: [764, 560],
        arms: ['M828 392L900 440L940 400', 'M742 392L780 500L890 560'],
        legs: ['M748 570L740 710L716 850H744', 'M786 570L830 700L820 850H850'],
      },
      { top: palette.coral, bottom: palette.ink },
    ) +
    stroke('M956 320L870 810', '#6b4528', 14) +
    at(862, 860, ellipse(0, 0, 34, 78, palette.amber), 1, 10) +
    stroke('M928 404L944 390M884 566L900 552', mix('#b9744f', palette.ink, 0.1), 34)
  );
}

/** Draws people on mats in the tree pose, the sea in front of them. */
export function yoga(brush: Brush): string {
  const { palette } = brush;
  const tree = (x: number, y: number, size: number, top: string, mat: string) =>
    at(
      x,
      y,
      path('M-190 -6L-150 -46H150L190 -6Q0 16 -190 -6Z', mat) +
        figure(
          brush,
          {
            head: [0, -480],
            neck: [0, -428],
            hip: [0, -256],
            arms: ['M48 -410L90 -520L8 -620', 'M-48 -410L-90 -520L-8 -620'],
            legs: ['M14 -244L110 -190L20 -140', 'M-14 -244L-8 -130L-4 -28H26'],
          },
          { top, bottom: mix(top, palette.ink, 0.5), isLongHaired: true },
        ),
      size,
    );
  return (
    sky(brush, { horizon: 440, sun: { x: 800, y: 330 }, sunRadius: 150, clouds: 4 }) +
    hills(brush, 440, 2, 70, 0.3) +
    sea(brush, 440) +
    sunPath(brush, 800, 440, 640) +
    ripples(brush, 450, 620, 20) +
    breaker(brush, 590, 8, mix(palette.seaNear, palette.seaFar, 0.35)) +
    beachSand(brush, 640) +
    tree(380, 820, 0.68, palette.teal, palette.amber) +
    tree(1220, 820, 0.68, '#d9577a', palette.teal) +
    tree(800, 910, 1.08, palette.coral, '#5a7ac0')
  );
}

/** Draws a bag of rubbish, and people who clear the grass of the dunes. */
export function cleanup(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 380, sun: { x: 400, y: 180 } }) +
    sea(brush, 370, 470) +
    path('M-10 470Q300 390 640 440T1240 420T1610 450V1010H-10Z', palette.sandShade) +
    path('M-10 560Q420 470 820 540T1610 520V1010H-10Z', palette.sand) +
    grasses(
      brush,
      Array.from({ length: 9 }, (_, i) => ({ x: 60 + i * 190, y: 560 + (i % 3) * 20 })),
      90,
    ) +
    person(brush, 360, 800, 400, { shirt: palette.coral, hat: palette.cream }) +
    stroke('M420 620L520 800', '#6b4528', 12) +
    person(brush, 1270, 800, 400, { shirt: palette.amber, hat: palette.cream }) +
    stroke('M1210 620L1130 800', '#6b4528', 12) +
    ellipse(800, 926, 280, 26, palette.ink, 0.22) +
    rect(640, 390, 60, 170, '#8ad0c4', 22) +
    rect(654, 350, 32, 50, '#4f9a8c', 8) +
    rect(900, 430, 90, 130, '#d9574a', 10) +
    ellipse(945, 430, 45, 12, '#c9ced0') +
    path('M730 540L770 400L840 420L850 540Z', '#f2e3c2') +
    path(
      'M600 540Q800 490 1000 540Q1090 760 1010 916Q800 950 590 916Q510 760 600 540Z',
      shaded(palette, '#2f8a5a'),
    ) +
    path(
      'M600 540Q800 590 1000 540Q1010 560 1014 580Q800 640 586 580Q590 560 600 540Z',
      shaded(palette, '#246b48'),
    ) +
    at(
      800,
      760,
      repeat(3, (i) =>
        at(
          0,
          0,
          stroke('M-58 -62H34', palette.cream, 26) + path('M28 -104L96 -62L28 -20Z', palette.cream),
          1,
          i * 120,
        ),
      ),
    ) +
    grasses(
      brush,
      [
        { x: 140, y: 1000 },
        { x: 230, y: 1010 },
        { x: 1450, y: 1000 },
      ],
      150,
    )
  );
}

/** Draws three runners on the avenue by the bridge. */
export function runners(brush: Brush): string {
  const { palette } = brush;
  const runner = (x: number, y: number, size: number, top: string, isLongHaired: boolean) =>
    at(
      x,
      y,
      ellipse(0, 4, 130, 14, palette.ink, 0.25) +
        figure(
          brush,
          {
            head: [34, -480],
            neck: [24, -428],
            hip: [-6, -256],
            arms: ['M60 -404L120 -320L190 -370', 'M-20 -404L-100 -350L-90 -260'],
            legs: ['M-20 -246L-70 -140L-190 -150L-210 -130', 'M10 -246L110 -170L80 -20H116'],
          },
          { top, bottom: '#23304a', isLongHaired },
        ) +
        rect(-14, -390, 50, 44, palette.cream, 6),
      size,
    );
  return (
    sky(brush, { horizon: 520, sun: { x: 800, y: 300 }, sunRadius: 110 }) +
    hills(brush, 520, 2, 110, 0.5) +
    sea(brush, 520) +
    suspensionBridge(brush, 470, 260, 1340, 300, mix(palette.ink, palette.hillNear, 0.3)) +
    rect(0, 640, artWidth, 370, shaded(palette, '#5c6672')) +
    rect(0, 640, artWidth, 22, shaded(palette, '#e8dcc4')) +
    repeat(7, (i) => rect(i * 260 - 60, 770, 140, 12, palette.cream, 4, 0.7)) +
    each([400, 1200], (x, i) =>
      runner(x, 800, 0.82, cycle([palette.teal, palette.amber], i), i === 1),
    ) +
    runner(790, 910, 1.12, palette.coral, true)
  );
}

/** Draws the bridge with all its lights on at night, seen by a crowd on the shore. */
export function bridgeLights(brush: Brush): string {
  const { palette, random } = brush;
  const colours = ['#ffd27d', '#ff8a5c', '#5fd0cc', '#e86a98', '#a493ff'];
  return (
    sky(brush, { horizon: 600, sun: { x: 1400, y: 120 }, sunRadius: 40, clouds: 1, birds: 0 }) +
    hills(brush, 600, 2, 110, 0.5) +
    cityBlocks(brush, 604, 20, 90, hillTone(palette, 0.85), 0.6) +
    sea(brush, 600) +
    each([330, 1270], (x) => glow(brush, { x, y: 330 }, 420, '#ffb35c', 0.7)) +
    glow(brush, { x: 800, y: 480 }, 560, '#ff8a5c', 0.55) +
    suspensionBridge(brush, 520, 330, 1270, 400, '#e9b765') +
    repeat(25, (i) => {
      const x = 350 + i * 37.5;
      const y = 134 + 312 * (1 - ((x - 800) / 470) ** 2);
      return glow(brush, { x, y }, 44, cycle(colours, i), 0.95) + circle(x, y, 8, palette.cream);
    }) +
    repeat(34, (i) => {
      const x = 40 + i * 46;
      const colour = cycle(colours, i);
      return repeat(7, (dash) =>
        rect(
          x - random.between(6, 22),
          640 + dash * 34,
          random.between(20, 50),
          7,
          colour,
          3,
          0.85 - dash * 0.11,
        ),
      );
    }) +
    audience(brush, 940, mix(palette.ink, '#000000', 0.3))
  );
}
