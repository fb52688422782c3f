import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const settings = ['package.json', 'tsconfig.json', 'oxlint.config.js'];

/** A source tree with the settings of this project and other files, for tests of the linter and compiler settings. */
export interface PlantedTree {
  /** Returns the violated oxlint rules by file: 'plugin/rule', or 'rule' for built-in rules. */
  lint(): Promise<Map<string, string[]>>;
  /** Returns the codes of compiler errors by file, such as 'TS2307'. */
  compile(): Promise<Map<string, string[]>>;
  remove(): Promise<void>;
}

/**
 * Writes files to a separate folder, so that the sources never contain a violation.
 * @param files sources by path, relative to the root
 */
export async function plantTree(files: Record<string, string>): Promise<PlantedTree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guia-lint-'));
  for (const name of settings) await cp(path.join(root, name), path.join(folder, name));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
  const run = (...args: string[]) => runNode(folder, args);
  return {
    async lint() {
      const output = await run(...oxlint, '--format', 'json', '.');
      const { diagnostics } = JSON.parse(output) as {
        diagnostics: { code?: string; message: string; filename: string }[];
      };
      return byFile(
        diagnostics.map(({ code, message, filename }) => [filename, ruleName(code) ?? message]),
      );
    },
    async compile() {
      const output = await run('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false');
      const errors = output.matchAll(/^(?<file>\S+)\(\d+,\d+\): error (?<code>TS\d+)/gm);
      return byFile(
        [...errors].map(({ groups = {} }) => [groups['file'] ?? '', groups['code'] ?? '']),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the rules that are errors everywhere, as oxlint reads its configuration. */
export async function rulesInForce(): Promise<string[]> {
  const { rules } = JSON.parse(await runNode(root, [...oxlint, '--print-config'])) as {
    rules: Record<string, string | [string, ...unknown[]]>;
  };
  return Object.entries(rules)
    .filter(([, setting]) => [setting].flat()[0] === 'deny')
    .map(([rule]) => rule.replace('jsx_a11y/', 'jsx-a11y/'));
}

const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js'];

/** Returns the output of a check. A non-zero exit code is expected here. */
function runNode(cwd: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      if (stdout === '' && error) reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** Converts 'eslint(no-console)' to 'no-console', 'import(no-cycle)' to 'import/no-cycle'. */
function ruleName(code: string | undefined): string | undefined {
  const { plugin, rule } = /^(?<plugin>[^(]+)\((?<rule>[^)]+)\)$/.exec(code ?? '')?.groups ?? {};
  return plugin === 'eslint' ? rule : rule && `${plugin}/${rule}`;
}

function byFile(found: [file: string, what: string][]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [file, what] of found) files.set(file, [...(files.get(file) ?? []), what]);
  return files;
}
