import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { loadAuthModules, loadStorageModules } from './firebase-tools.ts';

interface PackageJson {
  version?: string;
  dependencies?: Record<string, string>;
}

function readPackage(url: string): PackageJson {
  return JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8')) as PackageJson;
}

it('uses exactly the firebase-tools version in package.json', () => {
  const named = readPackage('./package.json').dependencies?.['firebase-tools'];
  expect(named).toMatch(/^\d+\.\d+\.\d+$/);
  const installed = createRequire(import.meta.url)('firebase-tools/package.json') as PackageJson;
  expect(installed.version).toBe(named);
});

it('finds the private modules of Auth at the expected paths', () => {
  const { createApp, ProjectState } = loadAuthModules();
  expect(createApp).toBeTypeOf('function');
  const state = new ProjectState('demo-any');
  expect(state.users).toBeInstanceOf(Map);
  expect(state.updateConfig.bind(state)).toBeTypeOf('function');
  expect(state.overwriteUserWithLocalId.bind(state)).toBeTypeOf('function');
});

it('finds the private modules of Storage at the expected paths', () => {
  const modules = loadStorageModules();
  for (const [name, part] of Object.entries(modules)) {
    expect(part, name).toBeTypeOf('function');
  }
  expect(modules.StoredFileMetadata.fromJSON).toBeTypeOf('function');
  expect(modules.StoredFileMetadata.toJSON).toBeTypeOf('function');
});
