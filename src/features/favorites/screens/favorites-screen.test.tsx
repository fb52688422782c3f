import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listActivePlaces } from '#features/places/data/place-store.ts';
import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from '#features/favorites/data/favorite-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory, anAgenda } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import FavoritesScreen from './favorites-screen.tsx';

vi.mock('#features/places/data/place-store.ts', () => ({
  listActivePlaces: vi.fn(),
}));
vi.mock('#features/favorites/data/favorite-store.ts', () => ({
  listFavorites: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
}));
vi.mock('./saved-events.tsx', () => ({ SavedEvents: () => <p>Eventos salvos</p> }));
vi.mock('#features/events/data/saved-event-store.ts', () => ({
  listSavedEvents: () => Promise.resolve([{ eventId: 'e1', createdAt: null }]),
}));
vi.mock('#features/events/data/event-store.ts', () => ({
  loadAgenda: () => Promise.resolve(anAgenda([], [])),
}));
vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));

const saved = (placeId: string, day: number) => ({
  placeId,
  createdAt: new Date(Date.UTC(2026, 1, day)),
});
const place = (id: string) =>
  toPlace(id, { title: `Bar ${id}`, category: aCategory().id, isActive: true });

beforeEach(() => {
  vi.mocked(listFavorites)
    .mockReset()
    .mockResolvedValue([saved('a', 3), saved('b', 2), saved('gone', 1)]);
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockImplementation((ids) => Promise.resolve(ids.filter((id) => id !== 'gone').map(place)));
  vi.mocked(addFavorite).mockReset().mockResolvedValue();
  vi.mocked(removeFavorite).mockReset().mockResolvedValue();
});

function renderFavorites(at = '/favorites') {
  return renderScreen(<FavoritesScreen />, { user: aUser(), at });
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('lists the saved places, newest first, with their count, in one query', async () => {
  renderFavorites();
  await screen.findByRole('link', { name: 'Bar a' });
  expect(titles()).toEqual(['Bar a', 'Bar b', 'Lugar indisponível']);
  expect(screen.getByText('3 lugares salvos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bar a' })).toHaveAttribute(
    'href',
    '/places/bares/a-bar-a',
  );
  expect(listActivePlaces).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'gone']);
});

test('switches between saved places and saved events, kept in the address', async () => {
  const { user, address } = renderFavorites();
  const views = within(screen.getByRole('navigation', { name: 'Favoritos' }));
  const placesTab = await views.findByRole('link', { name: 'Lugares 3' });
  expect(placesTab).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: 'Listas' })).toHaveAttribute('href', '/favorites/listas');
  expect(screen.queryByText('Eventos salvos')).toBeNull();
  await user.click(await views.findByRole('link', { name: 'Eventos 1' }));
  expect(await screen.findByText('Eventos salvos')).toBeVisible();
  expect(address()).toBe('/favorites?ver=eventos');
  expect(screen.queryByText('3 lugares salvos')).toBeNull();
  await user.click(placesTab);
  expect(await screen.findByText('3 lugares salvos')).toBeVisible();
});

test('a removed card disappears immediately and returns to its position on undo', async () => {
  const { user } = renderFavorites();
  await user.click(await screen.findByRole('button', { name: 'Remover Bar b dos favoritos' }));
  expect(titles()).toEqual(['Bar a', 'Lugar indisponível']);
  expect(screen.getByText('2 lugares salvos')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(titles()).toEqual(['Bar a', 'Bar b', 'Lugar indisponível']);
  await vi.waitFor(() => {
    expect(removeFavorite).toHaveBeenCalledExactlyOnceWith('ana', 'b');
    expect(addFavorite).toHaveBeenCalledExactlyOnceWith('ana', 'b');
  });
});

test('a failed removal restores the card and offers no undo', async () => {
  vi.mocked(removeFavorite).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderFavorites();
  await user.click(await screen.findByRole('button', { name: 'Remover Bar a dos favoritos' }));
  expect(await screen.findByText(/Não foi possível atualizar seus favoritos/)).toBeVisible();
  expect(titles()).toEqual(['Bar a', 'Bar b', 'Lugar indisponível']);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test('an unavailable place can be removed, and the last removal shows the empty state', async () => {
  vi.mocked(listFavorites).mockResolvedValue([saved('gone', 1)]);
  const { user } = renderFavorites();
  expect(await screen.findByText('1 lugar salvo')).toBeVisible();
  await user.click(
    await screen.findByRole('button', { name: 'Remover Lugar indisponível dos favoritos' }),
  );
  expect(screen.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible();
});

test.each([
  ['the list', listFavorites],
  ['the places', listActivePlaces],
])(
  'shows an error that can be retried instead of an empty list if %s fails',
  async (_what, read) => {
    vi.mocked(read).mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderFavorites();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar seus favoritos',
    );
    expect(screen.queryByText('Nenhum favorito ainda')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Bar a' })).toBeVisible();
  },
);

test('a place that cannot be read does not affect the others', async () => {
  vi.mocked(listFavorites).mockResolvedValue([saved('new', 4), saved('a', 3)]);
  vi.mocked(listActivePlaces).mockImplementation((ids) =>
    ids.includes('a') ? Promise.resolve([place('a')]) : Promise.reject(new AppError('timeout')),
  );
  const { client, user } = renderFavorites();
  client.setQueryData(['member', 'ana', 'favorite-place', 'a'], place('a'));
  expect(await screen.findByText(/^Não carregou agora/)).toBeVisible();
  expect(titles()).toEqual(['Lugar favorito', 'Bar a']);
  vi.mocked(listActivePlaces).mockImplementation((ids) => Promise.resolve(ids.map(place)));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bar new' })).toBeVisible();
});

test('a long list reads 24 places initially and more on demand', async () => {
  vi.mocked(listFavorites).mockResolvedValue(
    Array.from({ length: 30 }, (_, position) => saved(`p${position}`, 1)),
  );
  const { user } = renderFavorites();
  await screen.findByRole('link', { name: 'Bar p0' });
  expect(titles()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByRole('link', { name: 'Bar p29' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
});

test('a map area filters the list, and removing its chip resets it', async () => {
  const geo = (latitude: number) => ({ latitude, longitude: -48.5 });
  const beach = { category: aCategory().id, isActive: true };
  vi.mocked(listActivePlaces).mockResolvedValue([
    toPlace('a', { ...beach, title: 'Bar a', geo: geo(-27.6) }),
    toPlace('b', { ...beach, title: 'Bar b', geo: geo(-27.4) }),
  ]);
  const { user, address } = renderFavorites('/favorites?area=-27.65,-48.6,-27.55,-48.4');
  await screen.findByRole('link', { name: 'Bar a' });
  expect(titles()).toEqual(['Bar a']);
  await user.click(await screen.findByRole('button', { name: 'Remover Nesta área do mapa' }));
  expect(titles()).toEqual(['Bar a', 'Bar b', 'Lugar indisponível']);
  expect(address()).toBe('/favorites');
});
