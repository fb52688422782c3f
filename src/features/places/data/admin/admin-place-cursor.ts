import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { fieldsOf } from '#shared/stored-fields.ts';
import type { FirestoreSdk } from '#platform/firestore/connection.ts';

type PlainValue = string | number | { seconds: number; nanoseconds: number } | null;

/**
 * Start of a page of the admin list: the values of the sort fields in the last document of the previous page, followed
 * by the id of that document. Plain values, so that the history state can store them.
 */
export type AdminPlaceCursor = readonly PlainValue[];

/** Returns the cursor after a document, for a list sorted by these fields and then by id. */
export function cursorAfterPlace(
  document: QueryDocumentSnapshot,
  fields: readonly string[],
): AdminPlaceCursor {
  return [...fields.map((field) => plainValue(document.get(field))), document.id];
}

/** Returns the arguments for startAfter(). */
export function cursorArguments(sdk: FirestoreSdk, cursor: AdminPlaceCursor): unknown[] {
  return cursor.map((value) =>
    typeof value === 'object' && value !== null
      ? new sdk.Timestamp(value.seconds, value.nanoseconds)
      : value,
  );
}

function plainValue(value: unknown): PlainValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  const { seconds, nanoseconds } = fieldsOf(value);
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? { seconds, nanoseconds }
    : null;
}
