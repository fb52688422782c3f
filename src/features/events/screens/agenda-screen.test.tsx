import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getEvent } from '#features/events/data/event-page-store.ts';
import { loadAgenda } from '#features/events/data/event-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { anAgenda, anEventPlace, anEventSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { dateBlockTexts, dayHeading } from '#features/events/texts.ts';
import AgendaScreen from './agenda-screen.tsx';

vi.mock('#features/events/data/event-page-store.ts');
vi.mock('#features/events/data/event-store.ts');

const today = wallClockAt(new Date()).dayNumber;

/** Returns an evening, `days` from today. */
function evening(days: number, status: ListedDate['status'] = 'scheduled'): ListedDate {
  const at = (minutes: number) => instantOfWallClock({ dayNumber: today + days, minutes });
  // Today's date begins at midnight and ends tomorrow, so that it is never over during a test run.
  return { startsAt: at(days === 0 ? 0 : 20 * 60), endsAt: at(24 * 60 + 60), status };
}

const places = [
  anEventPlace({ id: 'p1', title: 'Bar da Ponte', neighborhood: 'Centro', hasBenefit: true }),
  anEventPlace({
    id: 'p2',
    title: 'Praça',
    neighborhood: 'Lagoa',
    categoryName: 'Shows',
    categorySlug: 'shows',
  }),
];

beforeEach(() => {
  vi.mocked(getEvent).mockReset();
  vi.mocked(loadAgenda)
    .mockReset()
    .mockResolvedValue(
      anAgenda(
        [
          anEventSummary({
            id: 'a',
            placeId: 'p1',
            title: 'Choro',
            dates: [evening(0), evening(9)],
          }),
          anEventSummary({
            id: 'b',
            placeId: 'p2',
            title: 'Samba',
            dates: [evening(1)],
            priceCents: 0,
          }),
          anEventSummary({
            id: 'c',
            placeId: 'p2',
            title: 'Forró',
            dates: [evening(9, 'cancelled')],
          }),
        ],
        places,
      ),
    );
});

function show(at = '/agenda') {
  return renderScreen(<AgendaScreen />, { at });
}

const region = (day: number) => screen.findByRole('region', { name: dayHeading(day, today) });

test('shows the dates by day, including cancelled ones', async () => {
  show();
  const first = within(await region(today));
  expect(first.getByRole('link', { name: 'Choro' })).toHaveAttribute('href', '/agenda/a-choro');
  expect(first.getByText('Bar da Ponte · Centro')).toBeVisible();
  expect(first.getByText('Benefício do clube')).toBeVisible();
  expect(within(await region(today + 1)).getByText('Grátis')).toBeVisible();
  const later = within(await region(today + 9));
  expect(later.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Choro',
    'Forró',
  ]);
  expect(later.getByText('Cancelado')).toBeVisible();
});

test('shows the image of an event on each of its days', async () => {
  const cover = { url: '/choro.webp', width: 1600, height: 1200, widths: [], colour: '#123456' };
  const event = anEventSummary({ placeId: 'p1', cover, dates: [evening(0), evening(9)] });
  vi.mocked(loadAgenda).mockResolvedValue(anAgenda([event], places));
  show();
  expect((await region(today)).querySelectorAll('img')).toHaveLength(1);
  expect((await region(today + 9)).querySelectorAll('img')).toHaveLength(1);
});

test('shows a date block instead of the image of the row before it', async () => {
  const cover = { url: '/choro.webp', width: 1600, height: 1200, widths: [], colour: '#123456' };
  const dates = [evening(0)];
  const events = ['a', 'b'].map((id) => anEventSummary({ id, placeId: 'p1', cover, dates }));
  vi.mocked(loadAgenda).mockResolvedValue(anAgenda(events, places));
  show();
  const day = await region(today);
  expect(within(day).getAllByRole('article')).toHaveLength(2);
  expect(day.querySelectorAll('img')).toHaveLength(1);
  const { date, month } = dateBlockTexts(today);
  expect(day).toHaveTextContent(`${date}${month}`);
});

test('shows a date block for an event without images', async () => {
  show();
  const first = await region(today);
  expect(first.querySelectorAll('img')).toHaveLength(0);
  const { date, month } = dateBlockTexts(today);
  expect(first).toHaveTextContent(`${date}${month}`);
});

test('the URL holds the days and the filters, and each of them can be removed', async () => {
  const { user, address } = show('/agenda?categoria=shows&preco=gratis');
  expect(await screen.findByRole('link', { name: 'Samba' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choro' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Amanhã' }));
  expect(address()).toBe('/agenda?quando=amanha&categoria=shows&preco=gratis');
  await user.click(await screen.findByRole('button', { name: 'Remover Shows' }));
  await user.click(screen.getByRole('button', { name: 'Remover Grátis' }));
  await user.click(screen.getByRole('button', { name: 'Amanhã' }));
  expect(address()).toBe('/agenda');
  expect(screen.getAllByRole('link', { name: 'Choro' })).toHaveLength(2);
});

test('days without an event show when the next one is and link to that day', async () => {
  const { user, address } = show(`/agenda?quando=${isoDateOf(today + 3)}`);
  expect(await screen.findByText(/^O próximo evento é .+: Choro\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver este dia' }));
  expect(address()).toBe(`/agenda?quando=${isoDateOf(today + 9)}`);
  expect(await screen.findByRole('link', { name: 'Choro' })).toBeVisible();
});

test('filters without results can be cleared', async () => {
  const { user, address } = show('/agenda?bairro=Ingleses&quando=hoje');
  expect(
    await screen.findByRole('heading', { name: 'Nenhum evento com estes filtros' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/agenda?quando=hoje');
  expect(screen.getByRole('link', { name: 'Choro' })).toBeVisible();
});

test('a day can be selected in the calendar with the keyboard', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Escolher dia' }));
  const calendar = within(await screen.findByRole('group', { name: 'Calendário' }));
  const day = calendar.getByRole('button', { current: 'date' });
  expect(day).toHaveAccessibleName(/1 evento$/);
  day.focus();
  await user.keyboard('{ArrowRight}');
  await vi.waitFor(() => {
    expect(document.activeElement).toHaveAttribute('data-day', String(today + 1));
  });
  await user.keyboard('{Enter}');
  // Closing the sheet uses the browser history, which is not available in these tests.
  await vi.waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the filter sheet shows the number of matching dates', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.click(sheet.getByRole('button', { name: 'Shows' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Bairro' }), 'Lagoa');
  await user.click(sheet.getByRole('button', { name: 'Grátis' }));
  expect(address()).toBe('/agenda?categoria=shows&bairro=Lagoa&preco=gratis');
  expect(sheet.getByRole('button', { name: 'Ver 1 evento' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/agenda');
});

test("a distance filter asks for the visitor's location", async () => {
  show('/agenda?distancia=5');
  expect(await screen.findByText(/diga onde você está/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Próximo a mim' })).toBeVisible();
  // Without a location, the distance filter excludes nothing.
  expect(screen.getAllByRole('link', { name: 'Choro' })).toHaveLength(2);
});

test('shows 24 dates at a time', async () => {
  const dates = Array.from({ length: 60 }, (_, at) => evening(at + 1));
  vi.mocked(loadAgenda).mockResolvedValue(
    anAgenda([anEventSummary({ placeId: 'p1', dates })], places),
  );
  const { user } = show();
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Ver mais eventos' }));
  expect(screen.getAllByRole('article')).toHaveLength(48);
});

test('the weekend filter ends on Sunday', async () => {
  const sunday = (7 - weekdayOf(today)) % 7;
  vi.mocked(loadAgenda).mockResolvedValue(
    anAgenda(
      [
        anEventSummary({ id: 's', placeId: 'p1', title: 'Domingo', dates: [evening(sunday)] }),
        anEventSummary({ id: 'm', placeId: 'p1', title: 'Segunda', dates: [evening(sunday + 1)] }),
      ],
      places,
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Fim de semana' }));
  expect(screen.getByRole('link', { name: 'Domingo' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Segunda' })).toBeNull();
});

test('shows an error after a failure, and a message for an empty agenda', async () => {
  vi.mocked(loadAgenda)
    .mockRejectedValueOnce(new AppError('timeout'))
    .mockResolvedValueOnce(anAgenda([]));
  const { user } = show();
  expect(await screen.findByText('Não foi possível carregar a agenda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Nenhum evento marcado' })).toBeVisible();
});

test('loads the rest of a partial agenda when more events are requested', async () => {
  const dates = Array.from({ length: 30 }, (_, at) => evening(at + 1));
  const completeAgenda = anAgenda([anEventSummary({ placeId: 'p1', dates })], places);
  const beginning = anAgenda(
    [anEventSummary({ placeId: 'p1', dates: dates.slice(0, 24) })],
    places,
  );
  vi.mocked(loadAgenda)
    .mockResolvedValueOnce({ ...beginning, isWhole: false })
    .mockRejectedValueOnce(new AppError('timeout'))
    .mockResolvedValueOnce(completeAgenda);
  const { user } = show();
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  expect(loadAgenda).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Ver mais eventos' }));
  // The list is incomplete after the failed request, so a retry button is shown.
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await vi.waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(30);
  });
});

test('shows only the events of one place until the filter chip is removed', async () => {
  const { user, address } = show('/agenda?lugar=p2');
  expect(await screen.findByRole('link', { name: 'Samba' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choro' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Remover Praça' }));
  expect((await screen.findAllByRole('link', { name: 'Choro' })).length).toBeGreaterThan(0);
  expect(address()).toBe('/agenda');
});
