import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { fieldsOf } from '#shared/stored-fields.ts';
import type { FirestoreSdk } from '#platform/firestore/connection.ts';

type PlainValue = string | number | { seconds: number; nanoseconds: number } | null;

/**
 * Where a page of the admin list begins: the values of its order in the last document before, and that
 * document's id at the end. Plain values, so that the browser's history keeps them.
 */
export type AdminPlaceCursor = readonly PlainValue[];

/** The cursor behind a document, for an order by these fields and then by id. */
export function cursorBehind(
  document: QueryDocumentSnapshot,
  fields: readonly string[],
): AdminPlaceCursor {
  return [...fields.map((field) => plainValue(document.get(field))), document.id];
}

/** The values for startAfter(). */
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
