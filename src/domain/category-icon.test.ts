import { describe, expect, it } from 'vitest';
import { categoryCardIcon, parseCategoryIcon } from './category-icon.ts';

describe('categoryCardIcon', () => {
  it.each([
    ['Bares', 'Beer'],
    ['Bar', 'Beer'],
    ['PUBS', 'Beer'],
    ['Restaurantes', 'Utensils'],
    ['Bares e Restaurantes', 'Beer'],
    ['Shows', 'Music'],
    ['Passeios', 'Mountain'],
    ['Baladas', 'PartyPopper'],
    ['Praias', 'Umbrella'],
    ['Cafés', 'Coffee'],
    ['Cafeterias', 'Coffee'],
    ['Eventos', 'Calendar'],
    ['Barbearias', 'Heart'],
    ['Museus', 'Heart'],
    ['', 'Heart'],
  ])('of %j is %s', (name, icon) => {
    expect(categoryCardIcon({ name, icon: 'Heart' })).toBe(icon);
  });
});

describe('parseCategoryIcon', () => {
  it('reads a known icon and takes anything else for Wine', () => {
    expect(parseCategoryIcon('Camera')).toBe('Camera');
    expect([undefined, '', 'wine', 3].map(parseCategoryIcon)).toEqual(Array(4).fill('Wine'));
  });
});
