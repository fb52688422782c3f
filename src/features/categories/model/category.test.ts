import { describe, expect, it } from 'vitest';
import { toCategory, visibleCategories } from './category.ts';
import { defaultCategoryContents } from './category-draft.ts';
import { popularCategories } from './popular-categories.ts';
import type { Category } from './category.ts';
import { slugify } from '#shared/text/slug.ts';

function aCategory(name: string, changes: Partial<Category> = {}): Category {
  return {
    id: slugify(name),
    name,
    slug: slugify(name),
    description: '',
    translations: {},
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

describe('the default categories', () => {
  it('are the five specified categories, numbered from one', () => {
    expect(defaultCategoryContents().map(({ name, order }) => [order, name])).toEqual([
      [1, 'Bares'],
      [2, 'Restaurantes'],
      [3, 'Shows'],
      [4, 'Passeios'],
      [5, 'Baladas'],
    ]);
  });
});

describe('toCategory', () => {
  it('reads a complete category', () => {
    const data = {
      name: 'Cafés',
      description: 'Para uma pausa',
      icon: 'Heart',
      order: 7,
      isActive: true,
    };
    expect(toCategory('c7', data)).toEqual({
      ...{ id: 'c7', slug: 'cafes', translations: {} },
      ...data,
    });
  });

  it('fills in the default values', () => {
    expect(toCategory('c1', { name: 'Bares' })).toEqual({
      id: 'c1',
      name: 'Bares',
      slug: 'bares',
      description: '',
      translations: {},
      icon: 'Wine',
      order: 0,
      isActive: true,
    });
  });

  it('derives the slug from the name, as links do, and ignores the stored slug', () => {
    expect(toCategory('c1', { name: 'Shows', slug: '../admin' }).slug).toBe('shows');
  });

  it.each([['Filtro'], [null], [{}], ['__proto__']])('reads the icon %j as Wine', (icon) => {
    expect(toCategory('c1', { name: 'X', icon }).icon).toBe('Wine');
  });

  it.each([
    ['3', 3],
    ['primeira', 0],
    [-1, 0],
    [NaN, 0],
    [2.9, 2],
  ])('reads the order %j as %i', (order, expected) => {
    expect(toCategory('c1', { name: 'X', order }).order).toBe(expected);
  });

  it.each([[undefined], [null], ['x'], [[]]])('reads the malformed document %j', (data) => {
    expect(toCategory('c1', data)).toMatchObject({ id: 'c1', name: '', slug: '' });
  });
});
