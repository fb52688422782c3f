import { expectAccessible } from './axe.ts';
import { drawTiles, expect } from './fixtures.ts';
import { noNetwork, openUntilKept, test, waitForWorker } from './offline-steps.ts';
import { trueAddress, waitUntilRendered } from './rendered-visits.ts';

test('the list replaces the offline map with an explanation, and no message covers the way back to it', async ({
  page,
  watch,
  front,
  city,
  request,
}) => {
  watch.allow(noNetwork);
  await drawTiles(page);
  const place = trueAddress(city, city.place('Praia Mole'));
  await waitUntilRendered(request, place);
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await openUntilKept(page, front.url + place);

  await page.context().setOffline(true);
  await page.goto(`${front.url}/search?q=lagoa&mapa=1`);
  const results = page.getByRole('main').getByRole('heading', { level: 2 });
  const instead = page
    .getByRole('status')
    .filter({ hasText: 'O mapa precisa de conexão. Os lugares estão na lista.' });
  const said = page.getByRole('status').filter({ hasText: 'Sem conexão.' });
  await expect(results.first()).toBeVisible();
  await expect(instead).toBeVisible();
  await expect(said).toBeVisible();
  await expectAccessible(page);
  // Checks that the click reaches the button, which the message could cover.
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expect(page).toHaveURL(`${front.url}/search?q=lagoa`);
  await expect(instead).toHaveCount(0);
  await expect(results.first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(instead).toBeVisible();

  await page.goto(front.url + place);
  await expect(page.getByText('O mapa precisa de conexão.')).toBeVisible();
  await page.goto(`${front.url}/search?q=lagoa&mapa=1`);
  await expect(instead).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(instead).toHaveCount(0);
});
