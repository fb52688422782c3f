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

/** One version of a document. Immutable, except for its cached JSON. */
export interface StoredDocument {
  /** Relative to '/documents/'. */
  readonly path: string;
  readonly fields: ValueMap;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  /** Wire form of the fields, cached when first encoded. */
  fieldsJson: string | null;
  /** Wire form of the whole document, cached at the first read. */
  wireJson: string | null;
}

/** Maximum document size, from the public quota table. */
const maxDocumentBytes = 1_048_576;

/**
 * Checks the size of a document.
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

/** Encodes a document as JSON. With a mask only the masked fields are included, and no fields for an empty mask. */
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

/** Returns only the masked fields. The document name is not a field and is always included. */
function maskedFields(fields: ValueMap, mask: readonly FieldPath[]): ValueMap {
  let masked: ValueMap = new Map();
  for (const path of mask) {
    if (isNameField(path)) continue;
    const value = valueAt(fields, path);
    if (value !== undefined) masked = withValueAt(masked, path, value);
  }
  return masked;
}
