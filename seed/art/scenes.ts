import * as bars from './motifs/bars.ts';
import * as buildings from './motifs/buildings.ts';
import * as cafes from './motifs/cafes.ts';
import * as concerts from './motifs/concerts.ts';
import * as community from './motifs/community.ts';
import * as dances from './motifs/dances.ts';
import * as dishes from './motifs/dishes.ts';
import * as drinks from './motifs/drinks.ts';
import * as easternBeaches from './motifs/eastern-beaches.ts';
import * as feasts from './motifs/feasts.ts';
import * as huts from './motifs/huts.ts';
import * as nightclubs from './motifs/nightclubs.ts';
import * as nightEvents from './motifs/night-events.ts';
import * as northernBeaches from './motifs/northern-beaches.ts';
import * as outdoorEvents from './motifs/outdoor-events.ts';
import * as outings from './motifs/outings.ts';
import * as seafood from './motifs/seafood.ts';
import * as southernBeaches from './motifs/southern-beaches.ts';
import * as stages from './motifs/stages.ts';
import * as sweets from './motifs/sweets.ts';
import * as theatre from './motifs/theatre.ts';
import * as jamSessions from './motifs/jam-sessions.ts';
import * as kitchens from './motifs/kitchens.ts';
import * as parties from './motifs/parties.ts';
import * as culture from './motifs/culture.ts';
import * as openAir from './motifs/open-air.ts';
import type { Mood } from './palette.ts';
import * as cafesInteriors from './scenes/cafes.ts';
import * as coast from './scenes/coast.ts';
import * as dinner from './scenes/dinner.ts';
import * as events from './scenes/events.ts';
import * as nature from './scenes/nature.ts';
import * as night from './scenes/night.ts';
import * as oldTown from './scenes/old-town.ts';
import * as tables from './scenes/tables.ts';
import * as waterfront from './scenes/waterfront.ts';
import type { Brush } from './svg.ts';

type Draw = (brush: Brush) => string;

/** Generic landscapes and interiors, which places share in their galleries. */
const settings = {
  ...cafesInteriors,
  ...coast,
  ...dinner,
  ...events,
  ...nature,
  ...night,
  ...oldTown,
  ...tables,
  ...waterfront,
};

/** Drawings of one specific subject that a place is known for. */
const motifs = {
  ...bars,
  ...buildings,
  ...cafes,
  ...community,
  ...concerts,
  ...culture,
  ...dances,
  ...dishes,
  ...drinks,
  ...easternBeaches,
  ...feasts,
  ...huts,
  ...jamSessions,
  ...kitchens,
  ...nightEvents,
  ...nightclubs,
  ...northernBeaches,
  ...openAir,
  ...outdoorEvents,
  ...outings,
  ...parties,
  ...seafood,
  ...southernBeaches,
  ...stages,
  ...sweets,
  ...theatre,
};

export const scenes = { ...settings, ...motifs } satisfies Record<string, Draw>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Returns true for a generic scene, false for a motif. */
export function isSetting(scene: SceneName): boolean {
  return scene in settings;
}

/** Scene and mood: 'beach:gold' is the beach at golden hour. */
export type ArtSpec = `${SceneName}:${Mood}`;
