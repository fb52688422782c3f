import { invalidArgument } from './errors.ts';
import { isNameField, parseFieldPath } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { documentPathIn } from './path.ts';
import type { DatabaseId } from './path.ts';
import { microsFromTimestamp, parseTimestamp } from './timestamp.ts';
import type { Micros } from './timestamp.ts';
import { decodeTransform } from './transforms.ts';
import type { FieldTransform } from './transforms.ts';
import { checkFieldName, decodeFields, isObject } from './value-codec.ts';
import type { ValueMap } from './value.ts';

export type Precondition = { exists: boolean } | { updateTime: Micros };

/**
 * One decoded write of a commit. With `mask` null it replaces the document; with [] only its transforms change fields.
 */
export interface UpdateWrite {
  kind: 'update';
  path: string;
  fields: ValueMap;
  mask: readonly FieldPath[] | null;
  transforms: readonly FieldTransform[];
  precondition: Precondition | null;
}

export type Write =
  UpdateWrite | { kind: 'delete' | 'verify'; path: string; precondition: Precondition | null };

/** Maximum number of transforms of one document in one commit, from the public quota table. */
const maxTransforms = 500;

/**
 * Decodes a list of writes.
 * @throws FirestoreError INVALID_ARGUMENT for anything but a well-formed list of writes
 */
export function decodeWrites(database: DatabaseId, json: unknown): Write[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalidArgument('writes must be a list.');
  const writes = json.map((write) => decodeWrite(database, write));
  const transformsOf = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'update') continue;
    const total = (transformsOf.get(write.path) ?? 0) + write.transforms.length;
    if (total > maxTransforms) {
      throw invalidArgument(
        `A document may have at most ${maxTransforms} field transforms in one commit.`,
      );
    }
    transformsOf.set(write.path, total);
  }
  return writes;
}

function decodeWrite(database: DatabaseId, json: unknown): Write {
  if (!isObject(json)) throw invalidArgument('A write must be an object.');
  const precondition = decodePrecondition(json['currentDocument']);
  const operations = ['update', 'delete', 'verify', 'transform'].filter(
    (key) => json[key] !== undefined,
  );
  if (operations.length !== 1) {
    throw invalidArgument('A write must have exactly one of update, delete, verify and transform.');
  }
  switch (operations[0]) {
    case 'delete':
    case 'verify': {
      const kind = operations[0];
      return { kind, path: documentPathIn(database, json[kind]), precondition };
    }
    case 'transform':
      return decodeTransformWrite(database, json['transform'], precondition);
    default:
      return decodeUpdate(database, json, precondition);
  }
}

function decodeUpdate(
  database: DatabaseId,
  json: Record<string, unknown>,
  precondition: Precondition | null,
): UpdateWrite {
  const update = json['update'];
  if (!isObject(update)) throw invalidArgument('update must be a document.');
  return {
    kind: 'update',
    path: documentPathIn(database, update['name']),
    fields: decodeFields(update['fields']),
    mask: decodeWriteMask(json['updateMask']),
    transforms: decodeTransforms(json['updateTransforms']),
    precondition,
  };
}

/** Decodes the older form of a write, which contains only transforms. */
function decodeTransformWrite(
  database: DatabaseId,
  json: unknown,
  precondition: Precondition | null,
): UpdateWrite {
  if (!isObject(json)) throw invalidArgument('transform must be an object.');
  return {
    kind: 'update',
    path: documentPathIn(database, json['document']),
    fields: new Map(),
    mask: [],
    transforms: decodeTransforms(json['fieldTransforms']),
    precondition,
  };
}

function decodeTransforms(json: unknown): FieldTransform[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalidArgument('Field transforms must be a list.');
  return json.map(decodeTransform);
}

/** Decodes a field mask; null when absent. An empty mask is present and names no field. */
export function decodeMask(json: unknown): FieldPath[] | null {
  if (json === undefined || json === null) return null;
  if (!isObject(json)) throw invalidArgument('A mask must be an object.');
  const paths = json['fieldPaths'] ?? [];
  if (!Array.isArray(paths)) throw invalidArgument('fieldPaths must be a list.');
  return paths.map(parseFieldPath);
}

function decodeWriteMask(json: unknown): FieldPath[] | null {
  const mask = decodeMask(json);
  for (const path of mask ?? []) checkWritablePath(path);
  return mask;
}

function checkWritablePath(path: FieldPath): void {
  if (isNameField(path)) throw invalidArgument('The document name cannot be masked in a write.');
  for (const name of path) checkFieldName(name);
}

function decodePrecondition(json: unknown): Precondition | null {
  if (json === undefined || json === null) return null;
  if (!isObject(json)) throw invalidArgument('currentDocument must be an object.');
  const { exists, updateTime } = json;
  if (exists !== undefined && updateTime !== undefined) {
    throw invalidArgument('currentDocument has both exists and updateTime.');
  }
  if (updateTime !== undefined) {
    return { updateTime: microsFromTimestamp(parseTimestamp(updateTime)) };
  }
  if (typeof exists === 'boolean') return { exists };
  if (exists === undefined) return null;
  throw invalidArgument('currentDocument.exists must be a boolean.');
}
