import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as demoBuild from '../../scripts/demo-build.ts';
import { spawnServer } from '#support/server-process.ts';
import type { ServerProcess } from '#support/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files and folders that a demo build reads. */
const sources = [
  ...['src', 'public', 'scripts', 'server', 'seed', 'index.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** A code change: replaces a text that occurs exactly once in a file. */
export interface CodeChange {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds the demo in Portuguese from modified sources, as the next release would be built. Files with different content
 * get different names.
 * @param folder an empty folder for the sources and the build
 * @returns the folder of the built site
 * @throws Error if a file does not contain the text to replace exactly once
 */
export async function buildAnother(
  folder: string,
  changes: readonly CodeChange[],
): Promise<string> {
  const code = path.join(folder, 'code');
  await mkdir(code);
  for (const name of sources) {
    await cp(path.join(root, name), path.join(code, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(code, 'node_modules'), 'dir');
  for (const { file, from, to } of changes) {
    const text = await readFile(path.join(code, file), 'utf8');
    if (text.split(from).length !== 2)
      throw new Error(`${file} does not contain '${from}' exactly once`);
    await writeFile(path.join(code, file), text.replace(from, to));
  }
  // Imports the copied build script, so that its output goes next to the copy.
  const { buildDemo, placeDemo } = (await import(
    pathToFileURL(path.join(code, 'scripts', 'demo-build.ts')).href
  )) as typeof demoBuild;
  // One language takes a third of the time of all.
  await buildDemo(undefined, () => undefined, ['pt']);
  const site = path.join(folder, 'site');
  await placeDemo(site, { auth: variable('E2E_AUTH'), firestore: variable('E2E_FIRESTORE') });
  return site;
}

/** Serves a built site with the data and images that all e2e tests share. */
export function serveSite(site: string): ServerProcess {
  return spawnServer({
    NODE_ENV: 'production',
    PROJECT_ID: 'demo-guia',
    GOOGLE_CLOUD_PROJECT: 'demo-guia',
    FIRESTORE_EMULATOR_HOST: variable('E2E_FIRESTORE'),
    FIREBASE_AUTH_EMULATOR_HOST: variable('E2E_AUTH'),
    UPLOADS_DIR: variable('E2E_UPLOADS'),
    PUBLIC_ORIGIN: variable('E2E_URL'),
    LOG_LEVEL: 'warn',
    STATIC_DIR: site,
  });
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: global-setup.ts sets it`);
  return value;
}
