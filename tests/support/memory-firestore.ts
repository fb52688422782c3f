import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';

import { fieldsOf } from '#shared/stored-fields.ts';
import { databaseError } from '#server/platform/firestore/database-error.ts';

type Fields = Record<string, unknown>;
interface Filter {
  field: string;
  op: '==' | '<=' | 'array-contains';
  value: unknown;
}

/**
 * In-memory version of the Firestore calls that notifications and e-mails use, for models that need thousands of them.
 * There is one caller at a time, so a transaction just runs its function. tests/contract tests Firestore itself.
 * @param now the database clock in ms
 */
export function memoryFirestore(now: () => number): Firestore {
  const collections = new Map<string, Map<string, Fields>>();
  const documentsOf = (name: string) => {
    const documents = collections.get(name) ?? new Map<string, Fields>();
    collections.set(name, documents);
    return documents;
  };

  function snapshotOf(name: string, id: string) {
    const fields = documentsOf(name).get(id);
    return {
      id,
      ref: documentOf(name, id),
      exists: fields !== undefined,
      readTime: Timestamp.fromMillis(now()),
      data: () => fields,
      get: (path: string) =>
        path.split('.').reduce<unknown>((value, key) => fieldsOf(value)[key], fields),
    };
  }

  function stored(value: unknown): unknown {
    if (value instanceof FieldValue) return Timestamp.fromMillis(now());
    if (value instanceof Date) return Timestamp.fromDate(value);
    return value;
  }

  function documentOf(name: string, id: string) {
    const documents = documentsOf(name);
    const ref = {
      id,
      get: () => Promise.resolve(snapshotOf(name, id)),
      write(fields: Fields) {
        const entries = Object.entries(fields).map(([key, value]) => [key, stored(value)]);
        documents.set(id, Object.fromEntries(entries) as Fields);
      },
      change(changes: Fields) {
        const before = documents.get(id);
        if (!before) throw databaseError('update', { code: 5 });
        const fields = mapCopy(before);
        for (const [path, value] of Object.entries(changes)) {
          const keys = path.split('.');
          const last = keys.pop() ?? '';
          const map = keys.reduce<Fields>((one, key) => one[key] as Fields, fields);
          if (value instanceof FieldValue && value.isEqual(FieldValue.delete())) delete map[last];
          else map[last] = stored(value);
        }
        documents.set(id, fields);
      },
      add(fields: Fields) {
        if (documents.has(id)) throw databaseError('create', { code: 6 });
        ref.write(fields);
      },
      remove() {
        documents.delete(id);
      },
      set: async (fields: Fields) => Promise.resolve(ref.write(fields)),
      // eslint-disable-next-line @typescript-eslint/require-await -- an error is a rejection
      update: async (fields: Fields) => {
        ref.change(fields);
      },
      delete: async () => Promise.resolve(ref.remove()),
    };
    return ref;
  }
  type Ref = ReturnType<typeof documentOf>;

  function queryOf(name: string, filters: Filter[], order = '', most = Infinity) {
    const query = {
      where: (field: string, op: Filter['op'], value: unknown) =>
        queryOf(name, [...filters, { field, op, value: stored(value) }], order, most),
      orderBy: (field: string) => queryOf(name, filters, field, most),
      limit: (count: number) => queryOf(name, filters, order, count),
      get: () => {
        const all = [...documentsOf(name).keys()].sort().map((id) => snapshotOf(name, id));
        const docs = all.filter((one) =>
          filters.every((filter) => passes(one.get(filter.field), filter)),
        );
        if (order !== '') docs.sort((a, b) => millis(a.get(order)) - millis(b.get(order)));
        return Promise.resolve({ docs: docs.slice(0, most) });
      },
    };
    return query;
  }

  const writes = {
    set: (ref: Ref, fields: Fields) => {
      ref.write(fields);
    },
    update: (ref: Ref, fields: Fields) => {
      ref.change(fields);
    },
    create: (ref: Ref, fields: Fields) => {
      ref.add(fields);
    },
    delete: (ref: Ref) => {
      ref.remove();
    },
  };
  const firestore = {
    collection: (name: string) => ({
      doc: (id: string) => documentOf(name, id),
      ...queryOf(name, []),
    }),
    runTransaction: (work: (transaction: unknown) => Promise<unknown>) =>
      work({ get: (one: { get: () => unknown }) => one.get(), ...writes }),
    batch: () => ({ ...writes, commit: () => Promise.resolve() }),
  };
  return firestore as unknown as Firestore;
}

function passes(value: unknown, { op, value: wanted }: Filter): boolean {
  if (op === '<=') return value !== undefined && millis(value) <= millis(wanted);
  if (op === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  return value === wanted;
}

function millis(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0;
}

/** Copies maps, so that earlier snapshots do not change; timestamps are immutable. */
function mapCopy(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'object' && value?.constructor === Object ? mapCopy(value as Fields) : value,
    ]),
  );
}
