import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file atomically: after a crash it has either the old or the new content. Creates the folder if it is
 * missing.
 */
export async function writeDurably(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.writing`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

/**
 * Reads a JSON file that `writeDurably` wrote.
 *
 * @returns undefined when there is no such file
 * @throws Error naming the file when it does not hold JSON
 */
export async function readJsonIfPresent(file: string): Promise<unknown> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON. Delete it, or start with --fresh.`, {
      cause: error,
    });
  }
}
