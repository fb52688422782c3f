import { hreflangs, languages, locales, localizedAddress } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { linkTo } from '#shared/routes.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readIds } from './route-visits.ts';

/** The address of a page in each language, by hreflang. */
type Cluster = Readonly<Record<string, string>>;

/** Returns the addresses that `<link>` or `<xhtml:link>` elements give for the languages. */
function clusterIn(markup: string): Cluster {
  const links = markup.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g);
  return Object.fromEntries([...links].map(([, hreflang = '', url = '']) => [hreflang, url]));
}

/** Returns the addresses that a page must give for all languages. */
const expectedCluster = (origin: string, path: string): Cluster => ({
  ...Object.fromEntries(
    languages.map((language) => [hreflangs[language], origin + localizedAddress(language, path)]),
  ),
  'x-default': origin + path,
});

test('the sitemap lists every page in every language, and all versions refer to each other @one-width', async ({
  request,
  baseURL: origin = '',
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  const clusters = new Map(entries.map(([, url = '', links = '']) => [url, clusterIn(links)]));
  expect(clusters.size).toBe(entries.length);
  expect(clusters.size).toBeGreaterThan(300);
  for (const [url, cluster] of clusters) {
    expect(Object.keys(cluster).sort()).toEqual(['en', 'es', 'pt-BR', 'x-default']);
    expect(Object.values(cluster)).toContain(url);
    for (const version of Object.values(cluster)) expect(clusters.get(version)).toEqual(cluster);
    expect(cluster['x-default']?.startsWith(`${origin}/`)).toBe(true);
  }
});

test('each page has its own language, address and text in every language @one-width', async ({
  request,
  city,
  firestoreHost,
  baseURL: origin = '',
}) => {
  const ids = await readIds(city, firestoreHost);
  const paths = [
    linkTo('/'),
    linkTo('/categories'),
    linkTo('/agenda'),
    linkTo('/club'),
    linkTo('/subscription'),
    linkTo('/help'),
    linkTo('/places/:categorySlug', { categorySlug: 'bares' }),
    linkTo('/places/:categorySlug/:placeId', { categorySlug: 'passeios', placeId: ids.place }),
    linkTo('/agenda/:eventId', { eventId: ids.event }),
  ];
  for (const path of paths) {
    const titles = new Set<string>();
    for (const language of languages) {
      const address = localizedAddress(language, path);
      const response = await request.get(address, { headers: { Accept: 'text/html' } });
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(html, address).toContain(`<html lang="${locales[language]}">`);
      expect(html, address).toContain(`<link rel="canonical" href="${origin}${address}">`);
      expect(clusterIn(html), address).toEqual(expectedCluster(origin, path));
      titles.add(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
      // Links stay in the language. Only the links to the other languages leave it.
      const ownLinks = [...html.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)];
      const start = localizedAddress(language, '/');
      for (const [, href = ''] of ownLinks) {
        if (language !== 'pt') expect(href.startsWith(start), `${address}: ${href}`).toBe(true);
        else expect(href, address).not.toMatch(/^\/(?:es|en)(?:\/|$)/);
      }
    }
    // The description of a place or an event is the text of its manager.
    if (!path.includes(ids.place) && !path.includes(ids.event) && !path.includes('bares'))
      expect(titles.size, path).toBe(languages.length);
  }
});

test('the pages of managers and administrators exist only in Portuguese @one-width', async ({
  request,
  page,
}) => {
  for (const language of ['es', 'en'] as const) {
    for (const path of ['/manager', '/admin/places', '/manager/validar?codigo=ABC234']) {
      const response = await request.get(localizedAddress(language, path), {
        headers: { Accept: 'text/html' },
        maxRedirects: 0,
      });
      expect([response.status(), response.headers()['location']]).toEqual([302, path]);
    }
  }
  await page.goto('/es/manager');
  await expect(page).toHaveURL('/manager');
});

test('an unknown address answers 404 in its language @one-width', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const response = await page.goto('/en/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the switch in the header keeps the page and its query, and the choice is remembered', async ({
  page,
}) => {
  await page.goto('/agenda?quando=hoje');
  await page.getByLabel('Idioma: Português').click();
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Idiomas' }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/agenda?quando=hoje');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR');
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('guia:language'))).toBe('es');
  // Links within the page stay in the language.
  await page.getByRole('link', { name: 'Guia da Ilha', exact: true }).click();
  await expect(page).toHaveURL('/es');
});

for (const [locale, language, sentence] of [
  ['es-AR', 'es', 'La guía también está en español.'],
  ['en-US', 'en', 'This guide is also in English.'],
] as const satisfies readonly (readonly [string, Language, string])[]) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('stays on the requested page and is offered its language once', async ({ page }) => {
      await page.goto('/categories');
      const offer = page.getByText(sentence);
      await expect(offer).toBeVisible();
      await expect(page).toHaveURL('/categories');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await expect(offer).toBeHidden();
      await page.reload();
      // The part that would show the offer is loaded.
      await page.waitForFunction(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name, startTime }) => name.endsWith('.js') && startTime > 3_000),
      );
      await expect(offer).toBeHidden();
    });

    test('can accept the offer', async ({ page }) => {
      await page.goto('/categories');
      await page.getByText(sentence).waitFor();
      await page.locator(`[lang=${language}]`).getByRole('link').last().click();
      await expect(page).toHaveURL(localizedAddress(language, '/categories'));
      await expect(page.getByText(sentence)).toBeHidden();
    });
  });
}
