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
    ['tells of a place changed with it', 'manager', [renamed, told()], true],
    [
      'may tell nothing but that it changed',
      'manager',
      [renamed, told({ before: {}, after: {} })],
      true,
    ],
    ['tells of a place made with it', 'manager', [made('manager'), told(creation)], true],
    [
      'is not one that the place does not name',
      'manager',
      [{ ...renamed, fields: { title: 'Bar Novo', updatedAt: now } }, told()],
      false,
    ],
    [
      'is the only one of its change',
      'manager',
      [renamed, told(), { ...told(), path: 'auditLog/new2' }],
      false,
    ],
    ['tells of nothing that changed', 'manager', [told({ after: {} })], false],
    ['tells another past', 'manager', [renamed, told({ before: { title: 'Outro' } })], false],
    ['tells another outcome', 'manager', [renamed, told({ after: { title: 'Outro' } })], false],
    [
      'tells of fields that there were not',
      'manager',
      [renamed, told({ before: { x: 1 } })],
      false,
    ],
    ['tells of fields that there are not', 'manager', [renamed, told({ after: { x: 1 } })], false],
    ['calls a change a beginning', 'manager', [renamed, told({ action: 'place.create' })], false],
    [
      'calls a beginning a change',
      'manager',
      [made('manager'), told({ ...creation, action: 'place.update' })],
      false,
    ],
    [
      'names an action of a super admin',
      'manager',
      [renamed, told({ action: 'user.role' })],
      false,
    ],
    [
      'is about a person',
      'manager',
      [renamed, told({ target: 'users/open1', before: {}, after: {} })],
      false,
    ],
    [
      'is about a document below the place',
      'manager',
      [renamed, told({ target: 'places/open1/x' })],
      false,
    ],
    [
      'is about a place that is not there',
      'manager',
      [renamed, told({ target: 'places/none', before: {}, after: {} })],
      false,
    ],
    ['is in the name of another', 'manager', [renamed, told({ actorId: 'stranger' })], false],
    ['is of another instant', 'manager', [renamed, told({ createdAt: past })], false],
    [
      'invents a past of a new place',
      'manager',
      [made('manager'), told({ ...creation, before: { title: 'Bar do Cais' } })],
      false,
    ],
    [
      'is about the place of another, beside one of their own',
      'manager',
      [renamed, told({ target: 'places/other1', before: {}, after: {} })],
      false,
    ],
    [
      'is written by a member',
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
