import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as brand from '#shared/brand.ts';
import type { ServerProcess } from '#support/server-process.ts';
import { buildAnother, serveSite } from './another-build.ts';
import { expect } from './fixtures.ts';
import { noNetwork, openUntilKept, test, waitForWorker } from './offline-steps.ts';

/** The next version: nearly all files have new names, and the home page has another heading. */
const changes = [
  {
    file: 'src/shared/brand.ts',
    from: `version = '${brand.version}'`,
    to: `version = '${brand.version}-next'`,
  },
  {
    file: 'src/features/home/texts.ts',
    from: 'Destaques da Semana',
    to: 'Destaques destes dias',
  },
];
const headings = { first: 'Destaques da Semana', next: 'Destaques destes dias' };
/** Time limits in ms: a build is made and another worker fetches all of its files while the machine is busy. */
const mostBuildingMs = 240_000;
const mostInstallingMs = 60_000;

let folder: string;
let site: string;
let server: ServerProcess;
/** Origin of the server of the next version. */
let next: string;

test.beforeAll(async () => {
  test.setTimeout(mostBuildingMs);
  folder = await mkdtemp(path.join(tmpdir(), 'guia-another-build-'));
  site = await buildAnother(folder, changes);
  server = serveSite(site);
  next = await server.listening;
});

test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('after a deploy and its rollback, open tabs show a message, except in a form, and no code of another build is left', async ({
  page,
  context,
  watch,
  front,
  baseURL,
}) => {
  test.setTimeout(mostBuildingMs);
  watch.allow(noNetwork);
  await page.goto(front.url);
  await expect(page.getByRole('heading', { name: headings.first })).toBeVisible();
  await waitForWorker(page);
  await openUntilKept(page, `${front.url}/`);
  const first = await buildOf(page);
  const firstKept = await keptIn(page);
  const tab = await context.newPage();
  await tab.goto(`${front.url}/login`);
  await tab.getByLabel('E-mail', { exact: true }).fill('ana@');
  await noteChange(tab);

  front.target = next;
  await takeOther(page, headings.next);
  const second = await buildOf(page);
  expect(second).not.toBe(first);
  await expect.poll(() => workerOf(page)).toBe(second);
  const files = await addressesOf(site);
  expect((await codeOf(page)).filter((address) => !files.has(address))).toEqual([]);
  await expect.poll(() => buildsIn(page)).toEqual([second]);
  const strangers = async () =>
    (await keptIn(page)).precached.filter((address) => !files.has(address));
  await expect.poll(strangers).toEqual(['/app-shell']);

  // The tab still runs the code of the first build, with a form in progress.
  await expect.poll(() => hasChanged(tab)).toBe(true);
  await expect(sentence(tab)).toHaveCount(0);
  await expect(tab.getByLabel('E-mail', { exact: true })).toHaveValue('ana@');
  await tab.getByLabel('E-mail', { exact: true }).fill('');
  await expect(sentence(tab)).toBeVisible();
  // A user who ignores the message reaches a page whose code of that build no longer exists.
  await tab.getByRole('button', { name: 'Depois' }).click();
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
  await expect(
    tab.getByRole('heading', { level: 1, name: 'Não foi possível abrir esta página' }),
  ).toBeVisible();
  await expect(tab.getByText('O guia acaba de ser atualizado.')).toBeVisible();
  await tab.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: /^Termos/ })).toBeVisible();
  expect(await buildOf(tab)).toBe(second);

  front.target = baseURL ?? null;
  await takeOther(page, headings.first);
  expect(await buildOf(page)).toBe(first);
  await expect.poll(() => workerOf(page)).toBe(first);
  await expect.poll(() => buildsIn(page)).toEqual([first]);
  await expect(sentence(tab)).toBeVisible();
  await expect(sentence(page)).toHaveCount(0);

  // After two more builds the precache has the same size, and the runtime caches stay within their limits.
  await expect.poll(async () => (await keptIn(page)).precached).toEqual(firstKept.precached);
  const lastKept = await keptIn(page);
  const known = [...firstKept.names, ...servingAll];
  expect(lastKept.names.filter((name) => !known.includes(name))).toEqual([]);
  expect(lastKept.files).toBeLessThanOrEqual(120);
  expect(lastKept.pages).toBeLessThanOrEqual(60);

  // The caches belong to the build that is served, and work offline.
  front.target = null;
  await page.goto(`${front.url}/categories`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await buildOf(page)).toBe(first);
});

const sentence = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Há uma versão nova do guia.' });

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/**
 * Simulates returns to a tab after more than a minute until it reports another build, which may still be installing.
 * Then updates to it.
 */
async function takeOther(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(sentence(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: mostInstallingMs });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  // The previous worker first finishes its cache writes, so this takes longer than opening a page.
  await expect(page.getByRole('heading', { name: heading })).toBeVisible({
    timeout: mostInstallingMs,
  });
}

/** Returns the build of the worker that controls a page; null if there is none. */
async function workerOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<string>) => {
          resolve(data);
        };
        const { controller } = navigator.serviceWorker;
        if (controller) controller.postMessage({ type: 'build' }, [port2]);
        else resolve(null);
      }),
  );
}

async function noteChange(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['changed'] = '';
    });
  });
}

const hasChanged = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['changed'] === '');

/** Returns the code files that a page has loaded. */
async function codeOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const paths = addresses.map((address) => new URL(address).pathname);
  return paths.filter((address) => address.endsWith('.js'));
}

/** Returns the builds that have cached pages or responses. */
async function buildsIn(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  const builds = names.map((name) => /^(?:pages|answers)-(.+)$/.exec(name)?.[1] ?? []).flat();
  return [...new Set(builds)];
}

/** Caches shared by all builds. Each is created on its first write. */
const servingAll = ['files', 'pictures'];

interface Kept {
  names: string[];
  precached: string[];
  files: number;
  pages: number;
}

async function keptIn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).toSorted();
    const addresses = async (isMeant: (name: string) => boolean) => {
      const name = names.find(isMeant);
      const requests = name === undefined ? [] : await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname).toSorted();
    };
    return {
      names,
      precached: await addresses((name) => name.includes('precache')),
      files: (await addresses((name) => name === 'files')).length,
      pages: (await addresses((name) => name.startsWith('pages-'))).length,
    };
  });
}

/** Returns the URLs of a site's files. */
async function addressesOf(folderOfSite: string): Promise<Set<string>> {
  const names = await readdir(folderOfSite, { recursive: true });
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}
