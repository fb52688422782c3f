import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findBrowsers } from '../../scripts/chromium.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { manifestComplaints } from './installability.ts';
import { test, waitForWorker } from './offline-steps.ts';

interface ManifestPicture {
  src: string;
  sizes: string;
}

interface WebManifest {
  icons: ManifestPicture[];
  screenshots: (ManifestPicture & { label: string })[];
  shortcuts: { name: string; url: string; icons: ManifestPicture[] }[];
}

test('the browser reads the manifest without errors and draws every image in it', async ({
  page,
  front,
}) => {
  await page.goto(front.url);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data, manifest } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${front.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    id: `${front.url}/`,
    startUrl: `${front.url}/`,
    scope: `${front.url}/`,
    name: 'Guia da Ilha',
  });
  const read = JSON.parse(data ?? '') as WebManifest;
  // The manifest has no share target.
  expect(read).not.toHaveProperty('share_target');
  const { icons, screenshots, shortcuts } = read;
  const named = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of named) {
    if (sizes !== 'any') expect(await sizeOf(page, src), src).toBe(sizes);
  }
  expect(shortcuts.map(({ name }) => name)).toEqual(['Buscar', 'Agenda', 'Minha carteirinha']);
  for (const { url: address } of shortcuts) {
    expect((await page.request.get(front.url + address)).status(), address).toBe(200);
  }
});

test('the guide is installable, and without its large icons it is not', async ({ page, front }) => {
  const asked = await ordinaryBrowser();
  try {
    const complaints = asked ? () => complaintsOf(asked.page) : () => manifestComplaints(page);
    const visited = asked?.page ?? page;
    await visited.goto(front.url);
    await waitForWorker(visited);
    expect(await complaints()).toEqual([]);
    expect(await manifestComplaints(visited)).toEqual([]);

    front.instead = (path, answer) => {
      if (path !== '/manifest.webmanifest') return false;
      const manifest = { name: 'Guia', start_url: '/', display: 'standalone', icons: [] };
      answer.writeHead(200, { 'Content-Type': 'application/manifest+json' });
      answer.end(JSON.stringify(manifest));
      return true;
    };
    await visited.reload();
    expect(await complaints()).not.toEqual([]);
    expect(await manifestComplaints(visited)).toEqual(['manifest-missing-suitable-icon']);
  } finally {
    await asked?.close();
  }
});

test('installation is offered in the profile, not on arrival, and not again after a refusal', async ({
  page,
  front,
}) => {
  await page.goto(`${front.url}/login`);
  const isHeldBack = await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    return !dispatchEvent(Object.assign(event, { prompt: () => undefined }));
  });
  expect(isHeldBack).toBe(true);
  await page.getByLabel('E-mail', { exact: true }).fill('membro@guiadailha.test');
  await page.getByLabel('Senha', { exact: true }).fill('ilha1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Minha conta/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil', exact: true }).click();
  const offer = page.getByRole('region', { name: 'Guia da Ilha na tela inicial' });
  await expect(offer.getByRole('button', { name: 'Instalar' })).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Agora não' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Favoritos', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Favoritos' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Versão /)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

/** Returns width and height of an image as the browser draws it. */
async function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, src);
}

interface OrdinaryBrowser {
  page: Page;
  close: () => Promise<void>;
}

/**
 * Starts an installable browser with a profile on disk: the headless shell reports no installability errors. Returns
 * null if there is none; then the test checks the manifest as the test browser reads it.
 */
async function ordinaryBrowser(): Promise<OrdinaryBrowser | null> {
  // CHROMIUM_PATH is the browser of the e2e tests, which may be the headless shell.
  const [found] = findBrowsers('ordinary', { ...process.env, CHROMIUM_PATH: '' });
  if (!found) return null;
  // A browser without a persistent profile cannot install apps.
  const profile = await mkdtemp(path.join(tmpdir(), 'guia-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    page: await context.newPage(),
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the installability errors that an ordinary browser reports for its page. */
async function complaintsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await session.detach();
  return installabilityErrors.map(({ errorId }) => errorId);
}
