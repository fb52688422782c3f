import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, glow, group, n, path, polygon, rect, stroke } from './svg.ts';

/** Whether windows are lit at this time of day. */
export function isLit(brush: Brush): boolean {
  return brush.palette.mood === 'night' || brush.palette.mood === 'dusk';
}

function windowFill(brush: Brush): string {
  return isLit(brush) ? brush.palette.lamp : mix(brush.palette.seaNear, brush.palette.ink, 0.35);
}

/** A sash window with shutters, its sill at y. */
function sash(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  shutter: string,
): string {
  const { palette } = brush;
  return (
    rect(x - width * 0.62, y - height, width * 1.24, height, palette.cream, 3) +
    path(
      `M${n(x - width / 2)} ${n(y)}V${n(y - height * 0.75)}Q${n(x)} ${n(y - height * 1.12)} ${n(x + width / 2)} ${n(y - height * 0.75)}V${n(y)}Z`,
      windowFill(brush),
    ) +
    rect(x - 1.5, y - height * 0.9, 3, height * 0.9, palette.cream) +
    rect(x - width / 2, y - height * 0.5, width, 3, palette.cream) +
    rect(x - width * 1.06, y - height * 0.94, width * 0.42, height * 0.94, shutter, 2) +
    rect(x + width * 0.64, y - height * 0.94, width * 0.42, height * 0.94, shutter, 2) +
    rect(x - width * 1.1, y, width * 2.2, 6, palette.cream, 2)
  );
}

/** A colonial house front of one or two floors standing on `base`; answers its width too. */
export function colonialHouse(
  brush: Brush,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  trim: string,
): string {
  const { palette, random } = brush;
  const shaded = mix(
    wall,
    palette.ink,
    palette.mood === 'night' ? 0.5 : palette.mood === 'dusk' ? 0.32 : 0.04,
  );
  const eave = base - height;
  const floors = height > width * 0.95 ? 2 : 1;
  let drawing = rect(x, eave, width, height, shaded);
  drawing += path(
    `M${n(x - 12)} ${n(eave + 6)}L${n(x + 26)} ${n(eave - width * 0.2)}H${n(x + width - 26)}L${n(x + width + 12)} ${n(eave + 6)}Z`,
    palette.roof,
  );
  for (let tile = 1; tile < 4; tile += 1) {
    const y = eave + 6 - (width * 0.2 * tile) / 4;
    drawing += stroke(
      `M${n(x - 6 + tile * 9)} ${n(y)}H${n(x + width + 6 - tile * 9)}`,
      mix(palette.roof, palette.ink, 0.25),
      2.5,
      'opacity="0.6"',
    );
  }
  drawing +=
    rect(x - 12, eave + 3, width + 24, 9, palette.cream, 3) +
    rect(x, base - 20, width, 20, mix(shaded, palette.ink, 0.28));
  drawing +=
    rect(x, eave + 10, 9, height - 10, palette.cream, 0, 'opacity="0.75"') +
    rect(x + width - 9, eave + 10, 9, height - 10, palette.cream, 0, 'opacity="0.75"');
  const floorHeight = height / floors;
  const openings = width > 210 ? 3 : 2;
  const doorAt = random.int(0, openings - 1);
  for (let floor = 0; floor < floors; floor += 1) {
    for (let opening = 0; opening < openings; opening += 1) {
      const centre = x + (width * (opening + 0.5)) / openings;
      const size = Math.min(width / openings / 2.7, 46);
      const floorBase = base - floor * floorHeight;
      if (floor === 0 && opening === doorAt) {
        const top = floorBase - floorHeight * 0.66;
        drawing += path(
          `M${n(centre - size * 0.8)} ${n(base)}V${n(top + 20)}Q${n(centre)} ${n(top - 26)} ${n(centre + size * 0.8)} ${n(top + 20)}V${n(base)}Z`,
          palette.cream,
        );
        drawing += path(
          `M${n(centre - size * 0.62)} ${n(base)}V${n(top + 26)}Q${n(centre)} ${n(top - 10)} ${n(centre + size * 0.62)} ${n(top + 26)}V${n(base)}Z`,
          trim,
        );
        drawing +=
          rect(centre - 1.5, top + 14, 3, base - top - 14, palette.ink, 0, 'opacity="0.35"') +
          circle(centre + 9, base - floorHeight * 0.28, 4, palette.amber);
      } else {
        drawing += sash(
          brush,
          centre,
          floorBase - floorHeight * 0.24,
          size,
          floorHeight * 0.42,
          trim,
        );
      }
    }
  }
  return drawing;
}

/** A whitewashed church front with one tower. */
export function church(brush: Brush, x: number, base: number, width: number): string {
  const { palette } = brush;
  const wall = mix(palette.wall, palette.cream, 0.5);
  const shade = mix(wall, palette.ink, isLit(brush) ? 0.3 : 0.1);
  const height = width * 1.02;
  const middle = x + width * 0.4;
  const trim = palette.teal;
  let drawing = rect(x, base - height * 0.72, width * 0.8, height * 0.72, wall);
  drawing += path(
    `M${n(x - 8)} ${n(base - height * 0.7)}Q${n(middle - width * 0.2)} ${n(base - height * 0.76)} ${n(middle - width * 0.14)} ${n(base - height * 0.98)}Q${n(middle)} ${n(base - height * 1.1)} ${n(middle + width * 0.14)} ${n(base - height * 0.98)}Q${n(middle + width * 0.2)} ${n(base - height * 0.76)} ${n(x + width * 0.8 + 8)} ${n(base - height * 0.7)}Z`,
    wall,
  );
  drawing += stroke(
    `M${n(x - 4)} ${n(base - height * 0.7)}H${n(x + width * 0.8)}M${n(x + 6)} ${n(base - height * 0.7)}V${n(base)}M${n(x + width * 0.8 - 4)} ${n(base - height * 0.7)}V${n(base)}`,
    trim,
    7,
  );
  drawing +=
    rect(x + width * 0.8, base - height * 1.08, width * 0.28, height * 1.08, shade) +
    stroke(`M${n(x + width * 0.79)} ${n(base - height * 0.7)}h${n(width * 0.3)}`, trim, 7) +
    rect(x + width * 0.78, base - height * 1.1, width * 0.32, 12, palette.cream, 3);
  drawing += path(
    `M${n(x + width * 0.8)} ${n(base - height * 1.1)}Q${n(x + width * 0.84)} ${n(base - height * 1.32)} ${n(x + width * 0.94)} ${n(base - height * 1.34)}Q${n(x + width * 1.04)} ${n(base - height * 1.32)} ${n(x + width * 1.08)} ${n(base - height * 1.1)}Z`,
    wall,
  );
  for (const cross of [
    { x: middle, y: base - height * 1.06 },
    { x: x + width * 0.94, y: base - height * 1.34 },
  ]) {
    drawing += stroke(
      `M${n(cross.x)} ${n(cross.y)}v-34M${n(cross.x - 10)} ${n(cross.y - 23)}h20`,
      palette.ink,
      4,
    );
  }
  const arch = (cx: number, bottom: number, w: number, h: number, fill: string): string =>
    path(
      `M${n(cx - w / 2)} ${n(bottom)}V${n(bottom - h * 0.65)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(cx + w / 2)} ${n(bottom - h * 0.65)}V${n(bottom)}Z`,
      fill,
    );
  drawing += arch(
    x + width * 0.94,
    base - height * 0.82,
    width * 0.13,
    height * 0.18,
    windowFill(brush),
  );
  drawing +=
    arch(middle, base, width * 0.24, height * 0.38, palette.wood) +
    arch(
      middle - width * 0.24,
      base - height * 0.4,
      width * 0.11,
      height * 0.16,
      windowFill(brush),
    ) +
    arch(
      middle + width * 0.24,
      base - height * 0.4,
      width * 0.11,
      height * 0.16,
      windowFill(brush),
    ) +
    arch(middle, base - height * 0.46, width * 0.12, height * 0.17, windowFill(brush));
  drawing += circle(
    middle,
    base - height * 0.84,
    width * 0.055,
    windowFill(brush),
    `stroke="${trim}" stroke-width="5"`,
  );
  return drawing;
}

/** Hercílio Luz: two steel towers, the eyebar chain, stiffening truss and approach viaducts. */
export function suspensionBridge(
  brush: Brush,
  deck: number,
  left: number,
  right: number,
  towerHeight: number,
  tone: string,
): string {
  const { palette } = brush;
  const span = right - left;
  const middle = (left + right) / 2;
  const top = deck - towerHeight;
  const lit = isLit(brush);
  const sag = towerHeight * 0.78;
  const chainY = (x: number): number => top + 14 + sag * (1 - ((x - middle) / (span / 2)) ** 2);
  let drawing = '';
  const reach = span * 0.42;
  // Viaducts on slender legs.
  for (let x = left - reach - 600; x < left - 20; x += 66)
    drawing += stroke(
      `M${n(x)} ${n(deck + 6)}L${n(x - 7)} ${n(deck + 112)}M${n(x)} ${n(deck + 6)}L${n(x + 7)} ${n(deck + 112)}`,
      tone,
      5,
    );
  for (let x = right + 40; x < right + reach + 600; x += 66)
    drawing += stroke(
      `M${n(x)} ${n(deck + 6)}L${n(x - 7)} ${n(deck + 112)}M${n(x)} ${n(deck + 6)}L${n(x + 7)} ${n(deck + 112)}`,
      tone,
      5,
    );
  // Backstays and chain.
  drawing += stroke(
    `M${n(left - reach)} ${n(deck)}L${n(left)} ${n(top + 10)}M${n(right + reach)} ${n(deck)}L${n(right)} ${n(top + 10)}`,
    tone,
    9,
  );
  const hangers: string[] = [];
  const count = 26;
  let chain = `M${n(left)} ${n(top + 10)}`;
  for (let index = 0; index <= count; index += 1) {
    const x = left + (span * index) / count;
    const y = chainY(x);
    chain += `L${n(x)} ${n(y)}`;
    hangers.push(`M${n(x)} ${n(y)}V${n(deck)}`);
  }
  drawing +=
    stroke(hangers.join(''), tone, 2.6) +
    stroke(chain, tone, 10) +
    stroke(chain, mix(tone, palette.cream, 0.35), 2.5);
  // In the middle third the chain is the upper chord of the truss.
  let web = '';
  for (let index = 4; index < count - 4; index += 1) {
    const x1 = left + (span * index) / count;
    const x2 = left + (span * (index + 1)) / count;
    web +=
      index % 2 === 0
        ? `M${n(x1)} ${n(chainY(x1))}L${n(x2)} ${n(deck)}`
        : `M${n(x1)} ${n(deck)}L${n(x2)} ${n(chainY(x2))}`;
  }
  drawing += stroke(web, tone, 3.2);
  drawing +=
    rect(-20, deck - 5, 1640, 12, tone) +
    rect(-20, deck - 5, 1640, 3, mix(tone, palette.cream, 0.4)) +
    rect(left, deck + 12, span, 7, tone);
  for (let x = left; x < right; x += 24)
    drawing += stroke(
      `M${n(x)} ${n(deck + 5)}L${n(x + 12)} ${n(deck + 17)}L${n(x + 24)} ${n(deck + 5)}`,
      tone,
      2.2,
    );
  for (const tower of [left, right]) {
    const foot = 38;
    const head = 20;
    drawing +=
      rect(
        tower - foot - 16,
        deck + 104,
        (foot + 16) * 2,
        46,
        mix(tone, palette.sandShade, 0.45),
        4,
      ) + rect(tower - foot - 6, deck + 92, (foot + 6) * 2, 14, mix(tone, palette.sand, 0.5), 3);
    drawing +=
      polygon(
        [
          [tower - foot, deck + 96],
          [tower - head - 5, top],
          [tower - head + 9, top],
          [tower - foot + 16, deck + 96],
        ],
        tone,
      ) +
      polygon(
        [
          [tower + foot, deck + 96],
          [tower + head + 5, top],
          [tower + head - 9, top],
          [tower + foot - 16, deck + 96],
        ],
        tone,
      );
    const tiers = 7;
    for (let tier = 0; tier < tiers; tier += 1) {
      const at = (share: number): { y: number; half: number } => ({
        y: deck + 96 + (top - deck - 96) * share,
        half: foot + (head - foot) * share - 4,
      });
      const low = at(tier / tiers);
      const high = at((tier + 1) / tiers);
      drawing += stroke(
        `M${n(tower - low.half)} ${n(low.y)}L${n(tower + high.half)} ${n(high.y)}M${n(tower + low.half)} ${n(low.y)}L${n(tower - high.half)} ${n(high.y)}M${n(tower - high.half)} ${n(high.y)}H${n(tower + high.half)}`,
        tone,
        4,
      );
    }
    drawing +=
      rect(tower - head - 12, top - 8, (head + 12) * 2, 14, tone, 3) +
      path(
        `M${n(tower - 14)} ${n(top - 8)}L${n(tower)} ${n(top - 44)}L${n(tower + 14)} ${n(top - 8)}Z`,
        tone,
      );
    if (lit)
      drawing +=
        glow(brush, { x: tower, y: top - 20 }, 70, palette.lamp, 0.7) +
        circle(tower, top - 40, 6, palette.lamp);
  }
  if (lit) {
    for (let index = 0; index <= count; index += 1) {
      const x = left + (span * index) / count;
      drawing += circle(x, chainY(x), 4.4, palette.lamp);
    }
    for (let x = -10; x < 1620; x += 46) drawing += circle(x, deck - 10, 3.6, palette.lamp);
  }
  return drawing;
}

/** City blocks along a shore, with windows. */
export function cityBlocks(
  brush: Brush,
  base: number,
  low: number,
  high: number,
  tone: string,
  windows: number,
): string {
  const { random, palette } = brush;
  const lit = isLit(brush);
  let drawing = '';
  let x = -30;
  while (x < 1630) {
    const width = random.between(52, 104);
    const envelope = 0.55 + 0.45 * Math.sin(((x + 60) / 1720) * Math.PI);
    const height = random.between(low, high) * envelope;
    const body = mix(tone, palette.skyLow, random.between(0, 0.16));
    drawing += rect(x, base - height, width, height + 6, body, 3);
    if (random.chance(0.35))
      drawing += rect(x + width * 0.3, base - height - 16, width * 0.4, 18, body, 2);
    if (random.chance(0.2))
      drawing += stroke(`M${n(x + width / 2)} ${n(base - height - 14)}v-36`, body, 4);
    drawing += rect(
      x + width * 0.72,
      base - height,
      width * 0.28,
      height,
      palette.ink,
      0,
      'opacity="0.16"',
    );
    const columns = Math.max(2, Math.floor(width / 18));
    const rows = Math.floor(height / 22);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (!random.chance(windows)) continue;
        drawing += rect(
          x + 8 + (column * (width - 12)) / columns,
          base - height + 12 + row * 22,
          7.5,
          10,
          lit
            ? random.chance(0.85)
              ? palette.lamp
              : palette.cream
            : mix(body, palette.cream, 0.55),
          1.5,
          `opacity="${n(random.between(0.5, 1))}"`,
        );
      }
    }
    x += width + random.between(-2, 16);
  }
  return drawing;
}

/** A row of round arches with awnings, as in the Mercado Público. */
export function arcade(brush: Brush, base: number, height: number, wall: string): string {
  const { palette } = brush;
  const body = mix(wall, palette.ink, isLit(brush) ? 0.25 : 0.02);
  const cornice = base - height;
  let drawing =
    rect(-10, cornice, 1620, height, body) +
    rect(-10, cornice - 26, 1620, 32, palette.cream) +
    rect(-10, cornice + 34, 1620, 8, palette.cream, 0, 'opacity="0.8"');
  for (const tower of [330, 1270]) {
    drawing +=
      rect(tower - 105, cornice - 150, 210, height + 150, mix(body, palette.cream, 0.18)) +
      rect(tower - 122, cornice - 172, 244, 28, palette.cream, 4);
    drawing +=
      path(
        `M${n(tower - 112)} ${n(cornice - 172)}L${n(tower)} ${n(cornice - 262)}L${n(tower + 112)} ${n(cornice - 172)}Z`,
        palette.roof,
      ) +
      circle(tower, cornice - 92, 34, palette.cream) +
      circle(tower, cornice - 92, 26, windowFill(brush)) +
      stroke(
        `M${n(tower)} ${n(cornice - 92)}v-17M${n(tower)} ${n(cornice - 92)}h12`,
        palette.ink,
        4,
      );
    drawing += rect(tower - 105, cornice - 30, 210, 36, palette.cream);
  }
  const step = 188;
  for (let index = -1; index < 9; index += 1) {
    const x = 48 + index * step;
    const width = 122;
    const top = base - height * 0.62;
    drawing += path(
      `M${n(x - width / 2 - 12)} ${n(base)}V${n(top)}A${n(width / 2 + 12)} ${n(width / 2 + 12)} 0 0 1 ${n(x + width / 2 + 12)} ${n(top)}V${n(base)}Z`,
      palette.cream,
    );
    drawing += path(
      `M${n(x - width / 2)} ${n(base)}V${n(top)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width / 2)} ${n(top)}V${n(base)}Z`,
      isLit(brush) ? palette.lamp : mix(palette.wood, palette.ink, 0.55),
    );
    drawing += stroke(
      `M${n(x)} ${n(top - width / 2)}V${n(top + 6)}M${n(x - width / 2)} ${n(top + 4)}H${n(x + width / 2)}M${n(x - width * 0.36)} ${n(top - width * 0.34)}L${n(x)} ${n(top + 4)}L${n(x + width * 0.36)} ${n(top - width * 0.34)}`,
      palette.cream,
      4,
    );
  }
  return drawing;
}

/** A striped awning. */
export function awning(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  drop: number,
  colour: string,
): string {
  const { palette } = brush;
  const stripes = Math.max(4, Math.round(width / 34));
  let drawing = '';
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = x + (width * stripe) / stripes;
    const w = width / stripes;
    const outLeft = x - 14 + ((width + 28) * stripe) / stripes;
    const outW = (width + 28) / stripes;
    const fill = stripe % 2 === 0 ? colour : palette.cream;
    drawing +=
      polygon(
        [
          [left, y],
          [left + w, y],
          [outLeft + outW, y + drop],
          [outLeft, y + drop],
        ],
        fill,
      ) +
      path(
        `M${n(outLeft)} ${n(y + drop)}a${n(outW / 2)} ${n(outW / 2.4)} 0 0 0 ${n(outW)} 0Z`,
        fill,
      );
  }
  return (
    drawing +
    polygon(
      [
        [x - 14, y + drop - 12],
        [x + width + 14, y + drop - 12],
        [x + width + 14, y + drop],
        [x - 14, y + drop],
      ],
      palette.ink,
      'opacity="0.1"',
    )
  );
}

/** A stone bastion with battlements and a turret. */
export function fortress(brush: Brush, x: number, base: number, scale: number): string {
  const { palette } = brush;
  const stone = mix(palette.sandShade, palette.hillFar, 0.3);
  const dark = mix(stone, palette.ink, 0.38);
  let drawing = '';
  drawing +=
    polygon(
      [
        [0, 0],
        [36, -150],
        [560, -150],
        [596, 0],
      ],
      stone,
    ) +
    polygon(
      [
        [560, -150],
        [596, 0],
        [770, 20],
        [720, -128],
      ],
      dark,
    );
  for (let block = 0; block < 16; block += 1) drawing += rect(36 + block * 33, -172, 21, 24, stone);
  for (let block = 0; block < 5; block += 1)
    drawing += rect(572 + block * 32, -158 + block * 5, 20, 24, dark);
  for (let row = 0; row < 4; row += 1)
    for (let block = 0; block < 6; block += 1)
      drawing += rect(
        60 + block * 84 + (row % 2) * 36,
        -128 + row * 32,
        38,
        9,
        dark,
        4,
        'opacity="0.3"',
      );
  drawing +=
    rect(540, -214, 44, 74, stone, 6) +
    path('M532 -208Q562 -262 592 -208Z', palette.roof) +
    rect(554, -190, 14, 22, dark, 5);
  // Chapel and commander's house stand behind the wall.
  const wall = mix(palette.wall, palette.cream, 0.4);
  const house =
    rect(120, -268, 190, 100, wall) +
    path('M104 -264L150 -314H280L326 -264Z', palette.roof) +
    [150, 204, 258].map((wx) => rect(wx, -238, 24, 38, windowFill(brush), 3)).join('') +
    rect(366, -286, 96, 118, wall) +
    path('M358 -282L414 -338L470 -282Z', palette.roof) +
    path('M398 -168v-44a16 16 0 0 1 32 0v44Z', palette.wood) +
    circle(414, -262, 11, windowFill(brush)) +
    stroke('M414 -338v-30M404 -356h20', palette.ink, 4);
  const flag =
    stroke('M60 -172V-350', palette.ink, 5) +
    path('M62 -348Q100 -366 132 -346T196 -350V-304Q164 -290 132 -304T62 -302Z', palette.coral);
  const cannon = [250, 400]
    .map((cx) =>
      group(
        rect(-14, -12, 84, 17, palette.ink, 8) + circle(8, 8, 13, palette.wood),
        `translate(${cx} -158) rotate(-6)`,
      ),
    )
    .join('');
  return group(house + flag + drawing + cannon, `translate(${n(x)} ${n(base)}) scale(${n(scale)})`);
}

/** A pink neoclassical palace with statues on the parapet. */
export function palaceFront(brush: Brush, centre: number, base: number): string {
  const { palette } = brush;
  const dim = palette.mood === 'night' ? 0.45 : palette.mood === 'dusk' ? 0.28 : 0;
  const wall = mix(palette.mood === 'day' ? '#f2a7a0' : '#ee9c90', palette.ink, dim);
  const trim = mix(palette.cream, palette.ink, dim * 0.6);
  const half = 520;
  const height = 400;
  const top = base - height;
  let drawing = rect(centre - half, top, half * 2, height, wall);
  drawing +=
    rect(centre - half - 18, top - 14, half * 2 + 36, 26, trim, 4) +
    rect(centre - half - 8, base - height * 0.5 - 8, half * 2 + 16, 16, trim) +
    rect(centre - half - 14, base - 30, half * 2 + 28, 30, mix(trim, palette.ink, 0.16));
  drawing +=
    rect(centre - half, top - 60, half * 2, 48, mix(wall, trim, 0.4)) +
    Array.from({ length: 40 }, (_, index) =>
      rect(centre - half + 12 + index * 26, top - 52, 10, 36, trim, 4),
    ).join('') +
    rect(centre - half - 10, top - 66, half * 2 + 20, 10, trim);
  drawing +=
    path(
      `M${n(centre - 170)} ${n(top - 62)}L${n(centre)} ${n(top - 150)}L${n(centre + 170)} ${n(top - 62)}Z`,
      wall,
    ) +
    stroke(
      `M${n(centre - 170)} ${n(top - 62)}L${n(centre)} ${n(top - 150)}L${n(centre + 170)} ${n(top - 62)}`,
      trim,
      14,
    ) +
    circle(centre, top - 94, 22, trim);
  for (const x of [-490, -350, -210, 210, 350, 490])
    drawing +=
      ellipse(centre + x, top - 122, 9, 10, trim) +
      path(
        `M${n(centre + x - 15)} ${n(top - 66)}Q${n(centre + x - 14)} ${n(top - 116)} ${n(centre + x)} ${n(top - 116)}Q${n(centre + x + 14)} ${n(top - 116)} ${n(centre + x + 15)} ${n(top - 66)}Z`,
        trim,
      );
  for (let bay = 0; bay < 8; bay += 1) {
    const x = centre - half + 65 + bay * 130;
    drawing += rect(x - 62, top + 12, 9, height - 42, trim, 0, 'opacity="0.7"');
    for (const floor of [0, 1]) {
      const bottom = base - (floor === 0 ? 42 : height * 0.5 + 26);
      const tall = floor === 0 ? 122 : 128;
      drawing +=
        path(
          `M${n(x - 36)} ${n(bottom)}V${n(bottom - tall)}A36 30 0 0 1 ${n(x + 36)} ${n(bottom - tall)}V${n(bottom)}Z`,
          trim,
        ) +
        path(
          `M${n(x - 26)} ${n(bottom)}V${n(bottom - tall + 4)}A26 22 0 0 1 ${n(x + 26)} ${n(bottom - tall + 4)}V${n(bottom)}Z`,
          windowFill(brush),
        ) +
        stroke(
          `M${n(x)} ${n(bottom)}V${n(bottom - tall - 16)}M${n(x - 26)} ${n(bottom - tall * 0.5)}h52`,
          trim,
          3.5,
        );
      if (floor === 1)
        drawing +=
          rect(x - 44, bottom - 34, 88, 5, palette.ink) +
          Array.from({ length: 8 }, (_, index) =>
            rect(x - 42 + index * 12, bottom - 32, 3, 32, palette.ink),
          ).join('');
    }
  }
  drawing +=
    path(
      `M${n(centre - 48)} ${n(base)}V${n(base - 140)}A48 44 0 0 1 ${n(centre + 48)} ${n(base - 140)}V${n(base)}Z`,
      trim,
    ) +
    path(
      `M${n(centre - 36)} ${n(base)}V${n(base - 138)}A36 34 0 0 1 ${n(centre + 36)} ${n(base - 138)}V${n(base)}Z`,
      palette.wood,
    ) +
    rect(centre - 2, base - 168, 4, 168, palette.ink, 0, 'opacity="0.4"');
  return drawing;
}

/** A street lamp of the old kind. */
export function streetLamp(brush: Brush, x: number, base: number, height: number): string {
  const { palette } = brush;
  const top = base - height;
  return (
    (isLit(brush) || palette.mood === 'gold'
      ? glow(brush, { x, y: top - 16 }, height * 0.42, palette.lamp, 0.75)
      : '') +
    rect(x - 4, top, 8, height, palette.ink, 3) +
    rect(x - 14, base - 26, 28, 26, palette.ink, 5) +
    path(
      `M${n(x - 17)} ${n(top - 34)}H${n(x + 17)}L${n(x + 10)} ${n(top)}H${n(x - 10)}Z`,
      isLit(brush) ? palette.lamp : palette.cream,
    ) +
    path(
      `M${n(x - 22)} ${n(top - 34)}Q${n(x)} ${n(top - 62)} ${n(x + 22)} ${n(top - 34)}Z`,
      palette.ink,
    )
  );
}
