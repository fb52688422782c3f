import { foldText } from '#shared/text/fold-text.ts';
import type { SceneName } from './scenes.ts';

/**
 * Words in a place's texts that match a motif (without accents, lower case), so that a cover shows what the text
 * mentions. A scene without an entry here is not a motif; it fits every place of its category.
 */
export const motifWords: Partial<Record<SceneName, RegExp>> = {
  // Bars
  crab: /\bsiri\b/,
  surfboards: /\bpranchas?\b/,
  pier: /\btrapiche 27\b/,
  beerFlight: /\bcervejaria\b|\bchoperia\b/,
  grocery: /\barmazem\b|\bemporio\b/,
  beerBucket: /\bcerveja de garrafa\b|\bberbigao\b/,
  longTable: /\bmesa comprida\b|\bmangueiras\b/,
  gin: /\bgim\b/,
  trailShack: /\bultimo bar antes da trilha\b/,
  bambooHut: /\bbambu\b/,
  skyline: /\bbeira-mar\b/,
  wineVault: /\bporao de pedra\b|\badega\b/,
  // Restaurants
  oysterPlatter: /\bostreria\b/,
  bananaLeaf: /\bfolha de bananeira\b|\bpirao\b/,
  embers: /\bbrasa\b/,
  roofTile: /\bna telha\b/,
  pasta: /\bmassas?\b|\bcantina\b|\btrattoria\b/,
  kitchenGarden: /\bhorta\b/,
  izakaya: /\bizakaya\b|\bjapones\b/,
  table: /\bbufe\b|\brestaurante\b/,
  fishHouse: /\brancho\b.*\btainha\b/,
  townHouse: /\bbistro\b|\bsobrado\b/,
  burger: /\bhamburguer\b/,
  paella: /\bpaella\b/,
  // Shows
  celloOnStage: /\bmusica de camara\b/,
  concreteHall: /\blaje de concreto\b/,
  choro: /\bchoro\b/,
  drumKit: /\bgalpao\b/,
  piano: /\bpiano\b|\bjazz\b/,
  acousticShell: /\bconcha acustica\b/,
  openMicrophone: /\bstand-up\b|\bcomedia\b/,
  arena: /\barena\b/,
  folkOx: /\bboi de mamao\b/,
  masks: /\bteatro\b.*\bpecas?\b/,
  beachGuitar: /\bacusticos\b.*\bviolao\b/,
  // Outings
  bridge: /\bponte hercilio luz\b/,
  market: /\bmercado publico\b/,
  fort: /\bfortaleza\b/,
  lookout: /\bmirante do morro da lagoa\b/,
  dunes: /\bdunas da joaquina\b/,
  ferry: /\bbarco da costa\b/,
  kayak: /\bcaiaque\b/,
  palace: /\bpalacio\b/,
  village: /\bcasas geminadas\b/,
  telescope: /\bmirante do morro da cruz\b/,
  carvedRocks: /\binscricoes rupestres\b.*\benseada\b/,
  paddleBoards: /\bprancha a remo\b/,
  // Night
  turntables: /\bcabine\b/,
  club: /\bglobo espelhado\b/,
  sambaDrums: /\bsambodromo\b|\broda de samba\b/,
  lighthouseClub: /\bfarol club\b/,
  accordion: /\bforro\b/,
  turbine: /\busina\b/,
  moonFire: /\bluau\b/,
  karaoke: /\bkaraoke\b/,
  soundSystem: /\breggae\b/,
  latinBrass: /\bsalsa\b|\bmetais\b/,
  sunglasses: /\bmatine\b/,
  // Beaches
  joaquina: /\bpraia da joaquina\b/,
  mole: /\bpraia mole\b/,
  campeche: /\bpraia do campeche\b/,
  lagoinha: /\blagoinha do leste\b/,
  barra: /\bpraia da barra da lagoa\b/,
  jurere: /\bpraia de jurere\b/,
  santinho: /\bpraia do santinho\b/,
  ingleses: /\bpraia dos ingleses\b/,
  matadeiro: /\bpraia do matadeiro\b/,
  mocambique: /\bpraia do mocambique\b/,
  naufragados: /\bpraia de naufragados\b/,
  daniela: /\bpraia da daniela\b/,
  // Cafés
  lace: /\brenda de bilro\b/,
  roaster: /\btorra\b|\btorrefacao\b/,
  bakery: /\bpadaria\b|\bvitrine\b/,
  books: /\blivraria\b|\blivros\b/,
  heron: /\bgarcas\b/,
  milleFeuille: /\bmil folhas\b|\bconfeitaria\b/,
  glassHouse: /\bcasa de vidro\b/,
  gelato: /\bgelato\b|\bsorvetes?\b|\bsorveteria\b/,
  farmTable: /\bcafe colonial\b/,
  cafe: /\bcafe\b/,
  clock: /\brelogio\b/,
  mate: /\bchimarrao\b/,
  // Events
  festival: /\bfeira\b|\bbancas\b/,
  fishGrill: /\bfesta da tainha\b/,
  holyFlag: /\bfesta do divino\b/,
  oystersAndWine: /\bostra e vinho\b/,
  fireworks: /\breveillon\b|\bfogos\b/,
  medal: /\bcorrida\b|\bmaratona\b/,
  openAirCinema: /\bcinema\b/,
  sandboards: /\bsandboard\b/,
  portico: /\bnoite dos museus\b/,
  fermented: /\bqueijo e pao\b/,
  regatta: /\bregata\b/,
  bonfire: /\bfogueira\b/,
};

/** Returns true if the texts of a place match this scene. */
export function isMotifOf(
  scene: SceneName,
  { title, description }: { title: string; description: string },
): boolean {
  return motifWords[scene]?.test(foldText(`${title} ${description}`)) ?? false;
}
