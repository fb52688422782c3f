import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { loadAgenda } from '#features/events/data/event-store.ts';
import { locateVisitor } from '#features/map/components/near-me/visitor-location.ts';
import { listRecentSearches, saveRecentSearch } from '#features/search/data/recent-search-store.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { AppError } from '#shared/app-error.ts';
import {
  aCategory,
  aListedDate,
  anAgenda,
  anEventSummary,
  aPlaceSummary,
} from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SearchStart } from './search-start.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: vi.fn() }));
vi.mock('#features/events/data/event-store.ts', () => ({ loadAgenda: vi.fn() }));
vi.mock('#features/search/data/use-place-search.ts', async (original) => ({
  ...(await original<object>()),
  usePlaceSearch: vi.fn(),
}));

/** A Friday at noon in Florianópolis. */
const noon = new Date('2026-11-27T12:00:00-03:00');

function daily(open: string, close: string): PlaceHours {
  const periods = Array.from({ length: 7 }, (_, day) => ({
    open: { day, time: open },
    close: { day, time: close },
  }));
  return { kind: 'structured', hours: { periods, exceptions: [], note: '' } };
}

function offerPlaces(...places: Partial<PlaceSummary>[]) {
  const meta = { version: 'v1', builtAt: '', categories: [] };
  const rows = places.map((place) => ({ summary: aPlaceSummary(place), description: '' }));
  const { index, hours } = encodePlaceIndex(rows, meta);
  const search = createPlaceSearch(decodePlaceIndex(index));
  search.addHours(decodePlaceHours(hours));
  const state = { search, isPartial: false, isLoading: false, error: null, retry: vi.fn() };
  vi.mocked(usePlaceSearch).mockReturnValue(state);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const cardTitles = (region: Awaited<ReturnType<typeof section>>) =>
  region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  vi.mocked(listCategories).mockReset().mockResolvedValue([aCategory()]);
  vi.mocked(loadAgenda).mockReset().mockResolvedValue(anAgenda([]));
  offerPlaces();
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('shows an error if the categories fail to load, and retries on request', async () => {
  vi.mocked(listCategories).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderScreen(<SearchStart />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar as categorias',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bares' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('links every intent to a search', () => {
  renderScreen(<SearchStart />);
  const links = within(screen.getByRole('region', { name: 'O que você procura?' }));
  expect(links.getAllByRole('link')).toHaveLength(8);
  expect(links.getByRole('link', { name: 'Com crianças' })).toHaveAttribute(
    'href',
    '/search?bom=criancas',
  );
  expect(links.getByRole('link', { name: 'Frutos do mar' })).toHaveAttribute(
    'href',
    '/search?q=frutos+do+mar',
  );
});

test('lists recent searches, which can be removed one by one or all at once', async () => {
  for (const query of ['praia', 'ostras', 'café']) saveRecentSearch(query);
  const { user } = renderScreen(<SearchStart />);
  const recent = await section('Buscas recentes');
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'café',
    'ostras',
    'praia',
  ]);
  expect(recent.getByRole('link', { name: 'ostras' })).toHaveAttribute('href', '/search?q=ostras');
  await user.click(recent.getByRole('button', { name: 'Remover a busca “café”' }));
  expect(listRecentSearches()).toEqual(['ostras', 'praia']);
  expect(recent.getByRole('link', { name: 'ostras' })).toHaveFocus();
  await user.click(recent.getByRole('button', { name: 'Limpar' }));
  expect(screen.queryByRole('region', { name: 'Buscas recentes' })).toBeNull();
  expect(listRecentSearches()).toEqual([]);
  expect(document.activeElement).toContainElement(
    screen.getByRole('heading', { name: 'O que você procura?' }),
  );
});

test('shows the best-rated open places, and the nearest ones once the position is shared', async () => {
  const centre = { latitude: -27.59, longitude: -48.55 };
  const north = { latitude: -27.44, longitude: -48.5 };
  offerPlaces(
    { id: 'a', title: 'Longe', rating: 5, geo: north, hours: daily('10:00', '22:00') },
    { id: 'b', title: 'Perto', rating: 4, geo: centre, hours: daily('10:00', '22:00') },
    { id: 'c', title: 'Fechado', rating: 5, geo: centre, hours: daily('18:00', '22:00') },
    { id: 'd', title: 'Praia', rating: 5, geo: centre, hours: daily('00:00', '00:00') },
  );
  renderScreen(<SearchStart />);
  const open = await section('Abertos agora');
  expect(cardTitles(open)).toEqual(['Longe', 'Perto']);
  expect(open.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
    'href',
    '/search?aberto=agora&ordenar=nota',
  );
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (onPosition: (position: object) => void) => {
        onPosition({ coords: centre });
      },
    },
  });
  await act(() => locateVisitor());
  vi.unstubAllGlobals();
  expect(cardTitles(await section('Abertos perto de você'))).toEqual(['Perto', 'Longe']);
  expect(screen.getByRole('link', { name: 'Dia de chuva' })).toHaveAttribute(
    'href',
    '/search?bom=coberto&ordenar=distancia',
  );
});

test('shows the events of today, without cancelled and later ones', async () => {
  vi.mocked(loadAgenda).mockResolvedValue(
    anAgenda([
      anEventSummary(),
      anEventSummary({
        id: 'b',
        title: 'Cancelado',
        dates: [aListedDate('2026-11-27T20:00', undefined, 'cancelled')],
      }),
      anEventSummary({ id: 'c', title: 'Amanhã', dates: [aListedDate('2026-11-28T20:00')] }),
    ]),
  );
  renderScreen(<SearchStart />);
  const events = await section('Eventos de hoje');
  expect(cardTitles(events)).toEqual(['Noite de choro']);
  expect(events.getByRole('link', { name: 'Ver a agenda' })).toHaveAttribute(
    'href',
    '/agenda?quando=hoje',
  );
});

test('says that nothing is open and that there is no event today', async () => {
  renderScreen(<SearchStart />);
  expect(await screen.findByText('Nenhum lugar aberto agora.')).toBeVisible();
  expect(await screen.findByText('Nenhum evento hoje.')).toBeVisible();
});
