import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Locks of this process: its own number in a file may be that of another which had it before. */
const held = new Set<string>();

/**
 * Makes sure that one copy of a service writes to a data folder. A lock left by a process that died is taken
 * over.
 *
 * @param directory made when missing
 * @param service names the file of the lock
 * @returns releases the lock
 * @throws Error naming the process that holds it
 */
export function lockDataDirectory(directory: string, service = 'firestore'): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(realpathSync(directory), `${service}.lock`);
  if (held.has(path)) throw inUse(directory, path, process.pid);
  if (!create(path)) {
    const holder = readHolder(path);
    if (holder !== process.pid && isAlive(holder)) throw inUse(directory, path, holder);
    removeStale(path, holder, directory);
    // Whoever else found it stale may have been faster.
    if (!create(path)) throw inUse(directory, path, readHolder(path));
  }
  held.add(path);
  return () => {
    if (held.delete(path)) rmSync(path, { force: true });
  };
}

/** False when there is one already. */
function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
    return false;
  }
}

/** Takes the file away in one step, and gives it back should it have become somebody's meanwhile. */
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

/** NaN when the file says nothing. */
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
