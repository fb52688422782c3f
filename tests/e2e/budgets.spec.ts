import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { eventLink } from '#features/events/model/event-link.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import type { City } from './city.ts';
import { highlightTitles } from './home-page.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { inDays, registerMember, store } from './club/club-records.ts';
import { documentsWhere } from './members/member-truth.ts';
import { enterAs, enterAsNewPerson } from './people.ts';
import { reviewsOf } from './place-page.ts';
import {
  renderedVisits,
  seenEvent,
  seenList,
  trueAddress,
  waitUntilHydrated,
  watchHydration,
  waitUntilRendered,
} from './rendered-visits.ts';
import {
  holdLateWork,
  kilobytes,
  watchDownloads,
  watchReads,
  watchScripts,
  type Reads,
} from './traffic.ts';

/**
 * Budgets in kB of 1,000 bytes, as transferred: for server-rendered pages until they are hydrated, for other pages
 * until they are usable.
 */
/**
 * The search also loads the lexicon, of 20 kB more than the synonyms before it. Up to 2 kB of it arrive before or after
 * the results.
 */
const budget = { home: 109, rendered: 122, search: 213, others: 190, styles: 12 };

/** Strings that occur only in code that must be loaded on demand. */
const heavy = /identitytoolkit|firebasestorage\.googleapis|leaflet-container|js\.stripe\.com/;

/** Strings that occur only in the code that reads Firestore or Auth. */
const readers = /runAggregationQuery|identitytoolkit/;

interface Screen {
  name: string;
  address: (city: City) => string;
  usable: (page: Page) => Promise<void>;
  /** True if the server renders the page. Code that reads the database is then not loaded. */
  isRendered?: true;
}

const screens: Screen[] = [
  {
    name: '/',
    isRendered: true,
    address: () => '/',
    usable: (page) => expect(highlightTitles(page)).toHaveCount(6),
  },
  {
    name: '/categories',
    isRendered: true,
    address: () => '/categories',
    usable: (page) =>
      expect(page.getByRole('main').getByRole('link', { name: 'Bares' })).toBeVisible(),
  },
  {
    name: '/places/:category',
    isRendered: true,
    address: () => '/places/praias',
    usable: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  {
    name: '/places/:category/:place',
    isRendered: true,
    address: (city) => trueAddress(city, city.place('Ponte Hercílio Luz')),
    usable: (page) => expect(page.getByRole('heading', { name: 'Avaliações' })).toBeVisible(),
  },
  {
    name: '/agenda',
    isRendered: true,
    address: () => '/agenda',
    usable: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: '/agenda/:event',
    isRendered: true,
    address: (city) => eventLink(city.event(seenEvent)),
    usable: (page) => expect(page.getByRole('heading', { name: 'Sobre' })).toBeVisible(),
  },
  {
    name: '/listas/:list',
    isRendered: true,
    address: () => listLink(seenList),
    usable: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: '/search',
    address: () => '/search?q=berbigao',
    usable: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
];

function say(line: string): void {
  process.stdout.write(`    ${line}\n`);
}

/** Waits until the unread notifications are counted. Its code loads last, possibly after the first network idle. */
async function noticesCounted(reads: () => Promise<Reads>): Promise<void> {
  await expect.poll(reads).toMatchObject({ notices: 1 });
}

/** Counts of pending items, next to the screens of the administrators' panel. */
const pendingCounts = { places: 1, reports: 1, suggestions: 1, claims: 1 };
/** The pending places are those whose creator is none of the super admins. */
const superAdmins = 1;

/** Returns the compressed size of the styles in a rendered page, in kB. */
async function inlineStyleKilobytes(page: Page): Promise<number> {
  const styles = await page.locator('style').allTextContents();
  return brotliCompressSync(styles.join('')).length / 1000;
}

test.describe('download size with an empty cache', () => {
  for (const { name, address, usable, isRendered = false } of screens) {
    test(`${name} until it is usable`, async ({ page, request, city }) => {
      if (isRendered) await waitUntilRendered(request, address(city));
      else await holdLateWork(page);
      const scriptsOf = watchScripts(page);
      const download = await watchDownloads(page);
      const hydrated = await watchHydration(page);
      await page.goto(address(city));
      await usable(page);
      if (isRendered) {
        const came = await hydrated();
        for (const address of download.scripts.keys()) {
          if (!came.has(address)) download.scripts.delete(address);
        }
      }
      const scripts = kilobytes(download.scripts);
      const inlineStyles = isRendered ? await inlineStyleKilobytes(page) : 0;
      if (isRendered) expect(inlineStyles, 'styles are part of the page').toBeGreaterThan(1);
      const styles = inlineStyles + kilobytes(download.styles);
      say(`${name}: ${scripts.toFixed(1)} kB of JavaScript, ${styles.toFixed(1)} kB of CSS`);
      expect(scripts).toBeGreaterThan(50);
      expect(scripts).toBeLessThanOrEqual(
        { '/': budget.home, '/search': budget.search }[name] ??
          (isRendered ? budget.rendered : budget.others),
      );
      expect(styles).toBeGreaterThan(1);
      expect(styles).toBeLessThanOrEqual(budget.styles);
      expect(await scriptsOf(/runAggregationQuery/)).toHaveLength(isRendered ? 0 : 1);
      expect(await scriptsOf(heavy)).toEqual([]);
    });
  }

  test('the map code is loaded on demand', async ({ page, city }) => {
    await drawTiles(page);
    await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
    const scriptsOf = watchScripts(page);
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(await scriptsOf(heavy)).toHaveLength(1);
  });
});

test.describe('documents read', () => {
  for (const { route, address } of renderedVisits) {
    test(`by the first visit of ${route}: none, and no code that could read`, async ({
      page,
      request,
      city,
      firestoreHost,
    }) => {
      await waitUntilRendered(request, address(city));
      const reads = watchReads(page, firestoreHost);
      const scriptsOf = watchScripts(page);
      await page.goto(address(city));
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await reads()).toEqual({});
      expect(await scriptsOf(readers)).toEqual([]);
      expect(await scriptsOf(heavy)).toEqual([]);
    });
  }

  test('by a member who opens a place: its favorite, own review, helpful marks and the notification count', async ({
    page,
    request,
    city,
    firestoreHost,
  }) => {
    const address = trueAddress(city, city.place('Ponte Hercílio Luz'));
    await enterAsNewPerson(page, 'Lia Leitora');
    await waitUntilRendered(request, address);
    const reads = watchReads(page, firestoreHost);
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Minha conta: Lia Leitora' })).toBeVisible();
    await waitUntilHydrated(page);
    await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Queries without results count as one document each. The user document is read by the session.
    const expected = { users: 1, favorites: 1, reviews: 1, helpful: 1, notices: 1 };
    // The button appears before the reviews code, which reads the own review and the helpful marks.
    await expect.poll(reads).toEqual(expected);
    await page.waitForLoadState('networkidle');
    expect(await reads()).toEqual(expected);
  });

  test('by an open reservation form: the stored contact and the membership', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await enterAsNewPerson(page, 'Rui Reserva');
    const readsOfPage = watchReads(page, firestoreHost);
    await page.goto(trueAddress(city, city.place('Trapiche 27')));
    const open = page.getByRole('button', { name: 'Reservar aqui no guia' });
    await expect(page.getByRole('link', { name: 'Minha conta: Rui Reserva' })).toBeVisible();
    await waitUntilHydrated(page);
    // The page reads the favorites when it is idle.
    await expect.poll(readsOfPage).toMatchObject({ favorites: 1 });
    await page.waitForLoadState('networkidle');
    await noticesCounted(readsOfPage);
    const reads = watchReads(page, firestoreHost);
    await open.filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog').getByLabel('Telefone', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await reads()).toEqual({ contacts: 1, clubMembers: 1 });
  });

  test('by the reservations page: each reservation, each place, the categories and the notification count', async ({
    page,
    firestoreHost,
  }) => {
    await enterAs(page, 'membro@guiadailha.test');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/reservations');
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Trapiche 27', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    const { categories, settings = 0, ...others } = await reads();
    expect(others).toEqual({ users: 1, reservations: 5, places: 5, notices: 1 });
    expect(categories).toBeGreaterThan(0);
    expect(settings).toBeLessThanOrEqual(1);
  });

  test('by the manager start page: their places, the reservations of each day and a page of reviews', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await enterAs(page, 'gerente@guiadailha.test');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/manager');
    const unanswered = page.getByRole('region', { name: 'Avaliações sem resposta' });
    await expect(unanswered.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Feriados e dias especiais' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    const {
      categories = 0,
      settings = 0,
      reservations = 0,
      reviews = 0,
      ...others
    } = await reads();
    // The three assigned places, and the query for created places, which returns nothing.
    expect(others).toEqual({ users: 1, places: 3 + 1, notices: 1 });
    // Those of today and the pending ones of all days.
    expect(reservations).toBeLessThanOrEqual(2 * 120);
    expect(reviews).toBeLessThanOrEqual(120);
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    say(`/manager: ${reservations} reservations and ${reviews} reviews of three places`);

    // Data that both pages show is not read twice.
    const more = watchReads(page, firestoreHost);
    await page.getByRole('link', { name: 'Responder', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Sem resposta', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { reservations: waiting = 0, ...nothing } = await more();
    expect(nothing).toEqual({});
    expect(waiting).toBeLessThanOrEqual(120);
  });

  test("by a member's profile: the membership card, the open code, and the last place with its review", async ({
    page,
    city,
    firestoreHost,
  }) => {
    const place = city.place('Boteco do Siri Mole');
    const uid = await registerMember(page, firestoreHost, 'Nina Notas');
    await store(firestoreHost, `clubRedemptions/Uso${uid}`, {
      userId: { stringValue: uid },
      placeId: { stringValue: place.id },
      status: { stringValue: 'confirmed' },
      confirmedAt: inDays(-1),
    });
    const reads = watchReads(page, firestoreHost);
    await page.goto('/profile');
    await expect(
      page.getByRole('region', { name: `${place.title}: como foi a visita?` }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { subscriptionPlans = 0, categories = 0, settings = 0, ...others } = await reads();
    expect(subscriptionPlans).toBeLessThanOrEqual(5);
    expect(categories).toBeLessThanOrEqual(20);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toMatchObject({ clubMembers: 1, clubRedemptions: 2, reviews: 1, places: 1 });
  });

  test('by a visitor who opens an offer: the offer, its place and the plans', async ({
    page,
    city,
    firestoreHost,
  }) => {
    const { id: placeId } = city.place('Ostreria Maré Mansa');
    const [offer] = await documentsWhere(firestoreHost, 'clubOffers', 'placeId', placeId);
    const reads = watchReads(page, firestoreHost);
    await page.goto(`/club/offers/${offer?.id ?? ''}`);
    await expect(page.getByText(/^Você economiza/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { categories = 0, settings = 0, ...others } = await reads();
    expect(others).toEqual({ clubOffers: 1, places: 1, subscriptionPlans: 2 });
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
  });

  test('by a member who opens the benefits and an offer: the card, the open code and the last use', async ({
    page,
    request,
    city,
    firestoreHost,
  }) => {
    const place = city.place('Ostreria Maré Mansa');
    const [offer] = await documentsWhere(firestoreHost, 'clubOffers', 'placeId', place.id);
    const uid = await registerMember(page, firestoreHost, 'Olga Oferta');
    const use = { userId: { stringValue: uid }, placeId: { stringValue: place.id } };
    await store(firestoreHost, `clubRedemptions/Uso${uid}`, {
      ...use,
      status: { stringValue: 'confirmed' },
      confirmedAt: inDays(-1),
    });
    await store(firestoreHost, `clubRedemptions/Aberto${uid}`, {
      ...use,
      offerId: { stringValue: offer?.id ?? '' },
      status: { stringValue: 'pending' },
      expiresAt: inDays(1),
    });
    await waitUntilRendered(request, '/club');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/club');
    await expect(page.getByRole('link', { name: 'Mostrar código' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: `${place.title}: como foi a visita?` }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    const ofPerson = { users: 1, notices: 1, clubMembers: 1 };
    // The page data contains the plans.
    expect(await reads()).toEqual({
      ...ofPerson,
      clubTransactions: 1,
      clubRedemptions: 2,
      reviews: 1,
      places: 1,
    });

    const more = watchReads(page, firestoreHost);
    await page.goto(`/club/offers/${offer?.id ?? ''}`);
    await expect(page.getByRole('link', { name: 'Mostrar código' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { categories = 0, settings = 0, ...others } = await more();
    // The open code, and the use that determines the waiting time.
    expect(others).toEqual({ ...ofPerson, clubRedemptions: 2, clubOffers: 1, places: 1 });
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
  });

  test('by the statistics of one place: the places of its manager; the server does the counting', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await enterAs(page, 'gerente@guiadailha.test');
    const reads = watchReads(page, firestoreHost);
    await page.goto(`/manager/numeros?place=${city.place('Ostreria Maré Mansa').id}`);
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    const { settings = 0, ...others } = await reads();
    // The places the manager can choose from; the place in the URL is one of them.
    expect(others).toEqual({ users: 1, notices: 1, places: 3 + 1 });
    expect(settings).toBeLessThanOrEqual(1);
  });

  test('by the payments page: one page of payments, their payers and the sums of a year', async ({
    page,
    firestoreHost,
  }) => {
    await enterAs(page, 'admin@guiadailha.test');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/admin/payments');
    await expect(page.getByRole('region', { name: 'Receita por mês' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    await expect.poll(reads).toMatchObject(pendingCounts);
    const { settings = 0, users = 0, ...others } = await reads();
    // Each sum counts as one document: twelve months and the total.
    expect(others).toEqual({ notices: 1, clubPayments: 25 + 13, ...pendingCounts });
    expect(users).toBeLessThanOrEqual(1 + superAdmins + 25);
    expect(settings).toBeLessThanOrEqual(1);
  });

  test('by the log: one page of entries, and the users and places they name', async ({
    page,
    city,
    firestoreHost,
  }) => {
    const { id: placeId } = city.place('Ostreria Maré Mansa');
    const [manager] = await documentsWhere(
      firestoreHost,
      'users',
      'email',
      'gerente@guiadailha.test',
    );
    await enterAs(page, 'admin@guiadailha.test');
    const line = {
      action: { stringValue: 'place.update' },
      actorId: { stringValue: manager?.id ?? '' },
      target: { stringValue: `places/${placeId}` },
      createdAt: inDays(-400),
    };
    await Promise.all(
      ['Um', 'Dois', 'Tres'].map((mark) => store(firestoreHost, `auditLog/Leitura${mark}`, line)),
    );
    const reads = watchReads(page, firestoreHost);
    await page.goto('/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: 'Registro' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    const { places: pendingPlaces, ...otherCounts } = pendingCounts;
    await expect.poll(reads).toMatchObject(otherCounts);
    const { auditLog = 0, settings = 0, users = 0, places = 0, ...others } = await reads();
    expect(others).toEqual({ notices: 1, ...otherCounts });
    expect(auditLog).toBeGreaterThanOrEqual(3);
    expect(auditLog).toBeLessThanOrEqual(50);
    // Repeated users and places are read once. Other entries come from at most a few users.
    const counted = superAdmins + pendingPlaces;
    expect(users + places).toBeLessThanOrEqual(1 + counted + 2 + 2 * (auditLog - 3));
    expect(settings).toBeLessThanOrEqual(1);
    say(`/admin/audit: ${auditLog} lines, ${users} people and ${places} places`);
  });

  test('by the uploads page: only the signed-in user and the counts of pending items; the server lists the uploads', async ({
    page,
    firestoreHost,
  }) => {
    await enterAs(page, 'admin@guiadailha.test');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/admin/uploads');
    await expect(page.getByRole('heading', { level: 2, name: 'Pastas de imagens' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await noticesCounted(reads);
    await expect.poll(reads).toMatchObject(pendingCounts);
    const { settings = 0, ...others } = await reads();
    expect(others).toEqual({ users: 1 + superAdmins, notices: 1, ...pendingCounts });
    expect(settings).toBeLessThanOrEqual(1);
  });

  test('by the plans opened from the benefits: nothing, because their page data has both', async ({
    page,
    request,
    firestoreHost,
  }) => {
    await waitUntilRendered(request, '/club');
    await page.goto('/club');
    await waitUntilHydrated(page);
    const reads = watchReads(page, firestoreHost);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Clube Guia da Ilha' }).click();
    await expect(page.getByRole('region', { name: 'Benefícios dos parceiros' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Mensal' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await reads()).toEqual({});
  });

  test('by the home page without the server: six places, the categories and the settings', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await comeAsShell(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/');
    await expect(highlightTitles(page)).toHaveCount(6);
    await page.waitForLoadState('networkidle');
    const { places, categories, settings = 0, ...others } = await reads();
    expect(places).toBe(6);
    expect(categories).toBe(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by a category without the server: one page of places', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await comeAsShell(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/places/praias');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { places, categories, settings = 0, ...others } = await reads();
    expect(places).toBe(city.placesOf('Praias').length);
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by a place without the server: the place, one page of reviews and its offers', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await comeAsShell(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto(`/places/passeios/${city.place('Ponte Hercílio Luz').id}`);
    await expect(reviewsOf(page)).toHaveCount(10);
    await page.waitForLoadState('networkidle');
    const { places, reviews, clubOffers, categories, settings = 0, ...others } = await reads();
    expect(places).toBe(1);
    expect(reviews).toBe(10);
    // One query without results counts as one read.
    expect(clubOffers).toBe(1);
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by the search and its suggestions: no place', async ({ page, city, firestoreHost }) => {
    const reads = watchReads(page, firestoreHost);
    await page.goto('/search?q=lagoa');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('searchbox').fill('berbigao');
    await expect(page.getByRole('heading', { name: /Sambaqui/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { categories = 0, settings = 0, ...others } = await reads();
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by going back and forward: none', async ({ page, firestoreHost }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Categorias' })
      .getByRole('link', { name: 'Praias' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Praia Mole' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const reads = watchReads(page, firestoreHost);
    await page.goBack();
    await expect(highlightTitles(page)).toHaveCount(6);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2, name: 'Praia Mole' })).toBeVisible();
    expect(await reads()).toEqual({});
  });
});

test.describe('no layout shift while a page loads', () => {
  // Slow 3G and an unthrottled network, at both sizes.
  const networks = [
    ['a fast network', null],
    ['a slow network', { latency: 400, downloadThroughput: 200_000, uploadThroughput: 80_000 }],
  ] as const;
  const sizes = [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const;
  const moving = screens.filter(({ name }) => !['/categories', '/search'].includes(name));

  for (const [network, conditions] of networks) {
    for (const [device, size] of sizes) {
      for (const { name, address, usable } of moving) {
        test(`${name} on ${device} over ${network}`, async ({ page, city }) => {
          await page.setViewportSize(size);
          await page.addInitScript(() => {
            const shifts: string[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as LayoutShift[]) {
                if (entry.hadRecentInput) continue;
                const moved = entry.sources.map(({ node }) => node?.parentElement?.innerText ?? '');
                shifts.push(`${entry.value} ${moved.join(' | ').slice(0, 200)}`);
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
          if (conditions) {
            const session = await page.context().newCDPSession(page);
            await session.send('Network.enable');
            await session.send('Network.emulateNetworkConditions', {
              offline: false,
              ...conditions,
            });
          }
          await page.goto(address(city));
          await usable(page);
          await page.waitForLoadState('networkidle');
          const shifts = await page.evaluate(() => (window as unknown as Shifted).shifts);
          const total = shifts.reduce((sum, text) => sum + parseFloat(text), 0);
          say(`${name} on ${device} over ${network}: layout shift ${total.toFixed(4)}`);
          expect(total, shifts.join('\n')).toBeLessThanOrEqual(0.01);
        });
      }
    }
  }
});

/** Not in TypeScript's DOM types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Shifted {
  shifts: string[];
}
