import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompressFolder, precompressFile } from '#server/platform/http/static-files.ts';
import { languages } from '../src/shared/languages.ts';
import type { Language } from '../src/shared/languages.ts';
import { ChildFailedError, startChild } from './child.ts';
import type { Child, ChildOptions } from './child.ts';
import { webEnvironment } from './stack-environment.ts';
import type { BrowserHosts } from './stack-environment.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const buildDir = path.join(root, 'dist-demo');
const stampFile = path.join(buildDir, '.built-from');

/** All files that the build reads. */
const INPUTS = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/brand-plugin.ts',
  'scripts/build-demo-site.ts',
  'scripts/build-renderer.ts',
  'scripts/build-site.ts',
  'scripts/build-version-plugin.ts',
  'scripts/build-worker.ts',
  'scripts/first-load-plugin.ts',
  'scripts/inline-script-plugin.ts',
  'scripts/inline-texts-plugin.ts',
  'scripts/language-plugin.ts',
  'scripts/old-browser-styles-plugin.ts',
  'scripts/production-router-plugin.ts',
  'scripts/pseudo-language-plugin.ts',
  'scripts/worker-files.ts',
  'server/platform/http/static-files.ts',
  'server/site/build-files.ts',
  'server/site/site-texts.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Placeholder addresses that the demo is compiled with. They are replaced when the build is copied to its folder, so
 * one build works on any ports.
 */
const COMPILED_HOSTS: BrowserHosts = {
  auth: 'auth.local-firebase.invalid:1',
  firestore: 'firestore.local-firebase.invalid:1',
};

/**
 * Builds the demo, unless the last build has the same inputs.
 *
 * @param onStart called with the build process, so that the caller can stop it
 * @param builtLanguages languages of the site
 * @throws ChildFailedError with Vite's message if the build fails
 */
export async function buildDemo(
  output: ChildOptions['output'],
  onStart: (build: Child) => void,
  builtLanguages: readonly Language[] = languages,
): Promise<void> {
  const sources = await fingerprint();
  if ((await readIfPresent(stampFile)) === sources) return;
  // Builds into a temporary folder, so that a process that uses the last build never reads a partial one.
  const unfinished = `${buildDir}-${process.pid}`;
  const run = async (label: string, args: string[]) => {
    const child = startChild({
      label,
      args,
      env: { ...process.env, NODE_ENV: 'production', ...webEnvironment(COMPILED_HOSTS) },
      output,
    });
    onStart(child);
    const end = await child.ended;
    if (end.code !== 0) throw new ChildFailedError(child.label, end);
  };
  try {
    await run('build of the site', ['scripts/build-demo-site.ts', unfinished, ...builtLanguages]);
    await precompressFolder(unfinished);
    await writeFile(path.join(unfinished, path.basename(stampFile)), sources);
    await rm(buildDir, { recursive: true, force: true });
    await rename(unfinished, buildDir);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Copies the build to a folder and inserts the addresses of the local Firebase services.
 *
 * @throws Error if the build does not contain the placeholder addresses
 */
export async function placeDemo(targetDir: string, hosts: BrowserHosts): Promise<void> {
  await rm(targetDir, { recursive: true, force: true });
  await cp(buildDir, targetDir, { recursive: true });
  const services = Object.keys(COMPILED_HOSTS) as (keyof BrowserHosts)[];
  const missing = new Set(services);
  for (const file of await filesBelow(targetDir)) {
    if (!/\.(?:js|html)$/.test(file)) continue;
    const compiled = await readFile(file, 'utf8');
    let placed = compiled;
    for (const service of services) {
      if (placed.includes(COMPILED_HOSTS[service])) missing.delete(service);
      placed = placed.replaceAll(COMPILED_HOSTS[service], hosts[service]);
    }
    if (placed === compiled) continue;
    await writeFile(file, placed);
    await precompressFile(file);
  }
  if (missing.size > 0) {
    throw new Error(`The demo build does not use the address of: ${[...missing].join(', ')}.`);
  }
}

/** Returns a hash over the names, sizes and modification times of all inputs. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await filesBelow(path.join(root, input))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Returns all files of a folder, recursively, or the file itself. */
async function filesBelow(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
