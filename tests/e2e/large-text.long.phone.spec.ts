import { drawTiles, expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { readIds, routeVisits, watchIdle } from './route-visits.ts';

// WCAG 1.4.4: the font size of the browser's settings is twice the default.
const fontSizes = { standard: 32, fixed: 26 };

for (const visitor of ['visitante', 'membro', 'socio', 'gerente', 'admin'] as const) {
  test(`with text of 200 %, no page of ${visitor} is wider than the screen`, async ({
    page,
    city,
    firestoreHost,
  }) => {
    const visits = routeVisits.filter((visit) => visit.visitor === visitor);
    const ids = await readIds(city, firestoreHost);
    test.setTimeout(30_000 + visits.length * 10_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes });
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
      const { text, width } = await page.evaluate(() => ({
        text: getComputedStyle(document.body).fontSize,
        width: document.documentElement.scrollWidth,
      }));
      expect.soft({ address: address(ids), text, width }).toEqual({
        address: address(ids),
        text: '32px',
        width: 390,
      });
    }
  });
}
