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
  texts,
} from '../field-rows.ts';
import type { Fields } from '../world.ts';

describe('subscription plans', () => {
  const plan = (change: Fields = {}) =>
    set('subscriptionPlans/new', {
      name: 'Mensal',
      price: 1990,
      interval: 'month',
      isActive: true,
      ...fresh,
      ...change,
    });
  checkCommits([
    ['a plan created by a super admin', 'admin', [plan()], true],
    ['a plan created by a member', 'member', [plan()], false],
    ['a plan with fractions of cents', 'admin', [plan({ price: 19.9 })], false],
    ['a plan with a negative price', 'admin', [plan({ price: -1 })], false],
    ['a plan with a weekly interval', 'admin', [plan({ interval: 'week' })], false],
    ['a plan changed', 'admin', [update('subscriptionPlans/plan1', { price: 2990 })], true],
    ['a plan deleted by a manager', 'manager', [remove('subscriptionPlans/plan1')], false],
  ]);
});

describe('edge cases of subscription plans', () => {
  checkArranged([
    [
      'a plan changed by a manager',
      {},
      'manager',
      [update('subscriptionPlans/plan1', { price: 1 })],
      false,
    ],
    ['a plan deleted by a super admin', {}, 'admin', [remove('subscriptionPlans/plan1')], true],
    ['a plan deleted by a member', {}, 'member', [remove('subscriptionPlans/plan1')], false],
    ['a plan deleted by a visitor', {}, null, [remove('subscriptionPlans/plan1')], false],
  ]);
});

describe('the fields of subscription plans', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'subscriptionPlans/new',
      document: { name: 'Mensal', price: 1990, interval: 'month', isActive: true, ...fresh },
    },
    [
      filledText('name', 100),
      optionalText('description', 1000),
      optionalText('stripePriceId', 200),
      count('price'),
      oneOf('interval', ['month', 'year']),
      flag('isActive'),
      flag('featured', true),
      flag('listed', true),
      texts('features', 20, 4000),
      translations({ name: 100, description: 1_000, features: 4_000 }),
      instant('updatedAt'),
    ],
  );
});
