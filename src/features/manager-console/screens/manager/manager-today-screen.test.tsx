import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getManagerOverview } from '#features/places/data/manager-overview-store.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import {
  answerReservation,
  readInbox,
} from '#features/reservations/data/reservation-inbox-store.ts';
import { readReviewInbox } from '#features/reviews/data/review-inbox-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { aReservation } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import TodayScreen from './manager-today-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/places/data/manager-overview-store.ts', () => ({ getManagerOverview: vi.fn() }));
vi.mock('#features/reservations/data/reservation-inbox-store.ts', () => ({
  readInbox: vi.fn(),
  answerReservation: vi.fn(),
}));
vi.mock('#features/reviews/data/review-inbox-store.ts', () => ({ readReviewInbox: vi.fn() }));
vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: () => [] }));
// The text is measured to decide whether it is truncated.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

const overview = {
  success: true as const,
  places: 2,
  activePlaces: 2,
  pendingReservations: 1,
  reviewsWithoutReply: 1,
  clubUsesToday: 3,
  clubDiscountTodayCents: 4_550,
  isComplete: true,
};
const todayReservation = (name: string, time: string, changes: object = {}) =>
  aReservation({ id: name, placeId: 'p1', name, time, date: '2026-12-01', ...changes });
const caio = todayReservation('Caio', '21:00', { status: 'pending' });

/** Stores three reservations of today, and these as the pending ones of all days. */
function storePending(...pending: ReturnType<typeof aReservation>[]) {
  const today = [
    todayReservation('Ana', '18:00', { status: 'confirmed' }),
    todayReservation('Bia', '20:00', { status: 'confirmed' }),
    caio,
  ];
  vi.mocked(readInbox).mockImplementation((_ids, { query }) =>
    Promise.resolve({ items: query.kind === 'day' ? today : pending, next: null }),
  );
}

beforeEach(() => {
  vi.setSystemTime(new Date('2026-12-01T22:00:00Z'));
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({
      places: [
        toPlace('p1', { title: 'Bar da Ponte', reviewsCount: 1 }),
        toPlace('p2', { title: 'Café do Sol' }),
      ],
      missingIds: [],
      nextCursor: null,
    });
  vi.mocked(getManagerOverview).mockReset().mockResolvedValue(overview);
  vi.mocked(readInbox).mockReset();
  storePending();
  vi.mocked(readReviewInbox)
    .mockReset()
    .mockResolvedValue({
      items: [
        toReview('p1_x', { placeId: 'p1', authorName: 'Xavier', rating: 5, text: 'Ótimo bar' }),
      ],
      next: null,
    });
});

function renderToday() {
  const user = aUser({ role: 'manager', managedPlaces: ['p1', 'p2'] });
  return renderScreen(<TodayScreen />, { user, at: '/manager' });
}

const rowsOf = (region: Pick<typeof screen, 'getAllByRole'>) =>
  region
    .getAllByRole('listitem')
    .map(({ textContent }) => /Ana|Bia|Caio|Davi/.exec(textContent)?.[0]);

test('pending reservations of all days come first and are confirmed with a single tap', async () => {
  storePending(caio, todayReservation('Davi', '19:30', { date: '2026-12-03', status: 'pending' }));
  const { user } = renderToday();
  const name = /pedidos? sem resposta$/;
  const requests = within(await screen.findByRole('region', { name }));
  expect(await requests.findByRole('heading', { name: '2 pedidos sem resposta' })).toBeVisible();
  expect(requests.getByRole('heading', { name: /3 de dezembro/ })).toBeVisible();
  expect(rowsOf(requests)).toEqual(['Caio', 'Davi']);
  expect(requests.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
    'href',
    '/manager/reservations?ver=pendentes',
  );
  const reservations = within(await screen.findByRole('region', { name: 'Reservas de hoje' }));
  expect(await reservations.findByText('3 reservas, 6 pessoas, 1 sem resposta')).toBeVisible();
  expect(rowsOf(reservations)).toEqual(['Bia']);
  vi.mocked(answerReservation).mockResolvedValue({
    kind: 'given',
    reservation: todayReservation('Caio', '21:00', { status: 'confirmed' }),
  });
  await user.click(requests.getByRole('button', { name: 'Confirmar a reserva de Caio' }));
  expect(await requests.findByRole('heading', { name: '1 pedido sem resposta' })).toBeVisible();
  expect(await reservations.findByText('3 reservas, 6 pessoas')).toBeVisible();
});

test('a pending reservation is declined with a reason', async () => {
  storePending(caio);
  const { user } = renderToday();
  await user.click(await screen.findByRole('button', { name: 'Recusar a reserva de Caio' }));
  const question = within(await screen.findByRole('dialog', { name: 'Recusar o pedido?' }));
  await user.click(question.getByRole('button', { name: 'Sem mesa' }));
  vi.mocked(answerReservation).mockResolvedValue({
    kind: 'given',
    reservation: todayReservation('Caio', '21:00', { status: 'declined' }),
  });
  await user.click(question.getByRole('button', { name: 'Recusar pedido' }));
  expect(await screen.findByText('Reserva recusada')).toBeVisible();
  expect(vi.mocked(answerReservation).mock.lastCall?.[1]).toEqual({
    answer: 'declined',
    reason: 'Não temos mesa livre neste horário.',
  });
});

test("a pending reservation is listed with today's if the list of pending ones failed or lacks it", async () => {
  const readStored = vi.mocked(readInbox).getMockImplementation();
  vi.mocked(readInbox).mockImplementation((ids, request) =>
    request.query.kind === 'waiting'
      ? Promise.reject(new AppError('unavailable', 'no connection'))
      : readStored!(ids, request),
  );
  renderToday();
  const reservations = within(await screen.findByRole('region', { name: 'Reservas de hoje' }));
  expect(await reservations.findByText('Caio')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirmar a reserva de Caio' })).toBeVisible();
});

test("pending reservations are listed with today's if the count knows of none", async () => {
  vi.mocked(getManagerOverview).mockResolvedValue({ ...overview, pendingReservations: 0 });
  renderToday();
  const reservations = within(await screen.findByRole('region', { name: 'Reservas de hoje' }));
  expect(await reservations.findByText('3 reservas, 6 pessoas, 1 sem resposta')).toBeVisible();
  expect(rowsOf(reservations)).toEqual(['Caio', 'Bia']);
});

test('counts the benefits used today and sums their discounts', async () => {
  renderToday();
  const tile = (await screen.findByText('Benefícios usados hoje')).closest('a');
  expect(tile).toHaveTextContent('3');
  expect(tile).toHaveTextContent('R$ 45,50 de desconto');
});

test('reviews without a reply can be answered here; none are read if all have one', async () => {
  renderToday();
  const reviews = within(await screen.findByRole('region', { name: 'Avaliações sem resposta' }));
  expect(await reviews.findByText('Ótimo bar')).toBeVisible();
  expect(reviews.getByRole('button', { name: 'Responder a avaliação de Xavier' })).toBeVisible();
  expect(reviews.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
    'href',
    '/manager/responder',
  );
  expect(vi.mocked(readReviewInbox).mock.calls.map(([placeIds]) => placeIds)).toEqual([['p1']]);
});

test('reads no reviews if nothing is pending', async () => {
  vi.mocked(getManagerOverview).mockResolvedValue({ ...overview, reviewsWithoutReply: 0 });
  vi.mocked(readInbox).mockResolvedValue({ items: [], next: null });
  renderToday();
  expect(await screen.findByText('Ninguém pediu uma mesa para hoje.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Feriados e dias especiais' })).toBeVisible();
  expect(readReviewInbox).not.toHaveBeenCalled();
});
