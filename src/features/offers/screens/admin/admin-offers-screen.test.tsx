import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listManagedOffers } from '#features/offers/data/managed-offer-store.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import AdminOffersScreen from './admin-offers-screen.tsx';

vi.mock('#features/offers/data/managed-offer-store.ts', async (original) => ({
  ...(await original<object>()),
  listManagedOffers: vi.fn(),
}));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));
const listOffersMock = vi.mocked(listManagedOffers);

const page = (id: string, placeId: string, isLast: boolean) => ({
  items: [toClubOffer(id, { placeId, title: `Oferta ${id}`, kind: 'percent', percent: 10 })],
  nextCursor: isLast ? null : { after: 1, id },
});

beforeEach(() => {
  listOffersMock.mockReset().mockResolvedValue({ items: [], nextCursor: null });
  vi.mocked(getPlace)
    .mockReset()
    .mockImplementation((id) =>
      id === 'p1'
        ? Promise.resolve(toPlace('p1', { title: 'Bar da Ponte' }))
        : Promise.reject(new AppError('not-found')),
    );
});

function renderOffers() {
  const user = aUser({ role: 'super_admin' });
  return renderScreen(<AdminOffersScreen />, { user, at: '/admin/offers' });
}

test('pages through the offers of all places and filters by place', async () => {
  listOffersMock.mockImplementation((_placeId, { cursor } = {}) =>
    Promise.resolve(cursor ? page('b', 'p9', true) : page('a', 'p1', false)),
  );
  const { user, address } = renderOffers();
  expect(await screen.findByRole('heading', { name: 'Oferta a' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(await screen.findByRole('heading', { name: 'Oferta b' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Benefícios de Lugar excluído' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página anterior' }));
  await user.click(await screen.findByRole('link', { name: 'Benefícios de Bar da Ponte' }));
  expect(address()).toBe('/admin/offers?place=p1');
  expect(await screen.findByText('Bar da Ponte')).toBeVisible();
  expect(listOffersMock.mock.lastCall).toEqual(['p1', { cursor: null }]);
  expect(screen.getByRole('link', { name: 'Novo benefício' })).toHaveAttribute(
    'href',
    '/admin/offers/new?place=p1',
  );
  expect(await screen.findByRole('link', { name: 'Editar Oferta a' })).toHaveAttribute(
    'href',
    '/admin/offers/a?place=p1',
  );
});

test('keeps the previous page and the focus until the places of the next page are loaded', async () => {
  listOffersMock.mockImplementation((_placeId, { cursor } = {}) =>
    Promise.resolve(cursor ? page('b', 'p2', true) : page('a', 'p1', false)),
  );
  let resolvePlace: () => void = () => undefined;
  vi.mocked(getPlace).mockImplementation((id) =>
    id === 'p1'
      ? Promise.resolve(toPlace(id, {}))
      : new Promise((resolve) => {
          resolvePlace = () => resolve(toPlace(id, {}));
        }),
  );
  const { user } = renderOffers();
  const next = await screen.findByRole('button', { name: 'Próxima página' });
  await user.click(next);
  await waitFor(() => {
    expect(getPlace).toHaveBeenLastCalledWith('p2');
  });
  expect(screen.getByRole('heading', { name: 'Oferta a' })).toBeVisible();
  expect(next).toHaveFocus();
  resolvePlace();
  expect(await screen.findByRole('heading', { name: 'Oferta b' })).toBeVisible();
  expect(next).toHaveFocus();
});

test('shows an error, not an empty list, when loading fails', async () => {
  listOffersMock.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderOffers();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os benefícios',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Nenhum benefício ainda' })).toBeVisible();
});
