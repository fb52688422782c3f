import { describe, expect, it } from 'vitest';
import { disjuncts } from './filter.ts';
import { decodeQuery } from './query.ts';

const from = [{ collectionId: 'c' }];
const field = (fieldPath: string, op: string | number, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const int = (n: number) => ({ integerValue: String(n) });
const list = (...values: object[]) => ({ arrayValue: { values } });
const both = (op: string | number, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const orderOf = (json: object) =>
  decodeQuery('', { from, ...json }).order.map(
    (order) => `${order.field.join('.')} ${order.descending ? 'desc' : 'asc'}`,
  );

describe('the implicit order', () => {
  it('adds inequality fields by name and the document name, in the last direction', () => {
    const where = both(
      'AND',
      field('z', 'GREATER_THAN', int(1)),
      field('b', 'NOT_EQUAL', int(1)),
      field('e', 'EQUAL', int(1)),
    );
    expect(orderOf({ where })).toEqual(['b asc', 'z asc', '__name__ asc']);
    const orderBy = [{ field: { fieldPath: 'z' }, direction: 'DESCENDING' }];
    expect(orderOf({ where, orderBy })).toEqual(['z desc', 'b desc', '__name__ desc']);
  });

  it('stops at the document name', () => {
    const orderBy = ['a', '__name__', 'b'].map((fieldPath) => ({ field: { fieldPath } }));
    expect(orderOf({ orderBy })).toEqual(['a asc', '__name__ asc']);
  });
});

describe('numbers instead of names', () => {
  it('select the same operators and directions', () => {
    const numbered = decodeQuery('', {
      from,
      where: both(1, field('a', 4, int(1)), both(2, field('b', 7, int(1)), field('c', 5, int(1)))),
      orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }],
      limit: { value: 3 },
    });
    const named = decodeQuery('', {
      from,
      where: both(
        'AND',
        field('a', 'GREATER_THAN_OR_EQUAL', int(1)),
        both('OR', field('b', 'ARRAY_CONTAINS', int(1)), field('c', 'EQUAL', int(1))),
      ),
      orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
      limit: 3,
    });
    expect(numbered).toEqual(named);
  });
});

describe('disjunctions', () => {
  it('split lists into their values and distribute AND over OR', () => {
    const { filter } = decodeQuery('', {
      from,
      where: both(
        'AND',
        field('a', 'IN', list(int(1), int(2), { nullValue: null })),
        both('OR', field('b', 'EQUAL', int(3)), field('c', 'LESS_THAN', int(4))),
      ),
    });
    expect(
      disjuncts(filter).map((all) => all.map((item) => `${item.field[0]} ${item.op}`)),
    ).toEqual([
      ['a EQUAL', 'b EQUAL'],
      ['a EQUAL', 'c LESS_THAN'],
      ['a EQUAL', 'b EQUAL'],
      ['a EQUAL', 'c LESS_THAN'],
    ]);
  });

  it('are limited before they are expanded', () => {
    const ten = list(...Array.from({ length: 10 }, (_, i) => int(i)));
    const { filter } = decodeQuery('', {
      from,
      where: both('AND', ...Array.from({ length: 20 }, (_, i) => field(`f${i}`, 'IN', ten))),
    });
    expect(() => disjuncts(filter)).toThrow('at most 30 disjunctions');
  });
});

describe('a query', () => {
  it.each([
    ['without from', {}],
    [
      'with a vector search without limit',
      { from, findNearest: { vectorField: { fieldPath: 'v' }, queryVector: int(1) } },
    ],
    ['with two collections', { from: [...from, ...from] }],
    ['with a negative limit', { from, limit: -1 }],
    ['with a fractional offset', { from, offset: 1.5 }],
    ['with a cursor longer than its order', { from, startAt: { values: [int(1), int(2)] } }],
    ['with a name cursor that is not a reference', { from, startAt: { values: [int(1)] } }],
    ['with an unknown operator', { from, where: field('a', 'LIKE', int(1)) }],
    ['with an operator number out of range', { from, where: field('a', 11, int(1)) }],
    ['with an empty in', { from, where: field('a', 'IN', list()) }],
    [
      'with 31 values in in',
      { from, where: field('a', 'IN', list(...Array.from({ length: 31 }, (_, i) => int(i)))) },
    ],
    [
      'with 11 values in not-in',
      { from, where: field('a', 'NOT_IN', list(...Array.from({ length: 11 }, (_, i) => int(i)))) },
    ],
    ['with an empty AND', { from, where: both('AND') }],
    [
      'with a name compared to a string',
      { from, where: field('__name__', 'EQUAL', { stringValue: 'a' }) },
    ],
    [
      'over all collections with a field filter',
      { from: [{ allDescendants: true }], where: field('a', 'EQUAL', int(1)) },
    ],
    [
      'with two orders by the same field',
      { from, orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'a' } }] },
    ],
  ])('is refused %s', (_, json) => {
    expect(() => decodeQuery('', json)).toThrow();
  });
});
