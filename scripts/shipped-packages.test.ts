import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pulledFolders, serverPackages, shippedLock, sitePackages } from './shipped-packages.ts';
import type { Lock } from './shipped-packages.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const lock = read('package-lock.json') as Lock;
const project = read('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe('the packages of the server', () => {
  const ofServer = pulledFolders(lock);

  it('are exactly the packages that npm lists for a production install', () => {
    // Copies only the two npm files, as the container image does, without workspace folders.
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'shipped-')));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    for (const name of ['package.json', 'package-lock.json']) {
      copyFileSync(new URL(`../${name}`, import.meta.url), path.join(folder, name));
    }
    const listed = spawnSync(
      'npm',
      ['ls', '--all', '--omit=dev', '--workspaces=false', '--package-lock-only', '--parseable'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(listed.status, listed.stderr).toBe(0);
    const found = listed.stdout.trim().split('\n').slice(1);
    expect([...ofServer].sort()).toEqual(
      found.map((directory) => path.relative(folder, directory)).sort(),
    );
  });

  it('contain no package of the site', () => {
    const installed = sitePackages.filter((name) => ofServer.has(`node_modules/${name}`));
    expect(installed).toEqual([]);
  });
});

/** Returns the developer dependencies that the code and styles of a folder import, in alphabetical order. */
function importedDevDependencies(folder: string): string[] {
  const sources = new URL(folder, import.meta.url);
  const imported = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, sources), 'utf8').matchAll(
        /(?:\bfrom |\bimport |\bimport\(|\burl\()'((?:@[^/']+\/)?[^/']+)/g,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => name in project.devDependencies);
  return [...new Set(imported)].sort();
}

describe('the packages of the site', () => {
  it('are exactly the developer dependencies that the code and styles in src import', () => {
    expect(importedDevDependencies('../src/')).toEqual(sitePackages);
  });
});

describe('the packages in the bundle of the server', () => {
  it('are exactly the developer dependencies that its code imports', () => {
    // The sources need tsx to start a thread; the bundle does not.
    expect(importedDevDependencies('../server/').filter((name) => name !== 'tsx')).toEqual(
      serverPackages,
    );
  });
});

describe('the shipped packages', () => {
  const shipped = shippedLock(lock).packages;
  const direct = Object.entries({
    ...project.dependencies,
    ...Object.fromEntries(
      [...sitePackages, ...serverPackages].map((name) => [name, project.devDependencies[name]]),
    ),
  });

  it('include each dependency and each package of the site, and no developer tool', () => {
    for (const [name, version] of direct) {
      expect(shipped[`node_modules/${name}`]?.version, name).toBe(version);
    }
    const packages = ['@guia-da-ilha/local-firebase', '@guia-da-ilha/local-stripe'];
    for (const name of ['vite', 'vitest', 'oxlint', '@playwright/test', 'tsx', ...packages]) {
      expect(project.devDependencies, name).toHaveProperty([name]);
      expect(shipped, name).not.toHaveProperty([`node_modules/${name}`]);
    }
    expect(shipped).not.toHaveProperty(['node_modules/firebase-tools']);
    expect(shipped).not.toHaveProperty(['node_modules/smtp-server']);
  });

  it('are not marked as developer dependencies, which bills of materials omit or flag', () => {
    expect(Object.entries(shipped).filter(([, locked]) => locked.dev)).toEqual([]);
  });

  it('are listed with their versions in the document about security advisories', () => {
    const page = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
    for (const [name, version] of direct) {
      expect(page, `${name} in docs/security.md`).toContain(`\`${name}\` ${version}`);
    }
  });
});

it('are resolved as in Node: the nearest one, and optional ones only if installed', () => {
  const small: Lock = {
    packages: {
      '': { dependencies: { a: '1' }, devDependencies: { t: '1' }, workspaces: ['w'] },
      'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
      'node_modules/b': {},
      'node_modules/d': {},
      'node_modules/t': {},
      'node_modules/w': {},
      w: { dependencies: { b: '1' } },
    },
  };
  expect([...pulledFolders(small)].sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/d',
  ]);
  expect(Object.keys(shippedLock(small).packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/d',
  ]);
});
