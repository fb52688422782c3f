import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildVersionOf } from '../../scripts/build-version-plugin.ts';
import { localProject } from '../../scripts/stack-environment.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The sources of a build. */
const sources = [
  ...['src', 'server', 'seed', 'scripts', 'packages', 'public', 'tests/support'],
  ...['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
];
/** The changes of the next version: the format of the data that servers share, and a file that most others import. */
const changes = [
  ['src/shared/record/record-formats.ts', "snapshotFormat = '", "snapshotFormat = 'next"],
  ['src/shared/brand.ts', "version = '", "version = 'next "],
] as const;

/** The site and the server of one version. */
export interface Version {
  /** The build version in its pages. */
  build: string;
  /** Folder of the site. */
  site: string;
  /** URLs of its scripts and styles. */
  files: string[];
  /** Arguments of node for its server; by default those of the tests. */
  server?: readonly string[];
}

/** Returns the version of this folder, as built by `npm run build`. */
export function thisVersion(): Promise<Version> {
  return versionIn(root);
}

/** Builds the sources with another format of the data that servers share, and with other files. */
export async function buildNextVersion(folder: string): Promise<Version> {
  for (const name of sources) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, before, after] of changes) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    if (text.split(before).length !== 2)
      throw new Error(`${name} does not contain ${before} exactly once`);
    await writeFile(file, text.replace(before, after));
  }
  await buildIn(folder);
  const version = await versionIn(folder);
  return { ...version, server: [path.join(folder, 'dist-server', 'main.js')] };
}

/** Runs `npm run build` in a folder. */
export async function buildIn(folder = root): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...localProject },
  });
}

async function versionIn(folder: string): Promise<Version> {
  const site = path.join(folder, 'dist');
  const names = await readdir(path.join(site, 'assets'));
  return {
    build: buildVersionOf(await readFile(path.join(site, 'index.html'), 'utf8')),
    site,
    files: names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => `/assets/${name}`),
  };
}
