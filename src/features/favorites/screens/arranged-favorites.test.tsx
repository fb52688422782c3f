import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listFavorites, removeFavorite } from '#features/favorites/data/favorite-store.ts';
import { listActivePlaces } from '#features/places/data/place-store.ts';
import { addPlaceDetails, loadPlaceIndex } from '#features/search/data/place-index-store.ts';
import { AppError } from '#shared/app-error.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory, aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import FavoritesScreen from './favorites-screen.tsx';

vi.mock('#features/places/data/place-store.ts', () => ({ listActivePlaces: vi.fn() }));
vi.mock('#features/favorites/data/favorite-store.ts', () => ({
  listFavorites: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
}));
vi.mock('#features/search/data/place-index-store.ts', () => ({
  loadPlaceIndex: vi.fn(),
  addPlaceDetails: vi.fn(),
}));
vi.mock('#features/events/data/saved-event-store.ts', () => ({
  listSavedEvents: () => Promise.resolve([]),
}));
vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));

const alwaysOpen: PlaceSummary['hours'] = {
  kind: 'structured',
  hours: {
    periods: [{ open: { day: 0, time: '00:00' }, close: { day: 0, time: '00:00' } }],
    exceptions: [],
    note: '',
  },
};
const beach = { categoryId: 'praias', categorySlug: 'praias', categoryName: 'Praias' };
const guidePlaces = [
  aPlaceSummary({ id: 'd', title: 'Deque', neighborhood: 'Lagoa' }),
  aPlaceSummary({ id: 'b', title: 'Barra', neighborhood: 'Lagoa', ...beach }),
  aPlaceSummary({ id: 'a', title: 'Âncora', hours: alwaysOpen }),
  aPlaceSummary({
    id: 'c',
    title: 'Costa',
    benefit: { kind: 'percent', percent: 10, amountCents: null },
  }),
  aPlaceSummary({ id: 'other', title: 'Não salvo' }),
];

function snapshotOf(places: readonly PlaceSummary[]) {
  const { index, hours } = encodePlaceIndex(
    places.map((summary) => ({ summary, description: '' })),
    {
      version: 'v1',
      builtAt: '2026-11-25T00:00:00Z',
      categories: [aCategory(), { id: 'praias', name: 'Praias', slug: 'praias' }],
    },
  );
  const search = createPlaceSearch(decodePlaceIndex(index));
  vi.mocked(loadPlaceIndex).mockResolvedValue({ version: 'v1', search });
  vi.mocked(addPlaceDetails).mockImplementation(() => {
    search.addHours(decodePlaceHours(hours));
    return Promise.resolve({ ...search });
  });
}

const toFavorites = (ids: readonly string[]) =>
  ids.map((placeId, position) => ({ placeId, createdAt: new Date(1e12 - position * 1e6) }));

beforeEach(() => {
  vi.mocked(loadPlaceIndex).mockReset();
  vi.mocked(addPlaceDetails).mockReset();
  vi.mocked(removeFavorite).mockReset().mockResolvedValue();
  snapshotOf(guidePlaces);
  vi.mocked(listFavorites)
    .mockReset()
    .mockResolvedValue(toFavorites(['d', 'gone', 'b', 'c', 'a']));
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockImplementation((ids) =>
      Promise.resolve(
        guidePlaces
          .filter(({ id }) => ids.includes(id))
          .map(({ id, title, neighborhood }) =>
            toPlace(id, { title, neighborhood, category: aCategory().id, isActive: true }),
          ),
      ),
    );
});

function renderFavorites(at = '/favorites') {
  return renderScreen(<FavoritesScreen />, { user: aUser(), at });
}

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('offers no order or filters for very few favourites', async () => {
  vi.mocked(listFavorites).mockResolvedValue(toFavorites(['a', 'b', 'c']));
  renderFavorites();
  await screen.findByRole('link', { name: 'Costa' });
  expect(screen.queryByRole('combobox', { name: 'Ordenar' })).not.toBeInTheDocument();
  expect(loadPlaceIndex).not.toHaveBeenCalled();
});

test('changing the order updates the address, keeps the focus and reads no further document', async () => {
  const { user, address } = renderFavorites();
  const order = await screen.findByRole('combobox', { name: 'Ordenar' });
  await screen.findByRole('link', { name: 'Deque' });
  expect(loadPlaceIndex).not.toHaveBeenCalled();
  await user.selectOptions(order, 'Nome (A-Z)');
  await vi.waitFor(() => {
    expect(titles()).toEqual(['Âncora', 'Barra', 'Costa', 'Deque', 'Lugar indisponível']);
  });
  expect(address()).toBe('/favorites?ordenar=nome');
  expect(screen.getByRole('combobox', { name: 'Ordenar' })).toBe(order);
  expect(listActivePlaces).toHaveBeenCalledOnce();
  await user.selectOptions(order, 'Recentes');
  expect(titles()).toEqual(['Deque', 'Lugar indisponível', 'Barra', 'Costa', 'Âncora']);
  expect(address()).toBe('/favorites');
});

test('groups show their counts, and their places use a lower heading level', async () => {
  renderFavorites('/favorites?agrupar=bairro');
  const lagoon = await screen.findByRole('region', { name: /^Lagoa/ });
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Centro2 lugares',
    'Lagoa2 lugares',
    'Fora do guia1 lugar',
  ]);
  expect(within(lagoon).getByRole('heading', { level: 3, name: 'Barra' })).toBeVisible();
  expect(listActivePlaces).not.toHaveBeenCalled();
});

test('offers only filters that occur among the favourites', async () => {
  const { user, address } = renderFavorites();
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  const district = await within(sheet).findByRole('group', { name: 'Bairro' });
  expect(within(district).getAllByRole('button')).toHaveLength(2);
  expect(within(district).getByRole('button', { name: 'Centro 2 lugares' })).toBeVisible();
  await user.click(within(district).getByRole('button', { name: 'Lagoa 2 lugares' }));
  expect(within(sheet).getByRole('button', { name: 'Ver 2 lugares' })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Com benefício 1 lugar' }));
  expect(within(sheet).getByRole('button', { name: 'Ver 0 lugares' })).toBeVisible();
  expect(address()).toBe('/favorites?bairro=lagoa&beneficio=1');
  await user.click(within(sheet).getByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/favorites');
});

test('an empty result names the filters and can be reset', async () => {
  const { user, address } = renderFavorites('/favorites?bairro=lagoa&beneficio=1');
  expect(
    await screen.findByText(/^Nenhum dos seus 5 lugares salvos combina com:/),
  ).toHaveTextContent('combina com: Lagoa, Com benefício.');
  await user.click(await screen.findByRole('button', { name: 'Remover Com benefício' }));
  await screen.findByText('2 de 5 lugares salvos');
  expect(titles()).toEqual(['Deque', 'Barra']);
  await user.click(screen.getByRole('button', { name: 'Aberto agora' }));
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await screen.findByRole('link', { name: 'Âncora' });
  expect(titles()).toHaveLength(5);
  expect(address()).toBe('/favorites');
});

test('a removed place leaves its group and returns to it on undo', async () => {
  vi.mocked(listFavorites).mockResolvedValue(toFavorites(['d', 'b', 'c', 'a']));
  const { user } = renderFavorites('/favorites?agrupar=bairro&ordenar=nome');
  await user.click(await screen.findByRole('button', { name: 'Remover Barra dos favoritos' }));
  expect(screen.getByRole('heading', { name: 'Lagoa 1 lugar' })).toBeVisible();
  expect(titles()).toEqual(['Âncora', 'Costa', 'Deque']);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(titles()).toEqual(['Âncora', 'Costa', 'Barra', 'Deque']);
});

test('without the snapshot a banner explains that only loaded places are sorted, and more can be loaded', async () => {
  vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('unavailable'));
  const many = Array.from({ length: 30 }, (_, at) =>
    aPlaceSummary({ id: `p${at}`, title: `Bar ${String(29 - at).padStart(2, '0')}` }),
  );
  vi.mocked(listFavorites).mockResolvedValue(toFavorites(many.map(({ id }) => id)));
  vi.mocked(listActivePlaces).mockImplementation((ids) =>
    Promise.resolve(
      many
        .filter(({ id }) => ids.includes(id))
        .map(({ id, title }) => toPlace(id, { title, category: aCategory().id, isActive: true })),
    ),
  );
  const { user } = renderFavorites('/favorites?ordenar=nome');
  expect(
    await screen.findByText(/a ordem e os filtros valem para 24 dos seus 30 lugares salvos\./),
  ).toBeVisible();
  expect(titles()[0]).toBe('Bar 06');
  await user.click(screen.getByRole('button', { name: 'Carregar mais lugares' }));
  await vi.waitFor(() => {
    expect(titles()[0]).toBe('Bar 00');
  });
  expect(screen.queryByText(/O guia não respondeu/)).not.toBeInTheDocument();
  expect(vi.mocked(listActivePlaces).mock.calls.flatMap(([ids]) => ids)).toHaveLength(30);
  snapshotOf(many);
});

test('without the snapshot a banner explains that benefits are unknown', async () => {
  vi.mocked(loadPlaceIndex).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderFavorites('/favorites?beneficio=1');
  expect(
    await screen.findByText('Agora não dá para saber quais lugares têm benefício do clube.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 de 5 lugares salvos')).toBeVisible();
  expect(titles()).toEqual(['Costa']);
});

test('shows an error instead of an empty list if snapshot and documents fail', async () => {
  vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('unavailable'));
  vi.mocked(listActivePlaces).mockRejectedValue(new AppError('unavailable'));
  renderFavorites('/favorites?aberto=agora');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar seus favoritos',
  );
  expect(screen.queryByText(/Nenhum favorito/)).not.toBeInTheDocument();
});
