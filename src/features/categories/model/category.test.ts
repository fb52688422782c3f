import { describe, expect, it } from 'vitest';
import { defaultCategories, popularCategories, visibleCategories } from './category.ts';
import type { Category } from './category.ts';
import { slugify } from '#shared/text/slug.ts';

function aCategory(name: string, changes: Partial<Category> = {}): Category {
  return {
    id: slugify(name),
    name,
    slug: slugify(name),
    description: '',
    icon: 'Filter',
    order: 0,
    isActive: true,
    ...changes,
  };
}

describe('visibleCategories', () => {
  it('excludes inactive categories and sorts by order, then name', () => {
    const categories = [
      aCategory('Shows', { order: 2 }),
      aCategory('Eventos', { order: 1 }),
      aCategory('Água', { order: 2 }),
      aCategory('Baladas', { isActive: false }),
    ];
    expect(visibleCategories(categories).map(({ name }) => name)).toEqual([
      'Eventos',
      'Água',
      'Shows',
    ]);
  });
});

describe('popularCategories', () => {
  it('returns shows, restaurantes, bares and eventos in this order if they exist', () => {
    const categories = ['Bares', 'Cafés', 'Eventos', 'Shows'].map((name) => aCategory(name));
    expect(popularCategories(categories).map(({ slug }) => slug)).toEqual([
      'shows',
      'bares',
      'eventos',
    ]);
  });
  it('excludes inactive categories', () => {
    expect(popularCategories([aCategory('Shows', { isActive: false })])).toEqual([]);
  });
});

describe('defaultCategories', () => {
  it('are the five specified categories, numbered from one', () => {
    expect(defaultCategories.map(({ name, order }) => [order, name])).toEqual([
      [1, 'Bares'],
      [2, 'Restaurantes'],
      [3, 'Shows'],
      [4, 'Passeios'],
      [5, 'Baladas'],
    ]);
  });
});
