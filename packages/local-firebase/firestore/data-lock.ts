import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of the lock files that this process holds. A lock file with the id of this process may be left over from an
 * earlier process, since process ids are reused.
 */
const held = new Set<string>();

/**
 * Ensures that only one process writes to a data folder. A lock left by a dead process is taken over.
 * @param directory created if missing
 * @param service used in the name of the lock file
 * @returns a function that releases the lock
 * @throws Error naming the process that holds the lock
 */
export function lockDataDirectory(directory: string, service = 'firestore'): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(realpathSync(directory), `${service}.lock`);
  if (held.has(path)) throw inUse(directory, path, process.pid);
  if (!create(path)) {
    const holder = readHolder(path);
    if (holder !== process.pid && isAlive(holder)) throw inUse(directory, path, holder);
    removeStale(path, holder, directory);
    // Another process may have replaced the stale lock first.
    if (!create(path)) throw inUse(directory, path, readHolder(path));
  }
  held.add(path);
  return () => {
    if (held.delete(path)) rmSync(path, { force: true });
  };
}

/** Creates the lock file. Returns false if it already exists. */
function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
    return false;
  }
}

/** Removes a stale lock with an atomic rename, and restores it if another process has taken it since. */
function removeStale(path: string, holder: number, directory: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = readHolder(aside);
  if (Object.is(taken, holder)) {
    rmSync(aside, { force: true });
    return;
  }
  renameSync(aside, path);
  throw inUse(directory, path, taken);
}

/** Returns the process id in a lock file, or NaN if its text is not a number. */
function readHolder(path: string): number {
  const text = readFileSync(path, 'utf8').trim();
  return /^\d+$/.test(text) ? Number(text) : NaN;
}

function inUse(directory: string, path: string, holder: number): Error {
  return new Error(
    `${directory} is in use by process ${holder}. If that is not so, delete ${path}.`,
  );
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
