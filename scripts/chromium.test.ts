import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowsers, obtainBrowser } from './chromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-chromium-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function program(...parts: string[]): Promise<string> {
  const file = path.join(folder, ...parts);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  await chmod(file, 0o755);
  return file;
}

/** Only root on Linux may install packages, and nothing answers at the address of Playwright's downloads. */
async function asRootWith(aptGet: string): Promise<void> {
  await writeFile(await program('apt-get'), `#!/bin/sh\n${aptGet}\n`);
  await symlink('/bin/sh', path.join(folder, 'sh'));
  vi.stubGlobal('process', {
    ...process,
    platform: 'linux',
    getuid: () => 0,
    env: {
      PATH: folder,
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
      PLAYWRIGHT_BROWSERS_PATH: folder,
    },
  });
}

/** Of the test's folder alone: this machine has browsers where installers put them. */
const found = (...asked: Parameters<typeof findBrowsers>) =>
  findBrowsers(...asked).filter((browser) => browser.path.startsWith(folder));

it('takes only the browser that CHROMIUM_PATH names', async () => {
  const chosen = await program('chosen');
  await program('chromium');
  expect(findBrowsers('ordinary', { CHROMIUM_PATH: chosen, PATH: folder }, chosen)).toEqual([
    { path: chosen, source: 'CHROMIUM_PATH' },
  ]);
});

it('reports a CHROMIUM_PATH that names no file', () => {
  expect(() => findBrowsers('ordinary', { CHROMIUM_PATH: '/none/chromium' })).toThrow(
    'CHROMIUM_PATH=/none/chromium does not exist',
  );
});

it("prefers the system's browser to Playwright's download, and never takes a headless shell for one", async () => {
  const downloaded = await program('chromium-1', 'chrome-linux64', 'chrome');
  await program('chromium_headless_shell-1', 'shell-linux64', 'chrome-headless-shell');
  await program('chromium-headless-shell');
  const system = await program('google-chrome');
  const PATH = `/none${path.delimiter}${folder}`;
  expect(found('ordinary', { PATH }, downloaded)).toEqual([
    { path: system, source: 'of the system' },
    { path: downloaded, source: 'downloaded by Playwright' },
  ]);
});

it('finds the headless shell of the system and the one that Playwright downloaded, whatever CHROMIUM_PATH names', async () => {
  const ordinary = await program('chromium-1', 'chrome-linux64', 'chrome');
  const own = await program('chromium_headless_shell-1', 'shell-linux64', 'chrome-headless-shell');
  const system = await program('chromium-headless-shell');
  const env = { CHROMIUM_PATH: ordinary, PATH: folder };
  expect(findBrowsers('headless-shell', env, ordinary)).toEqual([
    { path: system, source: 'of the system' },
    { path: own, source: 'downloaded by Playwright' },
  ]);
});

it('installs a browser with the package manager where the one that is there does not start', async () => {
  const shell = await program('chromium-headless-shell');
  await writeFile(shell, '#!/bin/sh\nexit 1\n');
  await asRootWith(`[ "$1" = install ] && echo '#!/bin/sh' > '${shell}'`);
  const said: string[] = [];
  const obtained = await obtainBrowser('headless-shell', (sentence) => said.push(sentence));
  expect(obtained).toEqual({ path: shell, source: 'of the system' });
  expect(said).toEqual(["Chromium's headless shell was not found: installing it with apt-get..."]);
});

it('says in one sentence what to install where every way fails', async () => {
  await asRootWith('echo "E: Unable to locate package" >&2; exit 100');
  const said: string[] = [];
  await expect(obtainBrowser('headless-shell', (sentence) => said.push(sentence))).rejects.toThrow(
    /^Chromium's headless shell was not found [^.]+: install [^.]+\.$/,
  );
  expect(said).toEqual([
    "Chromium's headless shell was not found: installing it with apt-get...",
    'It failed: E: Unable to locate package',
    "Chromium's headless shell was not found: downloading Playwright's...",
    expect.stringMatching(/^It failed: .*127\.0\.0\.1/),
  ]);
});
