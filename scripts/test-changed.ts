/** What `npm test -- --changed` checks: the changes of the working tree and of all commits since a merge base. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from './command-error.ts';

export interface Changes {
  /** Commit with which the working tree is compared. */
  since: string;
  /** Changed and added files, relative to the project root. */
  files: string[];
  /** The same files and those that read them: `vitest related` runs the tests among them and the tests that import them. */
  related: string[];
}

/** Git patterns of the tests that read whole folders, or files whose names they compose. */
const readers = [
  'tests/lint/*.test.ts',
  // Lints invalid files of its own with the settings that its helper names.
  ':!tests/lint/refusals.test.ts',
  'scripts/record-formats.test.ts',
  'scripts/rules-parts.test.ts',
  'server/features/account/privacy/collections.test.ts',
  'server/site/page-head.test.ts',
];
/** Git patterns of the tests and helpers that read files by name, such as firestore.rules. */
const nameReaders = ['tests', 'scripts', '*.test.ts', '*.test.tsx'];

/**
 * Returns the changes since the merge base of HEAD and another commit.
 *
 * @param ref branch or commit; by default origin/main or, if there is none, the last commit
 * @param folder project root
 */
export async function changesSince(
  ref: string | undefined,
  folder = process.cwd(),
): Promise<Changes> {
  const git = async (...args: string[]): Promise<string[]> => {
    try {
      const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 1e8 });
      return stdout.split('\0').filter(Boolean);
    } catch (error) {
      throw new CommandError(`No changes without git: ${(error as Error).message.trim()}`);
    }
  };
  const list = (...args: string[]) => git('ls-files', '-z', '--exclude-standard', ...args);
  const main = await git('for-each-ref', 'refs/remotes/origin/main');
  const other = ref ?? (main.length > 0 ? 'origin/main' : 'HEAD');
  const since = (await git('merge-base', 'HEAD', other)).join('').trim();
  const changed = [
    ...(await git('diff', '-z', '--name-only', '--no-renames', '--relative', since)),
    ...(await list('--others')),
  ];
  const naming = await filesNaming(changed, await list('-co', '--', ...nameReaders), folder);
  const related = [...changed, ...naming, ...(await list('-co', '--', ...readers))];
  // Starts the server in a process, so Vitest does not know what it depends on.
  if (changed.some((file) => file.startsWith('server/'))) related.push('server/main.test.ts');
  return {
    since,
    files: changed.filter((file) => existsSync(path.join(folder, file))),
    related: [...new Set(related)],
  };
}

/** Returns the candidates that contain the path of a changed file or, if it is no module, its name. */
async function filesNaming(
  changed: readonly string[],
  candidates: readonly string[],
  folder: string,
): Promise<string[]> {
  const names = changed.map((file) => (/\.(?:tsx?|js)$/.test(file) ? file : path.basename(file)));
  const texts = await Promise.all(
    candidates.map(async (file) => {
      const place = path.join(folder, file);
      return { file, text: existsSync(place) ? await readFile(place, 'utf8') : '' };
    }),
  );
  return texts
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .map(({ file }) => file);
}
