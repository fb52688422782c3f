import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unnamedUser } from '#features/account/model/display-name.ts';
import { readCoast } from '#features/map/model/coast/coast.ts';
import * as brand from '#shared/brand.ts';
import type { ServerProcess } from '#support/server-process.ts';
import { buildAnother, serveSite } from './another-build.ts';
import { documentsUrl, ownerHeaders } from './city.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { readIds, routeVisits, watchIdle } from './route-visits.ts';

/** Time limit in ms of the build while the machine is busy. */
const maxBuildMs = 240_000;

/** Collections whose texts are shown. */
const collections = [
  ...['places', 'events', 'categories', 'reviews', 'users', 'lists', 'clubOffers'],
  ...['subscriptionPlans', 'settings', 'reservations', 'clubRedemptions', 'notices'],
];

const widths = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

/** Names, which are not translated; unnamedUser is stored. */
const names = new Set<string>([
  ...[brand.name, brand.clubName, brand.city, unnamedUser],
  'OpenStreetMap',
  // The base map names them.
  ...readCoast().neighborhoods.map(({ name }) => name),
]);
/** Initials of a user without a photo. */
const initials = /^\p{Lu}{2}$/u;

// One worker: the build of beforeAll takes longer than the tests.
test.describe.configure({ mode: 'default' });

let folder: string;
let server: ServerProcess;
let origin: string;
let recordTexts: string;

test.beforeAll(async ({ firestoreHost }) => {
  test.setTimeout(maxBuildMs);
  folder = await mkdtemp(path.join(tmpdir(), 'guia-pseudo-language-'));
  process.env['PSEUDO_LANGUAGE'] = '1';
  server = serveSite(await buildAnother(folder, []));
  origin = await server.listening;
  recordTexts = (await Promise.all(collections.map((name) => textsOf(firestoreHost, name)))).join();
});

test.afterAll(async () => {
  delete process.env['PSEUDO_LANGUAGE'];
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns all strings of a collection, normalized like the texts of a page. */
async function textsOf(host: string, collection: string): Promise<string> {
  let texts = '';
  let token = '';
  do {
    const url = `${documentsUrl(host)}/${collection}?pageSize=300&pageToken=${token}`;
    const body = await (await fetch(url, { headers: ownerHeaders })).text();
    for (const [, text = ''] of body.matchAll(/"stringValue": ?("(?:[^"\\]|\\.)*")/g))
      texts += `\n${normalize(JSON.parse(text) as string)}`;
    token = encodeURIComponent(
      (JSON.parse(body) as { nextPageToken?: string }).nextPageToken ?? '',
    );
  } while (token !== '');
  return texts;
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the visible texts and the accessible names of the page that are not in brackets. A sentence with elements has
 * its brackets in different text nodes. Elements with their own `lang` are left out.
 */
function textsWithoutBrackets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const found: string[] = [];
    let depth = 0;
    const read = (text: string) => {
      let outside = '';
      for (const character of text) {
        if (character === '⟦') depth += 1;
        else if (character === '⟧') depth -= 1;
        else if (depth === 0) outside += character;
        if (character === '⟧') outside += '\n';
      }
      found.push(...outside.split('\n'));
    };
    const walk = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) read(node.nodeValue ?? '');
      if (!(node instanceof Element)) return;
      if (node.hasAttribute('lang') || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName))
        return;
      for (const name of attributes) {
        const before = depth;
        depth = 0;
        read(node.getAttribute(name) ?? '');
        depth = before;
      }
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return found;
  });
}

/** Texts of the page that are neither messages of a texts file nor content of records. */
async function unwrappedTexts(page: Page): Promise<string[]> {
  const texts = await textsWithoutBrackets(page);
  return [...new Set(texts.map(normalize))]
    .flatMap((text) => text.split(' · '))
    .filter((text) => /\p{L}{2}/u.test(text) && !initials.test(text))
    .filter((text) => !names.has(text) && !recordTexts.includes(text));
}

for (const [device, viewport] of widths) {
  test.describe(`every text is in a texts file on ${device}`, () => {
    test.use({ viewport });

    for (const { route, visitor, address, openers } of routeVisits) {
      if (visitor === 'gerente' || visitor === 'admin') continue;

      test(`${route} as ${visitor}`, async ({ page, city, firestoreHost }) => {
        const ids = await readIds(city, firestoreHost);
        if (visitor !== 'visitante') await enterAs(page, `${visitor}@guiadailha.test`, origin);
        await drawTiles(page);
        const untilIdle = watchIdle(page);
        await page.goto(`${origin}${address(ids)}`);
        await expect(page.locator('main h1').first()).toBeVisible();
        await untilIdle();
        expect(await unwrappedTexts(page)).toEqual([]);
        // On a desktop some of the content is on the page itself.
        if (device === 'a desktop') return;
        for (const opener of openers) {
          for (const { source } of [opener].flat()) {
            const name = new RegExp(source.replace(/^\^/, '^⟦*').replace(/\$$/, '⟧*$'));
            const button = page.locator('main').getByRole('button', { name });
            await button.filter({ visible: true }).first().click();
          }
          await untilIdle();
          expect(await unwrappedTexts(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      });
    }
  });
}
