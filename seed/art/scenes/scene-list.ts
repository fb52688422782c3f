import type { SceneName } from '../scene-names.ts';
import { barra } from '../motifs/beaches/barra.ts';
import { campeche } from '../motifs/beaches/campeche.ts';
import { daniela } from '../motifs/beaches/daniela.ts';
import { ingleses } from '../motifs/beaches/ingleses.ts';
import { joaquina } from '../motifs/beaches/joaquina.ts';
import { jurere } from '../motifs/beaches/jurere.ts';
import { lagoinha } from '../motifs/beaches/lagoinha.ts';
import { matadeiro } from '../motifs/beaches/matadeiro.ts';
import { mocambique } from '../motifs/beaches/mocambique.ts';
import { mole } from '../motifs/beaches/mole.ts';
import { naufragados } from '../motifs/beaches/naufragados.ts';
import { santinho } from '../motifs/beaches/santinho.ts';
import { bananaLeaf } from '../motifs/dishes/banana-leaf.ts';
import { burger } from '../motifs/dishes/burger.ts';
import { embers } from '../motifs/dishes/embers.ts';
import { izakaya } from '../motifs/dishes/izakaya.ts';
import { kitchenGarden } from '../motifs/dishes/kitchen-garden.ts';
import { oysterPlatter } from '../motifs/dishes/oyster-platter.ts';
import { paella } from '../motifs/dishes/paella.ts';
import { pasta } from '../motifs/dishes/pasta.ts';
import { roofTile } from '../motifs/dishes/roof-tile.ts';
import { beerBucket } from '../motifs/drinks/beer-bucket.ts';
import { beerFlight } from '../motifs/drinks/beer-flight.ts';
import { crab } from '../motifs/drinks/crab.ts';
import { gin } from '../motifs/drinks/gin.ts';
import { grocery } from '../motifs/drinks/grocery.ts';
import { pier } from '../motifs/drinks/pier.ts';
import { surfboards } from '../motifs/drinks/surfboards.ts';
import { wineVault } from '../motifs/drinks/wine-vault.ts';
import { bonfire } from '../motifs/feasts/bonfire.ts';
import { fermented } from '../motifs/feasts/fermented.ts';
import { fireworks } from '../motifs/feasts/fireworks.ts';
import { fishGrill } from '../motifs/feasts/fish-grill.ts';
import { holyFlag } from '../motifs/feasts/holy-flag.ts';
import { medal } from '../motifs/feasts/medal.ts';
import { openAirCinema } from '../motifs/feasts/open-air-cinema.ts';
import { oystersAndWine } from '../motifs/feasts/oysters-and-wine.ts';
import { regatta } from '../motifs/feasts/regatta.ts';
import { sandboards } from '../motifs/feasts/sandboards.ts';
import { bambooHut } from '../motifs/huts/bamboo-hut.ts';
import { concreteHall } from '../motifs/huts/concrete-hall.ts';
import { fishHouse } from '../motifs/huts/fish-house.ts';
import { glassHouse } from '../motifs/huts/glass-house.ts';
import { lighthouseClub } from '../motifs/huts/lighthouse-club.ts';
import { longTable } from '../motifs/huts/long-table.ts';
import { portico } from '../motifs/huts/portico.ts';
import { townHouse } from '../motifs/huts/town-house.ts';
import { trailShack } from '../motifs/huts/trail-shack.ts';
import { carvedRocks } from '../motifs/outings/carved-rocks.ts';
import { ferry } from '../motifs/outings/ferry.ts';
import { kayak } from '../motifs/outings/kayak.ts';
import { paddleBoards } from '../motifs/outings/paddle-boards.ts';
import { telescope } from '../motifs/outings/telescope.ts';
import { accordion } from '../motifs/parties/accordion.ts';
import { karaoke } from '../motifs/parties/karaoke.ts';
import { latinBrass } from '../motifs/parties/latin-brass.ts';
import { moonFire } from '../motifs/parties/moon-fire.ts';
import { sambaDrums } from '../motifs/parties/samba-drums.ts';
import { soundSystem } from '../motifs/parties/sound-system.ts';
import { sunglasses } from '../motifs/parties/sunglasses.ts';
import { turbine } from '../motifs/parties/turbine.ts';
import { turntables } from '../motifs/parties/turntables.ts';
import { acousticShell } from '../motifs/shows/acoustic-shell.ts';
import { arena } from '../motifs/shows/arena.ts';
import { beachGuitar } from '../motifs/shows/beach-guitar.ts';
import { celloOnStage } from '../motifs/shows/cello-on-stage.ts';
import { choro } from '../motifs/shows/choro.ts';
import { drumKit } from '../motifs/shows/drum-kit.ts';
import { folkOx } from '../motifs/shows/folk-ox.ts';
import { masks } from '../motifs/shows/masks.ts';
import { openMicrophone } from '../motifs/shows/open-microphone.ts';
import { piano } from '../motifs/shows/piano.ts';
import { books } from '../motifs/sweets/books.ts';
import { clock } from '../motifs/sweets/clock.ts';
import { farmTable } from '../motifs/sweets/farm-table.ts';
import { gelato } from '../motifs/sweets/gelato.ts';
import { heron } from '../motifs/sweets/heron.ts';
import { lace } from '../motifs/sweets/lace.ts';
import { mate } from '../motifs/sweets/mate.ts';
import { milleFeuille } from '../motifs/sweets/mille-feuille.ts';
import { roaster } from '../motifs/sweets/roaster.ts';
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

/** Draw function of each scene. */
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
  joaquina,
  mole,
  campeche,
  lagoinha,
  barra,
  jurere,
  santinho,
  ingleses,
  matadeiro,
  mocambique,
  naufragados,
  daniela,
  oysterPlatter,
  bananaLeaf,
  embers,
  roofTile,
  pasta,
  kitchenGarden,
  izakaya,
  burger,
  paella,
  crab,
  surfboards,
  pier,
  beerFlight,
  grocery,
  beerBucket,
  gin,
  wineVault,
  fishGrill,
  holyFlag,
  oystersAndWine,
  fireworks,
  medal,
  openAirCinema,
  sandboards,
  fermented,
  regatta,
  bonfire,
  longTable,
  trailShack,
  bambooHut,
  fishHouse,
  townHouse,
  glassHouse,
  concreteHall,
  portico,
  lighthouseClub,
  ferry,
  kayak,
  telescope,
  carvedRocks,
  paddleBoards,
  turntables,
  sambaDrums,
  accordion,
  turbine,
  moonFire,
  karaoke,
  soundSystem,
  latinBrass,
  sunglasses,
  celloOnStage,
  choro,
  drumKit,
  piano,
  acousticShell,
  openMicrophone,
  arena,
  folkOx,
  masks,
  beachGuitar,
  lace,
  roaster,
  books,
  heron,
  milleFeuille,
  gelato,
  farmTable,
  clock,
  mate,
};
