import { expect, it } from 'vitest';
import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import { shownFacts } from './fact-texts.ts';
import { priceSign } from './model/price.ts';
import { amenityLabel, priceLabels, priceRangeLabels } from './texts.ts';

it.each([
  ['Econômico', '$ Econômico', 'R$ 0-50'],
  ['Médio', '$$ Médio', 'R$ 50-100'],
  ['Alto', '$$$ Alto', 'R$ 100-200'],
  ['Premium', '$$$$ Premium', 'R$ 200+'],
] as const)('the price level %s has its label and range', (level, label, range) => {
  expect(priceLabels[level]).toBe(label);
  expect(priceRangeLabels[level]).toBe(range);
});

it('the label of a price level starts with its sign', () => {
  for (const level of priceLevels) expect(priceLabels[level].split(' ')[0]).toBe(priceSign(level));
});

it('shows the amenities of the guide by their labels, and custom ones as stored', () => {
  expect(amenityOptions.map(amenityLabel)).toEqual([
    'Wi-Fi Gratuito',
    'Estacionamento',
    'Acessível',
    'Pet Friendly',
    'Ar Condicionado',
    'Música ao Vivo',
    'Delivery',
    'Reservas',
  ]);
  expect(['Piscina', 'constructor'].map(amenityLabel)).toEqual(['Piscina', 'constructor']);
});

it('shows what a place is good for, and an absence only of what visitors depend on', () => {
  expect(
    shownFacts({ children: 'yes', vegan: 'partly', wheelchairEntrance: 'no', dogs: 'no' }),
  ).toEqual(['Crianças', 'Entrada acessível: não tem', 'Vegano (algumas opções)']);
  expect(shownFacts({})).toEqual([]);
});
