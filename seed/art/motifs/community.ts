import { audience, figure, skinTone } from '../figures.ts';
import type { Pose } from '../figures.ts';
import { fish } from '../food.ts';
import { bunting, fairTent, stringLights } from '../gathering.ts';
import { cello } from '../instruments.ts';
import { hills, tree } from '../land.ts';
import { mix, shaded } from '../palette.ts';
import { beachSand, canoe, person } from '../shore.ts';
import { breaker, ripples, sea, sky } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Reflects content at x = 0, for figures that look to the other side. */
function flipped(content: string, isFlipped: boolean): string {
  return isFlipped ? `<g transform="scale(-1 1)">${content}</g>` : content;
}

/** Draws a string trio with a choir in front of the acoustic shell, seen from the lawn. */
export function lawnConcert(brush: Brush): string {
  const { palette, random } = brush;
  const shell = shaded(palette, '#f4e4c6');
  const suit = '#28334a';
  /** Draws a violinist whose feet are at (0, 0). */
  const violinist = (top: string) =>
    ellipse(0, 4, 110, 14, palette.ink, 0.22) +
    figure(
      brush,
      {
        head: [0, -480],
        neck: [0, -428],
        hip: [0, -256],
        arms: ['M-48 -408L-120 -330L-40 -380', 'M48 -408L130 -400L110 -450'],
        legs: ['M-20 -246L-30 -130L-34 -12H-58', 'M20 -246L30 -130L34 -12H58'],
      },
      { top, bottom: suit },
    ) +
    at(
      64,
      -430,
      rect(44, -6, 92, 12, '#3d2218', 5) +
        path(
          'M-52 0Q-56 -36 -20 -34Q0 -24 20 -30Q52 -34 52 0Q52 34 20 30Q0 24 -20 34Q-56 36 -52 0Z',
          '#b5582a',
        ),
      1,
      -12,
    ) +
    stroke('M-70 -350L130 -500', palette.cream, 8) +
    stroke('M-48 -408L-124 -330L-66 -356', skinTone(brush), 30);
  return (
    sky(brush, { horizon: 560, sun: { x: 1330, y: 150 } }) +
    hills(brush, 580, 2, 150, 0.6) +
    repeat(8, (i) =>
      tree(brush, i < 4 ? 20 + i * 110 : 1240 + (i - 4) * 120, 640, random.between(300, 420)),
    ) +
    rect(0, 570, artWidth, 440, palette.leaf) +
    path('M0 720Q800 640 1600 720V1010H0Z', mix(palette.leaf, palette.cream, 0.16)) +
    path('M330 640V560A470 440 0 0 1 1270 560V640Z', shell) +
    repeat(3, (i) =>
      path(
        `M${400 + i * 66} 640V${580 + i * 8}A${400 - i * 66} ${370 - i * 66} 0 0 1 ${1200 - i * 66} ${580 + i * 8}V640Z`,
        mix(shell, i % 2 === 0 ? palette.amber : palette.coral, 0.3 + i * 0.14),
      ),
    ) +
    rect(300, 628, 1000, 50, shaded(palette, '#b8794a'), 8) +
    repeat(7, (i) =>
      person(brush, 560 + i * 80, 630 - Math.abs(3 - i) * 2, 190, {
        shirt: palette.cream,
        legs: suit,
      }),
    ) +
    at(470, 866, flipped(violinist(palette.coral), false), 0.92) +
    at(1130, 866, flipped(violinist(palette.teal), true), 0.92) +
    ellipse(800, 876, 210, 20, palette.ink, 0.22) +
    rect(730, 690, 140, 26, palette.wood, 8) +
    stroke('M746 710V860M854 710V860', palette.wood, 14) +
    figure(
      brush,
      {
        head: [800, 396],
        neck: [800, 448],
        hip: [800, 680],
        arms: ['M846 468L930 560L880 660', 'M754 468L700 520L776 500'],
        legs: ['M780 690L660 700L664 866H634', 'M820 690L940 700L936 866H966'],
      },
      { top: '#d9577a', bottom: suit, isLongHaired: true },
    ) +
    at(800, 700, cello(brush), 0.52, 4) +
    stroke('M690 720L960 644', palette.cream, 9) +
    stroke('M846 468L934 560L900 654M754 468L704 524L790 500', skinTone(brush), 30) +
    audience(brush, 948, mix(palette.ink, palette.leafDark, 0.4)) +
    each([180, 640, 1110, 1420], (x, i) => {
      const straw = cycle(['#f2d9a0', palette.coral, '#f2d9a0', palette.amber], i);
      return ellipse(x, 928, 96, 22, straw) + ellipse(x, 908, 50, 32, straw);
    })
  );
}

/** Draws fishermen who haul a net full of mullets onto the beach of a feast. */
export function netHaul(brush: Brush): string {
  const { palette } = brush;
  const rope = shaded(palette, '#e8d3a2');
  const silver = shaded(palette, '#9fb6c4');
  const pull: Pose = {
    head: [-96, -468],
    neck: [-80, -420],
    hip: [-10, -256],
    arms: ['M-40 -398L60 -350L140 -330', 'M-104 -384L0 -310L90 -312'],
    legs: ['M-20 -244L-10 -120L-70 -14H-40', 'M10 -240L110 -150L150 -14H182'],
  };
  /** Draws a fisherman whose feet are at (0, 0), leaning away from the net on the right. */
  const fisherman = (top: string) =>
    ellipse(40, 4, 150, 14, palette.sandShade, 0.9) +
    figure(brush, pull, { top, bottom: mix('#2a4a66', palette.ink, 0.2) }) +
    ellipse(-98, -496, 76, 17, '#f0d9a2') +
    path('M-138 -500Q-130 -550 -96 -550T-58 -500Z', '#f0d9a2');
  const catches = [
    [620, 800, 8],
    [760, 836, -14],
    [900, 800, 20],
    [966, 846, -6],
    [690, 880, 18],
    [840, 896, 4],
    [940, 916, -16],
    [740, 770, 30],
    [860, 764, -24],
  ];
  return (
    sky(brush, { horizon: 400, sun: { x: 800, y: 300 }, sunRadius: 90 }) +
    hills(brush, 400, 3, 120, 0.55) +
    sea(brush, 400) +
    ripples(brush, 410, 560, 24) +
    canoe(brush, 800, 470, 330, palette.coral) +
    each([720, 800, 880], (x) =>
      person(brush, x, 470, 90, { shirt: palette.cream, hat: '#f0d9a2' }),
    ) +
    breaker(brush, 560, 9, mix(palette.seaNear, palette.seaFar, 0.35)) +
    beachSand(brush, 600) +
    fairTent(brush, 20, 640, 260, palette.coral) +
    fairTent(brush, 1330, 640, 260, palette.teal) +
    bunting(brush, -20, 60, 820, 110, 60, 16) +
    bunting(brush, 780, 110, 1620, 60, 60, 16) +
    at(140, 800, fisherman(palette.amber), 0.86) +
    at(1460, 800, flipped(fisherman(palette.coral), true), 0.86) +
    stroke('M250 520L420 560L640 740M1350 520L1180 560L960 740', rope, 14) +
    at(340, 880, fisherman(palette.teal), 1) +
    at(1260, 880, flipped(fisherman('#d9577a'), true), 1) +
    stroke('M470 552L640 740M1130 552L960 740', rope, 14) +
    ellipse(810, 950, 330, 40, palette.ink, 0.2) +
    path(
      'M520 760Q640 690 800 700Q960 690 1080 760Q1150 900 1060 960Q800 1010 540 960Q450 900 520 760Z',
      mix(silver, palette.ink, 0.5),
    ) +
    each(catches, ([x = 0, y = 0, turn = 0], i) =>
      at(x, y, fish(brush, i % 2 === 0 ? silver : mix(silver, palette.ink, 0.18)), 0.36, turn),
    ) +
    `<g opacity="0.75">${repeat(9, (i) =>
      stroke(
        `M${520 + i * 70} ${742 - (4 - Math.abs(4 - i)) * 12}Q${500 + i * 75} 860 ${540 + i * 65} 966`,
        rope,
        4,
      ),
    )}${repeat(4, (i) => stroke(`M${500 - i * 6} ${786 + i * 46}Q800 ${744 + i * 52} ${1100 + i * 6} ${786 + i * 46}`, rope, 4))}</g>` +
    repeat(11, (i) =>
      circle(
        524 + i * 55,
        756 - Math.sin((i / 10) * Math.PI) * 58,
        18,
        i % 2 === 0 ? palette.coral : palette.amber,
      ),
    )
  );
}

/** Draws neighbours who plan and rebuild the stalls of a June fair. */
export function fairPlan(brush: Brush): string {
  const { palette } = brush;
  const timber = shaded(palette, '#c98d55');
  const paper = mix(palette.cream, '#ffffff', 0.4);
  const pencil = '#2f6f9a';
  return (
    sky(brush, { horizon: 620, sun: { x: 330, y: 300 }, birds: 0 }) +
    hills(brush, 640, 2, 170, 0.6) +
    repeat(6, (i) => tree(brush, [20, 150, 290, 1340, 1470, 1590][i] ?? 0, 690, 330)) +
    rect(0, 630, artWidth, 380, mix(palette.leafDark, palette.sand, 0.32)) +
    glow(brush, { x: 800, y: 560 }, 700, palette.lamp, 0.7) +
    // The frame of a stall: two finished panels of the roof, the others are missing.
    stroke(
      'M800 700V330M1300 700V330M760 336H1340M800 340L1050 200L1300 340M1050 200V336',
      timber,
      26,
    ) +
    stroke('M800 470L900 336M1300 470L1200 336', timber, 18) +
    path('M760 336L1050 176L1050 336Z', palette.coral) +
    path('M856 283L953 229V336H856Z', palette.cream) +
    rect(786, 560, 530, 30, timber, 6) +
    rect(810, 590, 230, 110, shaded(palette, '#b0743f')) +
    repeat(3, (i) => rect(866 + i * 58, 590, 4, 110, palette.ink, 0, 0.3)) +
    stringLights(brush, -20, 120, 536, 176, 50, 8) +
    bunting(brush, 724, 180, 1050, 190, 50, 7) +
    bunting(brush, 1050, 190, 1620, 120, 60, 11) +
    // The ladder, and a neighbour who hangs the flags.
    stroke('M520 800L600 300M700 800L620 300', timber, 20) +
    repeat(6, (i) => stroke(`M${530 + i * 13} ${740 - i * 78}H${690 - i * 13}`, timber, 14)) +
    figure(
      brush,
      {
        head: [612, 210],
        neck: [604, 260],
        hip: [590, 430],
        arms: ['M648 282L710 250L724 180', 'M560 284L516 246L536 176'],
        legs: ['M576 440L560 540L584 580', 'M606 440L640 520L610 660H640'],
      },
      { top: palette.teal, bottom: '#2a3550' },
    ) +
    // The plan on the table.
    person(brush, 396, 900, 430, { shirt: palette.amber, legs: '#2a3550', hat: '#f0d9a2' }) +
    person(brush, 1160, 900, 430, { shirt: '#d9577a', legs: '#2a3550' }) +
    polygon('470,770 1130,770 1230,930 370,930', timber) +
    polygon('560,784 1040,784 1096,908 504,908', paper) +
    stroke('M640 806H960L990 886H610Z', pencil, 6) +
    stroke('M800 806V886M700 806L690 886M900 806L912 886M620 846H980', pencil, 4, 0.8) +
    each([660, 750, 850, 940], (x, i) =>
      path(
        `M${x - 24} 842l24 -22l24 22Z`,
        cycle([palette.coral, palette.teal, palette.amber, '#d9577a'], i),
      ),
    ) +
    rect(370, 930, 860, 34, mix(timber, palette.ink, 0.35), 4) +
    rect(420, 960, 34, 50, mix(timber, palette.ink, 0.5)) +
    rect(1146, 960, 34, 50, mix(timber, palette.ink, 0.5)) +
    at(
      1080,
      850,
      rect(-60, -7, 110, 14, palette.amber, 4) + polygon('50,-7 76,0 50,7', palette.ink),
      1,
      24,
    ) +
    circle(1170, 886, 30, palette.coral) +
    circle(1170, 886, 14, mix(palette.coral, palette.ink, 0.4))
  );
}
