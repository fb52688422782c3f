import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import type { FirestoreSdk } from './connection.ts';
import { fieldsOf } from '#domain/stored/fields.ts';

/** Where the next page starts: plain values, so that it can be kept in a URL, history state or storage. */
export interface PageCursor {
  /** The value of the ordering field in the last document of the page before. */
  after: { seconds: number; nanoseconds: number } | string | number | boolean | null;
  /** Id of that document, which separates equal values. */
  id: string;
}

export interface Page<T> {
  items: T[];
  /** Null on the last page. A page exactly full may be followed by an empty one. */
  nextCursor: PageCursor | null;
}

/** The cursor behind the last document of a page that came back full, otherwise null. */
export function cursorAfter(
  documents: readonly QueryDocumentSnapshot[],
  pageSize: number,
  field: string,
): PageCursor | null {
  const last = documents.length < pageSize ? undefined : documents.at(-1);
  return last === undefined ? null : { after: plainValue(last.get(field)), id: last.id };
}

/** The values for startAfter() of a query ordered by a field and then by document id. */
export function cursorValues(sdk: FirestoreSdk, { after, id }: PageCursor): unknown[] {
  const value =
    typeof after === 'object' && after !== null
      ? new sdk.Timestamp(after.seconds, after.nanoseconds)
      : after;
  return [value, id];
}

function plainValue(value: unknown): PageCursor['after'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  const { seconds, nanoseconds } = fieldsOf(value);
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? { seconds, nanoseconds }
    : null;
}
