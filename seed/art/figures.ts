import { mix, shaded } from './palette.ts';
import { face } from './shore.ts';
import { circle, cycle, ellipse, path, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

type Point = readonly [x: number, y: number];

/** The joints of a person about 500 high. A limb is the data of a path from the shoulder or hip to the hand or foot. */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  arms: readonly string[];
  legs: readonly string[];
}

export interface FigureLook {
  top: string;
  bottom: string;
  hair?: string;
  /** Colour of a skirt around the hips. */
  skirt?: string;
  isLongHaired?: boolean;
}

/** Returns the colour of skin in the light of the drawing. */
export function skinTone(brush: Brush): string {
  return mix(shaded(brush.palette, '#b9744f'), '#b9744f', 0.4);
}

/** Draws a person in a pose, for scenes whose subject is a movement. */
export function figure(brush: Brush, pose: Pose, look: FigureLook): string {
  const skin = skinTone(brush);
  const hair = look.hair ?? '#3a2520';
  const {
    head: [hx, hy],
    neck: [nx, ny],
    hip: [px, py],
  } = pose;
  // The direction across the body, for the width of shoulders and hips.
  const length = Math.hypot(px - nx, py - ny);
  const ax = (py - ny) / length;
  const ay = -(px - nx) / length;
  const limbs = (paths: readonly string[], colour: string, width: number): string =>
    paths.map((d) => stroke(d, colour, width)).join('');
  return (
    (look.isLongHaired === true
      ? stroke(`M${hx} ${hy - 8}Q${hx - 10} ${hy + 60} ${nx - 34} ${ny + 50}`, hair, 46)
      : '') +
    limbs(pose.legs, look.bottom, 46) +
    limbs(pose.arms.slice(1), skin, 30) +
    stroke(`M${hx} ${hy}L${nx} ${ny + 14}`, skin, 30) +
    path(
      `M${nx - ax * 54} ${ny - ay * 54 + 12}Q${nx} ${ny - 6} ${nx + ax * 54} ${ny + ay * 54 + 12}L${px + ax * 42} ${py + ay * 42}Q${px} ${py + 26} ${px - ax * 42} ${py - ay * 42}Z`,
      look.top,
      `stroke="${look.top}" stroke-width="14" stroke-linejoin="round"`,
    ) +
    (look.skirt === undefined
      ? ''
      : path(
          `M${px - 46} ${py - 30}Q${px} ${py - 44} ${px + 46} ${py - 30}Q${px + 100} ${py + 60} ${px + 150} ${py + 120}Q${px} ${py + 190} ${px - 130} ${py + 130}Q${px - 90} ${py + 50} ${px - 46} ${py - 30}Z`,
          look.skirt,
        )) +
    limbs(pose.arms.slice(0, 1), skin, 30) +
    circle(hx, hy, 42, skin) +
    face(brush, hx, hy, 42) +
    path(
      `M${hx - 45} ${hy + 4}A45 47 0 0 1 ${hx + 45} ${hy + 4}Q${hx + 20} ${hy - 26} ${hx - 10} ${hy - 22}Q${hx - 34} ${hy - 18} ${hx - 45} ${hy + 4}Z`,
      hair,
    )
  );
}

/** Draws the heads of an audience along the lower edge, seen from behind. */
export function audience(brush: Brush, y: number, colour: string): string {
  const { random } = brush;
  return Array.from({ length: 11 }, (_, i) => {
    const x = 20 + i * 156 + random.between(-20, 20);
    const top = y + random.between(-16, 16);
    return circle(x, top, 46, colour) + ellipse(x, top + 128, 92, 90, colour);
  }).join('');
}

/** Draws a crowd that dances along the lower edge, seen from behind, with raised arms. */
export function dancingCrowd(brush: Brush, y: number, colour: string, rim: string): string {
  const { random } = brush;
  return Array.from({ length: 13 }, (_, i) => {
    const x = -10 + i * 136 + random.between(-16, 16);
    const top = y + (i % 2) * 44 + random.between(-18, 18);
    const reach = random.between(110, 170);
    const lean = random.between(-34, 34);
    const arms =
      i % 3 === 2
        ? `M${x - 60} ${top + 96}L${x - 92} ${top + 10}L${x - 60 + lean} ${top - reach}`
        : `M${x - 60} ${top + 96}L${x - 92} ${top + 6}L${x - 66 + lean} ${top - reach}M${x + 60} ${top + 96}L${x + 92} ${top + 12}L${x + 70 + lean} ${top - reach * 0.8}`;
    return (
      stroke(arms, colour, 26) +
      ellipse(x, top + 160, 84, 110, colour) +
      circle(x, top, 44, colour) +
      stroke(`M${x - 34} ${top - 30}A45 45 0 0 1 ${x + 34} ${top - 30}`, rim, 5, 0.8)
    );
  }).join('');
}

/** Draws the ox of the island's folk play, its head to the left, from (290, 270) to (1286, 890). */
export function ox(brush: Brush): string {
  const { palette, random } = brush;
  const black = '#23222a';
  const flowers = [palette.coral, palette.amber, '#d9577a', palette.teal, palette.cream];
  return (
    path('M560 860Q520 480 860 460Q1210 470 1180 860Z', black) +
    repeat(12, (i) =>
      path(`M${556 + i * 52} 780h52v${90 + (i % 2) * 18}h-52Z`, cycle(flowers, i)),
    ) +
    repeat(26, () => {
      const x = random.between(610, 1120);
      const y = random.between(520, 740);
      return circle(x, y, 20, random.pick(flowers)) + circle(x, y, 8, palette.cream);
    }) +
    stroke('M1170 620Q1270 640 1262 780', black, 22) +
    path('M1262 780l-24 60h48Z', palette.coral) +
    path('M400 520Q380 420 480 410H640Q740 420 720 520L660 720Q560 780 460 720Z', black) +
    path('M452 640Q560 600 668 640L650 730Q560 790 470 730Z', palette.cream) +
    ellipse(520, 690, 16, 22, palette.ink) +
    ellipse(600, 690, 16, 22, palette.ink) +
    stroke('M510 742Q560 768 612 742', palette.ink, 8) +
    circle(480, 540, 42, palette.cream) +
    circle(640, 540, 42, palette.cream) +
    circle(488, 546, 22, palette.ink) +
    circle(632, 546, 22, palette.ink) +
    circle(496, 538, 7, palette.cream) +
    circle(640, 538, 7, palette.cream) +
    path('M430 430Q300 420 290 270Q360 350 490 400Z', '#f0e2c4') +
    path('M690 430Q820 420 830 270Q760 350 630 400Z', '#f0e2c4') +
    path('M390 500l-90 20l80 50Z', black) +
    path('M730 500l90 20l-80 50Z', black) +
    circle(560, 440, 40, palette.coral) +
    repeat(6, (i) =>
      circle(560 + Math.cos(i * 1.05) * 40, 440 + Math.sin(i * 1.05) * 40, 18, palette.amber),
    ) +
    repeat(
      3,
      (i) =>
        stroke(
          `M${294 - i * 8} 280q-40 ${60 + i * 20} -10 ${120 + i * 20}`,
          flowers[i] ?? palette.coral,
          8,
        ) +
        stroke(
          `M${826 + i * 8} 280q40 ${60 + i * 20} 10 ${120 + i * 20}`,
          flowers[i + 1] ?? palette.coral,
          8,
        ),
    )
  );
}
