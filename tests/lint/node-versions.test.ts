import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const oldest = engines.node.replace('>=', '');
const [oldestMajor = ''] = oldest.split('.');

test('.nvmrc and the documents name the oldest supported Node of package.json', () => {
  expect(read('.nvmrc').trim()).toBe(oldest);
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/deploy.md']) {
    expect(read(file), file).toContain(`Node ${oldest}`);
  }
});

test('CI checks the oldest supported Node and the one of every stage of the image', () => {
  const checked = /^ *node: \[(.*)\]$/m.exec(read('.github/workflows/ci.yml'))?.[1] ?? '';
  const versions = [...checked.matchAll(/\d+/g)].map(([version]) => version);
  const ofImage = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(ofImage.length).toBeGreaterThan(1);
  expect(
    [...new Set([oldestMajor, ...ofImage])].filter((major) => !versions.includes(major ?? '')),
  ).toEqual([]);
  expect(new Set(ofImage).size).toBe(1);
});
