/**
 * Writes a CycloneDX bill of materials of the shipped packages to standard output: `npm run --silent sbom > sbom.json`.
 * `npm sbom --omit=dev` alone omits the packages of the site and those that developer tools need too (such as express),
 * so npm reads a reduced lock file that contains only the shipped packages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shippedLock } from './shipped-packages.ts';
import type { Lock } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(root, name), 'utf8'));

const folder = await mkdtemp(path.join(tmpdir(), 'guia-sbom-'));
try {
  const lock = shippedLock((await readJson('package-lock.json')) as Lock);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(lock.packages['']));
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.exitCode = status ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
