import { placeFactNames } from '#features/places/model/place-options.ts';
import type { FactValue, PlaceFactName, PlaceFacts } from '#features/places/model/place-options.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const factsTitle = 'Good for';

export const factLabels: Record<PlaceFactName, string> = {
  children: 'Children',
  dogs: 'Dogs',
  wheelchairEntrance: 'Accessible entrance',
  wheelchairToilet: 'Accessible toilet',
  quiet: 'Quiet',
  view: 'View',
  romantic: 'Couples',
  groups: 'Groups',
  liveMusic: 'Live music',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  glutenFree: 'Gluten-free',
  covered: 'Covered',
  laptop: 'Working on a laptop',
  openLate: 'Open late',
  parking: 'Parking',
};

export const factValueLabels: Record<FactValue, string> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
};

export const unknownFact = 'Not sure';

export function factLines(facts: PlaceFacts): string[] {
  return placeFactNames.flatMap((name) => {
    const value = facts[name];
    return value ? [`${factLabels[name]}: ${factValueLabels[value].toLowerCase()}`] : [];
  });
}

const partlyTexts: Partial<Record<PlaceFactName, string>> = {
  quiet: 'sometimes',
  liveMusic: 'some days',
  vegan: 'some options',
  vegetarian: 'some options',
  glutenFree: 'some options',
  openLate: 'some days',
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
    const suffix = { yes: '', partly: ` (${partlyTexts[name] ?? 'partly'})`, no: ': none' }[
      facts[name] ?? 'yes'
    ];
    return factLabels[name] + suffix;
  });
}

export type Complete = TranslationOf<
  typeof import('./fact-texts.ts'),
  typeof import('./fact-texts.en.ts')
>;
