import { streetLamp } from '../houses.ts';
import { cornerLeaves, grasses, headland, hills, palm, tree } from '../land.ts';
import { cityBlocks, lightColumns, suspensionBridge } from '../landmarks.ts';
import { hillTone, isLit, mix, windowFill } from '../palette.ts';
import { canoe, person, sailboat } from '../shore.ts';
import { ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  circle,
  each,
  group,
  n,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a stone bastion with battlements and a turret. */
function fortress(brush: Brush, x: number, base: number, scale: number): string {
  const { palette } = brush;
  const stone = mix(palette.sandShade, palette.hillFar, 0.3);
  const dark = mix(stone, palette.ink, 0.38);
  const drawing =
    polygon(`0,0 36,-150 560,-150 596,0`, stone) +
    polygon(`560,-150 596,0 770,20 720,-128`, dark) +
    repeat(16, (block) => rect(36 + block * 33, -172, 21, 24, stone)) +
    repeat(5, (block) => rect(572 + block * 32, -158 + block * 5, 20, 24, dark)) +
    repeat(4, (row) =>
      repeat(6, (block) =>
        rect(60 + block * 84 + (row % 2) * 36, -128 + row * 32, 38, 9, dark, 4, 0.3),
      ),
    ) +
    rect(540, -214, 44, 74, stone, 6) +
    path('M532 -208Q562 -262 592 -208Z', palette.roof) +
    rect(554, -190, 14, 22, dark, 5);
  // The chapel and the commander's house are behind the wall.
  const wall = mix(palette.wall, palette.cream, 0.4);
  const house =
    rect(120, -268, 190, 100, wall) +
    path('M104 -264L150 -314H280L326 -264Z', palette.roof) +
    each([150, 204, 258], (wx) => rect(wx, -238, 24, 38, windowFill(palette), 3)) +
    rect(366, -286, 96, 118, wall) +
    path('M358 -282L414 -338L470 -282Z', palette.roof) +
    path('M398 -168v-44a16 16 0 0 1 32 0v44Z', palette.wood) +
    circle(414, -262, 11, windowFill(palette)) +
    stroke('M414 -338v-30M404 -356h20', palette.ink, 4);
  const flag =
    stroke('M60 -172V-350', palette.ink, 5) +
    path('M62 -348Q100 -366 132 -346T196 -350V-304Q164 -290 132 -304T62 -302Z', palette.coral);
  const cannon = each([250, 400], (cx) =>
    at(cx, -158, rect(-14, -12, 84, 17, palette.ink, 8) + circle(8, 8, 13, palette.wood), 1, -6),
  );
  return at(x, base, house + flag + drawing + cannon, scale);
}

export function bridge(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(560, 600);
  const sun = { x: random.between(620, 980), y: horizon - random.between(90, 220) };
  const far = random.between(-40, 60);
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(120, 180), 0.5) +
    cityBlocks(brush, horizon + 2, 26, 84, hillTone(palette, 0.62), 0.4) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 985);
  if (isLit(palette)) drawing += lightColumns(brush, horizon, 26);
  drawing +=
    ripples(brush, horizon, 1000, 40) +
    headland(brush, 'left', horizon + 74, 250, 120, 0.85) +
    headland(brush, 'right', horizon + 74, 230, 100, 0.85);
  const tone = mix(palette.ink, palette.hillNear, 0.3);
  const structure = suspensionBridge(
    brush,
    horizon - 66,
    470 + far,
    1130 + far,
    random.between(270, 310),
    tone,
  );
  drawing +=
    group(structure, `translate(0 ${n(horizon * 2 + 150)}) scale(1 -1)`, 0.12) +
    structure +
    sailboat(
      brush,
      random.between(250, 1350),
      horizon + 190,
      random.between(70, 105),
      palette.cream,
    );
  return (
    drawing +
    (random.chance(0.5)
      ? cornerLeaves(brush, random.chance(0.5) ? 'left' : 'right')
      : canoe(
          brush,
          random.pick([320, 1260]),
          920,
          300,
          random.pick([palette.coral, palette.amber]),
        ))
  );
}

export function fort(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(500, 540);
  const sun = { x: random.between(260, 620), y: horizon - random.between(90, 220) };
  const drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(100, 160), 0.45) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 900) +
    ripples(brush, horizon, 980, 34) +
    sailboat(brush, random.between(160, 420), horizon + 70, 74, palette.cream) +
    path(
      `M420 ${horizon + 160}C560 ${horizon + 60} 640 ${horizon + 30} 800 ${horizon + 26}H1620V1010H300C340 ${horizon + 330} 360 ${horizon + 230} 420 ${horizon + 160}Z`,
      hillTone(palette, 0.62),
    ) +
    fortress(brush, 720, horizon + 96, 1.1) +
    path(
      `M380 1010C470 ${horizon + 230} 700 ${horizon + 130} 940 ${horizon + 150}S1400 ${horizon + 120} 1620 ${horizon + 140}V1010Z`,
      mix(hillTone(palette, 0.7), palette.leaf, 0.5),
    ) +
    path(
      `M820 1010C900 ${horizon + 350} 1010 ${horizon + 250} 960 ${horizon + 152}L1010 ${horizon + 152}C1080 ${horizon + 250} 1010 ${horizon + 350} 1030 1010Z`,
      palette.sand,
    ) +
    person(brush, 985, horizon + 330, 130, { shirt: palette.coral }) +
    person(brush, 1050, horizon + 322, 122, { shirt: palette.amber, hat: palette.cream }) +
    each([1290, 1420, 620], (x) =>
      tree(
        brush,
        x + random.between(-30, 30),
        horizon + random.between(250, 300),
        random.between(120, 170),
      ),
    );
  return (
    drawing +
    palm(brush, 1530, 1010, 600, -50) +
    grasses(
      brush,
      [
        { x: 420, y: 1006 },
        { x: 560, y: 1010 },
        { x: 1200, y: 1010 },
      ],
      90,
    )
  );
}

export function skyline(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(580, 630);
  let drawing =
    sky(brush, {
      horizon,
      sun: { x: random.between(300, 1300), y: random.between(130, 300) },
      sunRadius: 56,
    }) +
    hills(brush, horizon, 3, random.between(240, 320), 0.5) +
    cityBlocks(brush, horizon, 170, 350, hillTone(palette, 0.6), 0.35) +
    cityBlocks(brush, horizon + 4, 80, 250, hillTone(palette, 0.85), 0.55) +
    rect(0, horizon - 2, artWidth, 16, mix(palette.sandShade, palette.ink, 0.4)) +
    sea(brush, horizon + 14);
  for (let x = 40; x < artWidth; x += 118)
    drawing +=
      palm(
        brush,
        x + random.between(-20, 20),
        horizon + 4,
        random.between(58, 82),
        random.between(-12, 12),
        palette.ink,
      ) + streetLamp(brush, x + 62, horizon + 4, 34);
  if (isLit(palette)) drawing += lightColumns(brush, horizon + 14, 46);
  return (
    drawing +
    ripples(brush, horizon + 14, 1000, 40) +
    sailboat(brush, random.between(300, 700), horizon + 120, 90, palette.cream) +
    sailboat(
      brush,
      random.between(900, 1300),
      horizon + 190,
      130,
      mix(palette.coral, palette.cream, 0.4),
    )
  );
}
