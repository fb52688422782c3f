import { describe } from 'vitest';

import { attackLocalCity, read, remove, set, update } from '../attack.ts';

const { refuses } = attackLocalCity();

describe('collections that no client writes', () => {
  refuses([
    ['an unknown collection is written', 'admin', set('anything/x', { x: 1 })],
    ['a customer of the payment service is read', 'member', read('customers/member')],
    [
      'an event of the payment service is forged',
      'admin',
      set('stripeEvents/evt2', { type: 'invoice.paid' }),
    ],
    ['a withdrawal is deleted by its user', 'member', remove('withdrawals/hash1')],
    [
      'the waiting time of a membership is deleted',
      'member',
      update('clubMembers/member', { benefitsFrom: null, withdrawnAt: null }),
    ],
  ]);
});
