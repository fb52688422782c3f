import { describe, expect, it } from 'vitest';

import { aCity } from '../city.ts';
import { remove, set, update } from '../commits.ts';

describe('collections that only the server writes', () => {
  const paths = [
    'clubMembers/member',
    'clubPayments/pay1',
    'clubTransactions/tx1',
    'clubRedemptions/red1',
    'clubVisits/open1_member',
    'customers/member',
    'stripeEvents/evt1',
    'redemptionSecrets/red1',
    'withdrawals/hash1',
    'searchMisses/2026-03-01',
    'removedPlaces/place1',
    'placeViews/open1_2026-03',
    'outbox/n1',
    'letterPace/hash1',
    'told/review_open1_member',
    'cursors/clock',
    'leases/news',
    'unknown/doc',
  ];
  it.each(paths.flatMap((path) => ['member', 'manager', 'admin'].map((actor) => [path, actor])))(
    '%s is closed to %s',
    (path, actor) => {
      const world = aCity();
      const [collection] = path.split('/');
      expect(
        world.mayCommit(actor, set(`${collection}/new`, { userId: actor, status: 'active' })),
      ).toBe(false);
      expect(world.mayCommit(actor, update(path, { status: 'active' }))).toBe(false);
      expect(world.mayCommit(actor, remove(path))).toBe(false);
    },
  );
});
