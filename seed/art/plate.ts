import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, group, n, path, stroke } from './svg.ts';

/** Draws a plate with food on a table, seen from above. */
export function plate(brush: Brush, x: number, y: number, radius: number, dish: number): string {
  const { palette, random } = brush;
  let drawing =
    circle(x + radius * 0.07, y + radius * 0.09, radius * 1.02, palette.ink, 'opacity="0.2"') +
    circle(x, y, radius, palette.cream) +
    circle(x, y, radius * 0.94, mix(palette.cream, palette.teal, 0.1)) +
    circle(x, y, radius * 0.74, mix(palette.cream, '#ffffff', 0.5));
  const leaf = (lx: number, ly: number, angle: number, size: number): string =>
    group(
      path(
        `M0 0Q${n(size * 0.5)} ${n(-size * 0.32)} ${n(size)} 0Q${n(size * 0.5)} ${n(size * 0.32)} 0 0Z`,
        palette.leaf,
      ) + stroke(`M0 0H${n(size * 0.9)}`, mix(palette.leaf, palette.cream, 0.4), 2),
      `translate(${n(lx)} ${n(ly)}) rotate(${n(angle)})`,
    );
  const lemon = (lx: number, ly: number, size: number): string =>
    circle(lx, ly, size, palette.amber) +
    circle(lx, ly, size * 0.82, mix(palette.amber, '#ffffff', 0.6)) +
    [0, 60, 120]
      .map((angle) =>
        group(
          stroke(`M${n(-size * 0.7)} 0H${n(size * 0.7)}`, palette.amber, 2.5),
          `translate(${n(lx)} ${n(ly)}) rotate(${angle})`,
        ),
      )
      .join('');
  if (dish === 0) {
    const skin = mix(palette.teal, '#a9c7c4', 0.55);
    drawing +=
      group(
        path(
          `M${n(-radius * 0.66)} 0Q${n(-radius * 0.2)} ${n(-radius * 0.4)} ${n(radius * 0.4)} 0L${n(radius * 0.7)} ${n(-radius * 0.22)}Q${n(radius * 0.6)} 0 ${n(radius * 0.7)} ${n(radius * 0.22)}L${n(radius * 0.4)} 0Q${n(-radius * 0.2)} ${n(radius * 0.4)} ${n(-radius * 0.66)} 0Z`,
          skin,
        ) +
          path(
            `M${n(-radius * 0.66)} 0Q${n(-radius * 0.2)} ${n(radius * 0.4)} ${n(radius * 0.4)} 0Q${n(-radius * 0.1)} ${n(radius * 0.12)} ${n(-radius * 0.66)} 0Z`,
            mix(skin, palette.ink, 0.2),
          ) +
          circle(-radius * 0.48, -radius * 0.04, radius * 0.04, palette.ink) +
          [-0.2, 0, 0.2]
            .map((at) =>
              stroke(
                `M${n(at * radius)} ${n(-radius * 0.14)}q${n(radius * 0.06)} ${n(radius * 0.13)} 0 ${n(radius * 0.26)}`,
                palette.ink,
                3,
                'opacity="0.35"',
              ),
            )
            .join(''),
        `translate(${n(x)} ${n(y)}) rotate(-24)`,
      ) +
      lemon(x + radius * 0.3, y + radius * 0.44, radius * 0.15) +
      lemon(x + radius * 0.06, y + radius * 0.56, radius * 0.13) +
      leaf(x - radius * 0.5, y + radius * 0.34, 30, radius * 0.34) +
      leaf(x - radius * 0.1, y - radius * 0.5, -20, radius * 0.3);
  } else if (dish === 1) {
    const shells = 7;
    for (let shell = 0; shell < shells; shell += 1) {
      const angle = (360 / shells) * shell;
      drawing += group(
        path(
          `M0 ${n(-radius * 0.3)}Q${n(radius * 0.2)} ${n(-radius * 0.64)} 0 ${n(-radius * 0.7)}Q${n(-radius * 0.2)} ${n(-radius * 0.64)} 0 ${n(-radius * 0.3)}Z`,
          '#8d9aa0',
        ) +
          path(
            `M0 ${n(-radius * 0.36)}Q${n(radius * 0.14)} ${n(-radius * 0.6)} 0 ${n(-radius * 0.65)}Q${n(-radius * 0.14)} ${n(-radius * 0.6)} 0 ${n(-radius * 0.36)}Z`,
            '#e9e4dc',
          ) +
          ellipse(0, -radius * 0.52, radius * 0.06, radius * 0.08, '#c9b9a6'),
        `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
      );
    }
    drawing += lemon(x, y, radius * 0.2);
  } else if (dish === 2) {
    drawing += circle(x, y, radius * 0.6, '#e8b34b');
    for (let grain = 0; grain < 26; grain += 1) {
      const angle = random.between(0, 6.28);
      const away = radius * 0.54 * Math.sqrt(random.next());
      drawing += ellipse(
        x + Math.cos(angle) * away,
        y + Math.sin(angle) * away,
        radius * 0.035,
        radius * 0.018,
        random.pick(['#f6d27a', '#fbe7b2', palette.coral, palette.leaf]),
      );
    }
    for (let shrimp = 0; shrimp < 5; shrimp += 1)
      drawing += group(
        stroke(
          `M${n(-radius * 0.12)} ${n(radius * 0.06)}A${n(radius * 0.13)} ${n(radius * 0.13)} 0 1 1 ${n(radius * 0.1)} ${n(radius * 0.1)}`,
          palette.coral,
          radius * 0.075,
        ) +
          stroke(
            `M${n(-radius * 0.08)} ${n(radius * 0.02)}A${n(radius * 0.1)} ${n(radius * 0.1)} 0 0 1 ${n(radius * 0.06)} ${n(-radius * 0.05)}`,
            mix(palette.coral, palette.cream, 0.5),
            3,
          ),
        `translate(${n(x + Math.cos(shrimp * 1.256) * radius * 0.34)} ${n(y + Math.sin(shrimp * 1.256) * radius * 0.34)}) rotate(${shrimp * 72})`,
      );
    drawing += leaf(x - radius * 0.06, y, 20, radius * 0.26) + leaf(x, y, 140, radius * 0.24);
  } else {
    for (let leafIndex = 0; leafIndex < 11; leafIndex += 1)
      drawing += leaf(
        x,
        y,
        leafIndex * 33 + random.between(-10, 10),
        radius * random.between(0.48, 0.64),
      );
    for (let piece = 0; piece < 9; piece += 1) {
      const angle = random.between(0, 6.28);
      const away = random.between(0.1, 0.48) * radius;
      const px = x + Math.cos(angle) * away;
      const py = y + Math.sin(angle) * away;
      drawing +=
        piece % 3 === 0
          ? circle(px, py, radius * 0.11, palette.coral) +
            circle(px, py, radius * 0.07, mix(palette.coral, palette.cream, 0.4))
          : piece % 3 === 1
            ? circle(px, py, radius * 0.08, palette.cream)
            : circle(px, py, radius * 0.09, palette.amber);
    }
  }
  return drawing;
}
