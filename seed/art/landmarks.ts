import { isLit, mix, windowFill } from './palette.ts';
import { artWidth, circle, each, glow, n, path, polygon, rect, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

/** Draws city blocks along a shore, with windows. */
export function cityBlocks(
  brush: Brush,
  base: number,
  low: number,
  high: number,
  tone: string,
  windows: number,
): string {
  const { random, palette } = brush;
  const lit = isLit(palette);
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
      drawing += stroke(`M${x + width / 2} ${base - height - 14}v-36`, body, 4);
    drawing += rect(x + width * 0.72, base - height, width * 0.28, height, palette.ink, 0, 0.16);
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
          n(random.between(0.5, 1)),
        );
      }
    }
    x += width + random.between(-2, 16);
  }
  return drawing;
}

/** Draws a row of round arches with awnings, as in the Mercado Público. */
export function arcade(brush: Brush, base: number, height: number, wall: string): string {
  const { palette } = brush;
  const body = mix(wall, palette.ink, isLit(palette) ? 0.25 : 0.02);
  const cornice = base - height;
  let drawing =
    rect(-10, cornice, 1620, height, body) +
    rect(-10, cornice - 26, 1620, 32, palette.cream) +
    rect(-10, cornice + 34, 1620, 8, palette.cream, 0, 0.8) +
    each(
      [330, 1270],
      (tower) =>
        rect(tower - 105, cornice - 150, 210, height + 150, mix(body, palette.cream, 0.18)) +
        rect(tower - 122, cornice - 172, 244, 28, palette.cream, 4) +
        path(
          `M${tower - 112} ${cornice - 172}L${tower} ${cornice - 262}L${tower + 112} ${cornice - 172}Z`,
          palette.roof,
        ) +
        circle(tower, cornice - 92, 34, palette.cream) +
        circle(tower, cornice - 92, 26, windowFill(palette)) +
        stroke(`M${tower} ${cornice - 92}v-17M${tower} ${cornice - 92}h12`, palette.ink, 4) +
        rect(tower - 105, cornice - 30, 210, 36, palette.cream),
    );
  const step = 188;
  for (let index = -1; index < 9; index += 1) {
    const x = 48 + index * step;
    const width = 122;
    const top = base - height * 0.62;
    drawing +=
      path(
        `M${x - width / 2 - 12} ${base}V${top}A${width / 2 + 12} ${width / 2 + 12} 0 0 1 ${x + width / 2 + 12} ${top}V${base}Z`,
        palette.cream,
      ) +
      path(
        `M${x - width / 2} ${base}V${top}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${top}V${base}Z`,
        isLit(palette) ? palette.lamp : mix(palette.wood, palette.ink, 0.55),
      ) +
      stroke(
        `M${x} ${top - width / 2}V${top + 6}M${x - width / 2} ${top + 4}H${x + width / 2}M${x - width * 0.36} ${top - width * 0.34}L${x} ${top + 4}L${x + width * 0.36} ${top - width * 0.34}`,
        palette.cream,
        4,
      );
  }
  return drawing;
}

/** Draws vertical reflections of light on dark water. */
export function lightColumns(brush: Brush, horizon: number, count: number): string {
  const { random, palette } = brush;
  return repeat(count, () => {
    const x = random.between(0, artWidth);
    const height = random.between(60, 280);
    return repeat(6, (dash) =>
      rect(
        x - random.between(3, 15),
        horizon + 10 + (dash / 6) * height,
        random.between(8, 32),
        4,
        palette.lamp,
        2,
        n(0.75 - dash * 0.11),
      ),
    );
  });
}

/** Draws the Hercílio Luz bridge: two steel towers, the eyebar chain, stiffening truss and approach viaducts. */
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
  const lit = isLit(palette);
  const sag = towerHeight * 0.78;
  const chainY = (x: number): number => top + 14 + sag * (1 - ((x - middle) / (span / 2)) ** 2);
  let drawing = '';
  const reach = span * 0.42;
  // Viaducts on slender legs.
  for (let x = left - reach - 600; x < left - 20; x += 66)
    drawing += stroke(
      `M${x} ${deck + 6}L${x - 7} ${deck + 112}M${x} ${deck + 6}L${x + 7} ${deck + 112}`,
      tone,
      5,
    );
  for (let x = right + 40; x < right + reach + 600; x += 66)
    drawing += stroke(
      `M${x} ${deck + 6}L${x - 7} ${deck + 112}M${x} ${deck + 6}L${x + 7} ${deck + 112}`,
      tone,
      5,
    );
  // Backstays and chain.
  drawing += stroke(
    `M${left - reach} ${deck}L${left} ${top + 10}M${right + reach} ${deck}L${right} ${top + 10}`,
    tone,
    9,
  );
  const hangers: string[] = [];
  const count = 26;
  let chain = `M${left} ${top + 10}`;
  for (let index = 0; index <= count; index += 1) {
    const x = left + (span * index) / count;
    const y = chainY(x);
    chain += `L${x} ${y}`;
    hangers.push(`M${x} ${y}V${deck}`);
  }
  drawing +=
    stroke(hangers.join(''), tone, 2.6) +
    stroke(chain, tone, 10) +
    stroke(chain, mix(tone, palette.cream, 0.35), 2.5);
  // Away from the towers the chain is the upper chord of the truss.
  let web = '';
  for (let index = 4; index < count - 4; index += 1) {
    const x1 = left + (span * index) / count;
    const x2 = left + (span * (index + 1)) / count;
    web +=
      index % 2 === 0 ? `M${x1} ${chainY(x1)}L${x2} ${deck}` : `M${x1} ${deck}L${x2} ${chainY(x2)}`;
  }
  drawing +=
    stroke(web, tone, 3.2) +
    rect(-20, deck - 5, 1640, 12, tone) +
    rect(-20, deck - 5, 1640, 3, mix(tone, palette.cream, 0.4)) +
    rect(left, deck + 12, span, 7, tone);
  for (let x = left; x < right; x += 24)
    drawing += stroke(`M${x} ${deck + 5}L${x + 12} ${deck + 17}L${x + 24} ${deck + 5}`, tone, 2.2);
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
      ) +
      rect(tower - foot - 6, deck + 92, (foot + 6) * 2, 14, mix(tone, palette.sand, 0.5), 3) +
      polygon(
        `${tower - foot},${deck + 96} ${tower - head - 5},${top} ${tower - head + 9},${top} ${tower - foot + 16},${deck + 96}`,
        tone,
      ) +
      polygon(
        `${tower + foot},${deck + 96} ${tower + head + 5},${top} ${tower + head - 9},${top} ${tower + foot - 16},${deck + 96}`,
        tone,
      );
    const tiers = 7;
    drawing +=
      repeat(tiers, (tier) => {
        const at = (share: number): { y: number; half: number } => ({
          y: deck + 96 + (top - deck - 96) * share,
          half: foot + (head - foot) * share - 4,
        });
        const low = at(tier / tiers);
        const high = at((tier + 1) / tiers);
        return stroke(
          `M${tower - low.half} ${low.y}L${tower + high.half} ${high.y}M${tower + low.half} ${low.y}L${tower - high.half} ${high.y}M${tower - high.half} ${high.y}H${tower + high.half}`,
          tone,
          4,
        );
      }) +
      rect(tower - head - 12, top - 8, (head + 12) * 2, 14, tone, 3) +
      path(`M${tower - 14} ${top - 8}L${tower} ${top - 44}L${tower + 14} ${top - 8}Z`, tone);
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
