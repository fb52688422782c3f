/** Stores which steps passed with which inputs: a step with unchanged inputs need not run again. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join('.local', 'checks');

/** Folders that builds and installations create; no check reads them. */
const generated = new Set(['dist', 'node_modules']);

/**
 * Returns one hash over the names and contents of all files of the given folders, package-lock.json, tsconfig.json and
 * vite.config.ts, and over the Node version.
 *
 * @param folders paths relative to the project root
 */
export async function fingerprintOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of ['package-lock.json', 'tsconfig.json', 'vite.config.ts', ...folders]) {
    for (const file of await filesBelow(input)) {
      hash.update(`\0${file}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Returns true if the step already passed on this machine with exactly these inputs. */
export async function hasPassed(step: string, fingerprint: string): Promise<boolean> {
  try {
    return (await readFile(path.join(folder, step), 'utf8')) === fingerprint;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

export async function rememberPassed(step: string, fingerprint: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, step), fingerprint);
}

/** Returns all files of a folder, recursively and sorted, or the file itself. */
async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
    throw error;
  });
  if (!entries) return [place];
  const below = await Promise.all(
    entries
      .filter(({ name }) => !generated.has(name))
      .map(async (entry) => {
        const inside = path.join(place, entry.name);
        return entry.isDirectory() ? await filesBelow(inside) : [inside];
      }),
  );
  return below.flat().sort();
}
