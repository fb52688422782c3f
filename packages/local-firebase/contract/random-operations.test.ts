import fc from 'fast-check';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeAggregations } from '../firestore/aggregation.ts';
import { owner } from '../firestore/auth-token.ts';
import type { DatabaseService } from '../firestore/database-service.ts';
import { FirestoreEngine } from '../firestore/engine.ts';
import { FirestoreError } from '../firestore/errors.ts';
import { Journal } from '../firestore/journal.ts';
import { decodeQuery } from '../firestore/query.ts';
import { decodeFields, encodeFields } from '../firestore/value-codec.ts';
import { decodeWrites } from '../firestore/write.ts';
import { createAccessBudget, loadFirestoreRules } from '../rules/ruleset.ts';
import { fullOrder, NaiveFirestore } from './naive-firestore.ts';
import type { Condition, NaiveFields, Mutation, Plain, Search } from './naive-firestore.ts';

const database = { project: 'demo-random', database: '(default)' };
const root = 'projects/demo-random/databases/(default)/documents';

/** Operations per run, and number of runs: 10,000 operations in total. */
const operationsPerRun = 200;
const runs = 50;
/** Time limit in milliseconds for all runs on a busy machine. */
const patience = 120_000;

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom<Plain>(
    0.5,
    -0.5,
    NaN,
    Infinity,
    -Infinity,
    null,
    true,
    false,
    'a',
    'b',
    'ã',
    '\u{1f3dd}',
    '\uffee',
    '',
  ),
);
const value: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', 'y'), scalar) },
);
const field = fc.constantFrom('f', 'g', 'h');
const path = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 90 }).map((n) => `c/d${n}`) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 }).map((n) => `p/x/c/e${n}`) },
);
const fields: fc.Arbitrary<NaiveFields> = fc.dictionary(field, value, { maxKeys: 3 });
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('set' as const), path, fields }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('merge' as const), path, fields }) },
  fc.record({ kind: fc.constantFrom('create' as const, 'update' as const), path, fields }),
  fc.record({ kind: fc.constant('drop' as const), path, field }),
  fc.record({
    kind: fc.constantFrom('increment' as const, 'minimum' as const, 'maximum' as const),
    path,
    field,
    by: fc.integer({ min: -2, max: 2 }),
  }),
  fc.record({
    kind: fc.constantFrom('union' as const, 'remove' as const),
    path,
    field,
    elements: fc.array(scalar, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), path }),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'array-contains'),
    value,
  }),
  fc.record({
    field,
    op: fc.constantFrom('in', 'array-contains-any'),
    value: fc.array(scalar, { minLength: 1, maxLength: 4 }),
  }),
);
/** Cannot be combined with in, array-contains-any, != or another not-in: see isAllowed. */
const notIn: fc.Arbitrary<Condition> = fc.record({
  field,
  op: fc.constant('not-in' as const),
  value: fc.array(scalar, { minLength: 1, maxLength: 4 }),
});
const search: fc.Arbitrary<Search> = fc
  .record({
    collection: fc.constant('c'),
    group: fc.boolean(),
    any: fc.oneof(
      fc.constant<Condition[][]>([[]]),
      notIn.map((all): Condition[][] => [[all]]),
      fc.tuple(notIn, condition).map(([one, other]): Condition[][] => [[one], [other]]),
      fc.array(fc.array(condition, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    ),
    also: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Condition[]>([]) },
      condition.map((all) => [all]),
    ),
    orderBy: fc.uniqueArray(fc.record({ field, descending: fc.boolean() }), {
      selector: (order) => order.field,
      maxLength: 2,
    }),
    startAfter: fc.array(value, { maxLength: 1 }),
    endBefore: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Plain[]>([]) },
      value.map((one) => [one]),
    ),
    offset: fc.constantFrom(0, 0, 2),
    limit: fc.constantFrom(null, 1, 5),
  })
  .filter(isAllowed);

/** Excludes queries that the service refuses; other tests cover them. */
function isAllowed({ any, also }: Search): boolean {
  const conditions = [...any.flat(), ...also];
  const count = (...ops: Condition['op'][]) =>
    conditions.filter(({ op }) => ops.includes(op)).length;
  const arrays = (all: Condition[]) =>
    [...all, ...also].filter(({ op }) => op.startsWith('array')).length;
  const alternatives = ({ op, value: list }: Condition) =>
    op === 'in' || op === 'array-contains-any' ? (list as Plain[]).length : 1;
  const product = (all: Condition[]) => all.reduce((total, one) => total * alternatives(one), 1);
  const disjunctions = any.reduce((total, all) => total + product(all), 0) * product(also);
  return (
    count('!=') < 2 &&
    (count('not-in') === 0 || count('!=', 'in', 'array-contains-any') === 0) &&
    any.every((all) => arrays(all) < 2) &&
    disjunctions <= 30
  );
}

type Operation =
  | { kind: 'commit'; mutations: Mutation[] }
  | { kind: 'search'; search: Search }
  | { kind: 'aggregate'; search: Search; field: string }
  | { kind: 'read'; path: string }
  | { kind: 'crash'; torn: boolean };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('commit' as const),
      mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('search' as const), search }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('aggregate' as const), search, field }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), path }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), torn: fc.boolean() }) },
);

function wireValue(plain: Plain): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain)
      ? { integerValue: String(plain) }
      : { doubleValue: Number.isFinite(plain) ? plain : String(plain) };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(wireValue) } };
  return { mapValue: { fields: wireFields(plain) } };
}

function wireFields(plain: NaiveFields): Record<string, object> {
  return Object.fromEntries(Object.entries(plain).map(([name, item]) => [name, wireValue(item)]));
}

function wireWrite(change: Mutation): object {
  const name = `${root}/${change.path}`;
  switch (change.kind) {
    case 'set':
      return { update: { name, fields: wireFields(change.fields) } };
    case 'merge':
      return {
        update: { name, fields: wireFields(change.fields) },
        updateMask: { fieldPaths: Object.keys(change.fields) },
      };
    case 'create':
      return {
        update: { name, fields: wireFields(change.fields) },
        currentDocument: { exists: false },
      };
    case 'update':
      return {
        update: { name, fields: wireFields(change.fields) },
        updateMask: { fieldPaths: Object.keys(change.fields) },
        currentDocument: { exists: true },
      };
    case 'drop':
      return { update: { name }, updateMask: { fieldPaths: [change.field] } };
    case 'increment':
    case 'minimum':
    case 'maximum':
      return transform(name, { fieldPath: change.field, [change.kind]: wireValue(change.by) });
    case 'union':
    case 'remove': {
      const kind = change.kind === 'union' ? 'appendMissingElements' : 'removeAllFromArray';
      const values = change.elements.map(wireValue);
      return transform(name, { fieldPath: change.field, [kind]: { values } });
    }
    case 'delete':
      return { delete: name };
  }
}

function transform(name: string, fieldTransform: object): object {
  return { update: { name }, updateMask: { fieldPaths: [] }, updateTransforms: [fieldTransform] };
}

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

function wireQuery(wanted: Search): object {
  const fieldFilter = ({ field: fieldPath, op, value: operand }: Condition) => ({
    fieldFilter: { field: { fieldPath }, op: operators[op], value: wireValue(operand) },
  });
  const filters = wanted.any
    .filter((all) => all.length > 0)
    .map((all) => ({ compositeFilter: { op: 'AND', filters: all.map(fieldFilter) } }));
  const alternatives = filters.length === 0 ? [] : [{ compositeFilter: { op: 'OR', filters } }];
  const parts = [...alternatives, ...wanted.also.map(fieldFilter)];
  return {
    from: [{ collectionId: wanted.collection, allDescendants: wanted.group }],
    where: parts.length === 0 ? undefined : { compositeFilter: { op: 'AND', filters: parts } },
    orderBy: wanted.orderBy.map(({ field: fieldPath, descending }) => ({
      field: { fieldPath },
      direction: descending ? 'DESCENDING' : 'ASCENDING',
    })),
    startAt:
      wanted.startAfter.length === 0
        ? undefined
        : { before: false, values: wanted.startAfter.map(wireValue) },
    endAt:
      wanted.endBefore.length === 0
        ? undefined
        : { before: true, values: wanted.endBefore.map(wireValue) },
    offset: wanted.offset,
    limit: wanted.limit,
  };
}

function openEngine(directory: string): FirestoreEngine {
  return new FirestoreEngine({
    rulesLanguage: { load: loadFirestoreRules, createBudget: createAccessBudget, test: () => null },
    journal: new Journal(directory, () => undefined),
  });
}

/** Enough initial documents that queries use ordered indexes instead of a full scan. */
const population = fc.array(fields, { minLength: 60, maxLength: 60 });

it(
  'returns the results of a naive model over random operations, including crashes',
  () => {
    fc.assert(
      fc.property(
        population,
        fc.array(operation, { minLength: operationsPerRun, maxLength: operationsPerRun }),
        (documents, operations) => {
          const mutations = documents.map((data, i): Mutation => ({
            kind: 'set',
            path: `c/d${i}`,
            fields: data,
          }));
          const directory = mkdtempSync(join(tmpdir(), 'firestore-random-'));
          try {
            run(directory, [{ kind: 'commit', mutations }, ...operations]);
          } finally {
            rmSync(directory, { recursive: true });
          }
        },
      ),
      { numRuns: runs },
    );
  },
  patience,
);

/** Drops cursors from a query without an order, since a cursor requires one. */
function withOrderedCursors(wanted: Search): Search {
  return fullOrder(wanted).length > 0 ? wanted : { ...wanted, startAfter: [], endBefore: [] };
}

/** Returns false when an existence condition fails. Any other failure is rethrown and fails the test. */
function hasCommitted(service: DatabaseService, mutations: readonly Mutation[]): boolean {
  try {
    service.commit(owner, decodeWrites(database, mutations.map(wireWrite)));
    return true;
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    expect(error.status).toMatch(/^(ALREADY_EXISTS|NOT_FOUND)$/);
    return false;
  }
}

function run(directory: string, operations: readonly Operation[]): void {
  const model = new NaiveFirestore();
  let engine = openEngine(directory);
  for (const step of operations) {
    const service = engine.database(database);
    switch (step.kind) {
      case 'commit':
        expect(hasCommitted(service, step.mutations)).toBe(model.apply(step.mutations));
        break;
      case 'aggregate': {
        const wanted = withOrderedCursors(step.search);
        const aggregations = ['count', 'sum', 'avg'].map((kind) => ({
          alias: kind,
          [kind]: kind === 'count' ? {} : { field: { fieldPath: step.field } },
        }));
        const { values } = service.aggregate(
          owner,
          decodeQuery('', wireQuery(wanted)),
          decodeAggregations(aggregations),
        );
        const numbers = values.map((one) => (typeof one === 'bigint' ? Number(one) : one));
        expect(numbers).toEqual(model.aggregate(wanted, step.field));
        break;
      }
      case 'search': {
        const wanted = withOrderedCursors(step.search);
        const { documents } = service.query(owner, decodeQuery('', wireQuery(wanted)));
        expect(documents.map((document) => document.path)).toEqual(model.find(wanted));
        break;
      }
      case 'read': {
        const [document] = service.getAll(owner, [step.path]).documents;
        expect(document ? readable(document.fields) : null).toEqual(
          readableModel(model.documents.get(step.path)),
        );
        break;
      }
      case 'crash':
        // Simulates a kill: the old engine is not closed, and the last record may be incomplete.
        if (step.torn) appendFileSync(join(directory, 'firestore.journal'), '0badc0de 99 ["demo');
        engine = openEngine(directory);
    }
  }
  engine = openEngine(directory);
  const stored = Array.from(engine.database(database).store.all(), ({ path: at, fields: data }) => [
    at,
    readable(data),
  ]);
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries([...model.documents].map(([at, data]) => [at, readableModel(data)])),
  );
}

type StoredFields = Parameters<typeof encodeFields>[0];

/** Returns the fields as plain JSON, sorted by name. */
function readable(data: StoredFields): unknown {
  return JSON.parse(encodeFields(data));
}

function readableModel(data: NaiveFields | undefined): unknown {
  return data === undefined ? null : readable(decodeFields(wireFields(data)));
}
