import { placeFactNames } from '#features/places/model/place-options.ts';
import type { FactValue, PlaceFactName, PlaceFacts } from '#features/places/model/place-options.ts';

export const factsTitle = 'Bom para';

export const factLabels: Record<PlaceFactName, string> = {
  children: 'Crianças',
  dogs: 'Cachorros',
  wheelchairEntrance: 'Entrada acessível',
  wheelchairToilet: 'Banheiro acessível',
  quiet: 'Lugar tranquilo',
  view: 'Vista',
  romantic: 'A dois',
  groups: 'Grupos',
  liveMusic: 'Música ao vivo',
  vegan: 'Vegano',
  vegetarian: 'Vegetariano',
  glutenFree: 'Sem glúten',
  covered: 'Coberto',
  laptop: 'Trabalhar com notebook',
  openLate: 'Aberto até tarde',
  parking: 'Estacionamento',
};

export const factValueLabels: Record<FactValue, string> = {
  yes: 'Sim',
  partly: 'Em parte',
  no: 'Não',
};

/** Choice of a form for a fact that is not known. */
export const unknownFact = 'Não sei';

/** Returns the known facts as one line each, such as 'Crianças: sim'. */
export function factLines(facts: PlaceFacts): string[] {
  return placeFactNames.flatMap((name) => {
    const value = facts[name];
    return value ? [`${factLabels[name]}: ${factValueLabels[value].toLowerCase()}`] : [];
  });
}

/** What 'partly' means for a fact, where other words say more. */
const partlyTexts: Partial<Record<PlaceFactName, string>> = {
  quiet: 'às vezes',
  liveMusic: 'alguns dias',
  vegan: 'algumas opções',
  vegetarian: 'algumas opções',
  glutenFree: 'algumas opções',
  openLate: 'alguns dias',
};

/** Facts whose absence visitors must know. Of the others, only what the place is good for is shown. */
const factsShownIfAbsent: readonly PlaceFactName[] = [
  'wheelchairEntrance',
  'wheelchairToilet',
  'parking',
];

/** Returns what the page of a place shows: 'Crianças', 'Vegano (algumas opções)', 'Entrada acessível: não tem'. */
export function shownFacts(facts: PlaceFacts): string[] {
  const shownNames = placeFactNames.filter(
    (name) => facts[name] && (facts[name] !== 'no' || factsShownIfAbsent.includes(name)),
  );
  return shownNames.map((name) => {
    const suffix = { yes: '', partly: ` (${partlyTexts[name] ?? 'em parte'})`, no: ': não tem' }[
      facts[name] ?? 'yes'
    ];
    return factLabels[name] + suffix;
  });
}
