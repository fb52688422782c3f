import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

let folder: string;
let program: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-chromium-'));
  program = path.join(folder, 'google-chrome');
  await writeFile(program, '');
  await chmod(program, 0o755);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('prefers the browser that CHROMIUM_PATH names', () => {
  const found = findChromium({ CHROMIUM_PATH: program, PATH: '' }, program);
  expect(found).toEqual({ path: program, source: 'CHROMIUM_PATH' });
});

it('says so when CHROMIUM_PATH names nothing', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nada/chromium' }, program)).toThrow(
    'CHROMIUM_PATH=/nada/chromium não existe',
  );
});

it('takes the one Playwright downloaded before the one of the system', () => {
  const downloaded = path.join(folder, 'google-chrome');
  expect(findChromium({ PATH: '' }, downloaded)?.source).toBe('baixado pelo Playwright');
});

it('finds one on the PATH', () => {
  const found = findChromium({ PATH: `/nada${path.delimiter}${folder}` }, '/nada/chrome');
  expect(found).toEqual({ path: program, source: 'do sistema' });
});

it('prefers one without windows, which is quicker', async () => {
  const headless = path.join(folder, 'chromium-headless-shell');
  await writeFile(headless, '');
  expect(findChromium({ PATH: folder }, program)?.path).toBe(headless);
});
