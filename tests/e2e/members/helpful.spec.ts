import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { readCity } from '../city.ts';
import type { City, CityPlace } from '../city.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAsNewPerson, newPerson } from '../people.ts';
import { reviewsOf } from '../place-page.ts';
import { fillLogin } from './member-steps.ts';
import { documentsWhere, personTruth } from './member-truth.ts';

/** Returns a separate place with some reviews for each test, so that tests do not see each other's marks. */
function placeFor(city: City, position: number): CityPlace {
  const reviewed = city.placesOf('Restaurantes').filter(({ reviewsCount }) => reviewsCount > 2);
  const place = reviewed[position];
  if (!place) throw new Error(`The seed has no reviewed restaurant ${position}`);
  return place;
}

const addressOf = ({ id }: CityPlace) => `/places/restaurantes/${id}`;
const firstOf = (page: Page) => reviewsOf(page).first();
const helpful = (review: Locator, pressed?: boolean) =>
  review.getByRole('button', { name: /^Útil/, ...(pressed !== undefined && { pressed }) });
const shownCount = async (review: Locator) =>
  Number(/\d+/.exec((await helpful(review).textContent()) ?? '')?.[0] ?? 0);

/** Returns the stored helpful marks of the first review on the page: the users and the counter. */
async function truthOf(host: string, place: CityPlace, review: Locator) {
  const author = (await review.getByRole('heading').textContent()) ?? '';
  const stored = await documentsWhere(host, 'reviews', 'placeId', place.id);
  const [one] = stored.filter(
    ({ fields }) => (fields['authorName'] as { stringValue: string }).stringValue === author,
  );
  if (!one) throw new Error(`No review of ${author} is stored`);
  const marks = await documentsWhere(host, 'helpful', 'reviewId', one.id);
  const counted = one.fields['helpfulCount'] as { integerValue: string } | undefined;
  const people = marks.map(({ id }) => id.slice(one.id.length + 1));
  return { people, counted: Number(counted?.integerValue ?? 0) };
}

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

for (const [position, [device, size]] of sizes.entries()) {
  test(`on ${device}: a member marks a review as helpful, once, and removes the mark`, async ({
    page,
    city,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    const place = placeFor(city, position);
    const email = await enterAsNewPerson(page, 'Úrsula Útil');
    await comeAsShell(page);
    await page.goto(addressOf(place));
    const review = firstOf(page);
    await helpful(review, false).scrollIntoViewIfNeeded();
    const before = await shownCount(review);
    await helpful(review, false).click();
    await expect(helpful(review, true)).toBeVisible();
    await expect(helpful(review)).toHaveText(new RegExp(`Útil ${before + 1} `));
    const { uid } = await personTruth(firestoreHost, email);
    const after = await truthOf(firestoreHost, place, review);
    expect(after.counted).toBe(before + 1);
    expect(after.people).toHaveLength(before + 1);
    expect(after.people).toContain(uid);
    await expectAccessible(page);

    await page.reload();
    // The code is loaded when the review is scrolled near.
    await helpful(review).scrollIntoViewIfNeeded();
    await expect(helpful(review, true)).toBeVisible();
    // With the keyboard, the focus stays on the button.
    await helpful(review, true).focus();
    await page.keyboard.press('Space');
    await expect(helpful(review, false)).toBeFocused();
    await expect
      .poll(async () => (await truthOf(firestoreHost, place, review)).counted)
      .toBe(before);
    expect((await truthOf(firestoreHost, place, review)).people).not.toContain(uid);
    await expect.poll(() => shownCount(review)).toBe(before);
  });

  test(`on ${device}: a visitor marks a review as helpful, signs in, and the review is marked once`, async ({
    page,
    city,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    const place = placeFor(city, 2 + position);
    const email = await newPerson('Vasco Visitante');
    await comeAsShell(page);
    await page.goto(addressOf(place));
    const review = firstOf(page);
    await helpful(review, false).scrollIntoViewIfNeeded();
    const before = await shownCount(review);
    await helpful(review, false).click();
    await expect(
      page.getByText(`Entre para marcar como útil uma avaliação de ${place.title}.`),
    ).toBeVisible();
    await expectAccessible(page);
    await fillLogin(page, email);
    await expect(page).toHaveURL(new RegExp(`/places/restaurantes/${place.id}`));
    await expect(page.getByText('Avaliação marcada como útil')).toBeVisible();
    await expect(helpful(review, true)).toBeVisible();
    await expect.poll(() => shownCount(review)).toBe(before + 1);
    const { uid } = await personTruth(firestoreHost, email);
    const { people, counted } = await truthOf(firestoreHost, place, review);
    expect(people.filter((who) => who === uid)).toHaveLength(1);
    expect(counted).toBe(before + 1);

    // Going forward to the login page does not set the mark a second time.
    await helpful(review, true).click();
    await expect.poll(() => shownCount(review)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/places/restaurantes/${place.id}`));
    await expect(helpful(review, false)).toBeVisible();
    await expect(page.getByRole('status').getByText('marcada')).toHaveCount(0);
    expect((await truthOf(firestoreHost, place, review)).counted).toBe(before);
  });

  test(`on ${device}: a review is reported from its menu, with the keyboard alone`, async ({
    page,
    city,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    const place = placeFor(city, 4 + position);
    const email = await enterAsNewPerson(page, 'Tânia Teclado');
    await comeAsShell(page);
    await page.goto(addressOf(place));
    const menu = firstOf(page).getByRole('button', { name: /^Mais opções da avaliação de / });
    const report = page.getByRole('button', { name: /^Denunciar avaliação de / });
    await menu.scrollIntoViewIfNeeded();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(report).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(report).toHaveCount(0);
    await expect(menu).toBeFocused();

    await menu.press('Enter');
    await expect(report).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(report).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Denunciar avaliação');
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Propaganda ou spam' }).press('Space');
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).press('Enter');
    await expect(dialog.getByText(/Obrigado por avisar/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(report).toHaveCount(0);
    const { uid } = await personTruth(firestoreHost, email);
    expect(await documentsWhere(firestoreHost, 'reports', 'reporter', uid)).toHaveLength(1);
  });
}

test('marks by two users at the same moment are both counted', async ({
  browser,
  city,
  firestoreHost,
  watch,
}) => {
  // The rules reject the second write, and the client retries with the new count.
  watch.allow(/status of 403/);
  const place = placeFor(city, 6);
  const pages = await Promise.all(
    ['Ada', 'Bento'].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      await enterAsNewPerson(page, name);
      await comeAsShell(page);
      await page.goto(addressOf(place));
      await expect(helpful(firstOf(page), false)).toBeVisible();
      return page;
    }),
  );
  const [first] = pages;
  if (!first) throw new Error('No user signed in');
  const before = await shownCount(firstOf(first));
  const settled = async (change: number) => {
    await expect
      .poll(async () => (await truthOf(firestoreHost, place, firstOf(first))).counted)
      .toBe(before + change);
    const { people } = await truthOf(firestoreHost, place, firstOf(first));
    expect(people).toHaveLength(before + change);
  };
  await Promise.all(pages.map((page) => helpful(firstOf(page), false).click()));
  await settled(2);
  await Promise.all(pages.map((page) => helpful(firstOf(page), true).click()));
  await settled(0);
  for (const page of pages) {
    await expect(helpful(firstOf(page), false)).toBeVisible();
    await page.context().close();
  }
});

test('a list of reviews requested before a mark arrives after it and shows the mark', async ({
  page,
  city,
  firestoreHost,
}) => {
  const { id } = city.place('Ponte Hercílio Luz');
  await enterAsNewPerson(page, 'Lia Lenta');
  await comeAsShell(page);
  await page.goto(`/places/passeios/${id}`);
  const order = page.getByRole('combobox', { name: 'Ordenar avaliações' });
  await order.scrollIntoViewIfNeeded();
  await expect(helpful(firstOf(page), false)).toBeVisible();
  const author = (await firstOf(page).getByRole('heading').textContent()) ?? '';
  const stored = (await readCity(firestoreHost)).places.find((place) => place.id === id);
  if (!stored) throw new Error('The bridge is missing');

  // A request sent before the mark gets its response after the mark.
  let answer = () => undefined as void;
  const marked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/:runQuery/, async (route) => {
    const isList = /createdAt/.test(route.request().postData() ?? '');
    if (!isList) return route.fallback();
    const response = await route.fetch();
    await marked;
    await route.fulfill({ response });
  });
  await order.selectOption('Mais recentes');
  await page.getByRole('button', { name: 'Ver mais avaliações' }).click();
  const review = firstOf(page);
  const before = await shownCount(review);
  const commit = page.waitForResponse(/:commit/);
  await helpful(review, false).click();
  await commit;
  await expect(helpful(review)).toHaveText(new RegExp(`Útil ${before + 1} `));
  answer();
  await expect(reviewsOf(page)).not.toHaveCount(10);
  await expect(firstOf(page).getByRole('heading')).toHaveText(author);
  await expect(helpful(firstOf(page), true)).toBeVisible();
  expect(await shownCount(firstOf(page))).toBe(before + 1);
});
