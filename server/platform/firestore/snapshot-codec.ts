import { createHmac } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import * as v from 'valibot';
import { snapshotFormat } from '#shared/record/record-formats.ts';
import { isSameSignature } from '../is-same-signature.ts';
import type { ActiveRecord, StoredSnapshot } from './tracked-source.ts';

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/** Number of records encoded or decoded before other work gets a turn; each chunk takes some milliseconds. */
const chunkSize = 250;
/** Maximum size of a shared snapshot. 10,000 places take 2 MB, and 13 MB decompressed. */
const maxBytes = 64 * 1024 * 1024;
const maxUnpackedBytes = 512 * 1024 * 1024;

/** Identity of a snapshot. */
export interface SnapshotName {
  /** Firebase project; a snapshot of another project is not accepted. */
  project: string;
  collection: string;
}

const instantSchema = v.pipe(v.number(), v.integer());
/** Older servers write a number. */
const formatSchema = v.object({ format: v.union([v.string(), v.number()]) });
const metadataSchema = v.object({
  project: v.string(),
  collection: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  readAt: instantSchema,
  wholeAt: instantSchema,
  horizon: v.nullable(instantSchema),
});
const lineSchema = v.object({ id: v.string(), record: v.looseObject({}) });

/**
 * Encodes a snapshot: one line with the signature of the rest, one line with the metadata, then the gzipped lines of
 * all documents, one line each.
 * @throws RangeError when it is too large to be shared
 */
export async function encodeSnapshot<T>(
  { active, readAt, wholeAt, horizon }: StoredSnapshot<T>,
  { project, collection }: SnapshotName,
  secret: string,
): Promise<Buffer> {
  const metadata = {
    ...{ format: snapshotFormat, project, collection, count: active.length },
    ...{ readAt: readAt.getTime(), wholeAt: wholeAt.getTime() },
    horizon: horizon?.getTime() ?? null,
  };
  const parts: string[] = [];
  for (let chunkStart = 0; chunkStart < active.length; chunkStart += chunkSize) {
    parts.push(
      active
        .slice(chunkStart, chunkStart + chunkSize)
        .map(lineOf)
        .join(''),
    );
    await breathe();
  }
  const compressedRecords = await gzip(Buffer.from(parts.join('')), { level: 6 });
  if (compressedRecords.length > maxBytes)
    throw new RangeError(`${collection}: too large for a shared snapshot`);
  const signedBytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(metadata)}\n`),
    compressedRecords,
  ]);
  return Buffer.concat([Buffer.from(`${sign(signedBytes, secret)}\n`), signedBytes]);
}

/**
 * Decodes a snapshot. Never throws, whatever the bytes are.
 * @param newerThan a snapshot that is not newer is not decompressed; null accepts any
 * @returns the snapshot, or the reason why it is not usable
 */
export async function decodeSnapshot<T>(
  bytes: Buffer,
  { project, collection }: SnapshotName,
  secret: string,
  newerThan: Date | null = null,
): Promise<StoredSnapshot<T> | { refused: string }> {
  const [givenSignature, signedBytes] = splitFirstLine(bytes);
  if (!isSameSignature(givenSignature, sign(signedBytes, secret))) {
    return { refused: 'incomplete, or not signed by one of our servers' };
  }
  try {
    const [metadataLine, compressedRecords] = splitFirstLine(signedBytes);
    const parsedMetadata: unknown = JSON.parse(metadataLine.toString());
    if (v.parse(formatSchema, parsedMetadata).format !== snapshotFormat) {
      return { refused: 'other format version' };
    }
    const metadata = v.parse(metadataSchema, parsedMetadata);
    if (metadata.project !== project || metadata.collection !== collection) {
      return { refused: 'other project or collection' };
    }
    if (newerThan !== null && metadata.wholeAt <= newerThan.getTime()) {
      return { refused: 'not newer' };
    }
    const lines = (await gunzip(compressedRecords, { maxOutputLength: maxUnpackedBytes }))
      .toString()
      .split('\n');
    if (lines.length !== metadata.count + 1) return { refused: 'wrong number of records' };
    const active: ActiveRecord<T>[] = [];
    for (let chunkStart = 0; chunkStart < metadata.count; chunkStart += chunkSize) {
      const chunkLines = lines.slice(chunkStart, Math.min(chunkStart + chunkSize, metadata.count));
      active.push(...chunkLines.map((line) => recordOf<T>(line)));
      await breathe();
    }
    return {
      active,
      readAt: new Date(metadata.readAt),
      wholeAt: new Date(metadata.wholeAt),
      horizon: metadata.horizon === null ? null : new Date(metadata.horizon),
    };
  } catch {
    return { refused: 'unknown format' };
  }
}

/** Splits off the first line; without a line break the line is empty and all bytes are the rest. */
function splitFirstLine(bytes: Buffer): [line: Buffer, rest: Buffer] {
  const end = bytes.indexOf('\n');
  return [bytes.subarray(0, Math.max(0, end)), bytes.subarray(end + 1)];
}

/** Returns a record as it is after encoding and decoding. */
export function toPlainRecord(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record, tagDates), readDates);
}

function sign(signedBytes: Buffer, secret: string): string {
  return createHmac('sha256', secret).update('reading:').update(signedBytes).digest('base64url');
}

function lineOf({ id, record }: ActiveRecord<unknown>): string {
  return `${JSON.stringify({ id, record }, tagDates)}\n`;
}

/** The signature proves that a server of this project wrote the bytes, so the record has the type of this format. */
function recordOf<T>(line: string): ActiveRecord<T> {
  const { id, record } = v.parse(lineSchema, JSON.parse(line, readDates));
  return { id, record: record as T };
}

/** Marks dates: records contain texts, numbers, lists and timestamps, and JSON has no timestamp type. */
function tagDates(this: unknown, key: string, value: unknown): unknown {
  const originalValue = (this as Record<string, unknown>)[key];
  return originalValue instanceof Date ? { $date: originalValue.getTime() } : value;
}

function readDates(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$date' in value)) return value;
  return typeof value.$date === 'number' ? new Date(value.$date) : value;
}
