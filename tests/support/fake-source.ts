import { AppError } from '#shared/app-error.ts';
import type { TrackedSource } from '#server/platform/firestore/tracked-source.ts';

/** A collection in memory that behaves as Firestore does for the server's place index. */
export interface FakeSource<T> extends TrackedSource<T> {
  /** Writes a record and stamps it, as every write of the app does. */
  put(record: T): void;
  /** Switches a record off and stamps the write. */
  deactivate(id: string): void;
  /** Deletes a record, which leaves no trace to query for. */
  remove(id: string): void;
  /** Writes or switches without a stamp, as somebody at the database's console would. */
  putUnstamped(record: T, isActive?: boolean): void;
  /** While true, every reading fails. */
  isDown: boolean;
  /** Ids that lists and counts leave out although they are there, as a damaged index would. */
  readonly hidden: Set<string>;
  /** Documents read so far, and how often everything was read. */
  readonly usage: { documents: number; fullReadings: number; changeReadings: number };
}

interface Stored<T> {
  record: T;
  isActive: boolean;
  updatedAt: number;
  /** By the database's own clock, whatever the record says. */
  writtenAt: number;
}

/** @param now the database's clock, milliseconds */
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
    readNamed: (ids) =>
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
      : Promise.resolve(read());
  }
  for (const record of records) source.put(record);
  return source;
}
