import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '@google-cloud/storage';
import { hourMs } from '#shared/time-units.ts';
import { withDeadline } from '../http/deadline.ts';

/** Longest waits in milliseconds. */
export interface SnapshotStoreDeadlines {
  read: number;
  write: number;
}

/** Reads block a request; writes run in the background. */
const defaultDeadlines: SnapshotStoreDeadlines = { read: 5_000, write: 20_000 };
/** Age in milliseconds after which partial files of a crashed server are removed. */
const maxPartialAgeMs = hourMs;
const notFoundStatus = 404;

/** Storage of one snapshot that other servers can read. Writes are atomic. Both methods throw AppError 'unavailable'. */
export interface SnapshotStore {
  /**
   * Reads the snapshot.
   * @param knownVersion version that was read before
   * @returns null if there is no snapshot, or only the known version
   */
  read(knownVersion: string | null): Promise<{ bytes: Buffer; version: string } | null>;
  write(bytes: Buffer): Promise<void>;
}

/**
 * Creates a store that uses a file in a folder shared by all servers.
 * @param name file name of letters, digits, points and hyphens
 * @param deadlines default values if absent
 */
export function diskSnapshotStore(
  folder: string,
  name: string,
  deadlines = defaultDeadlines,
): SnapshotStore {
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  return withDeadlines(deadlines, {
    async read(knownVersion) {
      const fileStats = await stat(file).catch(toNullIfCode('ENOENT'));
      if (fileStats === null) return null;
      const version = `${fileStats.ino}-${fileStats.mtimeMs}-${fileStats.size}`;
      if (version === knownVersion) return null;
      const bytes = await readFile(file).catch(toNullIfCode('ENOENT'));
      return bytes && { bytes, version };
    },
    async write(bytes) {
      await mkdir(folder, { recursive: true });
      for (const fileName of await readdir(folder)) {
        if (!fileName.startsWith(`${name}.`) || !fileName.endsWith('.half')) continue;
        const partialFile = path.join(folder, fileName);
        const fileStats = await stat(partialFile).catch(toNullIfCode('ENOENT'));
        if (fileStats && Date.now() - fileStats.mtimeMs > maxPartialAgeMs)
          await rm(partialFile, { force: true });
      }
      const partialFile = `${file}.${randomUUID()}.half`;
      try {
        await writeFile(partialFile, bytes);
        await rename(partialFile, file);
      } finally {
        await rm(partialFile, { force: true });
      }
    },
  });
}

/** Creates a store that uses the object 'readings/{name}' of a bucket. The security rules expose it to no browser. */
export function bucketSnapshotStore(
  bucket: Bucket,
  name: string,
  deadlines = defaultDeadlines,
): SnapshotStore {
  const file = bucket.file(`readings/${name}`);
  return withDeadlines(deadlines, {
    async read(knownVersion) {
      try {
        const [{ generation }] = await file.getMetadata();
        const version = String(generation ?? '');
        if (version === knownVersion) return null;
        const [bytes] = await file.download();
        return { bytes, version };
      } catch (error) {
        return toNullIfCode(notFoundStatus)(error);
      }
    },
    async write(bytes) {
      await file.save(bytes, { resumable: false, contentType: 'application/octet-stream' });
    },
  });
}

/** Limits every wait; late responses are ignored. */
function withDeadlines(deadlines: SnapshotStoreDeadlines, store: SnapshotStore): SnapshotStore {
  return {
    read: (knownVersion) =>
      withDeadline(store.read(knownVersion), deadlines.read, 'read of the snapshot store'),
    write: (bytes) =>
      withDeadline(store.write(bytes), deadlines.write, 'write of the snapshot store'),
  };
}

/** Returns a handler that maps the error of a missing file to null. */
function toNullIfCode(code: string | number) {
  return (error: unknown): null => {
    if ((error as { code?: unknown }).code !== code) throw error;
    return null;
  };
}
