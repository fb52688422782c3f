import type { FirestoreSdk } from './connection.ts';
import { fieldsOf } from '#shared/stored-fields.ts';

type PlainValue = { seconds: number; nanoseconds: number } | string | number | boolean | null;

/** Start of the next page, as plain values that can be stored in a URL, history state or storage. */
export interface PageCursor {
  /**
   * Value of the ordering field in the last document of the previous page; one value per field if there are several.
   */
  after: PlainValue | readonly PlainValue[];
  /** Id of that document, as a tie-breaker for equal values. */
  id: string;
}

export interface Page<T> {
  items: T[];
  /** Null on the last page. A page that is exactly full may be followed by an empty one. */
  nextCursor: PageCursor | null;
}

/** Returns the cursor after the last document of a full page, otherwise null. */
export function cursorAfter(
  documents: readonly { id: string; get(field: string): unknown }[],
  pageSize: number,
  ...fields: readonly string[]
): PageCursor | null {
  const lastDocument = documents.length < pageSize ? undefined : documents.at(-1);
  if (lastDocument === undefined) return null;
  const values = fields.map((field) => toPlainValue(lastDocument.get(field)));
  return { after: values.length === 1 ? (values[0] ?? null) : values, id: lastDocument.id };
}

/** Returns the values for startAfter() of a query ordered by one or more fields and then by document id. */
export function cursorValues(sdk: FirestoreSdk, { after, id }: PageCursor): unknown[] {
  const values = Array.isArray(after) ? (after as readonly PlainValue[]) : [after as PlainValue];
  const fieldValues = values.map((value) =>
    typeof value === 'object' && value !== null
      ? new sdk.Timestamp(value.seconds, value.nanoseconds)
      : value,
  );
  return [...fieldValues, id];
}

function toPlainValue(value: unknown): PlainValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  const { seconds, nanoseconds } = fieldsOf(value);
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? { seconds, nanoseconds }
    : null;
}
