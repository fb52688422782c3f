import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { eventLink } from '#features/events/model/event-link.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { problemsOf } from '../support/schema-vocabulary.ts';
import type { City } from './city.ts';
import { expect, test } from './fixtures.ts';
import { seenEvent, seenList } from './rendered-visits.ts';

/** Metadata that chats, search engines and phones read from a page, as sent by the server. */

const bridge = (city: City) =>
  `/places/passeios/${city.place('Ponte Hercílio Luz').id}-ponte-hercilio-luz`;

const pages: readonly { name: string; address: (city: City) => string; picture: RegExp }[] = [
  { name: 'the home page', address: () => '/', picture: /\/previews\/ilha\.jpg$/ },
  { name: 'the categories', address: () => '/categories', picture: /\/previews\/ilha\.jpg$/ },
  { name: 'a category', address: () => '/places/praias', picture: /\/previews\/praias\.jpg$/ },
  {
    name: 'a place',
    address: bridge,
    picture: /\/uploads\/places\/.+-1280\.webp$/,
  },
  { name: 'the agenda', address: () => '/agenda', picture: /\/previews\/eventos\.jpg$/ },
  {
    name: 'an event',
    address: (city) => eventLink(city.event(seenEvent)),
    picture: /\/uploads\/places\/.+-1280\.webp$/,
  },
  {
    name: 'a public list',
    address: () => listLink(seenList),
    picture: /\/previews\/listas\/listaFimDeTarde\.jpg\?v=[\w-]+$/,
  },
];

async function metaOf(page: Page, property: string): Promise<string> {
  const content = await page.locator(`meta[property="${property}"]`).getAttribute('content');
  return content ?? '';
}

async function pictureAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const { width, height } = await sharp(await answer.body()).metadata();
  return { type: answer.headers()['content-type'], width, height };
}

for (const { name, address, picture } of pages) {
  test(`the preview of ${name} has an image that loads and has the declared size`, async ({
    page,
    request,
    city,
    baseURL,
  }) => {
    await page.goto(address(city));
    const url = await metaOf(page, 'og:image');
    expect(url).toMatch(picture);
    expect(new URL(url).origin).toBe(new URL(baseURL ?? '').origin);
    expect(await pictureAt(request, url)).toEqual({
      type: await metaOf(page, 'og:image:type'),
      width: Number(await metaOf(page, 'og:image:width')),
      height: Number(await metaOf(page, 'og:image:height')),
    });
    expect(await metaOf(page, 'og:image:alt')).not.toBe('');
    expect(await metaOf(page, 'og:title')).toContain('Guia da Ilha');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await metaOf(page, 'og:url')).toBe(canonical);
  });
}

test('a place, a category and the home page have valid structured data, without browser errors', async ({
  page,
  request,
  city,
}) => {
  for (const [address, type] of [
    ['/', 'WebSite'],
    ['/places/praias', 'ItemList'],
    [bridge(city), 'TouristAttraction'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const [text = '', ...others] = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    expect(others).toEqual([]);
    const document = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
    expect(problemsOf(document)).toEqual([]);
    expect(document['@graph'].map((thing) => thing['@type'])).toContain(type);
    const [first] = document['@graph'];
    for (const image of (first?.['image'] ?? []) as string[]) await pictureAt(request, image);
  }
});

test('the icons that phones and browsers request exist', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { icons } = (await (await request.get(manifest ?? '')).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const { width, height, ...icon } = await pictureAt(request, src);
    expect({ ...icon, sizes: `${width}x${height}` }).toEqual({ type, sizes });
  }
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const address of [apple ?? '', '/apple-touch-icon-precomposed.png']) {
    expect(await pictureAt(request, address)).toMatchObject({ width: 180, height: 180 });
  }
  const favicon = await request.get('/favicon.ico');
  expect(favicon.status()).toBe(200);
  expect(favicon.headers()['content-type']).toBe('image/x-icon');
});

test('the sitemap lists pages of this site, with their dates', async ({ request, baseURL }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  expect(listed.length).toBeGreaterThan(80);
  const { origin } = new URL(baseURL ?? '');
  for (const [, address = ''] of listed) expect(new URL(address).origin).toBe(origin);
  const dated = listed.filter(([, , changed]) => changed !== undefined);
  expect(dated.length).toBeGreaterThan(80);
  const last = listed.at(-1)?.[1] ?? '';
  expect((await request.get(last)).status()).toBe(200);
});

for (const address of [
  '/',
  '/categories',
  '/places/bares',
  '/agenda',
  '/subscription',
  '/club',
  '/help',
]) {
  test(`${address} has the same title before and after its code runs`, async ({
    page,
    request,
  }) => {
    const sent = await (await request.get(address)).text();
    const [, title] = /<title>(.*?)<\/title>/.exec(sent) ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveTitle(title ?? 'no title was sent');
  });
}
