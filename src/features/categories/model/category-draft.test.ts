import { describe, expect, it } from 'vitest';
import {
  categoryContent,
  categoryProblem,
  defaultCategoryContents,
  draftOfCategory,
  newCategoryDraft,
  orderedCategories,
  parseOrder,
  searchCategories,
  withSharedSlug,
} from './category-draft.ts';
import type { Category } from './category.ts';
import { slugify } from '#shared/text/slug.ts';

const aCategory = (name: string, changes: Partial<Category> = {}): Category => ({
  id: name,
  name,
  slug: slugify(name),
  description: '',
  icon: 'Wine',
  order: 1,
  isActive: true,
  ...changes,
});

it('a new category has the icon Filter, order 0 and is active', () => {
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
])('the order %j is %i', (text, order) => {
  expect(parseOrder(text)).toBe(order);
});

it('a draft is stored trimmed, bounded and with the slug of its name', () => {
  const draft = {
    ...newCategoryDraft,
    name: '  Cafés & Padarias ',
    description: ' x ',
    order: '7',
  };
  expect(categoryContent(draft)).toEqual({
    name: 'Cafés & Padarias',
    slug: 'cafes-padarias',
    description: 'x',
    icon: 'Filter',
    order: 7,
    isActive: true,
  });
  const long = categoryContent({
    ...newCategoryDraft,
    name: 'n'.repeat(300),
    description: 'd'.repeat(900),
  });
  expect([long.name.length, long.description.length]).toEqual([100, 500]);
});

it('a category edited without a change stays what it was', () => {
  const { id, ...content } = aCategory('Praias', { order: 12, isActive: false });
  expect(categoryContent(draftOfCategory({ id, ...content }))).toEqual(content);
});

describe('categoryProblem', () => {
  const others = [aCategory('Bares'), aCategory('Cafés', { isActive: false })];
  const problem = (name: string, id: string | null = null) =>
    categoryProblem({ ...newCategoryDraft, name }, others, id);

  it.each([
    ['', { kind: 'name-missing' }],
    ['   ', { kind: 'name-missing' }],
    ['★ ★', { kind: 'slug-empty' }],
    ['bares', { kind: 'slug-taken', by: 'Bares' }],
    [' BARES! ', { kind: 'slug-taken', by: 'Bares' }],
    ['Cafes', { kind: 'slug-taken', by: 'Cafés' }],
    ['Praias', null],
  ])('of %j is %j', (name, expected) => {
    expect(problem(name)).toEqual(expected);
  });

  it('lets a category keep its own address, and take no other one', () => {
    expect(problem('Báres', 'Bares')).toBeNull();
    expect(problem('Cafés', 'Bares')).toEqual({ kind: 'slug-taken', by: 'Cafés' });
  });
});

it('categories that share an address are found', () => {
  const categories = [aCategory('Bares'), aCategory('Báres'), aCategory('Shows')];
  expect(withSharedSlug(categories)).toEqual(new Set(['Bares', 'Báres']));
});

it.each([
  ['BAR', ['Bares']],
  ['musica', ['Shows']],
  ['', ['Bares', 'Shows']],
  ['zzz', []],
])('searching %j finds %j by name or description', (text, names) => {
  const categories = [aCategory('Bares'), aCategory('Shows', { description: 'Música ao vivo' })];
  expect(searchCategories(categories, text).map(({ name }) => name)).toEqual(names);
});

it('categories stand by order, then by name, inactive ones too', () => {
  const categories = [
    aCategory('Shows', { order: 2 }),
    aCategory('Água', { order: 2, isActive: false }),
    aCategory('Eventos', { order: 1 }),
  ];
  expect(orderedCategories(categories).map(({ name }) => name)).toEqual([
    'Eventos',
    'Água',
    'Shows',
  ]);
});

describe('defaultCategoryContents', () => {
  it('are what somebody who typed them would have stored', () => {
    const contents = defaultCategoryContents();
    expect(contents.map(({ slug }) => slug)).toEqual([
      'bares',
      'restaurantes',
      'shows',
      'passeios',
      'baladas',
    ]);
    for (const content of contents) {
      const draft = draftOfCategory({ ...content, id: content.slug });
      expect(categoryContent(draft)).toEqual(content);
      expect(categoryProblem(draft, [], null)).toBeNull();
    }
  });
});
