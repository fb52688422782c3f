import type { SceneName } from '../scene-names.ts';
import * as beaches from '../motifs/beaches.ts';
import * as dishes from '../motifs/dishes.ts';
import * as drinks from '../motifs/drinks.ts';
import * as feasts from '../motifs/feasts.ts';
import * as huts from '../motifs/huts.ts';
import * as outings from '../motifs/outings.ts';
import * as parties from '../motifs/parties.ts';
import * as shows from '../motifs/shows.ts';
import * as sweets from '../motifs/sweets.ts';
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
  ...beaches,
  ...dishes,
  ...drinks,
  ...feasts,
  ...huts,
  ...outings,
  ...parties,
  ...shows,
  ...sweets,
};
