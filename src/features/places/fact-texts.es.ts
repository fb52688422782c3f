import { placeFactNames } from '#features/places/model/place-options.ts';
import type { FactValue, PlaceFactName, PlaceFacts } from '#features/places/model/place-options.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const factsTitle = 'Ideal para';

export const factLabels: Record<PlaceFactName, string> = {
  children: 'Niños',
  dogs: 'Perros',
  wheelchairEntrance: 'Entrada accesible',
  wheelchairToilet: 'Baño accesible',
  quiet: 'Lugar tranquilo',
  view: 'Vista',
  romantic: 'En pareja',
  groups: 'Grupos',
  liveMusic: 'Música en vivo',
  vegan: 'Vegano',
  vegetarian: 'Vegetariano',
  glutenFree: 'Sin gluten',
  covered: 'Techado',
  laptop: 'Trabajar con notebook',
  openLate: 'Abierto hasta tarde',
  parking: 'Estacionamiento',
};

export const factValueLabels: Record<FactValue, string> = {
  yes: 'Sí',
  partly: 'En parte',
  no: 'No',
};

export const unknownFact = 'No sé';

export function factLines(facts: PlaceFacts): string[] {
  return placeFactNames.flatMap((name) => {
    const value = facts[name];
    return value ? [`${factLabels[name]}: ${factValueLabels[value].toLowerCase()}`] : [];
  });
}

const partlyTexts: Partial<Record<PlaceFactName, string>> = {
  quiet: 'a veces',
  liveMusic: 'algunos días',
  vegan: 'algunas opciones',
  vegetarian: 'algunas opciones',
  glutenFree: 'algunas opciones',
  openLate: 'algunos días',
};

const factsShownIfAbsent: readonly PlaceFactName[] = [
  'wheelchairEntrance',
  'wheelchairToilet',
  'parking',
];

export function shownFacts(facts: PlaceFacts): string[] {
  const shownNames = placeFactNames.filter(
    (name) => facts[name] && (facts[name] !== 'no' || factsShownIfAbsent.includes(name)),
  );
  return shownNames.map((name) => {
    const suffix = { yes: '', partly: ` (${partlyTexts[name] ?? 'en parte'})`, no: ': no tiene' }[
      facts[name] ?? 'yes'
    ];
    return factLabels[name] + suffix;
  });
}

export type Complete = TranslationOf<
  typeof import('./fact-texts.ts'),
  typeof import('./fact-texts.es.ts')
>;
