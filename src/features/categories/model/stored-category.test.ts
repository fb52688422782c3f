import { describe, expect, it } from 'vitest';

import { toCategory } from './stored-category.ts';

describe('toCategory', () => {
  it('reads a complete category', () => {
    const data = {
      name: 'Cafés',
      description: 'Para uma pausa',
      icon: 'Heart',
      order: 7,
      isActive: true,
    };
    expect(toCategory('c7', data)).toEqual({ id: 'c7', slug: 'cafes', ...data });
  });

  it('fills in the default values', () => {
    expect(toCategory('c1', { name: 'Bares' })).toEqual({
      id: 'c1',
      name: 'Bares',
      slug: 'bares',
      description: '',
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
