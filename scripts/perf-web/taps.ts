import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import { openPage, phone, untilAtRest } from './load-page.ts';
import type { Demonstration } from './measured-site.ts';

/** CPU slowdown factor of the simulated phone relative to this machine. */
export const tapCpu = 6;
/** Maximum time from a tap to the next frame, in ms. */
const maxTapMs = 200;
/** The browser does not report interactions shorter than this. */
const leastMs = 16;
/** Pause between scrolling to an element and tapping it, as a user would make. */
const settleMs = 500;
/** Time to wait for the report of an interaction, which follows its first frame. */
const reportedMs = 1_500;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Baseline measurement that is reported but has no maximum: it shows the time that the machine itself takes. */
const emptyPage = 'empty page: open a native element';

type PageName = 'home' | 'category' | 'place' | 'search' | 'categories' | 'subscription' | 'club';

interface Tap {
  page: PageName;
  name: string;
  /** True for a signed-in member; otherwise a visitor. */
  isMember?: true;
  isDesktop?: true;
  /** Runs before the measurement. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
/** Taps the centre of an element. Playwright's tap() is not used, because it first queries the page for that point. */
async function touch(target: Locator): Promise<void> {
  // Scrolls the element to the centre, where no bar covers it.
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await setTimeout(settleMs);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not visible`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
const press = (name: string | RegExp) => (page: Page) => touch(button(page, name));
const firstPlace = (page: Page) => touch(page.locator('main article a').first());
const type = async (page: Page) => {
  await page.keyboard.type('praia', { delay: 120 });
};
const intoHeader = (page: Page) =>
  touch(page.getByRole('combobox', { name: 'Buscar lugares e eventos' }).filter({ visible: true }));

/** The most frequent interactions on the public pages. */
const taps: readonly Tap[] = [
  { page: 'home', name: 'type into the search', prepare: intoHeader, act: type },
  { page: 'home', name: 'open a place', act: firstPlace },
  {
    page: 'home',
    name: 'open a category',
    act: (page) => touch(page.locator('main').getByRole('link', { name: 'Bares' }).first()),
  },
  { page: 'home', name: 'save', isMember: true, act: press(/^(?:Salvar|Remover)/) },
  {
    page: 'home',
    name: 'open the menu',
    isDesktop: true,
    act: (page) => button(page, /^Categorias/).click(),
  },
  {
    page: 'home',
    name: 'go to another tab',
    act: (page) =>
      touch(page.getByRole('link', { name: 'Buscar', exact: true }).filter({ visible: true })),
  },
  { page: 'category', name: 'open a place', act: firstPlace },
  { page: 'category', name: 'save', isMember: true, act: press(/^(?:Salvar|Remover)/) },
  {
    page: 'categories',
    name: 'open a category',
    act: (page) => touch(page.locator('main li a').first()),
  },
  { page: 'place', name: 'open the share menu', act: press('Compartilhar') },
  { page: 'place', name: 'enlarge the image', act: press(/^Ampliar foto 1/) },
  { page: 'place', name: 'next image', act: press('Próxima foto') },
  { page: 'place', name: 'open the map', act: press('Ver mapa') },
  {
    page: 'place',
    name: 'show more reviews',
    prepare: (page) => button(page, 'Ver mais avaliações').scrollIntoViewIfNeeded(),
    act: press('Ver mais avaliações'),
  },
  { page: 'place', name: 'save', isMember: true, act: press(/^(?:Salvar|Remover)/) },
  {
    page: 'search',
    name: 'type into the search',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('');
      await touch(page.getByRole('searchbox'));
    },
    act: type,
  },
  { page: 'search', name: 'open the filters', act: press(/^Filtros/) },
  {
    page: 'search',
    name: 'choose a filter',
    prepare: press(/^Filtros/),
    act: press('Pet Friendly'),
  },
  { page: 'search', name: 'open a place', act: firstPlace },
  {
    page: 'subscription',
    name: 'open a question',
    act: (page) => touch(page.locator('main summary').first()),
  },
  { page: 'club', name: 'choose a filter', act: press('Válidos agora') },
];

/** One measured tap: its longest interaction in ms; 0 if it was too short to be reported. */
export interface TapFigure {
  tap: string;
  round: number;
  ms: number;
}

/**
 * Measures each tap on a page that has loaded and is at rest, with a CPU slowed down six times, from the tap to the
 * next frame (Event Timing API, the basis of the "Interaction to Next Paint" metric).
 */
export async function measureTaps(
  browser: Browser,
  demonstration: Demonstration,
  rounds: number,
): Promise<TapFigure[]> {
  const { origin, pages } = demonstration;
  const paths: Record<string, string> = {
    ...Object.fromEntries(pages.map(({ name, path }) => [name, path])),
    categories: '/categories',
    search: '/search?q=lagoa',
    subscription: '/subscription',
    club: '/club',
  };
  const member = await signedInState(browser, origin);
  const figures: TapFigure[] = [];
  for (let round = 0; round < rounds; round++) {
    figures.push({ tap: emptyPage, round, ms: await measureEmptyPage(browser) });
    for (const tap of taps) {
      const device = tap.isDesktop ? { ...phone, ...desktop, isMobile: false } : phone;
      const options = tap.isMember ? { ...device, storageState: member } : device;
      const ms = await measureTap(browser, origin + (paths[tap.page] ?? '/'), tap, options);
      figures.push({ tap: `${tap.page}: ${tap.name}`, round, ms });
    }
    console.log(`Taps, round ${round + 1} of ${rounds}`);
  }
  return figures;
}

/** Measures a page with one native element and no code: the lower limit of the response time on this machine. */
async function measureEmptyPage(browser: Browser): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const { page, session } = await openPage(context);
    await page.setContent('<details><summary>Abrir</summary>Aberto</details>');
    await session.send('Emulation.setCPUThrottlingRate', { rate: tapCpu });
    return await interactionOf(page, () => touch(page.locator('summary')));
  } finally {
    await context.close();
  }
}

async function measureTap(
  browser: Browser,
  url: string,
  tap: Tap,
  options: BrowserContextOptions,
): Promise<number> {
  const context = await browser.newContext(options);
  try {
    const { page, session, traffic } = await openPage(context);
    // Blocks the map tiles, so that no other machine is contacted.
    await session.send('Network.setBlockedURLs', { urls: ['*tile.openstreetmap.org*'] });
    await page.goto(url);
    await untilAtRest(page, traffic, true);
    await tap.prepare?.(page);
    await setTimeout(reportedMs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: tapCpu });
    return await interactionOf(page, () => tap.act(page));
  } finally {
    await context.close();
  }
}

/** Returns the longest interaction of an action in ms; 0 if it was too short to be reported. */
async function interactionOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchInteractions, leastMs);
  await act();
  await setTimeout(reportedMs);
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { interactions: number[] }).interactions),
  );
}

/** Runs in the page: records the duration of each interaction event until the next frame. */
function watchInteractions(leastMs: number): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) interactions.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: leastMs } as PerformanceObserverInit);
}

/** Returns the browser storage of a signed-in member. */
async function signedInState(browser: Browser, origin: string) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel('E-mail', { exact: true }).fill('membro@guiadailha.test');
    await page.getByLabel('Senha', { exact: true }).fill('ilha1234');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/** Returns the values to compare with the limit, slowest first. */
export function judgedTaps(figures: readonly TapFigure[]): Row[] {
  return [...new Set(figures.map(({ tap }) => tap))]
    .map((tap) => ({ tap, ms: figures.filter((figure) => figure.tap === tap).map(({ ms }) => ms) }))
    .map(({ tap, ms }) => ({
      name: tap,
      measured: `${ms.map(Math.round).join(' ')} ms`,
      figure: median(ms),
      ...(tap !== emptyPage && { bound: { kind: 'at most' as const, value: maxTapMs } }),
    }))
    .sort((a, b) => b.figure - a.figure);
}
