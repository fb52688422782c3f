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
    ['a plan of a super admin', 'admin', [plan()], true],
    ['a plan of a member', 'member', [plan()], false],
    ['a plan of fractions of cents', 'admin', [plan({ price: 19.9 })], false],
    ['a plan below zero', 'admin', [plan({ price: -1 })], false],
    ['a plan by the week', 'admin', [plan({ interval: 'week' })], false],
    ['a plan changed', 'admin', [update('subscriptionPlans/plan1', { price: 2990 })], true],
    ['a plan removed by a manager', 'manager', [remove('subscriptionPlans/plan1')], false],
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
    ['a plan removed by a super admin', {}, 'admin', [remove('subscriptionPlans/plan1')], true],
    ['a plan removed by a member', {}, 'member', [remove('subscriptionPlans/plan1')], false],
    ['a plan removed by a visitor', {}, null, [remove('subscriptionPlans/plan1')], false],
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
      instant('updatedAt'),
    ],
  );
});
