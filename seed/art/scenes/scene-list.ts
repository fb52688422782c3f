import type { SceneName } from '../scene-names.ts';
import type { Brush } from '../svg.ts';
import { bakery } from './bakery.ts';
import { bar } from './bar.ts';
import { beach } from './beach.ts';
import { bridge } from './bridge.ts';
import { cafe } from './cafe.ts';
import { club } from './club.ts';
import { cove } from './cove.ts';
import { dunes } from './dunes.ts';
import { festival } from './festival.ts';
import { fort } from './fort.ts';
import { lagoon } from './lagoon.ts';
import { lookout } from './lookout.ts';
import { market } from './market.ts';
import { oysters } from './oysters.ts';
import { palace } from './palace.ts';
import { skyline } from './skyline.ts';
import { stage } from './stage.ts';
import { surf } from './surf.ts';
import { table } from './table.ts';
import { terrace } from './terrace.ts';
import { trail } from './trail.ts';
import { village } from './village.ts';

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
