import type { SceneName } from '../scene-names.ts';
import type { Brush } from '../svg.ts';
import { bridge, fort, market, palace, skyline, trail, village } from './city.ts';
import { beach, cove, dunes, lagoon, lookout, oysters, surf } from './coast.ts';
import { club, festival, stage } from './night-life.ts';
import { bakery, bar, cafe, table, terrace } from './tables.ts';

/** Every composition by its name. */
export const scenes: Record<SceneName, (brush: Brush) => string> = {
  bakery,
  bar,
  beach,
  bridge,
  cafe,
  club,
  cove,
  dunes,
  festival,
  fort,
  lagoon,
  lookout,
  market,
  oysters,
  palace,
  skyline,
  stage,
  surf,
  table,
  terrace,
  trail,
  village,
};
