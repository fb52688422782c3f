import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { DatabaseId } from './path.ts';
import type { Change } from './store.ts';
import type { Micros } from './timestamp.ts';
import { decodeFields, encodeFields, isObject } from './value-codec.ts';

/** The changes of one commit. */
export interface JournalRecord {
  database: DatabaseId;
  changes: readonly Change[];
  time: Micros;
}

/** Smaller journals are never compacted, because reading them is always fast. */
const compactAboveBytes = 4 * 1024 * 1024;
const journalName = 'firestore.journal';

/**
 * An append-only file of commits, one line each: checksum, length, JSON. A commit is acknowledged only after its line
 * was passed to the operating system, so that it survives a crash of the process. When the journal is opened again, a
 * line cut off by a crash is moved to a separate file in the same folder.
 */
export class Journal {
  readonly #path: string;
  #descriptor: number;
  #recovered: JournalRecord[];
  #bytes: number;
  readonly #recoveredChanges: number;

  /**
   * Opens the journal.
   * @param directory created if missing
   * @param warn called with a message if data of an unfinished write was dropped from the end of the file
   * @throws Error if valid lines follow a damaged line: the file is then corrupt, not just cut off
   */
  constructor(directory: string, warn: (message: string) => void) {
    mkdirSync(directory, { recursive: true });
    this.#path = join(directory, journalName);
    const { records, goodBytes, totalBytes } = readJournal(this.#path);
    this.#recovered = records;
    this.#bytes = goodBytes;
    this.#recoveredChanges = records.reduce((total, { changes }) => total + changes.length, 0);
    this.#descriptor = openSync(this.#path, 'a');
    if (goodBytes < totalBytes) {
      // The dropped data is saved for inspection, in case it was damaged rather than incomplete.
      const aside = `${this.#path}.dropped`;
      writeFileSync(aside, readFileSync(this.#path).subarray(goodBytes));
      warn(
        `Dropped ${totalBytes - goodBytes} bytes of an unfinished write at the end of ${this.#path}; they are in ${aside}.`,
      );
      ftruncateSync(this.#descriptor, goodBytes);
    }
  }

  /** Returns the commits read when the journal was opened, oldest first. Later calls return an empty list. */
  takeRecovered(): readonly JournalRecord[] {
    const records = this.#recovered;
    this.#recovered = [];
    return records;
  }

  /**
   * Returns whether compacting is worthwhile: the file is large, and most of its changes were replaced by later ones.
   */
  isWorthCompacting(documents: number): boolean {
    return this.#bytes > compactAboveBytes && this.#recoveredChanges > documents * 2;
  }

  /** Writes one commit. @throws the file system's error; the commit must then not be applied */
  append(record: JournalRecord): void {
    const line = encodeRecord(record);
    try {
      writeWhole(this.#descriptor, line);
    } catch (error) {
      // An incomplete line followed by others would make the whole file unreadable.
      ftruncateSync(this.#descriptor, this.#bytes);
      throw error;
    }
    this.#bytes += line.length;
  }

  /** Atomically replaces the file with records that produce the same documents. */
  compact(records: Iterable<JournalRecord>): void {
    const temporary = `${this.#path}.new`;
    rmSync(temporary, { force: true });
    const { descriptor, bytes } = writeRecords(temporary, records);
    renameSync(temporary, this.#path);
    closeSync(this.#descriptor);
    this.#descriptor = descriptor;
    this.#bytes = bytes;
  }

  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}

/** Writes a new journal with exactly these records into a folder, which is created if missing. */
export function writeJournal(directory: string, records: Iterable<JournalRecord>): void {
  mkdirSync(directory, { recursive: true });
  closeSync(writeRecords(join(directory, journalName), records).descriptor);
}

/** Writes records to a file, flushes it to disk and leaves it open for appending. */
function writeRecords(
  path: string,
  records: Iterable<JournalRecord>,
): { descriptor: number; bytes: number } {
  const descriptor = openSync(path, 'a');
  let bytes = 0;
  for (const record of records) {
    const line = encodeRecord(record);
    writeWhole(descriptor, line);
    bytes += line.length;
  }
  fsyncSync(descriptor);
  return { descriptor, bytes };
}

function writeWhole(descriptor: number, data: Buffer): void {
  let written = 0;
  while (written < data.length) written += writeSync(descriptor, data, written);
}

function encodeRecord({ database, changes, time }: JournalRecord): Buffer {
  const documents = changes.map(({ path, after }) => {
    const key = JSON.stringify(path);
    if (after === null) return `[${key}]`;
    const fields = (after.fieldsJson ??= encodeFields(after.fields));
    return `[${key},${after.createTime},${after.updateTime},${fields}]`;
  });
  const json = `[${JSON.stringify(database.project)},${JSON.stringify(database.database)},${time},[${documents.join(',')}]]`;
  const body = Buffer.from(json);
  const head = `${crc32(body).toString(16).padStart(8, '0')} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\n')]);
}

const newline = 10;

function readJournal(path: string): {
  records: JournalRecord[];
  goodBytes: number;
  totalBytes: number;
} {
  const data = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const records: JournalRecord[] = [];
  let position = 0;
  while (position < data.length) {
    const end = data.indexOf(newline, position);
    const record = end < 0 ? null : decodeLine(data.subarray(position, end));
    if (record === null) {
      if (end >= 0 && hasGoodLineAfter(data, end + 1)) {
        throw new Error(`${path} is damaged at byte ${position}, before its end.`);
      }
      break;
    }
    records.push(record);
    position = end + 1;
  }
  return { records, goodBytes: position, totalBytes: data.length };
}

function hasGoodLineAfter(data: Buffer, start: number): boolean {
  let position = start;
  for (;;) {
    const end = data.indexOf(newline, position);
    if (end < 0) return false;
    if (decodeLine(data.subarray(position, end)) !== null) return true;
    position = end + 1;
  }
}

/**
 * Returns null if the line is incomplete or damaged. A record is always one line, because JSON text contains no raw
 * newline.
 */
function decodeLine(line: Buffer): JournalRecord | null {
  const head = /^([0-9a-f]{8}) (\d{1,12}) /.exec(line.toString('latin1', 0, 24));
  if (head === null) return null;
  const body = line.subarray(head[0].length);
  if (body.length !== Number(head[2]) || crc32(body) !== parseInt(head[1]!, 16)) return null;
  const [project, database, time, documents] = JSON.parse(body.toString('utf8')) as [
    string,
    string,
    Micros,
    [string, Micros?, Micros?, unknown?][],
  ];
  const changes = documents.map(([path, createTime, updateTime, fields]): Change => {
    if (createTime === undefined || updateTime === undefined || !isObject(fields)) {
      return { path, after: null };
    }
    return {
      path,
      after: {
        path,
        createTime,
        updateTime,
        fields: decodeFields(fields),
        fieldsJson: null,
        wireJson: null,
      },
    };
  });
  return { database: { project, database }, changes, time };
}
