import { expect, test } from './fixtures.ts';

test('the card next to the text stays in view with Reservar', async ({ page, city }) => {
  const { id, title } = city.place('Quintal da Trindade');
  await page.goto(`/places/bares/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const card = page.getByRole('complementary');
  const reserve = card.getByRole('link', { name: 'Reservar pelo WhatsApp' });
  await expect(reserve).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Comodidades' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollTo(0, window.innerHeight * 0.7);
  });
  await expect(reserve).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Reservar pelo WhatsApp' })).toHaveCount(1);
});

test('the breadcrumb links to the category', async ({ page, city }) => {
  await page.goto(`/places/passeios/${city.place('Ponte Hercílio Luz').id}`);
  const path = page.getByRole('navigation', { name: 'Você está em' });
  await expect(path.getByText('Ponte Hercílio Luz')).toHaveAttribute('aria-current', 'page');
  await path.getByRole('link', { name: 'Passeios' }).click();
  await expect(page).toHaveURL('/places/passeios');
});

test('images that do not fit are behind one button', async ({ page, city }) => {
  const { id, title } = city.place('Ponte Hercílio Luz');
  await page.goto(`/places/passeios/${id}`);
  const gallery = page.getByRole('region', { name: `Fotos de ${title}` });
  await expect(gallery.getByRole('button', { name: /^Ampliar foto/ })).toHaveCount(3);
  await gallery.getByRole('button', { name: 'Ver as 4 fotos' }).click();
  await expect(page.getByRole('dialog').getByText('Foto 1 de 4')).toBeVisible();
});

test('the large one of three images is not wider than 16:9, unless it would hide the actions', async ({
  page,
  city,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(`/places/bares/${city.place('Trapiche 27').id}`);
  const box = await page.getByRole('button', { name: /^Ampliar foto 1/ }).boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThan(1.79);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Reservar' })).toBeInViewport({ ratio: 1 });
});
