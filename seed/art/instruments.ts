import { mix } from './palette.ts';
import { circle, ellipse, path, rect, repeat, stroke } from './svg.ts';
import type { Brush } from './svg.ts';

/** Draws a guitar or, smaller, a cavaquinho; about 840 high, its hole at (0, 0). */
export function guitar(brush: Brush, wood: string): string {
  const { palette } = brush;
  return (
    rect(-20, -520, 40, 420, mix('#5a3325', palette.ink, 0.2), 4) +
    path('M-36 -620H36L28 -510H-28Z', mix('#5a3325', palette.ink, 0.35)) +
    repeat(6, (i) => circle(i < 3 ? -42 : 42, -600 + (i % 3) * 34, 10, palette.cream)) +
    path(
      'M0 -150C84 -150 112 -104 100 -52C94 -22 96 0 118 34C150 96 128 216 0 216C-128 216 -150 96 -118 34C-96 0 -94 -22 -100 -52C-112 -104 -84 -150 0 -150Z',
      wood,
    ) +
    path(
      'M0 216C128 216 150 96 118 34C96 0 94 -22 100 -52C112 -104 84 -150 0 -150C60 -120 70 -60 60 -10C84 60 90 160 0 216Z',
      palette.ink,
      0.12,
    ) +
    circle(0, 0, 54, palette.cream, 0.7) +
    circle(0, 0, 46, '#2b1812') +
    rect(-62, 118, 124, 20, '#3d2218', 6) +
    repeat(4, (i) => rect(-10 + i * 7, -500, 2, 625, palette.cream, 0, 0.75)) +
    repeat(7, (i) => rect(-20, -490 + i * 54, 40, 4, palette.amber, 0, 0.7))
  );
}

/** Draws a cello, about 950 high, its bridge at (0, 100). */
export function cello(brush: Brush): string {
  const { palette } = brush;
  const wood = '#b5602f';
  return (
    rect(-5, 290, 10, 130, palette.cream) +
    rect(-18, -450, 36, 340, '#2f1b14', 6) +
    stroke('M0 -450V-500Q0 -540 30 -530Q44 -512 22 -506', '#5a3020', 26) +
    stroke('M-44 -440H-16M16 -440H44M-44 -404H-16M16 -404H44', '#3d2218', 14) +
    path(
      'M0 -180C90 -180 128 -130 112 -66C104 -34 74 -20 72 14C74 46 140 70 146 150C150 250 76 300 0 300C-76 300 -150 250 -146 150C-140 70 -74 46 -72 14C-74 -20 -104 -34 -112 -66C-128 -130 -90 -180 0 -180Z',
      wood,
    ) +
    path(
      'M0 300C76 300 150 250 146 150C140 70 74 46 72 14C74 -20 104 -34 112 -66C128 -130 90 -180 0 -180C70 -140 60 -60 40 10C90 90 90 240 0 300Z',
      palette.ink,
      0.16,
    ) +
    stroke('M-54 10Q-84 50 -50 84T-70 148M54 10Q84 50 50 84T70 148', '#3d1c12', 9) +
    path('M-46 96H46L34 122H-34Z', '#e8c48a') +
    path('M-20 160H20L12 280H-12Z', '#2f1b14') +
    repeat(4, (i) => rect(-11 + i * 7, -450, 2, 620, palette.cream, 0, 0.8))
  );
}

/** Draws a pandeiro with its jingles, radius 150. */
export function pandeiro(brush: Brush, rim: string): string {
  const { palette } = brush;
  return (
    circle(10, 12, 156, palette.ink, 0.25) +
    circle(0, 0, 154, rim) +
    repeat(5, (i) => {
      const angle = (i / 5) * Math.PI * 2 - 0.6;
      const x = Math.cos(angle) * 142;
      const y = Math.sin(angle) * 142;
      return ellipse(x, y, 28, 28, '#e6c05a') + circle(x, y, 10, '#a87f2a');
    }) +
    circle(0, 0, 120, palette.cream) +
    circle(0, 0, 104, mix(palette.cream, palette.amber, 0.18))
  );
}

/** Draws a drum with its foot at (0, 0): zabumba, surdo or conga, depending on its size. */
export function drum(brush: Brush, width: number, height: number, colour: string): string {
  const { palette } = brush;
  const half = width / 2;
  const dip = width * 0.13;
  return (
    ellipse(0, 4, half * 1.1, dip, palette.ink, 0.3) +
    path(`M${-half} ${-height}V${-dip}Q0 ${dip * 1.4} ${half} ${-dip}V${-height}Z`, colour) +
    path(
      `M${half * 0.4} ${-height}V${-dip * 0.1}Q${half * 0.8} ${-dip * 0.4} ${half} ${-dip}V${-height}Z`,
      palette.ink,
      0.16,
    ) +
    repeat(5, (i) =>
      stroke(
        `M${-half + (i * width) / 5} ${-height}L${-half + ((i + 0.5) * width) / 5} ${-dip * 0.4}L${-half + ((i + 1) * width) / 5} ${-height}`,
        palette.cream,
        5,
        0.8,
      ),
    ) +
    stroke(`M${-half} ${-dip * 1.4}Q0 ${dip} ${half} ${-dip * 1.4}`, '#c9ced0', 16) +
    ellipse(0, -height, half, dip, '#c9ced0') +
    ellipse(0, -height, half * 0.92, dip * 0.84, palette.cream)
  );
}

/** Draws a cymbal with its foot at (0, 0). */
export function cymbal(brush: Brush, height: number, radius: number): string {
  const { palette } = brush;
  return (
    stroke(`M0 ${-height}V-60M0 -60L-60 0M0 -60L60 0`, mix(palette.ink, palette.cream, 0.35), 8) +
    ellipse(0, -height, radius, radius * 0.15, '#e2b64a') +
    ellipse(0, -height - 6, radius * 0.28, radius * 0.08, '#f4d27e')
  );
}

/** Draws a microphone that points up, about 680 long. */
export function microphone(brush: Brush): string {
  const { palette } = brush;
  return (
    path('M-60 -60H60L34 380H-34Z', '#2b3238') +
    path('M10 -60H60L34 380H16Z', '#ffffff', 0.14) +
    rect(-74, -96, 148, 44, '#c9ced0', 10) +
    path('M-84 -96Q-110 -300 0 -304Q110 -300 84 -96Z', '#aeb9bd') +
    repeat(6, (i) =>
      stroke(`M${-92 + i * 3} ${-250 + i * 28}H${92 - i * 3}`, palette.ink, 5, 0.35),
    ) +
    repeat(5, (i) => stroke(`M${-60 + i * 30} -290V-100`, palette.ink, 5, 0.3)) +
    ellipse(-34, -236, 22, 40, '#ffffff', 0.5) +
    rect(-16, 40, 32, 70, palette.coral, 10)
  );
}

/** Draws a loudspeaker box with two cones, its upper left corner at (0, 0). */
export function speaker(brush: Brush, width: number, height: number, colour: string): string {
  const { palette } = brush;
  const cone = (y: number, radius: number) =>
    circle(width / 2, y, radius, mix(colour, palette.ink, 0.65)) +
    circle(width / 2, y, radius * 0.78, '#20272b') +
    circle(width / 2, y, radius * 0.34, mix(colour, palette.cream, 0.3));
  return (
    rect(0, 0, width, height, colour, 10) +
    rect(width * 0.86, 0, width * 0.14, height, palette.ink, 8, 0.18) +
    cone(height * 0.66, Math.min(width * 0.38, height * 0.28)) +
    cone(height * 0.24, Math.min(width * 0.22, height * 0.16))
  );
}

/** Draws a trumpet that points to the left, about 800 long. */
export function trumpet(brush: Brush): string {
  const { palette } = brush;
  const brass = '#e8b23f';
  const shade = mix(brass, palette.ink, 0.3);
  return (
    stroke('M-180 -10H360', brass, 26) +
    rect(356, -24, 34, 28, shade, 6) +
    path('M-160 -26Q-300 -34 -380 -150V130Q-300 14 -160 6Z', brass) +
    ellipse(-380, -10, 34, 140, mix(brass, palette.cream, 0.45)) +
    ellipse(-380, -10, 20, 110, shade) +
    stroke('M-100 -10Q-150 -10 -150 50T-90 110H190Q250 110 250 50T190 -10', brass, 24) +
    repeat(
      3,
      (i) =>
        rect(-60 + i * 74, -110, 48, 210, mix(brass, palette.cream, 0.25), 12) +
        rect(-46 + i * 74, -170, 20, 62, '#c9ced0') +
        rect(-62 + i * 74, -186, 52, 20, palette.cream, 8) +
        rect(-24 + i * 74, -100, 10, 190, shade, 4, 0.5),
    )
  );
}

/** Draws a saxophone, about 600 high, its lower bow at (0, 220). */
export function saxophone(brush: Brush): string {
  const { palette } = brush;
  const brass = '#e8b23f';
  const shade = mix(brass, palette.ink, 0.3);
  return (
    stroke('M-150 -250Q-110 -300 -60 -262', '#20272b', 22) +
    stroke('M-64 -264Q-34 -240 -40 -190L-60 150Q-60 240 30 240Q120 236 128 120', brass, 58) +
    path('M96 150Q104 40 60 -40Q130 -64 214 -40Q166 40 158 150Z', brass) +
    ellipse(137, -40, 78, 22, mix(brass, palette.cream, 0.45)) +
    ellipse(137, -38, 58, 14, shade) +
    stroke('M-20 -180L-38 160', shade, 8) +
    repeat(6, (i) => circle(-42 - i * 3.4, -150 + i * 56, 20, mix(brass, palette.cream, 0.5))) +
    repeat(6, (i) => circle(-42 - i * 3.4, -150 + i * 56, 9, shade)) +
    repeat(3, (i) => circle(110 + i * 8, 90 + i * 36, 14, mix(brass, palette.cream, 0.5)))
  );
}

/** Draws an electric guitar, about 840 high, its middle pickup at (0, 40). */
export function electricGuitar(brush: Brush, colour: string): string {
  const { palette } = brush;
  return (
    rect(-18, -500, 36, 440, '#5a3325', 4) +
    path('M-30 -620L34 -600L26 -490H-26Z', mix('#5a3325', palette.ink, 0.4)) +
    repeat(6, (i) => circle(44 - i * 2, -596 + i * 20, 9, palette.cream)) +
    repeat(8, (i) => rect(-18, -470 + i * 46, 36, 4, palette.amber, 0, 0.8)) +
    path(
      'M-30 -90Q-110 -170 -124 -90Q-128 -50 -96 -10Q-130 50 -134 120Q-126 220 0 220Q126 220 134 120Q130 50 96 -10Q150 -90 116 -130Q84 -130 30 -60Z',
      colour,
    ) +
    path('M30 -20Q70 60 60 150Q20 190 -60 170Q-20 60 30 -20Z', palette.cream, 0.85) +
    rect(-44, -24, 88, 26, '#20272b', 8) +
    rect(-44, 44, 88, 26, '#20272b', 8) +
    rect(-40, 116, 80, 24, '#c9ced0', 6) +
    circle(84, 130, 13, palette.amber) +
    circle(96, 90, 13, palette.amber) +
    repeat(4, (i) => rect(-11 + i * 7, -490, 2, 620, palette.cream, 0, 0.8))
  );
}
