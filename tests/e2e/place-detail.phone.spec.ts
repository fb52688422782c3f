import { expect, test } from './fixtures.ts';

test('the bar with Reservar comes after half a screen and goes away above it', async ({
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
  await scrollTo(0);
  await expect(reserve).toHaveCount(1);
});

test('the bar shows the way where nothing can be reserved', async ({ page, city }) => {
  await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
  const ways = page.getByRole('link', { name: 'Como chegar' });
  await expect(ways).toHaveCount(2);
  await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
  await expect(ways).toHaveCount(3);
  await expect(ways.last()).toBeInViewport({ ratio: 1 });
});

test('the thumb moves the pictures, and the arrow goes back to the list', async ({
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

test('the arrow of a place opened from outside leads to its category', async ({ page, city }) => {
  await page.goto(`/places/passeios/${city.place('Ponte Hercílio Luz').id}`);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/places/passeios');
});
