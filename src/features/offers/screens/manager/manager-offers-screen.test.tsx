import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listManagedOffers } from '#features/offers/data/managed-offer-store.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { deleteOffer, setOfferActive } from '#features/offers/data/offer-writes.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { AppError } from '#shared/app-error.ts';
import { dayMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import OffersScreen from './manager-offers-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/offers/data/managed-offer-store.ts', async (original) => ({
  ...(await original<object>()),
  listManagedOffers: vi.fn(),
}));
vi.mock('#features/offers/data/offer-writes.ts', () => ({
  setOfferActive: vi.fn(),
  deleteOffer: vi.fn(),
}));
const listOffersMock = vi.mocked(listManagedOffers);
const setActiveMock = vi.mocked(setOfferActive);
const deleteMock = vi.mocked(deleteOffer);

const anOffer = (id: string, changes: object = {}) =>
  toClubOffer(id, {
    placeId: 'p1',
    title: `Oferta ${id}`,
    kind: 'percent',
    percent: 10,
    isActive: true,
    validUntil: new Date(Date.now() + 30 * dayMs),
    usedCount: 0,
    ...changes,
  });
/** Closed on the days around the test date, open on all others. */
const closedForDays = {
  periods: ['0 00:00-0 00:00'],
  exceptions: [-1, 0, 1].map((days) => {
    const { dayNumber } = wallClockAt(new Date());
    return `${isoDateOf(dayNumber + days)} closed `;
  }),
};
const manager = { uid: 'ana', isSuperAdmin: false };
const place = (name: string) => screen.findByRole('region', { name });
const getCard = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`No card of ${name}`);
  return within(card);
};

beforeEach(() => {
  const places = [
    toPlace('p1', { title: 'Bar da Ponte' }),
    toPlace('p2', { title: 'Café do Sol', hours: closedForDays }),
  ];
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({ places, missingIds: [], nextCursor: null });
  listOffersMock.mockReset().mockResolvedValue({ items: [], nextCursor: null });
  setActiveMock.mockReset().mockResolvedValue();
  deleteMock.mockReset().mockResolvedValue();
});

function renderOffers() {
  const user = aUser({ role: 'manager', managedPlaces: ['p1', 'p2'] });
  return renderScreen(<OffersScreen />, { user, at: '/manager/offers' });
}

test('shows the state of each offer and allows deletion only of unused offers', async () => {
  listOffersMock.mockImplementation((placeId) =>
    Promise.resolve({
      items:
        placeId === 'p1'
          ? [
              anOffer('nova'),
              anOffer('usada', { usedCount: 2, totalLimit: 2 }),
              anOffer('desligada', { isActive: false, usedCount: 1 }),
              anOffer('passada', { validUntil: new Date(Date.now() - dayMs) }),
            ]
          : [],
      nextCursor: null,
    }),
  );
  renderOffers();
  await screen.findByRole('heading', { name: 'Oferta nova' });
  const queryDeleteButton = (name: string) =>
    getCard(name).queryByRole('button', { name: `Excluir ${name}` });
  expect(getCard('Oferta nova').getByText('Válido agora')).toBeVisible();
  expect(getCard('Oferta nova').getByText('Nunca usado')).toBeVisible();
  expect(queryDeleteButton('Oferta nova')).toBeVisible();
  expect(getCard('Oferta usada').getByText('Esgotado')).toBeVisible();
  expect(getCard('Oferta usada').getByText('Usado 2 vezes')).toBeVisible();
  expect(queryDeleteButton('Oferta usada')).toBeNull();
  expect(getCard('Oferta desligada').getByText('Desligado')).toBeVisible();
  expect(getCard('Oferta passada').getByText('Encerrado')).toBeVisible();
  expect(getCard('Oferta nova').getByRole('link', { name: /^Editar/ })).toHaveAttribute(
    'href',
    '/manager/offers/nova',
  );
  const cafe = within(await place('Café do Sol'));
  expect(cafe.getByText('Nenhum benefício ainda. Crie o primeiro.')).toBeVisible();
  expect(cafe.getByRole('link', { name: /^Novo benefício/ })).toHaveAttribute(
    'href',
    '/manager/offers/new?place=p2',
  );
});

test('shows what an offer gives, when it is valid and how to edit it, without its whole rule', async () => {
  listOffersMock.mockResolvedValue({ items: [anOffer('nova')], nextCursor: null });
  renderOffers();
  await screen.findAllByRole('heading', { name: 'Oferta nova' });
  const [card] = screen.getAllByRole('heading', { name: 'Oferta nova' });
  const facts = within(within(card?.closest('li') as HTMLElement).getByRole('list'));
  expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('de desconto'),
    expect.stringMatching(/^Vale /),
    expect.stringMatching(/^Até /),
    expect.stringMatching(/^(Nunca u|U)sado/),
  ]);
  expect(screen.queryByText(/se o lugar estiver aberto/)).toBeNull();
  expect(screen.getAllByText('Editar')[0]).toBeVisible();
});

test('shows when an offer is valid again, or that its hours and those of the place never match', async () => {
  const tomorrow = new Date(Date.now() + dayMs / 2);
  listOffersMock.mockImplementation((placeId) =>
    Promise.resolve({
      items:
        placeId === 'p2'
          ? [anOffer('fechada', { placeId }), anOffer('nunca', { placeId, validUntil: tomorrow })]
          : [],
      nextCursor: null,
    }),
  );
  renderOffers();
  await screen.findByRole('heading', { name: 'Oferta fechada' });
  expect(getCard('Oferta fechada').getByText(/^A\spartir d/)).toBeVisible();
  expect(getCard('Oferta nunca').getByText('Sem horário')).toBeVisible();
});

test('deactivates an offer immediately; a failure shows the reason on the card and can be retried', async () => {
  listOffersMock.mockImplementation((placeId) =>
    Promise.resolve({ items: placeId === 'p1' ? [anOffer('nova')] : [], nextCursor: null }),
  );
  setActiveMock.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderOffers();
  const activeSwitch = await screen.findByRole('switch', { name: 'Ligado Oferta nova' });
  await user.click(activeSwitch);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível mudar a situação do benefício',
  );
  expect(activeSwitch).toBeChecked();
  listOffersMock.mockResolvedValue({
    items: [anOffer('nova', { isActive: false })],
    nextCursor: null,
  });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => {
    expect(activeSwitch).not.toBeChecked();
  });
  expect(setActiveMock).toHaveBeenLastCalledWith(manager, 'nova', false);
});

test('deletes an offer after a confirmation and moves the focus to the place', async () => {
  listOffersMock.mockImplementation((placeId) =>
    Promise.resolve({ items: placeId === 'p1' ? [anOffer('nova')] : [], nextCursor: null }),
  );
  deleteMock.mockRejectedValueOnce(new AppError('conflict'));
  const { user } = renderOffers();
  await user.click(await screen.findByRole('button', { name: 'Excluir Oferta nova' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Alguém acabou de usar este benefício.',
  );
  listOffersMock.mockResolvedValue({ items: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(deleteMock).toHaveBeenLastCalledWith(manager, 'nova');
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Bar da Ponte' })).toHaveFocus();
  });
});

test('shows an error instead of an empty list, and loads more of a long list', async () => {
  listOffersMock.mockImplementation((placeId, { cursor } = {}) => {
    if (placeId === 'p2') return Promise.reject(new AppError('unavailable'));
    return Promise.resolve(
      cursor
        ? { items: [anOffer('velha')], nextCursor: null }
        : { items: [anOffer('nova')], nextCursor: { after: 1, id: 'nova' } },
    );
  });
  const { user } = renderOffers();
  const cafe = within(await place('Café do Sol'));
  expect(await cafe.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os benefícios',
  );
  expect(cafe.queryByText(/Nenhum benefício/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais benefícios' }));
  expect(await screen.findByRole('heading', { name: 'Oferta velha' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Oferta nova' })).toBeVisible();
});
