import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, glow, group, n, path, polygon, rect, stroke } from './svg.ts';

/** A hanging lamp whose shade ends at y, with its cone of light. */
export function pendant(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  const beam = brush.gradient(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0%" stop-color="${palette.lamp}" stop-opacity="0.42"/><stop offset="100%" stop-color="${palette.lamp}" stop-opacity="0"/></linearGradient>`,
  );
  return (
    polygon(
      [
        [x - size * 0.5, y],
        [x + size * 0.5, y],
        [x + size * 1.9, y + size * 4.6],
        [x - size * 1.9, y + size * 4.6],
      ],
      beam,
    ) +
    glow(brush, { x, y: y + size * 0.1 }, size * 1.9, palette.lamp, 0.8) +
    stroke(`M${n(x)} -10V${n(y - size * 0.7)}`, palette.ink, 4) +
    path(
      `M${n(x - size * 0.62)} ${n(y)}Q${n(x - size * 0.5)} ${n(y - size * 0.66)} ${n(x)} ${n(y - size * 0.74)}Q${n(x + size * 0.5)} ${n(y - size * 0.66)} ${n(x + size * 0.62)} ${n(y)}Z`,
      colour,
    ) +
    path(
      `M${n(x + size * 0.12)} ${n(y)}Q${n(x + size * 0.2)} ${n(y - size * 0.6)} ${n(x)} ${n(y - size * 0.74)}Q${n(x + size * 0.5)} ${n(y - size * 0.66)} ${n(x + size * 0.62)} ${n(y)}Z`,
      palette.ink,
      'opacity="0.2"',
    ) +
    ellipse(x, y + size * 0.05, size * 0.24, size * 0.17, mix(palette.lamp, palette.cream, 0.6))
  );
}

/** One bottle, foot at (x, y). */
export function bottle(
  x: number,
  y: number,
  height: number,
  glass: string,
  label: string,
  shape: number,
): string {
  const half = height * (shape === 0 ? 0.13 : shape === 1 ? 0.17 : 0.15);
  const neck = half * 0.36;
  const shoulder = y - height * (shape === 1 ? 0.52 : 0.6);
  return (
    path(
      `M${n(x - half)} ${n(y)}V${n(shoulder)}Q${n(x - half)} ${n(shoulder - height * 0.12)} ${n(x - neck)} ${n(shoulder - height * 0.16)}V${n(y - height)}H${n(x + neck)}V${n(shoulder - height * 0.16)}Q${n(x + half)} ${n(shoulder - height * 0.12)} ${n(x + half)} ${n(shoulder)}V${n(y)}Z`,
      glass,
    ) +
    rect(x - half, y - height * 0.42, half * 2, height * 0.26, label) +
    rect(x - half * 0.7, shoulder, half * 0.3, height * 0.52, '#ffffff', 2, 'opacity="0.22"') +
    rect(x - neck * 1.3, y - height - height * 0.03, neck * 2.6, height * 0.07, label, 2)
  );
}

/** A shelf of bottles and glasses. */
export function bottleShelf(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { palette, random } = brush;
  const glasses = [
    '#2f7d6d',
    '#8a4b2f',
    '#c98a3b',
    '#4f7fa3',
    '#a34a4a',
    '#d8c9a6',
    palette.teal,
    palette.coral,
  ];
  let drawing = rect(x, y - height - 30, width, height + 30, palette.lamp, 0, 'opacity="0.1"');
  for (let at = x + 26; at < x + width - 16; at += random.between(36, 56)) {
    const tall = height * random.between(0.66, 0.98);
    drawing += bottle(
      at,
      y,
      tall,
      mix(random.pick(glasses), palette.ink, 0.12),
      random.pick([palette.cream, palette.amber, mix(palette.coral, palette.cream, 0.3)]),
      random.int(0, 2),
    );
  }
  return (
    drawing +
    rect(x - 8, y, width + 16, 14, palette.wood, 3) +
    rect(x - 8, y + 12, width + 16, 5, palette.ink, 2, 'opacity="0.4"')
  );
}

/** A stemmed or tall glass with a drink, foot at (x, y). */
export function drink(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  liquid: string,
  kind: number,
): string {
  const { palette } = brush;
  if (kind === 0) {
    return (
      ellipse(x, y, size * 0.3, size * 0.06, palette.cream, 'opacity="0.8"') +
      rect(x - 2.5, y - size * 0.55, 5, size * 0.55, palette.cream, 0, 'opacity="0.85"') +
      path(
        `M${n(x - size * 0.42)} ${n(y - size * 1.1)}H${n(x + size * 0.42)}L${n(x)} ${n(y - size * 0.5)}Z`,
        palette.cream,
        'opacity="0.45"',
      ) +
      path(
        `M${n(x - size * 0.33)} ${n(y - size * 0.98)}H${n(x + size * 0.33)}L${n(x)} ${n(y - size * 0.52)}Z`,
        liquid,
      ) +
      circle(x + size * 0.3, y - size * 1.1, size * 0.15, palette.amber) +
      circle(x + size * 0.3, y - size * 1.1, size * 0.1, mix(palette.amber, palette.cream, 0.5))
    );
  }
  if (kind === 1) {
    return (
      path(
        `M${n(x - size * 0.3)} ${n(y - size * 1.05)}L${n(x - size * 0.22)} ${n(y)}H${n(x + size * 0.22)}L${n(x + size * 0.3)} ${n(y - size * 1.05)}Z`,
        palette.cream,
        'opacity="0.4"',
      ) +
      path(
        `M${n(x - size * 0.275)} ${n(y - size * 0.84)}L${n(x - size * 0.21)} ${n(y - size * 0.03)}H${n(x + size * 0.21)}L${n(x + size * 0.275)} ${n(y - size * 0.84)}Z`,
        liquid,
      ) +
      rect(x - size * 0.3, y - size * 1.02, size * 0.6, size * 0.22, palette.cream, size * 0.1) +
      circle(x - size * 0.16, y - size * 1.02, size * 0.13, palette.cream) +
      circle(x + size * 0.1, y - size * 1.05, size * 0.15, palette.cream)
    );
  }
  return (
    ellipse(x, y, size * 0.26, size * 0.05, palette.cream, 'opacity="0.8"') +
    rect(x - 2.5, y - size * 0.6, 5, size * 0.6, palette.cream, 0, 'opacity="0.85"') +
    path(
      `M${n(x - size * 0.3)} ${n(y - size * 1.15)}Q${n(x - size * 0.38)} ${n(y - size * 0.56)} ${n(x)} ${n(y - size * 0.54)}Q${n(x + size * 0.38)} ${n(y - size * 0.56)} ${n(x + size * 0.3)} ${n(y - size * 1.15)}Z`,
      palette.cream,
      'opacity="0.38"',
    ) +
    path(
      `M${n(x - size * 0.33)} ${n(y - size * 0.86)}Q${n(x - size * 0.33)} ${n(y - size * 0.57)} ${n(x)} ${n(y - size * 0.56)}Q${n(x + size * 0.33)} ${n(y - size * 0.57)} ${n(x + size * 0.33)} ${n(y - size * 0.86)}Z`,
      liquid,
    )
  );
}

/** A bar stool seen from behind. */
export function stool(
  brush: Brush,
  x: number,
  base: number,
  height: number,
  colour: string,
): string {
  const { palette } = brush;
  return (
    stroke(
      `M${n(x - height * 0.16)} ${n(base - height * 0.9)}L${n(x - height * 0.26)} ${n(base)}M${n(x + height * 0.16)} ${n(base - height * 0.9)}L${n(x + height * 0.26)} ${n(base)}M${n(x - height * 0.22)} ${n(base - height * 0.34)}H${n(x + height * 0.22)}`,
      palette.ink,
      9,
    ) +
    rect(x - height * 0.29, base - height, height * 0.58, height * 0.13, colour, 12) +
    rect(
      x - height * 0.29,
      base - height * 0.92,
      height * 0.58,
      height * 0.05,
      palette.ink,
      8,
      'opacity="0.25"',
    )
  );
}

/** A cup on its saucer with steam. */
export function cup(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  let drawing =
    ellipse(x, y + size * 0.08, size * 0.95, size * 0.17, palette.ink, 'opacity="0.18"') +
    ellipse(x, y, size * 0.86, size * 0.17, palette.cream) +
    ellipse(x, y - size * 0.02, size * 0.6, size * 0.1, mix(palette.cream, palette.ink, 0.12));
  drawing += stroke(
    `M${n(x + size * 0.44)} ${n(y - size * 0.56)}q${n(size * 0.42)} ${n(-size * 0.04)} ${n(size * 0.32)} ${n(size * 0.24)}q${n(-size * 0.1)} ${n(size * 0.16)} ${n(-size * 0.4)} ${n(size * 0.14)}`,
    colour,
    size * 0.09,
  );
  drawing +=
    path(
      `M${n(x - size * 0.5)} ${n(y - size * 0.72)}Q${n(x - size * 0.48)} ${n(y - size * 0.06)} ${n(x - size * 0.16)} ${n(y - size * 0.03)}H${n(x + size * 0.16)}Q${n(x + size * 0.48)} ${n(y - size * 0.06)} ${n(x + size * 0.5)} ${n(y - size * 0.72)}Z`,
      colour,
    ) +
    path(
      `M${n(x + size * 0.1)} ${n(y - size * 0.03)}Q${n(x + size * 0.3)} ${n(y - size * 0.3)} ${n(x + size * 0.28)} ${n(y - size * 0.72)}H${n(x + size * 0.5)}Q${n(x + size * 0.48)} ${n(y - size * 0.06)} ${n(x + size * 0.16)} ${n(y - size * 0.03)}Z`,
      palette.ink,
      'opacity="0.12"',
    );
  drawing +=
    ellipse(x, y - size * 0.72, size * 0.5, size * 0.12, mix(colour, palette.cream, 0.6)) +
    ellipse(x, y - size * 0.71, size * 0.44, size * 0.09, '#6b3d26') +
    path(
      `M${n(x)} ${n(y - size * 0.66)}q${n(-size * 0.26)} ${n(-size * 0.05)} ${n(-size * 0.1)} ${n(-size * 0.09)}q${n(size * 0.08)} 0 ${n(size * 0.1)} ${n(size * 0.03)}q${n(size * 0.03)} ${n(-size * 0.03)} ${n(size * 0.1)} ${n(-size * 0.03)}q${n(size * 0.16)} ${n(size * 0.04)} ${n(-size * 0.1)} ${n(size * 0.09)}Z`,
      palette.cream,
    );
  for (const shift of [-0.2, 0.08, 0.3]) {
    drawing += stroke(
      `M${n(x + shift * size)} ${n(y - size * 0.92)}q${n(size * 0.14)} ${n(-size * 0.16)} 0 ${n(-size * 0.32)}t0 ${n(-size * 0.32)}`,
      palette.cream,
      size * 0.04,
      'opacity="0.55"',
    );
  }
  return drawing;
}

/** A potted plant with broad leaves. */
export function pottedPlant(
  brush: Brush,
  x: number,
  base: number,
  size: number,
  pot: string,
): string {
  const { palette, random } = brush;
  let drawing = '';
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const angle = -160 + leaf * 17.5 + random.between(-6, 6);
    const length = size * random.between(0.6, 1);
    drawing += group(
      path(
        `M0 0C${n(length * 0.3)} ${n(-length * 0.2)} ${n(length * 0.75)} ${n(-length * 0.18)} ${n(length)} 0C${n(length * 0.75)} ${n(length * 0.16)} ${n(length * 0.3)} ${n(length * 0.14)} 0 0Z`,
        leaf % 2 === 0 ? palette.leaf : palette.leafDark,
      ) +
        stroke(
          `M0 0H${n(length * 0.9)}`,
          mix(palette.leaf, palette.cream, 0.3),
          2,
          'opacity="0.5"',
        ),
      `translate(${n(x)} ${n(base - size * 0.5)}) rotate(${n(angle)})`,
    );
  }
  return (
    drawing +
    path(
      `M${n(x - size * 0.3)} ${n(base - size * 0.5)}H${n(x + size * 0.3)}L${n(x + size * 0.22)} ${n(base)}H${n(x - size * 0.22)}Z`,
      pot,
    ) +
    rect(
      x - size * 0.33,
      base - size * 0.56,
      size * 0.66,
      size * 0.12,
      mix(pot, palette.cream, 0.2),
      5,
    )
  );
}

/** A loaf, foot at (x, y). */
export function loaf(x: number, y: number, width: number, crust: string, kind: number): string {
  const height = width * (kind === 0 ? 0.52 : kind === 1 ? 0.3 : 0.46);
  const light = mix(crust, '#fff0d0', 0.45);
  let drawing = path(
    `M${n(x - width / 2)} ${n(y)}Q${n(x - width * 0.56)} ${n(y - height)} ${n(x)} ${n(y - height)}Q${n(x + width * 0.56)} ${n(y - height)} ${n(x + width / 2)} ${n(y)}Z`,
    crust,
  );
  for (const shift of [-0.22, 0, 0.22])
    drawing += stroke(
      `M${n(x + shift * width - width * 0.05)} ${n(y - height * 0.36)}L${n(x + shift * width + width * 0.06)} ${n(y - height * 0.8)}`,
      light,
      width * 0.05,
    );
  return (
    drawing +
    path(
      `M${n(x - width / 2)} ${n(y)}Q${n(x - width * 0.52)} ${n(y - height * 0.3)} ${n(x - width * 0.3)} ${n(y - height * 0.16)}H${n(x + width * 0.3)}Q${n(x + width * 0.52)} ${n(y - height * 0.3)} ${n(x + width / 2)} ${n(y)}Z`,
      '#000000',
      'opacity="0.1"',
    )
  );
}

/** A layered cake on a stand. */
export function cake(brush: Brush, x: number, y: number, size: number, icing: string): string {
  const { palette } = brush;
  const top = y - size * 0.34;
  let drawing =
    ellipse(x, y, size * 0.32, size * 0.06, palette.cream) +
    rect(x - size * 0.05, top, size * 0.1, size * 0.34, palette.cream) +
    ellipse(x, top, size * 0.62, size * 0.09, palette.cream);
  drawing +=
    rect(
      x - size * 0.46,
      top - size * 0.44,
      size * 0.92,
      size * 0.42,
      mix('#b8794a', palette.cream, 0.2),
      6,
    ) + rect(x - size * 0.46, top - size * 0.26, size * 0.92, size * 0.07, palette.cream);
  drawing += path(
    `M${n(x - size * 0.48)} ${n(top - size * 0.46)}Q${n(x)} ${n(top - size * 0.62)} ${n(x + size * 0.48)} ${n(top - size * 0.46)}V${n(top - size * 0.32)}q${n(-size * 0.08)} ${n(size * 0.12)} ${n(-size * 0.16)} 0t${n(-size * 0.16)} 0t${n(-size * 0.16)} 0t${n(-size * 0.16)} 0t${n(-size * 0.16)} 0t${n(-size * 0.16)} 0Z`,
    icing,
  );
  for (let berry = 0; berry < 5; berry += 1)
    drawing += circle(
      x - size * 0.32 + berry * size * 0.16,
      top - size * 0.56,
      size * 0.055,
      palette.coral,
    );
  return drawing;
}

/** Tabletop seen from above: a plate with its food. */
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
