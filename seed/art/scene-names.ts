/** Compositions of the cover art. */
export const sceneNames = [
  'beach',
  'surf',
  'cove',
  'dunes',
  'lagoon',
  'trail',
  'lookout',
  'bridge',
  'fort',
  'village',
  'skyline',
  'palace',
  'market',
  'terrace',
  'oysters',
  'table',
  'bar',
  'stage',
  'club',
  'cafe',
  'bakery',
  'festival',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Times of day; each is a palette. */
export const moods = ['dawn', 'day', 'gold', 'dusk', 'night'] as const;
export type Mood = (typeof moods)[number];

/** 'beach:gold' is the beach at golden hour. */
export type ArtSpec = `${SceneName}:${Mood}`;
