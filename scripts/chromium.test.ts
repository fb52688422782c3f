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

/**
 * Simulates root on Linux, the only case in which packages are installed, and makes Playwright's download server
 * unreachable.
 */
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

/** Limits the result to the test folder: this machine may have other browsers installed. */
const found = (...asked: Parameters<typeof findBrowsers>) =>
  findBrowsers(...asked).filter((browser) => browser.path.startsWith(folder));

it('uses only the browser that CHROMIUM_PATH names', async () => {
  const chosen = await program('chosen');
  await program('chromium');
  expect(findBrowsers('ordinary', { CHROMIUM_PATH: chosen, PATH: folder }, chosen)).toEqual([
    { path: chosen, source: 'CHROMIUM_PATH' },
  ]);
});

it('reports a CHROMIUM_PATH that does not exist', () => {
  expect(() => findBrowsers('ordinary', { CHROMIUM_PATH: '/none/chromium' })).toThrow(
    'CHROMIUM_PATH=/none/chromium does not exist',
  );
});

it("prefers the system browser to Playwright's download, and does not accept a headless shell", async () => {
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

it('finds the headless shells of the system and of Playwright, even if CHROMIUM_PATH is set', async () => {
  const ordinary = await program('chromium-1', 'chrome-linux64', 'chrome');
  const own = await program('chromium_headless_shell-1', 'shell-linux64', 'chrome-headless-shell');
  const system = await program('chromium-headless-shell');
  const env = { CHROMIUM_PATH: ordinary, PATH: folder };
  expect(findBrowsers('headless-shell', env, ordinary)).toEqual([
    { path: system, source: 'of the system' },
    { path: own, source: 'downloaded by Playwright' },
  ]);
});

it('installs a browser with the package manager if the existing one does not start', async () => {
  const shell = await program('chromium-headless-shell');
  await writeFile(shell, '#!/bin/sh\nexit 1\n');
  await asRootWith(`[ "$1" = install ] && echo '#!/bin/sh' > '${shell}'`);
  const said: string[] = [];
  const obtained = await obtainBrowser('headless-shell', (sentence) => said.push(sentence));
  expect(obtained).toEqual({ path: shell, source: 'of the system' });
  expect(said).toEqual(["Chromium's headless shell was not found: installing it with apt-get..."]);
});

it('names the package to install in one sentence if every method fails', async () => {
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

it('names the package of WebKit in one sentence, without a download of Playwright', async () => {
  await asRootWith('echo "E: Unable to locate package" >&2; exit 100');
  const said: string[] = [];
  await expect(obtainBrowser('webkit-driver', (sentence) => said.push(sentence))).rejects.toThrow(
    /^WebKitGTK's WebDriver was not found [^.]+: install [^.]+\.$/,
  );
  expect(said).toEqual([
    "WebKitGTK's WebDriver was not found: installing it with apt-get...",
    'It failed: E: Unable to locate package',
  ]);
});
