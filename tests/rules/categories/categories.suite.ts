import { describe } from 'vitest';

import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import {
  checkFields,
  count,
  filledText,
  flag,
  instant,
  oneOf,
  optionalText,
  translations,
} from '../field-rows.ts';
import type { Fields } from '../world.ts';

describe('categories', () => {
  const category = (change: Fields = {}) =>
    set('categories/new', {
      name: 'Praias',
      icon: 'Heart',
      order: 2,
      isActive: true,
      ...fresh,
      ...change,
    });
  checkCommits([
    ['a category created by a super admin', 'admin', [category()], true],
    ['a category created by a manager', 'manager', [category()], false],
    ['a category created by a visitor', null, [category()], false],
    ['a category with another icon', 'admin', [category({ icon: 'Skull' })], false],
    ['a category with a negative order', 'admin', [category({ order: -1 })], false],
    ['a category without a name', 'admin', [category({ name: '' })], false],
    ['a category with an extra field', 'admin', [category({ x: 1 })], false],
    ['isActive is changed', 'admin', [update('categories/cat1', { isActive: false })], true],
    [
      'isActive is changed to a string',
      'admin',
      [update('categories/cat1', { isActive: 'no' })],
      false,
    ],
    ['a category deleted by a super admin', 'admin', [remove('categories/cat1')], true],
    ['a category deleted by a member', 'member', [remove('categories/cat1')], false],
  ]);
});

describe('edge cases of categories', () => {
  checkArranged([
    [
      'a category changed by a manager',
      {},
      'manager',
      [update('categories/cat1', { order: 3 })],
      false,
    ],
  ]);
});

describe('the fields of categories', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'categories/new',
      document: { name: 'Praias', icon: 'Heart', order: 0, isActive: true, ...fresh },
    },
    [
      filledText('name', 100),
      optionalText('description', 500),
      translations({ name: 100, description: 500 }),
      optionalText('slug', 100),
      oneOf('icon', ['Filter', 'Wine', 'Music', 'MapPin', 'Star', 'Heart', 'Calendar', 'Camera']),
      count('order'),
      flag('isActive'),
      instant('updatedAt'),
    ],
  );
});
