/**
 * `npm run screenshots`: takes the screenshots of the README (docs/screenshots) and those that the web app manifest
 * also lists (brand-plugin.ts; public/screenshots).
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { obtainChromium } from './chromium.ts';
import { describeFailure } from './command-error.ts';
import { startStack } from './local-stack.ts';

const root = path.resolve(import.meta.dirname, '..');
const tile = 'https://tile.openstreetmap.org/**';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

interface Shot {
  name: string;
  device: BrowserContextOptions;
  colorScheme: 'light' | 'dark';
  /** Navigates from the home page to the screen to capture. */
  walk: (page: Page) => Promise<void>;
  /** Path relative to the project root. */
  folder?: string;
}

const docs = 'docs/screenshots';
const installed = 'public/screenshots';

const openHome = (page: Page) => page.getByRole('heading', { level: 3 }).nth(5).waitFor();

async function openPlace(page: Page, title: string): Promise<void> {
  await page.goto('/search?q=' + encodeURIComponent(title));
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Signs in with a demo account. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('ilha1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

const shots: readonly Shot[] = [
  { name: 'home-phone', device: phone, colorScheme: 'light', walk: openHome, folder: installed },
  {
    name: 'home-desktop',
    device: desktop,
    colorScheme: 'light',
    walk: openHome,
    folder: installed,
  },
  {
    name: 'place-phone',
    device: phone,
    colorScheme: 'light',
    folder: installed,
    walk: (page) => openPlace(page, 'Trapiche 27'),
  },
  {
    name: 'search-desktop',
    device: desktop,
    colorScheme: 'light',
    walk: async (page) => {
      await page.goto('/search?q=lagoa');
      await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
    },
  },
  { name: 'home-desktop-dark', device: desktop, colorScheme: 'dark', walk: openHome },
  {
    name: 'club-phone',
    device: phone,
    colorScheme: 'light',
    walk: async (page) => {
      await signIn(page, 'socio@guiadailha.test');
      await page.goto('/club');
      await page.getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'admin-desktop',
    device: desktop,
    colorScheme: 'light',
    walk: async (page) => {
      await signIn(page, 'admin@guiadailha.test');
      await page.goto('/admin');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
];

async function take(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    ...shot.device,
    baseURL,
    colorScheme: shot.colorScheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  await page.route(tile, (route) => route.abort());
  // An evening, when most places are open.
  await page.clock.setFixedTime(new Date('2026-11-27T18:30:00-03:00'));
  await page.goto('/');
  await shot.walk(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The network is idle, so an image that is not complete is off-screen and will not load. Waiting for it would never
    // end.
    const fetched = [...document.images].filter((image) => image.complete);
    await Promise.all(fetched.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer();
  const folder = path.join(root, shot.folder ?? docs);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${shot.name}.webp`), picture);
  console.log(`${shot.name}.webp: ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}

async function takeAll(): Promise<void> {
  const { path: executablePath } = await obtainChromium((sentence) => {
    console.log(sentence);
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guia-screenshots-'));
  const stack = await startStack({ mode: 'demo', ports: 'free', dataDir });
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    for (const shot of shots) await take(browser, stack.webUrl, shot);
    await browser.close();
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  await takeAll();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
