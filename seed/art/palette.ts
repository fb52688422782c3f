import type { Random } from '../random.ts';

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns '#rrggbb' for three channels of 0 to 255. */
export function hexColour(red: number, green: number, blue: number): string {
  return `#${[red, green, blue]
    .map((channel) =>
      Math.round(Math.min(Math.max(channel, 0), 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the colour between two colours at `share` (0 to 1). */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return hexColour(
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  );
}

/** Returns true if windows and street lamps are lit at this time of day. */
export function isLit({ mood }: Palette): boolean {
  return mood === 'night' || mood === 'dusk';
}

/** Returns the fill colour of a window at this time of day. */
export function windowFill(palette: Palette): string {
  return isLit(palette) ? palette.lamp : mix(palette.seaNear, palette.ink, 0.35);
}

/** Light colours of a dance floor. */
export const neon = ['#ff7d5c', '#f7b547', '#38c6c4', '#e35d90', '#8a7bf0'] as const;

/** Times of day; each has a palette. */
export const moods = ['dawn', 'day', 'gold', 'dusk', 'night'] as const;
export type Mood = (typeof moods)[number];

/**
 * The colours at each time of day, in the order of `moods`. Distant objects are close to the sky colours, near ones to
 * `ink`.
 */
const colours = {
  skyTop: ['#86bccb', '#3d9fc0', '#4a97a0', '#1d3c60', '#081d2c'],
  skyMid: ['#f7dcc6', '#8fd2da', '#f6cf92', '#9a6288', '#123f53'],
  skyLow: ['#fdb999', '#e6f4e4', '#f8925c', '#f98d69', '#35777c'],
  // Disc of the sun or moon; `glow` is the halo around it.
  sun: ['#fff8ea', '#fffdf0', '#fff4d6', '#ffdfae', '#fdf4da'],
  glow: ['#ffd9a6', '#fff3c4', '#ffc56e', '#ff9f6e', '#8fc1b6'],
  cloud: ['#fff0e2', '#ffffff', '#ffe2b4', '#c97f8b', '#1f5666'],
  hillFar: ['#cdb9bd', '#9fcdc9', '#dd9a7c', '#94617f', '#20566a'],
  hillMid: ['#8f9db0', '#5caa98', '#a8645a', '#64466c', '#153f53'],
  hillNear: ['#356a72', '#2b7360', '#1f5259', '#17384c', '#0a2735'],
  seaFar: ['#f3c9b3', '#7dcfcd', '#f0ad78', '#e0806f', '#2f6f78'],
  seaMid: ['#a3bdbd', '#3fadb5', '#7aa39a', '#6d5b82', '#1c5463'],
  seaNear: ['#3c8c9b', '#0d7d8b', '#1d6c76', '#1b4560', '#0a2c3b'],
  foam: ['#fff7ee', '#ffffff', '#fff1d8', '#ffd9bd', '#a9d3cb'],
  sand: ['#f7e3c9', '#f9e6bd', '#f6d6a3', '#c2897b', '#466a6c'],
  sandShade: ['#e3bf9c', '#e4c48d', '#d9a473', '#8b5f6b', '#2b4c54'],
  leaf: ['#4c8a74', '#3f9a6d', '#3f7c66', '#2f5f66', '#1d5154'],
  leafDark: ['#2a5f60', '#1f6a57', '#1d5053', '#173c4b', '#0d3440'],
  // Darkest tone, for silhouettes and frames.
  ink: ['#1d4a54', '#12474e', '#123b43', '#0f2a3a', '#051823'],
  // Colour of lamps and lit windows.
  lamp: ['#ffe3a3', '#ffe9b0', '#ffdc8c', '#ffd27d', '#ffcf73'],
  wall: ['#fbead6', '#fff5e1', '#fde3bf', '#e9b59a', '#8d8f86'],
  roof: ['#d97b5c', '#d9684a', '#c95a41', '#9c4a4a', '#5b4347'],
  wood: ['#a9704f', '#b3784c', '#96593c', '#6b4547', '#4a3d3c'],
} as const satisfies Record<string, Record<'length', 5> & readonly string[]>;

/** Colours that are the same all day. */
const constantColours = { coral: '#f0714f', amber: '#f7b547', teal: '#1c8a90', cream: '#fdf1dc' };

/** The colours of one drawing, '#rrggbb'. */
export type Palette = { mood: Mood } & Record<
  keyof typeof colours | keyof typeof constantColours,
  string
>;

/** Moods whose sky, hill and sea colours are mixed in, so that two drawings of the same mood differ. */
const neighbours: Record<Mood, readonly Mood[]> = {
  dawn: ['gold', 'day'],
  day: ['dawn', 'gold'],
  gold: ['dawn', 'dusk'],
  dusk: ['gold', 'night'],
  night: ['dusk', 'night'],
};

const drifting = [
  'skyTop',
  'skyMid',
  'skyLow',
  'hillFar',
  'hillNear',
  'seaFar',
  'seaNear',
] as const;

/** Returns the palette of a mood with small random variations. */
export function paletteFor(mood: Mood, random: Random): Palette {
  const at = moods.indexOf(mood);
  const other = moods.indexOf(random.pick(neighbours[mood]));
  const drift = random.between(0, 0.28);
  const base = Object.fromEntries(
    Object.entries(colours).map(([name, tones]) => [name, tones[at]]),
  ) as Record<keyof typeof colours, string>;
  for (const name of drifting)
    base[name] = mix(
      base[name],
      colours[name][other] ?? base[name],
      drift * random.between(0.4, 1),
    );
  return { ...constantColours, ...base, mood };
}

/** Returns the tone of a hill: `nearness` 0 is the farthest range, 1 the nearest. A middle tone avoids grey. */
export function hillTone(palette: Palette, nearness: number): string {
  return nearness < 0.5
    ? mix(palette.hillFar, palette.hillMid, nearness * 2)
    : mix(palette.hillMid, palette.hillNear, nearness * 2 - 1);
}

/** Returns a fixed colour adapted to the light of the drawing's mood. */
export function shaded({ mood, ink }: Palette, colour: string): string {
  const shade = { dawn: 0.03, day: 0, gold: 0.06, dusk: 0.22, night: 0.36 };
  return mix(colour, ink, shade[mood]);
}
