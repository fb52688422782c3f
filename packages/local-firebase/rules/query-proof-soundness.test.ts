import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DocumentReader, QueryFilter, QueryOperator, RulesMap } from './contract.ts';
import { textOf } from './methods/conversions.ts';
import { containsInSet, isList, sameInSet } from './equality.ts';
import { compareValues } from './operators.ts';
import { loadFirestoreRules } from './ruleset.ts';
import { RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

const now = new RulesTimestamp(0n, 0);
const noDocuments: DocumentReader = { before: () => null, after: () => null };

const scalars: RulesValue[] = [true, false, null, 0n, 1n, 2n, 1, 1.5, 'x', 'y'];
const scalar = fc.constantFrom(...scalars);
const fieldName = fc.constantFrom('a', 'b', 'm');
const listOf = fc.array(scalar, { minLength: 1, maxLength: 3 });

/**
 * Returns whether a document matches the filter in Firestore: values are compared within a type, and absent fields
 * never match.
 */
function matches(data: RulesMap, filter: QueryFilter): boolean {
  if (filter.kind !== 'field') {
    const answers = filter.filters.map((inner) => matches(data, inner));
    return filter.kind === 'and' ? !answers.includes(false) : answers.includes(true);
  }
  const stored = data.get(filter.field[0] ?? '');
  if (stored === undefined) return false;
  const { value } = filter;
  const sign = compareValues(stored, value);
  switch (filter.op) {
    case 'EQUAL':
      return sameInSet(stored, value);
    case 'NOT_EQUAL':
      return stored !== null && !sameInSet(stored, value);
    case 'LESS_THAN':
      return sign !== null && sign < 0;
    case 'LESS_THAN_OR_EQUAL':
      return sign !== null && sign <= 0;
    case 'GREATER_THAN':
      return sign !== null && sign > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return sign !== null && sign >= 0;
    case 'IN':
      return isList(value) && containsInSet(value, stored);
    case 'NOT_IN':
      return stored !== null && isList(value) && !containsInSet(value, stored);
    case 'ARRAY_CONTAINS':
      return isList(stored) && containsInSet(stored, value);
    case 'ARRAY_CONTAINS_ANY':
      return isList(stored) && isList(value) && value.some((item) => containsInSet(stored, item));
  }
}

const ofValue: QueryOperator[] = [
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
];
const ofList: QueryOperator[] = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];

const fieldFilter: fc.Arbitrary<QueryFilter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field: fieldName.map((name) => [name]),
    op: fc.constantFrom(...ofValue),
    value: scalar,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fieldName.map((name) => [name]),
    op: fc.constantFrom(...ofList),
    value: listOf,
  }),
);

const filterTree = fc.letrec<{ tree: QueryFilter }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fieldFilter,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).tree;

function literal(value: RulesValue): string {
  if (typeof value === 'string') return `'${value}'`;
  return textOf(value) ?? 'null';
}

const field = fieldName.map((name) => `resource.data.${name}`);
const condition = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), scalar)
      .map(([name, operator, value]) => `${name} ${operator} ${literal(value)}`),
    fc.tuple(scalar, field).map(([value, name]) => `${literal(value)} in ${name}`),
    fc
      .tuple(field, listOf)
      .map(([name, values]) => `${name} in [${values.map(literal).join(', ')}]`),
    fc
      .tuple(field, fc.constantFrom('int', 'float', 'number', 'string', 'bool', 'list', 'map'))
      .map(([name, type]) => `${name} is ${type}`),
    fieldName.map((name) => `'${name}' in resource.data`),
    fc
      .tuple(fieldName, scalar)
      .map(([name, value]) => `resource.data.get('${name}', 'x') == ${literal(value)}`),
    fc
      .tuple(field, listOf)
      .map(([name, values]) => `${name}.hasAny([${values.map(literal).join(', ')}])`),
    fc.tuple(field, scalar).map(([name, value]) => `${name}.hasAll([${literal(value)}])`),
    fc.tuple(field, field).map(([a, b]) => `${a} == ${b}`),
    tie('expression').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('&&', '||'), tie('expression'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([test, left, right]) => `(${test} ? ${left} : ${right})`),
  ),
})).expression;

const storedValue = fc.oneof(scalar, listOf);
const documents = fc.array(
  fc
    .record({ a: storedValue, b: storedValue, m: storedValue }, { requiredKeys: [] })
    .map((fields) => new Map<string, RulesValue>(Object.entries(fields))),
  { minLength: 1, maxLength: 12 },
);

it('a proven list never returns a document that the same condition refuses', () => {
  let proven = 0;
  fc.assert(
    fc.property(filterTree, condition, documents, (where, text, stored) => {
      const ruleset = loadFirestoreRules(
        `rules_version = '2'; service cloud.firestore { match /{all=**} { allow get, list: if ${text}; } }`,
      );
      const query = {
        parent: [],
        collectionId: 'c',
        allDescendants: false,
        where,
        orderBy: [],
        limit: null,
        offset: null,
      };
      const list = { method: 'list' as const, query, time: now, auth: null };
      if (!ruleset.checkList(list, noDocuments).allowed) return;
      for (const before of stored) {
        if (!matches(before, where)) continue;
        proven += 1;
        const document = { path: ['c', 'd'], fields: before };
        expect(ruleset.checkListed(list, document, noDocuments).allowed).toBe(true);
      }
    }),
    { numRuns: 4000 },
  );
  // Without any proven query the property would hold trivially.
  expect(proven).toBeGreaterThan(100);
});
