import { describe, expect, it } from 'vitest';
import {
  toCategoryContent,
  categoryProblem,
  defaultCategoryContents,
  toCategoryDraft,
  newCategoryDraft,
  sortCategories,
  parseOrder,
  searchCategories,
  findDuplicateSlugIds,
  orderChanges,
} from './category-draft.ts';
import type { Category } from './category.ts';
import { slugify } from '#shared/text/slug.ts';

const aCategory = (name: string, changes: Partial<Category> = {}): Category => ({
  id: name,
  name,
  slug: slugify(name),
  description: '',
  translations: {},
  icon: 'Wine',
  order: 1,
  isActive: true,
  ...changes,
});

it('a new category is active and has the icon Filter and the order 0', () => {
  expect(newCategoryDraft).toMatchObject({ icon: 'Filter', order: '0', isActive: true });
});

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['', 0],
  ['primeira', 0],
  ['-4', 0],
  ['2,9', 2],
  ['NaN', 0],
  ['Infinity', 0],
  ['1e99', 9999],
])('parses the order %j as %i', (text, order) => {
  expect(parseOrder(text)).toBe(order);
});

it('stores a draft trimmed, cut to the limits and with the slug of its name', () => {
  const draft = {
    ...newCategoryDraft,
    name: '  Cafés & Padarias ',
    description: ' x ',
    order: '7',
  };
  expect(toCategoryContent(draft)).toEqual({
    name: 'Cafés & Padarias',
    slug: 'cafes-padarias',
    description: 'x',
    icon: 'Filter',
    order: 7,
    isActive: true,
    translations: {},
  });
  const long = toCategoryContent({
    ...newCategoryDraft,
    name: 'n'.repeat(300),
    description: 'd'.repeat(900),
  });
  expect([long.name.length, long.description.length]).toEqual([100, 500]);
});

it('an edit without a change keeps the content of the category', () => {
  const { id, ...content } = aCategory('Praias', { order: 12, isActive: false });
  expect(toCategoryContent(toCategoryDraft({ id, ...content }))).toEqual(content);
});

describe('categoryProblem', () => {
  const others = [aCategory('Bares'), aCategory('Cafés', { isActive: false })];
  const problem = (name: string, id: string | null = null) =>
    categoryProblem({ ...newCategoryDraft, name }, others, id);

  it.each([
    ['', { kind: 'name-missing' }],
    ['   ', { kind: 'name-missing' }],
    ['★ ★', { kind: 'slug-empty' }],
    ['bares', { kind: 'slug-taken', takenBy: 'Bares' }],
    [' BARES! ', { kind: 'slug-taken', takenBy: 'Bares' }],
    ['Cafes', { kind: 'slug-taken', takenBy: 'Cafés' }],
    ['Praias', null],
  ])('returns for the name %j: %j', (name, expected) => {
    expect(problem(name)).toEqual(expected);
  });

  it('accepts the own slug of a category and rejects the slug of another one', () => {
    expect(problem('Báres', 'Bares')).toBeNull();
    expect(problem('Cafés', 'Bares')).toEqual({ kind: 'slug-taken', takenBy: 'Cafés' });
  });
});

it('withSharedSlug returns the categories that share a slug', () => {
  const categories = [aCategory('Bares'), aCategory('Báres'), aCategory('Shows')];
  expect(findDuplicateSlugIds(categories)).toEqual(new Set(['Bares', 'Báres']));
});

it.each([
  ['BAR', ['Bares']],
  ['musica', ['Shows']],
  ['', ['Bares', 'Shows']],
  ['zzz', []],
])('a search for %j finds %j by name or description', (text, names) => {
  const categories = [aCategory('Bares'), aCategory('Shows', { description: 'Música ao vivo' })];
  expect(searchCategories(categories, text).map(({ name }) => name)).toEqual(names);
});

it('orders categories by order, then name, including inactive ones', () => {
  const categories = [
    aCategory('Shows', { order: 2 }),
    aCategory('Água', { order: 2, isActive: false }),
    aCategory('Eventos', { order: 1 }),
  ];
  expect(sortCategories(categories).map(({ name }) => name)).toEqual(['Eventos', 'Água', 'Shows']);
});

describe('defaultCategoryContents', () => {
  it('equal the stored content of a typed draft', () => {
    const contents = defaultCategoryContents();
    expect(contents.map(({ slug }) => slug)).toEqual([
      'bares',
      'restaurantes',
      'shows',
      'passeios',
      'baladas',
    ]);
    for (const content of contents) {
      const draft = toCategoryDraft({ ...content, id: content.slug });
      expect(toCategoryContent(draft)).toEqual(content);
      expect(categoryProblem(draft, [], null)).toBeNull();
    }
  });
});

describe('a moved category', () => {
  const list = (...orders: number[]) =>
    orders.map((order, index) => aCategory(`c${index}`, { order }));

  it('exchanges its order with its neighbour', () => {
    expect(orderChanges(list(10, 20, 30), 'c2', -1)).toEqual(
      new Map([
        ['c2', 20],
        ['c1', 30],
      ]),
    );
  });

  it('gets a new number like all others if the two orders are equal', () => {
    expect(orderChanges(list(1, 1, 1), 'c0', 1)).toEqual(
      new Map([
        ['c0', 2],
        ['c2', 3],
      ]),
    );
  });

  it('stays at the end of the list', () => {
    expect(orderChanges(list(1, 2), 'c1', 1)).toEqual(new Map());
  });
});
