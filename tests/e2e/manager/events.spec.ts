import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { agendaLink } from '#features/events/model/agenda/agenda-address.ts';
import { eventFilePath, eventLink } from '#features/events/model/event-link.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { dayNumberOf } from '#shared/zoned-time.ts';
import { readCalendar } from '#support/read-calendar.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { trueAddress } from '../rendered-visits.ts';
import { documentsWhere } from '../members/member-truth.ts';

/** 'YYYY-MM-DD' of the day a number of days from today in Florianópolis. */
const inDays = (days: number) =>
  new Date(Date.now() - 3 * hourMs + days * dayMs).toISOString().slice(0, 10);
const dayAndMonth = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}`;

const rowOf = (page: Page, title: string, date: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .filter({ hasText: dayAndMonth(date) });

async function cancelDate(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Mais opções/ }).click();
  await row.getByRole('button', { name: /^Marcar como cancelado/ }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar evento' }).click();

async function storedOf(host: string, title: string) {
  const [found] = await documentsWhere(host, 'events', 'title', title);
  const dates = found?.fields['dates'] as
    { arrayValue: { values: { stringValue: string }[] } } | undefined;
  return {
    id: found?.id ?? '',
    revision: found?.fields['revision'],
    dates: dates?.arrayValue.values.map(({ stringValue }) => stringValue) ?? [],
  };
}

/** Fills the form of a new event at a place, with four weekly dates. */
async function fillWeekly(page: Page, title: string, first: number): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Primeiro dia').fill(inDays(first));
  await page.getByLabel('Começa às').fill('08:00');
  await page.getByLabel('Termina às').fill('10:00');
  await page.getByLabel('Repetição').selectOption({ label: 'A cada semana' });
  await page.getByLabel('Até o dia').fill(inDays(first + 22));
}

async function feedOf(request: APIRequestContext, id: string) {
  const answer = await request.get(eventFilePath(id));
  return answer.ok() ? readCalendar(await answer.text()).entries : [];
}

/** Returns the structured data of an event: start and status of each date. */
async function describedBy(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Record<string, string>[] };
  return graph
    .filter((thing) => thing['@type'] === 'Event')
    .map(({ startDate = '', eventStatus }) => [new Date(startDate).toISOString(), eventStatus]);
}

/** Changes must be visible to every visitor within a minute. */
const untilTold = { timeout: 60_000, intervals: [1_000] };

const devices = [
  // A place where few other events come before the test event.
  { device: 'a phone', size: { width: 390, height: 844 }, place: 'Café Rendeira' },
  { device: 'a desktop', size: { width: 1280, height: 800 }, place: 'Ostreria Maré Mansa' },
] as const;

for (const { device, size, place } of devices) {
  test(`on ${device}: a weekly event with a cancelled date appears on its page, agenda, place, calendar and to search engines`, async ({
    page,
    request,
    city,
    firestoreHost,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const title = `Roda de leitura ${crypto.randomUUID().slice(0, 8)}`;
    const stored = () => storedOf(firestoreHost, title);
    const days = [inDays(1), inDays(8), inDays(22)];
    const [first = '', second = ''] = days;
    const starts = days.map((day) => `${day}T11:00:00.000Z`);

    await enterAs(page, 'gerente@guiadailha.test');
    await page.goto('/manager');
    // On a phone, links that are not part of the day are behind 'Mais'.
    if (size.width < 1024) await page.getByRole('button', { name: 'Mais' }).click();
    await page.getByRole('link', { name: 'Eventos', exact: true }).click();
    await page.getByRole('link', { name: `Novo evento de ${place}` }).click();
    await save(page);
    await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
    await expect(page.getByText('Informe o dia, o começo e o fim.')).toBeVisible();
    await expectAccessible(page);
    await fillWeekly(page, title, 1);
    const preview = page.getByRole('region', { name: 'Datas que serão criadas' });
    await expect(preview.getByRole('listitem')).toHaveCount(4);
    await preview
      .getByRole('button', { name: new RegExp(`^Retirar .* ${dayAndMonth(inDays(15))},`) })
      .click();
    await expect(preview.getByText('3 datas, sem 1 retirada')).toBeVisible();
    await page.getByLabel('Preço').selectOption({ label: 'Grátis' });
    await page.getByLabel(/^Endereço dos ingressos/).fill('javascript:alert(1)');
    await save(page);
    await expect(page.getByText(/^Informe um endereço da web/)).toBeVisible();
    await page.getByLabel(/^Endereço dos ingressos/).fill('');
    await expectAccessible(page);
    await save(page);
    await expect.poll(async () => (await stored()).dates).toHaveLength(3);
    const { id } = await stored();
    await expect
      .poll(async () => (await feedOf(request, id)).map(({ startsAt }) => startsAt), untilTold)
      .toEqual(starts);
    const before = await feedOf(request, id);
    expect(before.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);

    // Cancels one date from the list.
    const off = rowOf(page, title, first);
    await cancelDate(off);
    await expect
      .poll(async () => (await stored()).dates)
      .toEqual([
        expect.stringMatching(/^k1 .* cancelled$/),
        expect.stringMatching(/^k2 .* scheduled$/),
        expect.stringMatching(/^k3 .* scheduled$/),
      ]);
    await expect(off.getByRole('combobox')).toHaveValue('cancelled');
    await expectAccessible(page);

    // Calendars that already contain the event get the same entry in a newer version.
    await expect
      .poll(async () => (await feedOf(request, id)).map(({ status }) => status), untilTold)
      .toEqual(['CANCELLED', 'CONFIRMED', 'CONFIRMED']);
    const after = await feedOf(request, id);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? Number.NaN);
    expect(after[0]?.alarms).toBe(0);

    const address = eventLink({ id, title });
    await expect
      .poll(() => describedBy(request, address), untilTold)
      .toEqual([
        [starts[0], 'https://schema.org/EventCancelled'],
        [starts[1], 'https://schema.org/EventScheduled'],
        [starts[2], 'https://schema.org/EventScheduled'],
      ]);

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const dates = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Datas', exact: true }) })
      .getByRole('listitem');
    // The next date that takes place comes first.
    await expect(dates.first()).toContainText(dayAndMonth(second));
    await expect(dates.filter({ hasText: 'Cancelado' })).toHaveCount(1);
    await expect(dates.filter({ hasText: 'Cancelado' })).toContainText('Amanhã, 08:00–10:00');
    await expectAccessible(page);

    const placeId = city.place(place).id;
    const rows = page.getByRole('main').getByRole('article').filter({ hasText: title });
    await page.goto(agendaLink({ placeId, when: dayNumberOf(first) }));
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Cancelado');
    await expectAccessible(page);
    await page.goto(agendaLink({ placeId, when: dayNumberOf(second) }));
    await expect(rows).toHaveCount(1);
    await expect(rows).not.toContainText('Cancelado');

    // The place shows the next date of the event.
    const ofPlace = trueAddress(city, city.place(place));
    const next = page
      .getByRole('region', { name: 'Próximos eventos' })
      .getByRole('article')
      .filter({ hasText: title });
    // A busy server sends the last version of a page while it renders the next one.
    await expect(async () => {
      await page.goto(ofPlace);
      await next.scrollIntoViewIfNeeded({ timeout: 5_000 });
      await expect(next).toContainText(dayAndMonth(second), { timeout: 5_000 });
    }).toPass(untilTold);
    await expectAccessible(page);

    // With all dates cancelled, the event stays listed as cancelled, so that visitors do not go there.
    await page.goto(`/manager/events/${id}`);
    await page.getByLabel('Situação de todas').selectOption({ label: 'Cancelado' });
    await save(page);
    await expect
      .poll(async () => (await feedOf(request, id)).map(({ status }) => status), untilTold)
      .toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    await expect(async () => {
      await page.goto(ofPlace);
      await next.scrollIntoViewIfNeeded({ timeout: 5_000 });
      await expect(next).toContainText('Cancelado', { timeout: 5_000 });
      await page.goto(address);
      await expect(dates.filter({ hasText: 'Cancelado' })).toHaveCount(3, { timeout: 5_000 });
    }).toPass(untilTold);
    await expectAccessible(page);
  });
}

test('a manager moves all dates of an event and duplicates the event', async ({
  page,
  firestoreHost,
}) => {
  const title = `Clube do livro ${crypto.randomUUID().slice(0, 8)}`;
  const stored = () => storedOf(firestoreHost, title);
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto('/manager/events');
  await page.getByRole('link', { name: 'Novo evento de Boteco do Siri Mole' }).click();
  await fillWeekly(page, title, 3);
  await save(page);
  await expect.poll(async () => (await stored()).dates).toHaveLength(4);
  await cancelDate(rowOf(page, title, inDays(10)));
  await expect.poll(async () => (await stored()).dates[1]).toMatch(/cancelled$/);

  // All dates start an hour later; the cancelled date stays cancelled.
  await rowOf(page, title, inDays(3))
    .getByRole('link', { name: /^Editar/ })
    .click();
  await page.getByLabel('Começo de todas').fill('09:00');
  await expect(
    page.getByRole('paragraph').filter({ hasText: `${dayAndMonth(inDays(10))}, 09:00–10:00` }),
  ).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect
    .poll(async () => (await stored()).dates)
    .toEqual([
      expect.stringContaining('T12:00Z/'),
      expect.stringMatching(/T12:00Z.* cancelled$/),
      expect.stringContaining('T12:00Z/'),
      expect.stringContaining('T12:00Z/'),
    ]);
  await expect(rowOf(page, title, inDays(3))).toContainText('09:00–10:00');
  expect((await stored()).revision).toEqual({ integerValue: '2' });

  // The event is duplicated for another season.
  const row = rowOf(page, title, inDays(3));
  await row.getByRole('button', { name: /^Mais opções/ }).click();
  await row.getByRole('link', { name: /^Duplicar/ }).click();
  await expect(page.getByRole('heading', { name: 'Novo evento' })).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Primeiro dia')).toHaveValue('');
});

test('two users who edit an event at the same time keep separate changes and see a message on a conflict', async ({
  page,
  browser,
  firestoreHost,
}) => {
  const title = `Sarau de verão ${crypto.randomUUID().slice(0, 8)}`;
  const stored = () => storedOf(firestoreHost, title);
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto('/manager/events');
  await page.getByRole('link', { name: 'Novo evento de Boteco do Siri Mole' }).click();
  await fillWeekly(page, title, 5);
  await save(page);
  await expect.poll(async () => (await stored()).dates).toHaveLength(4);
  const { id } = await stored();

  const boss = await (await browser.newContext()).newPage();
  await enterAs(boss, 'admin@guiadailha.test');
  const forms = [page, boss];
  const words = (form: Page) => form.getByLabel('Descrição (opcional)');
  await page.goto(`/manager/events/${id}`);
  await boss.goto(`/admin/events/${id}`);
  for (const form of forms)
    await expect(form.getByLabel('Título', { exact: true })).toHaveValue(title);

  // The two users change different fields: both changes are kept.
  await boss.getByLabel('Preço').selectOption({ label: 'Grátis' });
  await save(boss);
  await expect(boss).toHaveURL(/\/admin\/events$/);
  await words(page).fill('Poesia e música na beira da praia.');
  await save(page);
  await expect(page).toHaveURL(/\/manager\/events(\?|$)/);
  await page.goto(`/manager/events/${id}`);
  await boss.goto(`/admin/events/${id}`);
  for (const form of forms) {
    await expect(words(form)).toHaveValue('Poesia e música na beira da praia.');
    await expect(form.getByLabel('Preço').locator('option:checked')).toHaveText('Grátis');
  }

  // Both change the same field: the second user sees the conflict and keeps their text.
  await words(boss).fill('Cancelado se chover.');
  await save(boss);
  await expect(boss).toHaveURL(/\/admin\/events$/);
  await words(page).fill('Com chuva, no salão.');
  await save(page);
  await expect(page.getByText(/^Outra pessoa mudou este evento/)).toBeVisible();
  await expect(words(page)).toHaveValue('Com chuva, no salão.');
  await expectAccessible(page);
  await boss.context().close();
});

for (const { device, size } of devices) {
  test(`on ${device}: the event form works with the keyboard alone, and the focus is always visible`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await enterAs(page, 'gerente@guiadailha.test');
    await page.goto('/manager/events');
    await page.getByRole('link', { name: 'Novo evento de Boteco do Siri Mole' }).press('Enter');
    await fillWeekly(page, `Tarde de jogos ${crypto.randomUUID().slice(0, 8)}`, 4);
    await page.getByLabel('Título', { exact: true }).focus();
    const save = page.getByRole('button', { name: 'Salvar evento' });
    const isAtSave = () => save.evaluate((button) => button === document.activeElement);
    // Date and time fields have one focus stop for each part.
    for (let stops = 0; stops < 80 && !(await isAtSave()); stops += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(coverOfFocus), `stop ${stops}`).toBe('');
    }
    await expect(save).toBeFocused();

    const dates = page.getByRole('button', { name: /^Retirar / });
    const second = (await dates.nth(1).getAttribute('aria-label')) ?? '';
    await dates.first().press('Enter');
    await expect(page.getByRole('button', { name: second })).toBeFocused();
    await save.press('Enter');
    await expect(page.getByText('Evento criado')).toBeVisible();
    await expect(page).toHaveURL(/\/manager\/events\?place=/);
  });
}

/** Returns the element that covers the edges or the middle of the focused element; '' if there is none. */
function coverOfFocus(): string {
  const element = document.activeElement ?? document.body;
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width * part, top + height * part),
  );
  const label = element.closest('label');
  const cover = points.find(
    // An ancestor shows through the rounded corners of the focused element.
    (found) =>
      !found ||
      !(element.contains(found) || found.contains(element) || (label?.contains(found) ?? false)),
  );
  return cover === undefined ? '' : (cover?.outerHTML.slice(0, 80) ?? 'beyond the window');
}
