import { mix } from './colour.ts';
import type { Brush } from './svg.ts';
import { circle, ellipse, group, n, path, rect, stroke } from './svg.ts';

/** Draws a cup on its saucer with steam. */
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

/** Draws a potted plant with broad leaves. */
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

/** Draws a loaf, foot at (x, y). */
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

/** Draws a layered cake on a cake plate. */
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
