import { describe, expect, it } from 'vitest';
import { categoryCardIcon } from './category-icon.ts';

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
  ])('returns for %j the icon %s', (name, icon) => {
    expect(categoryCardIcon({ name, icon: 'Heart' })).toBe(icon);
  });
});
