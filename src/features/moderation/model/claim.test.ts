import { describe, expect, it } from 'vitest';
import {
  claimMessageProblem,
  findClaimObstacle,
  isManagerOfPlace,
  isFinallyRefused,
  addManagedPlace,
  toClaim,
} from './claim.ts';
import { maxClaimMessageLength } from './queues.ts';
import { toUser } from '#features/account/model/user.ts';

const person = (changes: object = {}) =>
  toUser('ana', { role: 'member', status: 'active', emailVerified: true, ...changes });
const manyIds = Array.from({ length: 200 }, (_, at) => `p${at}`);

describe('a claim', () => {
  it.each([
    ['', 'missing'],
    [' \n ', 'missing'],
    ['Sou a dona.', null],
    ['x'.repeat(maxClaimMessageLength), null],
    ['x'.repeat(maxClaimMessageLength + 1), 'too-long'],
  ])('validates the message %j', (message, problem) => {
    expect(claimMessageProblem(message)).toBe(problem);
  });

  it('is read defensively from stored data', () => {
    expect(toClaim('p1_ana', {})).toEqual({
      ...{ id: 'p1_ana', placeId: '', userId: '', message: '', first: null, status: 'pending' },
      ...{ answer: '', auditId: '', createdAt: null, decidedAt: null },
    });
    const appeal = { firstMessage: ' Sou\u0000 eu ', firstAnswer: 'Não.', status: 'declined' };
    const parsed = toClaim('p1_ana', appeal);
    expect(parsed.first).toEqual({ message: 'Sou eu', answer: 'Não.' });
    expect(isFinallyRefused(parsed)).toBe(true);
    expect(isFinallyRefused({ ...parsed, first: null })).toBe(false);
    expect(isFinallyRefused({ ...parsed, status: 'pending' })).toBe(false);
  });
});

describe('an approval', () => {
  it.each([
    [{}, null],
    [{ emailVerified: false }, 'unproven'],
    [{ role: 'manager', emailVerified: false }, null],
    [{ status: 'inactive' }, 'inactive'],
    [{ status: 'pending' }, 'inactive'],
    [{ role: 'super_admin' }, 'super-admin'],
    [{ role: 'manager', managedPlaces: manyIds }, 'full'],
    [{ role: 'manager', managedPlaces: manyIds.slice(1) }, null],
    [{ managedPlaces: manyIds }, null],
  ])('for a user with %j has the obstacle %j', (changes, obstacle) => {
    expect(findClaimObstacle(person(changes))).toBe(obstacle);
  });

  it("for a deleted account has the obstacle 'gone'", () => {
    expect(findClaimObstacle(null)).toBe('gone');
  });

  it("adds the place to a manager's places, and does not restore a member's former places", () => {
    expect(addManagedPlace(person({ role: 'manager', managedPlaces: ['a'] }), 'b')).toEqual([
      'a',
      'b',
    ]);
    expect(addManagedPlace(person({ role: 'manager', managedPlaces: ['b'] }), 'b')).toEqual(['b']);
    expect(addManagedPlace(person({ managedPlaces: ['a'] }), 'b')).toEqual(['b']);
  });
});

it.each([
  [{ role: 'manager', managedPlaces: ['p1'] }, '', true],
  [{ role: 'manager' }, 'ana', true],
  [{ role: 'manager' }, 'bia', false],
  [{ role: 'manager', managedPlaces: ['p1'], status: 'inactive' }, 'ana', false],
  [{ managedPlaces: ['p1'] }, 'ana', false],
  [{ role: 'super_admin' }, 'ana', false],
])('a user with %j manages a place created by %j: %j', (changes, createdBy, expected) => {
  expect(isManagerOfPlace(person(changes), { id: 'p1', createdBy })).toBe(expected);
});
