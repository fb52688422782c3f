import { mix } from './palette.ts';
import { at, circle, each, ellipse, path, rect, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

/** Draws a cup on its saucer with steam. */
export function cup(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  return (
    ellipse(x, y + size * 0.08, size * 0.95, size * 0.17, palette.ink, 0.18) +
    ellipse(x, y, size * 0.86, size * 0.17, palette.cream) +
    ellipse(x, y - size * 0.02, size * 0.6, size * 0.1, mix(palette.cream, palette.ink, 0.12)) +
    stroke(
      `M${x + size * 0.44} ${y - size * 0.56}q${size * 0.42} ${-size * 0.04} ${size * 0.32} ${size * 0.24}q${-size * 0.1} ${size * 0.16} ${-size * 0.4} ${size * 0.14}`,
      colour,
      size * 0.09,
    ) +
    path(
      `M${x - size * 0.5} ${y - size * 0.72}Q${x - size * 0.48} ${y - size * 0.06} ${x - size * 0.16} ${y - size * 0.03}H${x + size * 0.16}Q${x + size * 0.48} ${y - size * 0.06} ${x + size * 0.5} ${y - size * 0.72}Z`,
      colour,
    ) +
    path(
      `M${x + size * 0.1} ${y - size * 0.03}Q${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.28} ${y - size * 0.72}H${x + size * 0.5}Q${x + size * 0.48} ${y - size * 0.06} ${x + size * 0.16} ${y - size * 0.03}Z`,
      palette.ink,
      0.12,
    ) +
    ellipse(x, y - size * 0.72, size * 0.5, size * 0.12, mix(colour, palette.cream, 0.6)) +
    ellipse(x, y - size * 0.71, size * 0.44, size * 0.09, '#6b3d26') +
    path(
      `M${x} ${y - size * 0.66}q${-size * 0.26} ${-size * 0.05} ${-size * 0.1} ${-size * 0.09}q${size * 0.08} 0 ${size * 0.1} ${size * 0.03}q${size * 0.03} ${-size * 0.03} ${size * 0.1} ${-size * 0.03}q${size * 0.16} ${size * 0.04} ${-size * 0.1} ${size * 0.09}Z`,
      palette.cream,
    ) +
    each([-0.2, 0.08, 0.3], (shift) =>
      stroke(
        `M${x + shift * size} ${y - size * 0.92}q${size * 0.14} ${-size * 0.16} 0 ${-size * 0.32}t0 ${-size * 0.32}`,
        palette.cream,
        size * 0.04,
        0.55,
      ),
    )
  );
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
  const drawing = repeat(9, (leaf) => {
    const angle = -160 + leaf * 17.5 + random.between(-6, 6);
    const length = size * random.between(0.6, 1);
    return at(
      x,
      base - size * 0.5,
      path(
        `M0 0C${length * 0.3} ${-length * 0.2} ${length * 0.75} ${-length * 0.18} ${length} 0C${length * 0.75} ${length * 0.16} ${length * 0.3} ${length * 0.14} 0 0Z`,
        leaf % 2 === 0 ? palette.leaf : palette.leafDark,
      ) + stroke(`M0 0H${length * 0.9}`, mix(palette.leaf, palette.cream, 0.3), 2, 0.5),
      1,
      angle,
    );
  });
  return (
    drawing +
    path(
      `M${x - size * 0.3} ${base - size * 0.5}H${x + size * 0.3}L${x + size * 0.22} ${base}H${x - size * 0.22}Z`,
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
  const drawing =
    path(
      `M${x - width / 2} ${y}Q${x - width * 0.56} ${y - height} ${x} ${y - height}Q${x + width * 0.56} ${y - height} ${x + width / 2} ${y}Z`,
      crust,
    ) +
    each([-0.22, 0, 0.22], (shift) =>
      stroke(
        `M${x + shift * width - width * 0.05} ${y - height * 0.36}L${x + shift * width + width * 0.06} ${y - height * 0.8}`,
        light,
        width * 0.05,
      ),
    );
  return (
    drawing +
    path(
      `M${x - width / 2} ${y}Q${x - width * 0.52} ${y - height * 0.3} ${x - width * 0.3} ${y - height * 0.16}H${x + width * 0.3}Q${x + width * 0.52} ${y - height * 0.3} ${x + width / 2} ${y}Z`,
      '#000000',
      0.1,
    )
  );
}

/** Draws a layered cake on a cake plate. */
export function cake(brush: Brush, x: number, y: number, size: number, icing: string): string {
  const { palette } = brush;
  const top = y - size * 0.34;
  return (
    ellipse(x, y, size * 0.32, size * 0.06, palette.cream) +
    rect(x - size * 0.05, top, size * 0.1, size * 0.34, palette.cream) +
    ellipse(x, top, size * 0.62, size * 0.09, palette.cream) +
    rect(
      x - size * 0.46,
      top - size * 0.44,
      size * 0.92,
      size * 0.42,
      mix('#b8794a', palette.cream, 0.2),
      6,
    ) +
    rect(x - size * 0.46, top - size * 0.26, size * 0.92, size * 0.07, palette.cream) +
    path(
      `M${x - size * 0.48} ${top - size * 0.46}Q${x} ${top - size * 0.62} ${x + size * 0.48} ${top - size * 0.46}V${top - size * 0.32}q${-size * 0.08} ${size * 0.12} ${-size * 0.16} 0t${-size * 0.16} 0t${-size * 0.16} 0t${-size * 0.16} 0t${-size * 0.16} 0t${-size * 0.16} 0Z`,
      icing,
    ) +
    repeat(5, (berry) =>
      circle(x - size * 0.32 + berry * size * 0.16, top - size * 0.56, size * 0.055, palette.coral),
    )
  );
}
