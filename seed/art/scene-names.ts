/** Generic landscapes and interiors, which places share in their galleries. */
export const settingNames = [
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

/** Drawings of one specific subject that a place is known for. */
export const motifNames = [
  // motifs/dishes
  'oysterPlatter',
  'bananaLeaf',
  'embers',
  'roofTile',
  'pasta',
  'kitchenGarden',
  'izakaya',
  'burger',
  'paella',
  // motifs/drinks
  'crab',
  'surfboards',
  'pier',
  'beerFlight',
  'grocery',
  'beerBucket',
  'gin',
  'wineVault',
  // motifs/huts
  'longTable',
  'trailShack',
  'bambooHut',
  'fishHouse',
  'townHouse',
  'glassHouse',
  'concreteHall',
  'portico',
  'lighthouseClub',
  // motifs/shows
  'celloOnStage',
  'choro',
  'drumKit',
  'piano',
  'acousticShell',
  'openMicrophone',
  'arena',
  'folkOx',
  'masks',
  'beachGuitar',
  // motifs/parties
  'turntables',
  'sambaDrums',
  'accordion',
  'turbine',
  'moonFire',
  'karaoke',
  'soundSystem',
  'latinBrass',
  'sunglasses',
  // motifs/sweets
  'lace',
  'roaster',
  'books',
  'heron',
  'milleFeuille',
  'gelato',
  'farmTable',
  'clock',
  'mate',
  // motifs/feasts
  'fishGrill',
  'holyFlag',
  'oystersAndWine',
  'fireworks',
  'medal',
  'openAirCinema',
  'sandboards',
  'fermented',
  'regatta',
  'bonfire',
  // motifs/outings
  'ferry',
  'kayak',
  'telescope',
  'carvedRocks',
  'paddleBoards',
  // motifs/beaches
  'joaquina',
  'mole',
  'campeche',
  'lagoinha',
  'barra',
  'jurere',
  'santinho',
  'ingleses',
  'matadeiro',
  'mocambique',
  'naufragados',
  'daniela',
] as const;

export const sceneNames = [...settingNames, ...motifNames] as const;
export type SceneName = (typeof sceneNames)[number];

/** Times of day; each has a palette. */
export const moods = ['dawn', 'day', 'gold', 'dusk', 'night'] as const;
export type Mood = (typeof moods)[number];

/** Scene and mood: 'beach:gold' is the beach at golden hour. */
export type ArtSpec = `${SceneName}:${Mood}`;
