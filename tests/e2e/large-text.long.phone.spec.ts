import type { Page } from '@playwright/test';
import { drawTiles, expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { readIds, routeVisits, watchIdle } from './route-visits.ts';

// WCAG 1.4.4: the font size of the browser's settings is twice the default.
const fontSizes = { standard: 32, fixed: 26 };

// WCAG 1.4.12, in the narrowest window of WCAG 1.4.10.
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

interface Reading {
  name: string;
  width: number;
  /** Changes how the pages that are opened later show text. */
  change: (page: Page) => Promise<void>;
  /** Font size, in px, and letter spacing of the page, which prove that the change applies. */
  text: { size: string; spacing: string };
}

const readings: readonly Reading[] = [
  {
    name: 'text of 200 %',
    width: 390,
    change: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes });
    },
    text: { size: '32px', spacing: 'normal' },
  },
  {
    name: 'wide text spacing at 320 px',
    width: 320,
    change: async (page) => {
      await page.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, textSpacing);
    },
    text: { size: '16px', spacing: '1.92px' },
  },
];

for (const { name, width, change, text } of readings) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const visitor of ['visitante', 'membro', 'socio', 'gerente', 'admin'] as const) {
      test(`no page of ${visitor} is wider than the screen`, async ({
        page,
        city,
        firestoreHost,
      }) => {
        const visits = routeVisits.filter((visit) => visit.visitor === visitor);
        const ids = await readIds(city, firestoreHost);
        test.setTimeout(30_000 + visits.length * 10_000);
        await change(page);
        await drawTiles(page);
        if (visitor !== 'visitante') await enterAs(page, `${visitor}@guiadailha.test`);
        const untilIdle = watchIdle(page);
        for (const { address } of visits) {
          await page.goto(address(ids));
          await untilIdle();
          // Loads the parts at the end of the page.
          await page.evaluate(() => {
            scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          });
          await untilIdle();
          const shown = await page.evaluate(() => {
            const { fontSize, letterSpacing } = getComputedStyle(document.body);
            return {
              text: { size: fontSize, spacing: letterSpacing },
              width: document.documentElement.scrollWidth,
            };
          });
          expect
            .soft({ address: address(ids), ...shown })
            .toEqual({ address: address(ids), text, width });
        }
      });
    }
  });
}
