import { expectAccessible } from './axe.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { comeRendered, waitUntilLinkHydrated } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

test('on a phone the highlights are one row, and the open places are directly below it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeRendered(page, '/');
  await page.goto('/');
  const { openNow } = (await (await request.get('/api/home')).json()) as { openNow: unknown[] };
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  // Few places are open before dawn: the row of open places is then missing.
  const expected = [
    'Destaques da Semana',
    ...(openNow.length > 0 ? ['Abertos agora'] : []),
    'Hoje e neste fim de semana',
    'Clube Guia da Ilha',
  ];
  await expect
    .poll(async () => (await titles.allTextContents()).slice(0, expected.length))
    .toEqual(expected);
  const next = await titles.nth(1).boundingBox();
  expect(next?.y).toBeLessThan(800);
  const cards = await page
    .getByRole('region', { name: 'Destaques da Semana' })
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(cards).toHaveLength(6);
  expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
  expect(cards[0]?.width).toBe(280);
  // A glimpse of the second card says that the row continues.
  expect(cards[1]?.left).toBeLessThan(340);
});

for (const [device, size] of sizes) {
  test(`on ${device}: the home page shows upcoming events and links to them and to the agenda`, async ({
    page,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    await drawTiles(page);
    await comeRendered(page, '/');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Hoje e neste fim de semana' });
    const first = row.getByRole('article').first();
    await expect(first).toBeVisible();
    await expect(row.getByText('Cancelado')).toHaveCount(0);
    await expectAccessible(page);

    const link = first.getByRole('link');
    const title = (await link.textContent()) ?? '';
    await waitUntilLinkHydrated(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.goBack();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: 'Ver a agenda' }).click();
    await expect(page).toHaveURL('/agenda');
    expect(await reads()).toEqual({});
  });
}
