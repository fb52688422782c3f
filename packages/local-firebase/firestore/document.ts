import { invalidArgument } from './errors.ts';
import { isNameField, valueAt, withValueAt } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { formatResourceName } from './path.ts';
import type { DatabaseId } from './path.ts';
import { formatMicros } from './timestamp.ts';
import type { Micros } from './timestamp.ts';
import type { ValueMap } from './value.ts';
import { encodeFields } from './value-codec.ts';
import { documentSize } from './value-size.ts';

/** One version of a document. Never mutated, except for the memos of its JSON. */
export interface StoredDocument {
  /** Relative to '/documents/'. */
  readonly path: string;
  readonly fields: ValueMap;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  /** Wire form of the fields, made when they are first written down. */
  fieldsJson: string | null;
  /** Wire form of the whole document, made at the first read. */
  wireJson: string | null;
}

/** Largest document, from the public quota table. */
const maxDocumentBytes = 1_048_576;

/**
 * @returns its size in bytes
 * @throws FirestoreError INVALID_ARGUMENT when the document would be over 1 MiB
 */
export function checkDocumentSize(database: DatabaseId, path: string, fields: ValueMap): number {
  const bytes = documentSize(path, fields);
  if (bytes > maxDocumentBytes) {
    throw invalidArgument(
      `Document '${formatResourceName({ ...database, path })}' cannot be written because its size (${bytes.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  }
  return bytes;
}

/** The whole document on the wire. With a mask only those fields, and none at all for an empty mask. */
export function encodeDocument(
  database: DatabaseId,
  document: StoredDocument,
  mask: readonly FieldPath[] | null = null,
): string {
  if (mask !== null)
    return wireForm(database, document, encodeFields(maskedFields(document.fields, mask)));
  document.fieldsJson ??= encodeFields(document.fields);
  return (document.wireJson ??= wireForm(database, document, document.fieldsJson));
}

function wireForm(database: DatabaseId, document: StoredDocument, fields: string): string {
  const name = JSON.stringify(formatResourceName({ ...database, path: document.path }));
  return `{"name":${name},"fields":${fields},"createTime":"${formatMicros(document.createTime)}","updateTime":"${formatMicros(document.updateTime)}"}`;
}

/** Only the fields that the mask names; the document's own name is always there anyway. */
function maskedFields(fields: ValueMap, mask: readonly FieldPath[]): ValueMap {
  let masked: ValueMap = new Map();
  for (const path of mask) {
    if (isNameField(path)) continue;
    const value = valueAt(fields, path);
    if (value !== undefined) masked = withValueAt(masked, path, value);
  }
  return masked;
}
