import type { Page } from '@playwright/test';
import { detect } from 'tinyld';
import { localizedAddress } from '#shared/languages.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { readIds, routeVisits, watchIdle } from './route-visits.ts';

const widths = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

/** Shorter texts do not have enough letters for the detector. */
const minLetters = 30;

/** Names of places and people, which keep their language, and addresses: 'Boi de mamão', 'membro@guiadailha.test'. */
const properName = /\S+@\S+|\p{Lu}[\p{L}’'-]*(?: d[aeo]s? \p{L}+)*/gu;

/** Returns the texts of the smallest blocks of the page. Elements with their own `lang` are left out. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Map<Element, string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, body [lang]')) continue;
      const block = parent.closest('p, li, h1, h2, h3, dt, dd, td, th, button, a, label') ?? parent;
      found.set(block, `${found.get(block) ?? ''} ${node.nodeValue ?? ''}`);
    }
    return [...found.values()];
  });
}

async function portugueseTexts(page: Page): Promise<string[]> {
  const texts = (await textsOf(page)).map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(texts)].filter((text) => {
    const words = text.replace(properName, ' ').replace(/\s+/g, ' ');
    const letters = words.match(/\p{L}/gu)?.length ?? 0;
    return letters >= minLetters && detect(words, { only: ['pt', 'es', 'en'] }) === 'pt';
  });
}

for (const language of ['es', 'en'] as const) {
  for (const [device, viewport] of widths) {
    test.describe(`no unmarked Portuguese in ${language} on ${device}`, () => {
      test.use({ viewport });

      for (const { route, visitor, address } of routeVisits) {
        if (visitor === 'gerente' || visitor === 'admin') continue;

        test(`${route} as ${visitor}`, async ({ page, city, firestoreHost }) => {
          const ids = await readIds(city, firestoreHost);
          if (visitor !== 'visitante') await enterAs(page, `${visitor}@guiadailha.test`);
          await drawTiles(page);
          const untilIdle = watchIdle(page);
          await page.goto(localizedAddress(language, address(ids)));
          await expect(page.locator('main h1').first()).toBeVisible();
          await untilIdle();
          expect(await portugueseTexts(page)).toEqual([]);
        });
      }
    });
  }
}
