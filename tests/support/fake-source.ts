import { AppError } from '#shared/app-error.ts';
import { tooManyDocuments } from '#server/platform/firestore/tracked-source.ts';
import type { TrackedSource } from '#server/platform/firestore/tracked-source.ts';

/** An in-memory collection that behaves like Firestore for the server's place index. */
export interface FakeSource<T> extends TrackedSource<T> {
  /** Writes a record with an update timestamp, as all writes of the app do. */
  put(record: T): void;
  /** Deactivates a record with an update timestamp. */
  deactivate(id: string): void;
  /** Deletes a record without a trace that a query could find. */
  remove(id: string): void;
  /** Writes or deactivates a record without a timestamp, like an edit in the database console. */
  putUnstamped(record: T, isActive?: boolean): void;
  /** True makes every read fail. */
  isDown: boolean;
  /** True makes complete reads fail because there are too many records. */
  hasTooMany: boolean;
  /** Ids of existing records that lists and counts leave out, as a damaged index would. */
  readonly hidden: Set<string>;
  /** Number of documents read, of full reads and of change reads. */
  readonly usage: { documents: number; fullReadings: number; changeReadings: number };
}

interface Stored<T> {
  record: T;
  isActive: boolean;
  updatedAt: number;
  /** Time of the write by the database clock, independent of the record. */
  writtenAt: number;
}

/** @param now the database clock in ms */
export function fakeSource<T extends { id: string }>(
  now: () => number,
  records: readonly T[] = [],
): FakeSource<T> {
  const stored = new Map<string, Stored<T>>();
  const usage = { documents: 0, fullReadings: 0, changeReadings: 0 };
  const write = (record: T, isActive: boolean, updatedAt: number) =>
    stored.set(record.id, { record, isActive, updatedAt, writtenAt: now() });
  const hidden = new Set<string>();
  const listed = () => [...stored.values()].filter(({ record }) => !hidden.has(record.id));
  const active = () => listed().filter(({ isActive }) => isActive);
  const source: FakeSource<T> = {
    isDown: false,
    hasTooMany: false,
    hidden,
    usage,
    put: (record) => write(record, true, now()),
    deactivate(id) {
      const current = stored.get(id);
      if (current) write(current.record, false, now());
    },
    remove: (id) => stored.delete(id),
    putUnstamped: (record, isActive = true) => write(record, isActive, 0),
    readActive: () =>
      answer(() => {
        usage.fullReadings += 1;
        usage.documents += active().length;
        if (source.hasTooMany) throw tooManyDocuments('records', active().length - 1);
        return {
          active: active().map(({ record }) => ({ id: record.id, record })),
          readAt: new Date(now()),
          horizon: null,
        };
      }),
    readChanges: (since) =>
      answer(() => {
        usage.changeReadings += 1;
        const changed = listed().filter(({ updatedAt }) => updatedAt > since.getTime());
        usage.documents += Math.max(1, changed.length) + 1;
        return {
          changed: changed.map(({ record, isActive }) => ({
            id: record.id,
            record: isActive ? record : null,
          })),
          truncated: false,
          activeCount: active().length,
          readAt: new Date(now()),
        };
      }),
    isAnyActive: (ids) =>
      answer(() => {
        usage.documents += ids.length;
        return ids.some((id) => stored.get(id)?.isActive === true);
      }),
    readByIds: (ids) =>
      answer(() => {
        usage.documents += ids.length;
        return ids.map((id) => {
          const { record = null, isActive = false, writtenAt = null } = stored.get(id) ?? {};
          return {
            id,
            record: isActive ? record : null,
            writtenAt: writtenAt === null ? null : new Date(writtenAt),
          };
        });
      }),
  };
  function answer<R>(read: () => R): Promise<R> {
    return source.isDown
      ? Promise.reject(new AppError('unavailable', 'the fake database is down'))
      : new Promise((resolve) => {
          resolve(read());
        });
  }
  for (const record of records) source.put(record);
  return source;
}
