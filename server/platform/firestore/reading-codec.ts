import { createHmac, timingSafeEqual } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import * as v from 'valibot';
import type { ActiveRecord, LeftReading } from './tracked-source.ts';

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/**
 * Of what is left for other servers. To be raised with every change of what a server holds of a document (a field, its
 * type, its bounds): two versions side by side then leave theirs beside each other, each for its own.
 */
export const readingFormat = 1;

/** Records written or read before other work has its turn: each some milliseconds. */
const chunk = 250;
/** A reading that takes more is not left: 10,000 places take 2 MB, and 13 when unpacked. */
const mostBytes = 64 * 1024 * 1024;
const mostUnpacked = 512 * 1024 * 1024;

/** What a reading is of. */
export interface ReadingName {
  /** Firebase project: a bucket of another one has nothing for us. */
  project: string;
  collection: string;
}

const instant = v.pipe(v.number(), v.integer());
const formatSchema = v.object({ format: v.number() });
const headSchema = v.object({
  project: v.string(),
  collection: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  readAt: instant,
  wholeAt: instant,
  horizon: v.nullable(instant),
});
const lineSchema = v.object({ id: v.string(), record: v.looseObject({}) });

/**
 * One line that signs the rest, one that says what it is, then under gzip one a document.
 * @throws RangeError when it is too long to be left
 */
export async function encodeReading<T>(
  { active, readAt, wholeAt, horizon }: LeftReading<T>,
  { project, collection }: ReadingName,
  secret: string,
): Promise<Buffer> {
  const head = {
    ...{ format: readingFormat, project, collection, count: active.length },
    ...{ readAt: readAt.getTime(), wholeAt: wholeAt.getTime() },
    horizon: horizon?.getTime() ?? null,
  };
  const parts: string[] = [];
  for (let at = 0; at < active.length; at += chunk) {
    parts.push(
      active
        .slice(at, at + chunk)
        .map(lineOf)
        .join(''),
    );
    await breathe();
  }
  const packed = await gzip(Buffer.from(parts.join('')), { level: 6 });
  if (packed.length > mostBytes) throw new RangeError(`${collection}: too much to be left`);
  const told = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), packed]);
  return Buffer.concat([Buffer.from(`${sign(told, secret)}\n`), told]);
}

/**
 * @param newerThan what was read before is not unpacked; null takes any
 * @returns the reading, or why it is none for us. Never throws, whatever the bytes are.
 */
export async function decodeReading<T>(
  bytes: Buffer,
  { project, collection }: ReadingName,
  secret: string,
  newerThan: Date | null = null,
): Promise<LeftReading<T> | { refused: string }> {
  const [given, told] = cutLine(bytes);
  const expected = Buffer.from(sign(told, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refused: 'it is not whole, or not from one of our servers' };
  }
  try {
    const [headLine, packed] = cutLine(told);
    const stated: unknown = JSON.parse(headLine.toString());
    if (v.parse(formatSchema, stated).format !== readingFormat) {
      return { refused: 'it is of another version' };
    }
    const head = v.parse(headSchema, stated);
    if (head.project !== project || head.collection !== collection) {
      return { refused: 'it is of another project or collection' };
    }
    if (newerThan !== null && head.wholeAt <= newerThan.getTime()) {
      return { refused: 'it is not newer' };
    }
    const lines = (await gunzip(packed, { maxOutputLength: mostUnpacked })).toString().split('\n');
    if (lines.length !== head.count + 1) return { refused: 'it does not hold what it says' };
    const active: ActiveRecord<T>[] = [];
    for (let at = 0; at < head.count; at += chunk) {
      const some = lines.slice(at, Math.min(at + chunk, head.count));
      active.push(...some.map((line) => recordOf<T>(line)));
      await breathe();
    }
    return {
      active,
      readAt: new Date(head.readAt),
      wholeAt: new Date(head.wholeAt),
      horizon: head.horizon === null ? null : new Date(head.horizon),
    };
  } catch {
    return { refused: 'it is not of a form that we know' };
  }
}

/** The first line, and what is behind it; nothing and all of it where there is no line. */
function cutLine(bytes: Buffer): [line: Buffer, rest: Buffer] {
  const end = bytes.indexOf('\n');
  return [bytes.subarray(0, Math.max(0, end)), bytes.subarray(end + 1)];
}

/** A record as it comes back. */
export function plainRecord(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record, tagDates), readDates);
}

function sign(told: Buffer, secret: string): string {
  return createHmac('sha256', secret).update('reading:').update(told).digest('base64url');
}

function lineOf({ id, record }: ActiveRecord<unknown>): string {
  return `${JSON.stringify({ id, record }, tagDates)}\n`;
}

/** The bytes are those that one of our servers wrote: what is signed is of the type that this format stands for. */
function recordOf<T>(line: string): ActiveRecord<T> {
  const { id, record } = v.parse(lineSchema, JSON.parse(line, readDates));
  return { id, record: record as T };
}

/** Records hold texts, numbers, lists and instants; JSON has no instants. */
function tagDates(this: unknown, key: string, value: unknown): unknown {
  const raw = (this as Record<string, unknown>)[key];
  return raw instanceof Date ? { $date: raw.getTime() } : value;
}

function readDates(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$date' in value)) return value;
  return typeof value.$date === 'number' ? new Date(value.$date) : value;
}
