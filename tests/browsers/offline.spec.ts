import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as brand from '#shared/brand.ts';
import { buildAnother, serveSite } from '../e2e/another-build.ts';
import { trueAddress } from '../e2e/rendered-visits.ts';
import { expect, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Time limits in ms: a build is made, and a worker fetches 200 files while the machine is busy. */
const mostBuildingMs = 240_000;
const mostInstallingMs = 60_000;

const heading = { first: 'Destaques da Semana', next: 'Destaques destes dias' };
const newVersion = { role: 'status', having: 'Há uma versão nova do guia.' };

/** Waits until the service worker is active and its precache is complete. */
async function waitForWorker(visitor: Visitor): Promise<void> {
  await visitor.until('the worker controls the page', () => {
    return navigator.serviceWorker.controller?.state === 'activated';
  });
  await visitor.until('the worker is complete', async () => {
    return (await caches.match('/api/places/benefits', { ignoreVary: true })) !== undefined;
  });
}

/** Waits until the current page is available offline. */
async function waitUntilCached(visitor: Visitor): Promise<void> {
  await visitor.until('the page is cached', async () => {
    return (await caches.match(location.pathname, { ignoreVary: true })) !== undefined;
  });
}

test('without the server, the guide opens, searches and shows a place that was visited', async ({
  visitor,
  front,
  city,
  pageErrors,
}) => {
  const place = city.place('Praia Mole');
  await visitor.open('/places/praias');
  await waitForWorker(visitor);
  await visitor.press({ role: 'link', name: place.title });
  await visitor.see({ role: 'heading', level: 1, name: place.title });
  await waitUntilCached(visitor);
  expect(pageErrors).toEqual([]);

  front.target = null;
  await visitor.open('/');
  await visitor.see({ role: 'heading', name: heading.first });
  await visitor.see({ role: 'status', having: 'Sem conexão.' });
  await visitor.press({ role: 'button', name: 'Entendi' });
  await visitor.press({ role: 'link', name: 'Buscar', within: { role: 'navigation' }, at: 0 });
  await visitor.type({ role: 'searchbox' }, 'praia mole');
  await visitor.press({ role: 'link', name: place.title, within: { role: 'main' } });
  await visitor.see({ role: 'heading', level: 1, name: place.title });
  await visitor.see({ role: 'main', having: place.description.slice(0, 60) });
  await visitor.open(trueAddress(city, place));
  await visitor.see({ role: 'main', having: place.description.slice(0, 60) });
});

/** Returns the folder of the next version of the site. Both browsers share one build. */
async function nextSite(): Promise<string> {
  const folder = path.join(path.dirname(process.env['E2E_CITY'] ?? ''), 'next-version');
  const site = path.join(folder, 'site');
  if (existsSync(site)) return site;
  await mkdir(folder);
  return buildAnother(folder, [
    {
      file: 'src/shared/brand.ts',
      from: `version = '${brand.version}'`,
      to: `version = '${brand.version}-next'`,
    },
    { file: 'src/features/home/texts.ts', from: heading.first, to: heading.next },
  ]);
}

test('an installed worker offers the next version, and updates to it', async ({
  visitor,
  front,
}) => {
  test.setTimeout(mostBuildingMs + mostInstallingMs * 2);
  const server = serveSite(await nextSite());
  try {
    const next = await server.listening;
    await visitor.open('/');
    await visitor.see({ role: 'heading', name: heading.first });
    await waitForWorker(visitor);
    front.target = next;
    // Each return to a tab after more than a minute asks for a new version.
    await expect
      .poll(
        async () => {
          await visitor.run(() => {
            const now = Date.now.bind(Date);
            Date.now = () => now() + 61_000;
            document.dispatchEvent(new Event('visibilitychange'));
          });
          return visitor.texts(newVersion);
        },
        { timeout: mostInstallingMs },
      )
      .toHaveLength(1);
    await visitor.press({ role: 'button', name: 'Atualizar' });
    await visitor.see({ role: 'heading', name: heading.next });
    // The new version is cached.
    front.target = null;
    await visitor.open('/');
    await visitor.see({ role: 'heading', name: heading.next });
  } finally {
    await server.stop();
  }
});
