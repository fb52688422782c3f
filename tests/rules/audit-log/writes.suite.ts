import { describe, expect, it } from 'vitest';

import { aCity, aPlaceRecord } from '../city.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

type Row = [name: string, actor: string, writes: Write[], expected: boolean];

const renamed: Write = {
  op: 'update',
  path: 'places/open1',
  fields: { title: 'Bar Novo', auditId: 'new1', updatedAt: now },
};

function made(actor: string, id = 'new1'): Write {
  return {
    op: 'set',
    path: `places/${id}`,
    fields: aPlaceRecord({
      createdBy: actor,
      isActive: false,
      createdAt: now,
      updatedAt: now,
      auditId: 'new1',
    }),
  };
}

/** The entry that a manager writes with the new name of a place. */
function told(change: Fields = {}): Write {
  return {
    op: 'set',
    path: 'auditLog/new1',
    fields: {
      actorId: 'manager',
      createdAt: now,
      action: 'place.update',
      target: 'places/open1',
      before: { title: 'Bar do Cais' },
      after: { title: 'Bar Novo' },
      ...change,
    },
  };
}

const creation: Fields = {
  action: 'place.create',
  target: 'places/new1',
  before: {},
  after: { title: 'Bar do Cais' },
};

function check(rows: Row[]): void {
  it.each(rows)('%s', (_name, actor, writes, expected) => {
    expect(aCity().mayCommit(actor, ...writes)).toBe(expected);
  });
}

describe('an audit entry of a manager', () => {
  check([
    ['records a change of a place in the same commit', 'manager', [renamed, told()], true],
    ['can omit the changed fields', 'manager', [renamed, told({ before: {}, after: {} })], true],
    [
      'records a place created in the same commit',
      'manager',
      [made('manager'), told(creation)],
      true,
    ],
    [
      'must be referenced by the place',
      'manager',
      [{ ...renamed, fields: { title: 'Bar Novo', updatedAt: now } }, told()],
      false,
    ],
    [
      'cannot be one of two entries for one change',
      'manager',
      [renamed, told(), { ...told(), path: 'auditLog/new2' }],
      false,
    ],
    ['cannot be created without a change', 'manager', [told({ after: {} })], false],
    [
      'cannot have a wrong value before the change',
      'manager',
      [renamed, told({ before: { title: 'Outro' } })],
      false,
    ],
    [
      'cannot have a wrong value after the change',
      'manager',
      [renamed, told({ after: { title: 'Outro' } })],
      false,
    ],
    [
      'cannot list fields that were not stored before',
      'manager',
      [renamed, told({ before: { x: 1 } })],
      false,
    ],
    [
      'cannot list fields that are not stored after',
      'manager',
      [renamed, told({ after: { x: 1 } })],
      false,
    ],
    [
      'cannot record an update as a creation',
      'manager',
      [renamed, told({ action: 'place.create' })],
      false,
    ],
    [
      'cannot record a creation as an update',
      'manager',
      [made('manager'), told({ ...creation, action: 'place.update' })],
      false,
    ],
    [
      'cannot have an action of a super admin',
      'manager',
      [renamed, told({ action: 'user.role' })],
      false,
    ],
    [
      'cannot name a user',
      'manager',
      [renamed, told({ target: 'users/open1', before: {}, after: {} })],
      false,
    ],
    [
      'cannot name a document in a subcollection of the place',
      'manager',
      [renamed, told({ target: 'places/open1/x' })],
      false,
    ],
    [
      'cannot name a missing place',
      'manager',
      [renamed, told({ target: 'places/none', before: {}, after: {} })],
      false,
    ],
    [
      'cannot have another user as its actor',
      'manager',
      [renamed, told({ actorId: 'stranger' })],
      false,
    ],
    ['cannot have another timestamp', 'manager', [renamed, told({ createdAt: past })], false],
    [
      'cannot have values before the change for a new place',
      'manager',
      [made('manager'), told({ ...creation, before: { title: 'Bar do Cais' } })],
      false,
    ],
    [
      'cannot name the place of another manager next to an own change',
      'manager',
      [renamed, told({ target: 'places/other1', before: {}, after: {} })],
      false,
    ],
    [
      'cannot be created by a member',
      'member',
      [told({ actorId: 'member', before: {}, after: {} })],
      false,
    ],
  ]);

  it('is refused for an unchanged place that already references the entry', () => {
    const world = aCity();
    world.put('places/open1', aPlaceRecord({ auditId: 'new1' }));
    expect(world.mayCommit('manager', told({ before: {}, after: {} }))).toBe(false);
  });

  it('is refused for a place that another user changes at the same instant', () => {
    const world = aCity();
    world.put(
      'places/other1',
      aPlaceRecord({ createdBy: 'stranger', updatedAt: now, auditId: 'new1' }),
    );
    const entry = told({ target: 'places/other1', before: {}, after: {} });
    expect(world.mayCommit('manager', entry)).toBe(false);
  });

  it('is accepted for a place that the manager created, assigned or not', () => {
    const world = aCity();
    const change: Write = {
      op: 'update',
      path: 'places/other1',
      fields: { title: 'Bar Novo', auditId: 'new1', updatedAt: now },
    };
    const entry = told({ target: 'places/other1', actorId: 'stranger' });
    world.put('users/stranger', { ...strangerWithoutPlaces });
    expect(world.mayCommit('stranger', change, entry)).toBe(true);
  });
});

const strangerWithoutPlaces: Fields = { role: 'manager', status: 'active' };
