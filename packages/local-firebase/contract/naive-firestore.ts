/**
 * A minimal reference implementation of Firestore: one Map, and every query is a filter and a sort. It shares no code
 * with the service, so that a mistake in one of them appears as a difference between their results. It covers the
 * values that random-operations.test.ts generates: null, booleans, numbers, strings, lists and maps.
 */
export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type NaiveFields = Record<string, Plain>;

export interface Condition {
  field: string;
  op:
    | '=='
    | '!='
    | '<'
    | '<='
    | '>'
    | '>='
    | 'in'
    | 'not-in'
    | 'array-contains'
    | 'array-contains-any';
  value: Plain;
}

export interface Search {
  collection: string;
  group: boolean;
  /** OR of ANDs: at least one of these lists must hold. */
  any: Condition[][];
  /** Conditions that must hold in addition to `any`. */
  also: Condition[];
  orderBy: { field: string; descending: boolean }[];
  startAfter: Plain[];
  /** At most one value, for the first order. */
  endBefore: Plain[];
  offset: number;
  limit: number | null;
}

export type Mutation =
  | { kind: 'set'; path: string; fields: NaiveFields }
  | { kind: 'merge'; path: string; fields: NaiveFields }
  /** 'create' fails if the document exists, 'update' if it does not. */
  | { kind: 'create' | 'update'; path: string; fields: NaiveFields }
  | { kind: 'drop'; path: string; field: string }
  | { kind: 'increment'; path: string; field: string; by: number }
  | { kind: 'minimum' | 'maximum'; path: string; field: string; by: number }
  | { kind: 'union' | 'remove'; path: string; field: string; elements: Plain[] }
  | { kind: 'delete'; path: string };

const typeOrder = ['null', 'boolean', 'number', 'string', 'list', 'map'] as const;

function typeOf(value: Plain): (typeof typeOrder)[number] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'map';
  return typeof value as 'boolean' | 'number' | 'string';
}

export function compare(a: Plain, b: Plain): number {
  const byType = typeOrder.indexOf(typeOf(a)) - typeOrder.indexOf(typeOf(b));
  if (byType !== 0) return byType;
  if (typeof a === 'number' && typeof b === 'number') {
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
    return a < b ? -1 : Number(a > b);
  }
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string));
  if (a === null) return 0;
  const left: Plain[] = Array.isArray(a) ? a : entriesOf(a as NaiveFields);
  const right: Plain[] = Array.isArray(b) ? b : entriesOf(b as NaiveFields);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compare(left[i] ?? null, right[i] ?? null);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function entriesOf(fields: NaiveFields): Plain[] {
  return Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat();
}

const equal = (a: Plain, b: Plain) => compare(a, b) === 0;
/** Returns false for null and NaN, which no range operator, `in` or array operator matches. */
const isOrderedValue = (value: Plain) => value !== null && !Number.isNaN(value);

function holds({ op, value: operand }: Condition, value: Plain | undefined): boolean {
  if (value === undefined) return false;
  const ordered =
    typeOf(value) === typeOf(operand) && isOrderedValue(value) && isOrderedValue(operand);
  const list = operand as Plain[];
  switch (op) {
    case '==':
      return equal(value, operand);
    case '!=':
      return value !== null && !equal(value, operand);
    case '<':
      return ordered && compare(value, operand) < 0;
    case '<=':
      return ordered && compare(value, operand) <= 0;
    case '>':
      return ordered && compare(value, operand) > 0;
    case '>=':
      return ordered && compare(value, operand) >= 0;
    case 'in':
      return isOrderedValue(value) && list.some((item) => equal(item, value));
    case 'not-in':
      return value !== null && !list.includes(null) && !list.some((item) => equal(item, value));
    case 'array-contains':
      return (
        Array.isArray(value) &&
        isOrderedValue(operand) &&
        value.some((item) => equal(item, operand))
      );
    case 'array-contains-any':
      return (
        Array.isArray(value) &&
        value.some((item) => isOrderedValue(item) && list.some((wanted) => equal(item, wanted)))
      );
  }
}

function changed(
  before: NaiveFields,
  mutation: Exclude<Mutation, { kind: 'delete' }>,
): NaiveFields {
  switch (mutation.kind) {
    case 'set':
    case 'create':
      return mutation.fields;
    case 'merge':
    case 'update':
      return { ...before, ...mutation.fields };
    case 'drop': {
      const rest = Object.entries(before).filter(([name]) => name !== mutation.field);
      return Object.fromEntries(rest);
    }
    default:
      return { ...before, [mutation.field]: transformed(before[mutation.field], mutation) };
  }
}

function transformed(
  old: Plain | undefined,
  mutation: Extract<Mutation, { by: number } | { elements: Plain[] }>,
): Plain {
  const list = Array.isArray(old) ? old : [];
  const number = typeof old === 'number' ? old : null;
  switch (mutation.kind) {
    case 'increment':
      return (number ?? 0) + mutation.by;
    case 'minimum':
      return number === null ? mutation.by : Math.min(number, mutation.by);
    case 'maximum':
      return number === null ? mutation.by : Math.max(number, mutation.by);
    case 'remove':
      return list.filter((item) => !mutation.elements.some((element) => equal(item, element)));
    case 'union': {
      const united = [...list];
      for (const element of mutation.elements) {
        if (!united.some((item) => equal(item, element))) united.push(element);
      }
      return united;
    }
  }
}

export class NaiveFirestore {
  readonly documents = new Map<string, NaiveFields>();

  /** Applies all mutations, or returns false and applies none when an existence condition fails. */
  apply(mutations: readonly Mutation[]): boolean {
    const after = new Map(this.documents);
    for (const mutation of mutations) {
      const { kind, path } = mutation;
      if (kind === 'create' && after.has(path)) return false;
      if (kind === 'update' && !after.has(path)) return false;
      if (kind === 'delete') after.delete(path);
      else after.set(path, changed(after.get(path) ?? {}, mutation));
    }
    this.documents.clear();
    for (const [path, fields] of after) this.documents.set(path, fields);
    return true;
  }

  /** Returns how many found documents have the field, and the sum and average of its numbers. */
  aggregate(search: Search, field: string): (number | null)[] {
    const found = this.find(search, field).map((path) => this.documents.get(path)![field]!);
    const numbers = found.filter((value) => typeof value === 'number');
    const sum = numbers.reduce((total, value) => total + value, 0);
    return [found.length, sum, numbers.length === 0 ? null : sum / numbers.length];
  }

  /** Returns the paths of the documents found, in order; with `present` only those that have that field. */
  find(search: Search, present?: string): string[] {
    const order = fullOrder(search);
    const found = [...this.documents]
      .filter(([path]) => inCollection(path, search))
      .filter(([, fields]) => search.any.some((all) => all.every((c) => holds(c, fields[c.field]))))
      .filter(([, fields]) => search.also.every((c) => holds(c, fields[c.field])))
      .filter(([, fields]) => present === undefined || fields[present] !== undefined)
      .filter(([, fields]) => order.every(({ field }) => fields[field] !== undefined))
      .sort(([pathA, a], [pathB, b]) => {
        for (const { field, descending } of order) {
          const result = compare(a[field]!, b[field]!);
          if (result !== 0) return descending ? -result : result;
        }
        const byPath = comparePaths(pathA, pathB);
        return order.at(-1)?.descending ? -byPath : byPath;
      })
      .filter(([, fields]) => {
        for (const [i, value] of search.startAfter.entries()) {
          const { field, descending } = order[i]!;
          const result = compare(fields[field]!, value);
          if (result !== 0) return descending ? result < 0 : result > 0;
        }
        return search.startAfter.length === 0;
      })
      .filter(([, fields]) => {
        const [value] = search.endBefore;
        if (value === undefined) return true;
        const { field, descending } = order[0]!;
        const result = compare(fields[field]!, value);
        return descending ? result > 0 : result < 0;
      })
      .map(([path]) => path);
    const end = search.limit === null ? found.length : search.offset + search.limit;
    return found.slice(search.offset, end);
  }
}

/**
 * Returns the given order, followed by the fields of inequality filters, sorted by name. They have the direction of the
 * last given order, or ascend if there is none.
 */
export function fullOrder(search: Search): Search['orderBy'] {
  const order = [...search.orderBy];
  const inequalities = ['!=', '<', '<=', '>', '>=', 'not-in'];
  const fields = [...search.any.flat(), ...search.also].filter(({ op }) =>
    inequalities.includes(op),
  );
  for (const { field } of fields.sort((a, b) => (a.field < b.field ? -1 : 1))) {
    if (order.some((item) => item.field === field)) continue;
    order.push({ field, descending: order.at(-1)?.descending ?? false });
  }
  return order;
}

function inCollection(path: string, { collection, group }: Search): boolean {
  const parent = path.split('/').slice(0, -1).join('/');
  return group ? parent.split('/').at(-1) === collection : parent === collection;
}

function comparePaths(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = Buffer.compare(Buffer.from(left[i]!), Buffer.from(right[i]!));
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
