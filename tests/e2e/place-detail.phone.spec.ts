import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './rendered-visits.ts';
import { touches } from './touches.ts';

test('the bar with Reservar appears after half a screen and disappears above it', async ({
  page,
  city,
}) => {
  const { id, title } = city.place('Quintal da Trindade');
  await page.goto(`/places/bares/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const reserve = page.getByRole('link', { name: 'Reservar pelo WhatsApp' });
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      window.scrollTo(0, window.innerHeight * part);
    }, share);

  await expect(reserve).toHaveCount(1);
  await scrollTo(0.4);
  await expect(reserve).toHaveCount(1);
  await scrollTo(0.6);
  await expect(reserve).toHaveCount(2);
  await expect(reserve.last()).toBeInViewport({ ratio: 1 });
  await scrollTo(1.5);
  await expect(reserve.last()).toBeInViewport({ ratio: 1 });
  // At the end of the page the bar would no longer stick to the tabs.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(reserve).toHaveCount(1);
  await scrollTo(1.5);
  await expect(reserve).toHaveCount(2);
  await scrollTo(0);
  await expect(reserve).toHaveCount(1);
});

test('the bar shows directions if the place takes no reservations', async ({ page, city }) => {
  await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
  const ways = page.getByRole('link', { name: 'Como chegar' });
  await expect(ways).toHaveCount(2);
  await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
  await expect(ways).toHaveCount(3);
  await expect(ways.last()).toBeInViewport({ ratio: 1 });
});

test('a button moves the images, and the back arrow returns to the list', async ({
  page,
  city,
}) => {
  const { id, title } = city.place('Ponte Hercílio Luz');
  await page.goto('/places/passeios');
  await page.getByRole('link', { name: title, exact: true }).click();
  const gallery = page.getByRole('region', { name: `Fotos de ${title}` });
  await expect(gallery.getByText(/^Foto 1 .*4$/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(gallery.getByText(/^Foto 2 .*4$/)).toBeVisible();
  await expect(page).toHaveURL(`/places/passeios/${id}-ponte-hercilio-luz`);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/places/passeios');
});

test('a pinch zooms an image, a swipe shows the next one, and Back closes the viewer at the same position', async ({
  page,
  city,
}) => {
  const { id, title } = city.place('Ponte Hercílio Luz');
  await page.goto(`/places/passeios/${id}`);
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, 90);
  });
  // Not click(), which would scroll to the element.
  await page.touchscreen.tap(195, 180);
  const viewer = page.getByRole('dialog', { name: `Fotos de ${title}` });
  const picture = viewer.getByRole('img', { name: `${title}, foto 1 de 4` });
  await expect(picture).toBeInViewport();
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await widthOf();
  const touch = await touches(page);

  // Spreads two fingers to twice their distance.
  await touch.down([150, 400], [240, 400]);
  await touch.move([120, 400], [270, 400]);
  await touch.move([105, 400], [285, 400]);
  await touch.up();
  expect(await widthOf()).toBeCloseTo(before * 2, -1);
  await expect(viewer.getByRole('button', { name: 'Aproximar', pressed: true })).toBeVisible();
  await expect(viewer.getByText('Foto 1 de 4')).toBeVisible();

  await viewer.getByRole('button', { name: 'Aproximar' }).click();
  await expect.poll(widthOf).toBe(before);
  await touch.down([330, 400]);
  for (const x of [290, 230, 150, 60]) await touch.move([x, 400]);
  await touch.up();
  await expect(viewer.getByText('Foto 2 de 4')).toBeVisible();

  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(`/places/passeios/${id}-ponte-hercilio-luz`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
});

test('the back arrow of a place opened from outside opens its category', async ({ page, city }) => {
  await page.goto(`/places/passeios/${city.place('Ponte Hercílio Luz').id}`);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/places/passeios');
});
