import { expectAccessible } from './axe.ts';
import { countedTaps } from './counted-taps.ts';
import { expect, test } from './fixtures.ts';

const devices = [
  { device: 'a phone', size: { width: 390, height: 844 } },
  { device: 'a wide screen', size: { width: 1280, height: 800 } },
];

for (const { device, size } of devices) {
  test(`on ${device}: compared places become a day plan, which opens in the map`, async ({
    page,
    city,
  }) => {
    await page.setViewportSize(size);
    // A Wednesday, in the morning.
    await page.clock.setFixedTime(new Date('2026-11-25T09:10:00-03:00'));
    // Open seg-qui 17:00-00:00; sex-sab 17:00-02:00.
    const bar = city.place('Boteco do Siri Mole');
    const bridge = city.place('Ponte Hercílio Luz');
    const beach = city.place('Praia Mole');
    const ids = [bar.id, bridge.id, beach.id];
    await page.goto(`/comparar?lugares=${ids.join(',')}`);
    await page.getByRole('link', { name: 'Monte seu dia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Monte seu dia' })).toBeVisible();
    const stops = page.getByRole('list', { name: 'Seu dia' }).getByRole('listitem');
    await expect(stops).toHaveCount(3);
    await expect(stops.first()).toContainText('09:15–10:15');
    await expect(stops.last()).toContainText(bar.title);
    await expect(stops.last()).toContainText('17:00–18:00');
    await expectAccessible(page);

    const map = page.getByRole('link', { name: 'Abrir a rota no mapa' });
    const address = new URL((await map.getAttribute('href')) ?? '');
    const point = ({ geo }: typeof bar) => `${geo?.latitude},${geo?.longitude}`;
    expect(address.searchParams.get('destination')).toBe(point(bar));
    expect(address.searchParams.get('waypoints')?.split('|').sort()).toEqual(
      [point(bridge), point(beach)].sort(),
    );

    // The bar is closed on Sundays.
    await page.getByRole('textbox', { name: 'Dia' }).fill('2026-11-29');
    await expect(page.getByRole('heading', { name: 'Ficaram de fora' })).toBeVisible();
    await expect(page.getByText('Fechado neste dia.')).toBeVisible();
    await expect(stops).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Dia' }).fill('2025-11-29');
    await expect(page.getByText('Escolha um dia de hoje até daqui a um ano.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Dia' }).fill('2026-11-29');
    await expect(page.getByText('Escolha um dia de hoje até daqui a um ano.')).toHaveCount(0);
    await page.getByLabel('Começa às').fill('10:30');
    await expect(stops.first()).toContainText('10:30–11:30');
    await expect(page).toHaveURL(/dia=2026-11-29&inicio=10%3A30$/);
    await page.reload();
    await expect(stops.first()).toContainText('10:30–11:30');

    await page.getByRole('button', { name: `Remover ${bridge.title} do dia` }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(stops).toHaveCount(1);
  });
}

test('the day and the time are typed with the keyboard, part by part', async ({ page, city }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T09:10:00-03:00'));
  await page.goto(`/roteiro?lugares=${city.place('Praia Mole').id}`);
  const stops = page.getByRole('list', { name: 'Seu dia' }).getByRole('listitem');
  await expect(stops.first()).toContainText('09:15–10:15');
  // The order of day and month depends on the browser.
  await page.getByRole('textbox', { name: 'Dia' }).focus();
  await page.keyboard.type('12122026', { delay: 50 });
  await page.getByLabel('Começa às').focus();
  await page.keyboard.type('1130A', { delay: 50 });
  await expect(stops.first()).toContainText('11:30–12:30');
  await expect(page).toHaveURL(/dia=2026-12-12&inicio=11%3A30$/);
});

test('an empty day plan shows that a place is missing', async ({ page, city, watch }) => {
  watch.allow(/nao-existe/);
  await page.goto('/roteiro');
  await expect(page.getByRole('heading', { name: 'Aonde você quer ir?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Escolher lugares' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher lugares' });
  const beach = city.place('Praia Mole');
  await dialog.getByLabel('Nome do lugar').fill(beach.title);
  await dialog.getByRole('checkbox', { name: beach.title }).check();
  await dialog.getByRole('button', { name: 'Adicionar 1 lugar' }).click();
  await expect(page.getByRole('list', { name: 'Seu dia' })).toContainText(beach.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(`/roteiro?lugares=nao-existe,${beach.id}`);
  await expect(page.getByText('Um dos lugares saiu do guia.')).toBeVisible();
  await page.getByRole('button', { name: 'Remover este lugar do dia' }).click();
  await expect(page.getByText('Um dos lugares saiu do guia.')).toHaveCount(0);
});

test('a rainy day with children is planned from the home page in four taps', async ({ page }) => {
  // A Wednesday, in the morning.
  await page.clock.setFixedTime(new Date('2026-11-25T08:10:00-03:00'));
  const { tap, count } = countedTaps();
  await page.goto('/');
  await tap(page.getByRole('main').getByRole('link', { name: 'Monte seu dia' }));
  await tap(page.getByRole('button', { name: 'Dia de chuva' }));
  await tap(page.getByRole('button', { name: 'Com crianças' }));
  await tap(page.getByRole('button', { name: 'Montar meu dia' }));
  expect(count()).toBe(4);
  const stops = page.getByRole('list', { name: 'Seu dia' }).getByRole('listitem');
  // The only restaurant that is known to be good for children and covered.
  await expect(stops.filter({ hasText: 'Jurerê Mar e Brasa' })).toContainText(
    /1[23]:\d\d–1[34]:\d\d/,
  );
  expect(await stops.count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('heading', { name: 'Ficaram de fora' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  const planned = await stops.allInnerTexts();
  await page.reload();
  await expect(stops).toHaveText(planned.map((text) => new RegExp(text.split('\n')[0] ?? '')));
  await page.getByRole('button', { name: 'Recomeçar' }).click();
  await expect(page).toHaveURL('/roteiro');
});

test('a ready day fills the plan with one tap', async ({ page }) => {
  // A Wednesday, in the morning.
  await page.clock.setFixedTime(new Date('2026-11-25T08:10:00-03:00'));
  await page.goto('/roteiro');
  await page.getByRole('button', { name: 'Pé na areia' }).click();
  const stops = page.getByRole('list', { name: 'Seu dia' }).getByRole('listitem');
  await expect(stops.filter({ hasText: 'Praia' }).first()).toBeVisible();
  expect(await stops.count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('several open and near places are added at once', async ({ page, context, city }) => {
  const beach = city.place('Praia da Joaquina');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(beach.geo);
  await page.goto('/roteiro');
  await page.getByRole('button', { name: 'Escolher lugares' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher lugares' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Perto de você' }).click();
  await dialog.getByRole('button', { name: 'Próximo a mim' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Praia da Joaquina');
  await expectAccessible(page);
  const unchecked = dialog.getByRole('checkbox', { checked: false });
  await unchecked.nth(1).check();
  await unchecked.nth(2).check();
  await dialog.getByRole('button', { name: 'Adicionar 3 lugares' }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).searchParams.get('lugares')?.split(',')).toHaveLength(3);
});
