import type { Random } from '../random.ts';
import { mix } from './colour.ts';
import type { Mood } from './scene-names.ts';

/** The colours of one drawing, '#rrggbb'. Distant objects are close to the sky colours, near ones to `ink`. */
export interface Palette {
  mood: Mood;
  skyTop: string;
  skyMid: string;
  skyLow: string;
  /** Disc of the sun or moon; `glow` is the halo around it. */
  sun: string;
  glow: string;
  cloud: string;
  hillFar: string;
  hillMid: string;
  hillNear: string;
  seaFar: string;
  seaMid: string;
  seaNear: string;
  foam: string;
  sand: string;
  sandShade: string;
  leaf: string;
  leafDark: string;
  /** Darkest tone, for silhouettes and frames. */
  ink: string;
  /** Colour of lamps and lit windows. */
  lamp: string;
  wall: string;
  roof: string;
  wood: string;
  coral: string;
  amber: string;
  teal: string;
  cream: string;
}

type Base = Omit<Palette, 'mood'>;

const shared = { coral: '#f0714f', amber: '#f7b547', teal: '#1c8a90', cream: '#fdf1dc' };

const bases: Record<Mood, Base> = {
  dawn: {
    ...shared,
    skyTop: '#86bccb',
    skyMid: '#f7dcc6',
    skyLow: '#fdb999',
    sun: '#fff8ea',
    glow: '#ffd9a6',
    cloud: '#fff0e2',
    hillFar: '#cdb9bd',
    hillMid: '#8f9db0',
    hillNear: '#356a72',
    seaFar: '#f3c9b3',
    seaMid: '#a3bdbd',
    seaNear: '#3c8c9b',
    foam: '#fff7ee',
    sand: '#f7e3c9',
    sandShade: '#e3bf9c',
    leaf: '#4c8a74',
    leafDark: '#2a5f60',
    ink: '#1d4a54',
    lamp: '#ffe3a3',
    wall: '#fbead6',
    roof: '#d97b5c',
    wood: '#a9704f',
  },
  day: {
    ...shared,
    skyTop: '#3d9fc0',
    skyMid: '#8fd2da',
    skyLow: '#e6f4e4',
    sun: '#fffdf0',
    glow: '#fff3c4',
    cloud: '#ffffff',
    hillFar: '#9fcdc9',
    hillMid: '#5caa98',
    hillNear: '#2b7360',
    seaFar: '#7dcfcd',
    seaMid: '#3fadb5',
    seaNear: '#0d7d8b',
    foam: '#ffffff',
    sand: '#f9e6bd',
    sandShade: '#e4c48d',
    leaf: '#3f9a6d',
    leafDark: '#1f6a57',
    ink: '#12474e',
    lamp: '#ffe9b0',
    wall: '#fff5e1',
    roof: '#d9684a',
    wood: '#b3784c',
  },
  gold: {
    ...shared,
    skyTop: '#4a97a0',
    skyMid: '#f6cf92',
    skyLow: '#f8925c',
    sun: '#fff4d6',
    glow: '#ffc56e',
    cloud: '#ffe2b4',
    hillFar: '#dd9a7c',
    hillMid: '#a8645a',
    hillNear: '#1f5259',
    seaFar: '#f0ad78',
    seaMid: '#7aa39a',
    seaNear: '#1d6c76',
    foam: '#fff1d8',
    sand: '#f6d6a3',
    sandShade: '#d9a473',
    leaf: '#3f7c66',
    leafDark: '#1d5053',
    ink: '#123b43',
    lamp: '#ffdc8c',
    wall: '#fde3bf',
    roof: '#c95a41',
    wood: '#96593c',
  },
  dusk: {
    ...shared,
    skyTop: '#1d3c60',
    skyMid: '#9a6288',
    skyLow: '#f98d69',
    sun: '#ffdfae',
    glow: '#ff9f6e',
    cloud: '#c97f8b',
    hillFar: '#94617f',
    hillMid: '#64466c',
    hillNear: '#17384c',
    seaFar: '#e0806f',
    seaMid: '#6d5b82',
    seaNear: '#1b4560',
    foam: '#ffd9bd',
    sand: '#c2897b',
    sandShade: '#8b5f6b',
    leaf: '#2f5f66',
    leafDark: '#173c4b',
    ink: '#0f2a3a',
    lamp: '#ffd27d',
    wall: '#e9b59a',
    roof: '#9c4a4a',
    wood: '#6b4547',
  },
  night: {
    ...shared,
    skyTop: '#081d2c',
    skyMid: '#123f53',
    skyLow: '#35777c',
    sun: '#fdf4da',
    glow: '#8fc1b6',
    cloud: '#1f5666',
    hillFar: '#20566a',
    hillMid: '#153f53',
    hillNear: '#0a2735',
    seaFar: '#2f6f78',
    seaMid: '#1c5463',
    seaNear: '#0a2c3b',
    foam: '#a9d3cb',
    sand: '#466a6c',
    sandShade: '#2b4c54',
    leaf: '#1d5154',
    leafDark: '#0d3440',
    ink: '#051823',
    lamp: '#ffcf73',
    wall: '#8d8f86',
    roof: '#5b4347',
    wood: '#4a3d3c',
  },
};

/** Moods whose sky, hill and sea colours are mixed in, so that two drawings of the same mood differ. */
const neighbours: Record<Mood, readonly Mood[]> = {
  dawn: ['gold', 'day'],
  day: ['dawn', 'gold'],
  gold: ['dawn', 'dusk'],
  dusk: ['gold', 'night'],
  night: ['dusk', 'night'],
};

/** Returns the palette of a mood with small random variations. */
export function paletteFor(mood: Mood, random: Random): Palette {
  const base = bases[mood];
  const other = bases[random.pick(neighbours[mood])];
  const drift = random.between(0, 0.28);
  const names = ['skyTop', 'skyMid', 'skyLow', 'hillFar', 'hillNear', 'seaFar', 'seaNear'] as const;
  const drifted = Object.fromEntries(
    names.map((name) => [name, mix(base[name], other[name], drift * random.between(0.4, 1))]),
  );
  return { ...base, ...drifted, mood };
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
