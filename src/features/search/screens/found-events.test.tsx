import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { loadAgenda } from '#features/events/data/event-store.ts';
import { addPlaceDetails, loadPlaceIndex } from '#features/search/data/place-index-store.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { AppError } from '#shared/app-error.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { anAgenda, anEventPlace, anEventSummary, aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { useSearchMiss } from '#features/search/components/found/use-search-miss.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import SearchScreen from './search-screen.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: vi.fn() }));
vi.mock('#features/events/data/event-store.ts');
vi.mock('#features/search/data/place-index-store.ts', () => ({
  loadPlaceIndex: vi.fn(),
  addPlaceDetails: vi.fn(),
}));
vi.mock('#features/search/components/found/use-search-miss.ts', () => ({ useSearchMiss: vi.fn() }));

const startsAt = new Date(Date.now() + dayMs);
const dates = [
  { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), status: 'scheduled' as const },
];
const deck = anEventPlace({ id: 'deck', title: 'Deque' });
const square = anEventPlace({ id: 'square', title: 'Praça' });
const night = (id: string, title: string, placeId = 'deck') =>
  anEventSummary({ id, title, placeId, dates });
const agenda = anAgenda(
  [
    night('samba', 'Roda de samba'),
    night('samba-square', 'Samba na praça', 'square'),
    night('forro', 'Forró de terça'),
    ...[1, 2, 3, 4, 5].map((at) => night(`choro${at}`, `Choro ${at}`)),
  ],
  [deck, square],
);

const places = [
  { id: 'deck', title: 'Deque do Samba', neighborhood: 'Lagoa' },
  { id: 'square', title: 'Praça', neighborhood: 'Centro' },
].map((changes) => ({ summary: aPlaceSummary(changes), description: '' }));
const meta = { version: 'v1', builtAt: '2026-01-01T00:00:00Z', categories: [] };
const { index, descriptions } = encodePlaceIndex(places, meta);

beforeEach(() => {
  vi.mocked(useSearchMiss).mockReset();
  vi.mocked(listCategories).mockReset().mockResolvedValue([]);
  const search = createPlaceSearch(decodePlaceIndex(index));
  search.addDescriptions(descriptions);
  vi.mocked(loadPlaceIndex).mockReset().mockResolvedValue({ version: 'v1', search });
  vi.mocked(addPlaceDetails).mockReset().mockResolvedValue(search);
  vi.mocked(loadAgenda).mockReset().mockResolvedValue(agenda);
});

const show = (query: string) => renderScreen(<SearchScreen />, { at: `/search?${query}` });
const events = () => screen.findByRole('region', { name: 'Eventos' });
const noEvents = () => {
  expect(screen.queryByRole('region', { name: 'Eventos' })).toBeNull();
};
const view = (name: RegExp) => screen.getByRole('link', { name });
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('lists the places first, and the events on request, with links to them and the agenda', async () => {
  const { user } = show('q=samba');
  expect(await screen.findByRole('link', { name: 'Deque do Samba' })).toBeVisible();
  expect(screen.getByText('2 eventos e 1 lugar encontrados')).toBeInTheDocument();
  expect(view(/^Lugares\s1$/)).toHaveAttribute('aria-current', 'page');
  noEvents();
  await user.click(view(/^Eventos\s2$/));
  const region = await events();
  expect(view(/^Eventos\s2$/)).toHaveAttribute('aria-current', 'page');
  expect(titles(region)).toEqual(['Samba na praça', 'Roda de samba']);
  expect(within(region).getByRole('link', { name: 'Roda de samba' })).toHaveAttribute(
    'href',
    '/agenda/samba-roda-de-samba',
  );
  expect(within(region).getAllByText(/^Amanhã, /)).toHaveLength(2);
  expect(within(region).getByRole('link', { name: 'Ver a agenda' })).toHaveAttribute(
    'href',
    '/agenda',
  );
  expect(screen.queryByRole('link', { name: 'Deque do Samba' })).toBeNull();
  await user.click(view(/^Lugares\s1$/));
  expect(await screen.findByRole('link', { name: 'Deque do Samba' })).toBeVisible();
  noEvents();
});

test('lists the places first, even if they only match in part', async () => {
  const { user } = show('q=roda+samba');
  expect(await screen.findByRole('link', { name: 'Deque do Samba' })).toBeVisible();
  expect(
    screen.getByText(
      '2 eventos encontrados. Nenhum lugar com tudo isso: 1 chega perto, sem “roda”',
    ),
  ).toBeVisible();
  await user.click(view(/^Eventos\s2$/));
  expect(titles(await events())).toEqual(['Roda de samba', 'Samba na praça']);
});

test('shows only the events if no place matches', async () => {
  show('q=forro');
  expect(titles(await events())).toEqual(['Forró de terça']);
  expect(screen.getByText('1 evento encontrado, nenhum lugar')).toBeVisible();
  expect(screen.queryByText(/^Nenhum lugar/)).toBeNull();
  expect(useSearchMiss).toHaveBeenLastCalledWith('forro', false);
});

test('shows an empty result if neither events nor places match', async () => {
  show('q=xilofone');
  expect(await screen.findByRole('heading', { name: 'Nenhum lugar encontrado' })).toBeVisible();
  noEvents();
  expect(useSearchMiss).toHaveBeenLastCalledWith('xilofone', true);
});

test('applies the filters of places to the places of the events', async () => {
  show('q=samba&local=lagoa&ver=eventos');
  expect(titles(await events())).toEqual(['Roda de samba']);
});

test('shows no events for filters without a query', async () => {
  show('local=lagoa');
  expect(await screen.findByText('1 lugar encontrado')).toBeVisible();
  expect(loadAgenda).not.toHaveBeenCalled();
});

test('shows more than twelve events on request', async () => {
  const concerts = Array.from({ length: 13 }, (_, at) => night(`choro${at}`, `Choro ${at}`));
  vi.mocked(loadAgenda).mockResolvedValue(anAgenda(concerts, [deck]));
  const { user } = show('q=choro');
  const region = await events();
  expect(titles(region)).toHaveLength(12);
  await user.click(within(region).getByRole('button', { name: 'Ver mais eventos' }));
  expect(titles(region)).toHaveLength(13);
  expect(within(region).queryByRole('button')).toBeNull();
});

test('still shows places if the agenda fails', async () => {
  vi.mocked(loadAgenda).mockRejectedValue(new AppError('timeout'));
  show('q=samba');
  expect(await screen.findByText('1 lugar encontrado')).toBeVisible();
  noEvents();
});

/** Delays the agenda until the returned function is called. */
function delayAgenda(): () => Promise<void> {
  let arrive: (later: Agenda) => void = () => undefined;
  const promise = new Promise<Agenda>((resolve) => {
    arrive = resolve;
  });
  vi.mocked(loadAgenda).mockReturnValue(promise);
  return () =>
    act(async () => {
      arrive(agenda);
      await promise;
    });
}

test('a slow agenda delays the places only briefly, and its late events do not shift them', async () => {
  const arrive = delayAgenda();
  const { user } = show('q=samba&ver=eventos');
  await waitFor(() => {
    expect(addPlaceDetails).toHaveBeenCalled();
  });
  expect(screen.queryByText('1 lugar encontrado')).toBeNull();
  expect(await screen.findByText('1 lugar encontrado', {}, { timeout: 3_000 })).toBeVisible();
  await arrive();
  await waitFor(() => {
    expect(useSearchMiss).toHaveBeenLastCalledWith('samba', false);
  });
  noEvents();
  await user.type(screen.getByRole('searchbox'), ' na');
  expect(titles(await events())).toEqual(['Samba na praça', 'Roda de samba']);
});

test('shows no result before a slow agenda if no place matches', async () => {
  const arrive = delayAgenda();
  const { user } = show('q=samba');
  // After this, places are shown without a delay.
  expect(await screen.findByText('1 lugar encontrado', {}, { timeout: 3_000 })).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'forro');
  await waitFor(() => {
    expect(screen.queryByText('1 lugar encontrado')).toBeNull();
  });
  expect(screen.queryByRole('heading', { name: 'Nenhum lugar encontrado' })).toBeNull();
  await arrive();
  expect(titles(await events())).toEqual(['Forró de terça']);
});
