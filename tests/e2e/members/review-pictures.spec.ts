import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import type { City, CityPlace } from '../city.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere, personTruth } from './member-truth.ts';

/** Returns a separate place for each test, so that tests do not see each other's writes. */
function placeFor(city: City, position: number): CityPlace {
  const place = city.placesOf('Shows')[position];
  if (!place) throw new Error(`The seed has no stage ${position}`);
  return place;
}

const addressOf = ({ id }: CityPlace) => `/places/shows/${id}`;
const dialog = (page: Page) => page.getByRole('dialog');
const ownReview = (page: Page) => page.getByRole('article').filter({ hasText: 'Sua avaliação' });
const picked = (page: Page) => dialog(page).getByRole('img', { name: /^Imagem \d de \d$/ });
const picturesOf = (review: Locator) => review.getByRole('img', { name: /^Foto de / });

/** A single-colour image, larger than the stored size. */
async function aPicture(name: string, background: string) {
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, files: Chosen[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Escolher imagens' }).click();
  await (await chooser).setFiles(files);
}

/** Opens the form of a new review and fills it with four stars, text and images, without sending it. */
async function fillReview(page: Page, text: string, pictures: Chosen[]): Promise<void> {
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await dialog(page)
    .getByRole('radio', { name: /^4 estrelas/ })
    .check();
  await dialog(page).getByLabel('Como foi? (opcional)').fill(text);
  await choose(page, pictures);
}

/** Reloads and scrolls to the reviews: their code is loaded when they are near. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
}

async function newPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  return context.newPage();
}

/** Expects the image to have loaded, not the placeholder drawing. */
const isShown = (picture: Locator) =>
  expect
    .poll(async () => {
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate(
        (image: HTMLImageElement) =>
          image.naturalWidth > 0 && image.currentSrc.includes('/reviews/'),
      );
    })
    .toBe(true);

async function storedReview(host: string, text: string) {
  const [review] = await documentsWhere(host, 'reviews', 'text', text);
  const listed = review?.fields['pictures'] as
    { arrayValue: { values?: { stringValue: string }[] } } | undefined;
  const status = review?.fields['picturesStatus'] as { stringValue: string } | undefined;
  return {
    id: review?.id ?? '',
    urls: (listed?.arrayValue.values ?? []).map(
      ({ stringValue }) => stringValue.split('#')[0] ?? '',
    ),
    status: status?.stringValue,
  };
}

const sizes = [
  ['a phone', { width: 390, height: 844 }, 'Manter'],
  ['a desktop', { width: 1280, height: 800 }, 'Remover'],
] as const;

for (const [position, [device, size, decision]] of sizes.entries()) {
  test(`on ${device}: two reported images of a review are hidden, and a super admin chooses ${decision}`, async ({
    page,
    browser,
    city,
    firestoreHost,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const place = placeFor(city, position);
    const text = `Noite boa ${crypto.randomUUID()}`;
    await enterAsNewPerson(page, 'Fabi Fotos');
    await comeAsShell(page);
    await page.goto(addressOf(place));
    const stage = await aPicture('palco.jpg', '#0a6c74');
    await fillReview(page, text, [stage, await aPicture('luz.jpg', '#e8a23d')]);
    await expect(dialog(page).getByRole('button', { name: 'Remover imagem 2' })).toBeVisible();
    await expect(picked(page)).toHaveCount(2);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
    await expect(page.getByText('Avaliação publicada')).toBeVisible();
    await expect(picturesOf(ownReview(page))).toHaveCount(2);
    await isShown(ownReview(page).getByRole('img', { name: 'Foto de Fabi Fotos, 1 de 2' }));
    let written = await storedReview(firestoreHost, text);
    expect(written.urls).toHaveLength(2);

    const reporter = await newPage(browser, page);
    await enterAsNewPerson(reporter, 'Rui Repara');
    await comeAsShell(reporter);
    await reporter.goto(addressOf(place));
    const review = reporter.getByRole('article').filter({ hasText: text });
    // Reloads until the server no longer sends an older cached page.
    await expect(async () => {
      await reporter.reload();
      // Long enough for a busy machine: with a shorter limit, each reload would start too early.
      await expect(picturesOf(review)).toHaveCount(2, { timeout: 15_000 });
    }).toPass();
    // The cover is a drawing: the photographs come before it, and the server preloads the first.
    const gallery = reporter.getByRole('region', { name: `Fotos de ${place.title}` });
    await isShown(gallery.getByRole('img', { name: /^Ampliar foto 1 / }));
    await expect(gallery.getByRole('button', { name: /^Ampliar foto 3 / })).toHaveText(
      'Ilustração',
    );
    await expect(async () => {
      const response = await reporter.request.get(addressOf(place));
      expect(await response.text()).toMatch(/<link [^>]*imagesrcset="\/uploads\/reviews\//);
    }).toPass();
    await picturesOf(review).first().click();
    await expect(dialog(reporter)).toHaveAccessibleName('Fotos de Fabi Fotos');
    await dialog(reporter).getByRole('button', { name: 'Fechar fotos' }).click();
    await expect(dialog(reporter)).toHaveCount(0);
    await review.getByRole('button', { name: /^Mais opções/ }).click();
    await review.getByRole('button', { name: 'Denunciar fotos de Fabi Fotos' }).click();
    await expect(dialog(reporter)).toHaveAccessibleName('Denunciar fotos');
    await expectAccessible(reporter);
    await dialog(reporter).getByRole('radio', { name: 'Alguém aparece sem querer' }).check();
    await dialog(reporter).getByRole('button', { name: 'Enviar denúncia' }).click();
    await expect(dialog(reporter).getByText(/^Obrigado por avisar/)).toBeVisible();
    await dialog(reporter).getByRole('button', { name: 'Entendi' }).click();
    await expect(picturesOf(review)).toHaveCount(0);
    await expect(review).toBeVisible();
    expect((await storedReview(firestoreHost, text)).status).toBe('waiting');

    await comeBack(page);
    await expect(ownReview(page).getByText('Em análise')).toBeVisible();
    await expect(picturesOf(ownReview(page))).toHaveCount(2);
    await expectAccessible(page);

    const isKept = decision === 'Manter';
    if (!isKept) {
      // Deleting the review and posting it again with the same image does not end the moderation.
      await page.getByRole('button', { name: 'Excluir sua avaliação' }).click();
      await dialog(page).getByRole('button', { name: 'Excluir avaliação' }).click();
      await expect(page.getByText('Avaliação excluída')).toBeVisible();
      await fillReview(page, text, [stage]);
      await expect(dialog(page).getByRole('button', { name: 'Remover imagem 1' })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
      await expect(page.getByText('Avaliação publicada')).toBeVisible();
      await expect(ownReview(page).getByText('Em análise')).toBeVisible();
      written = await storedReview(firestoreHost, text);
      expect(written).toMatchObject({ status: 'waiting', urls: [expect.any(String)] });
      await comeBack(reporter);
      await expect(review).toBeVisible();
      await expect(picturesOf(review)).toHaveCount(0);
    }

    const admin = await newPage(browser, page);
    await enterAs(admin, 'admin@guiadailha.test');
    await admin.goto('/admin/reports');
    const card = admin.getByRole('listitem').filter({ hasText: text });
    await expect(card.getByText('Fotos de uma avaliação')).toBeVisible();
    await expect(card.getByText('Alguém aparece sem querer')).toBeVisible();
    await isShown(picturesOf(card).first());
    await expectAccessible(admin);
    await card.getByRole('button', { name: `${decision} fotos` }).click();
    await expectAccessible(admin);
    await dialog(admin)
      .getByRole('button', { name: `${decision} fotos` })
      .click();
    const said = isKept ? 'Fotos mantidas' : 'Fotos removidas';
    await expect(admin.getByText(said, { exact: true })).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'Denúncias' })).toBeFocused();

    const decided = await storedReview(firestoreHost, text);
    expect([decided.status, decided.urls]).toEqual(isKept ? ['kept', written.urls] : ['shown', []]);
    for (const url of written.urls) {
      await expect
        .poll(async () => (await page.request.get(url)).status())
        .toBe(isKept ? 200 : 404);
    }
    await comeBack(page);
    await expect(ownReview(page)).toBeVisible();
    await expect(picturesOf(ownReview(page))).toHaveCount(isKept ? 2 : 0);
    await expect(ownReview(page).getByText('Em análise')).toHaveCount(0);
  });
}

test('images that cannot be uploaded show a message each, and text and images are kept', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  watch.allow(/ERR_FAILED/);
  const place = placeFor(city, 2);
  const text = `Som alto ${crypto.randomUUID()}`;
  const email = await enterAsNewPerson(page, 'Gil Grande');
  await comeAsShell(page);
  await page.goto(addressOf(place));
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await dialog(page)
    .getByRole('radio', { name: /^3 estrelas/ })
    .check();
  await dialog(page).getByLabel('Como foi? (opcional)').fill(text);
  const whole = await aPicture('inteira.jpg', '#6c0a74');
  await choose(page, [
    whole,
    { name: 'pagina.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="x"/>') },
    { name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ]);
  await expect(dialog(page).getByText(/^Tipo de arquivo não suportado/)).toBeVisible();
  await expect(dialog(page).getByText(/^Erro ao carregar imagem/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Remover imagem 1' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(
    dialog(page).getByText('Uma foto não foi enviada. Tente novamente ou remova a foto.'),
  ).toBeVisible();
  await expectAccessible(page);

  // After closing and reopening, the typed text and the uploaded image are still there.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await expect(dialog(page).getByLabel('Como foi? (opcional)')).toHaveValue(text);
  await expect(picked(page)).toHaveCount(1);

  // The server does not answer.
  await page.route('**/api/upload/reviews', (route) => route.abort());
  await choose(page, [await aPicture('outra.jpg', '#742b0a')]);
  await expect(dialog(page).getByText('Erro ao conectar com o servidor de upload')).toBeVisible();
  await page.unroute('**/api/upload/reviews');
  await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Remover imagem 2' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Mover imagem 2 para antes' }).click();
  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(page.getByText('Avaliação publicada')).toBeVisible();
  const written = await storedReview(firestoreHost, text);
  expect(written.urls).toHaveLength(2);

  // The review is changed: the first image is deleted with its file, the other stays.
  await page.getByRole('button', { name: 'Editar sua avaliação' }).click();
  await dialog(page).getByRole('button', { name: 'Remover imagem 1' }).click();
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(picked(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Avaliação atualizada')).toBeVisible();
  const [first = '', second = ''] = written.urls;
  expect((await storedReview(firestoreHost, text)).urls).toEqual([second]);
  await expect.poll(async () => (await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  // The images are deleted with the review.
  await page.getByRole('button', { name: 'Excluir sua avaliação' }).click();
  await dialog(page).getByRole('button', { name: 'Excluir avaliação' }).click();
  await expect(page.getByText('Avaliação excluída')).toBeVisible();
  await expect.poll(async () => (await page.request.get(second)).status()).toBe(404);
  expect((await personTruth(firestoreHost, email)).real.reviews).toBe(0);
});
