import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rendererPath } from '#server/site/build-files.ts';
import type { ServerProcess } from '#support/server-process.ts';
import { placeDemo } from '../../scripts/demo-build.ts';
import { serveSite } from './another-build.ts';
import { expect, test } from './fixtures.ts';
import { highlightTitles } from './home-page.ts';
import { seenPlace, trueAddress, waitUntilRendered } from './rendered-visits.ts';

test.use({ javaScriptEnabled: false });

/** Time of each rendering while it is slow, in milliseconds: longer than a visitor waits. */
const delayMs = 1_500;

let folder: string;
/** While this file exists, rendering is slow. */
let slowFile: string;
let server: ServerProcess;
let origin: string;

/** Starts a server of the same site whose renderer can be slowed down. */
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-slow-renderer-'));
  slowFile = path.join(folder, 'slow');
  const site = path.join(folder, 'site');
  await placeDemo(site, {
    auth: process.env['E2E_AUTH'] ?? '',
    firestore: process.env['E2E_FIRESTORE'] ?? '',
  });
  const program = path.join(site, rendererPath);
  await rename(program, path.join(path.dirname(program), 'real-entry-server.js'));
  await writeFile(
    program,
    `import { existsSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const send = parentPort.postMessage.bind(parentPort);
    parentPort.postMessage = (message) => {
      setTimeout(send, existsSync(${JSON.stringify(slowFile)}) ? ${delayMs} : 0, message);
    };
    await import('./real-entry-server.js');`,
  );
  server = serveSite(site);
  origin = await server.listening;
});

test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('without JavaScript, a slow server sends older pages, and asks for a reload of new ones', async ({
  page,
  request,
  city,
}) => {
  // On an idle machine the server has rendered these pages before it listens.
  for (const address of ['/', '/categories']) await waitUntilRendered(request, origin + address);
  await writeFile(slowFile, '');
  await page.goto(origin);
  await expect(highlightTitles(page).first()).toBeVisible();
  const titles = await highlightTitles(page).allTextContents();
  await page.getByRole('link', { name: 'Categorias' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Praias' })).toBeVisible();

  // A page that was never rendered is late for its first visitor, and ready for the next visit.
  await page.goto(origin + trueAddress(city, city.place(seenPlace)));
  await expect(
    page.getByText('O guia está muito ocupado agora. Tente de novo em instantes.'),
  ).toBeVisible();
  await expect(page.getByText('JavaScript')).toBeHidden();
  await expect(async () => {
    const reload = page.getByRole('link', { name: 'Tentar novamente' });
    if (await reload.isVisible()) await reload.click();
    await expect(page.getByRole('heading', { level: 1, name: seenPlace })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

  // The first home page is outdated soon, and is still sent until the next one is finished.
  await expect
    .poll(async () => (await request.get(origin)).headers()['age'], { timeout: 60_000 })
    .toMatch(/^[1-9]\d*$/);
  await page.goto(origin);
  await expect(highlightTitles(page)).toHaveText(titles);
  await rm(slowFile);
  await expect
    .poll(async () => (await request.get(origin)).headers(), { timeout: 20_000 })
    .not.toHaveProperty('age');
});
