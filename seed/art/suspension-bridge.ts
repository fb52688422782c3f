import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, glow, n, path, polygon, rect, stroke } from './svg.ts';
import { isLit } from './lit-windows.ts';

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
  // Away from the towers the chain is the upper chord of the truss.
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
