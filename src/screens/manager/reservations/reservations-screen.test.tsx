import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listManagedPlaces } from '#data/places/managed-place-store.ts';
import { toPlace } from '#domain/stored/place.ts';
import { getPlace, listPlacesByTitlePrefix } from '#data/places/place-store.ts';
import { answerReservation, readInbox } from '#data/reservations/reservation-inbox-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { SessionContext } from '#session/session-context.ts';
import { aUser, fakeSession, signedInState } from '#session/test-session.ts';
import { aReservation as aStoredReservation, inDays } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ReservationsScreen from './reservations-screen.tsx';

vi.mock('#data/places/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#data/places/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
  listPlacesByTitlePrefix: vi.fn(),
}));
vi.mock('#data/reservations/reservation-inbox-store.ts', () => ({
  readInbox: vi.fn(),
  answerReservation: vi.fn(),
}));
const inbox = vi.mocked(readInbox);
const answers = vi.mocked(answerReservation);

const places = [toPlace('p1', { title: 'Bar da Ponte' }), toPlace('p2', { title: 'Café do Sol' })];

const aReservation = (changes: Partial<ReservationRequest> = {}) =>
  aStoredReservation({ id: `p1_${changes.name ?? 'ana'}`, date: inDays(2), ...changes });

beforeEach(() => {
  vi.mocked(listManagedPlaces).mockReset().mockResolvedValue({ places, missing: [], next: null });
  vi.mocked(getPlace)
    .mockReset()
    .mockResolvedValue(toPlace('p1', { title: 'Bar da Ponte' }));
  vi.mocked(listPlacesByTitlePrefix).mockReset().mockResolvedValue(places);
  inbox.mockReset().mockResolvedValue({ items: [], next: null });
  answers.mockReset();
});

function renderInbox(at = '/manager/reservations', role: 'manager' | 'super_admin' = 'manager') {
  const user = aUser({ role, managedPlaces: ['p1', 'p2'] });
  return renderScreen(
    <SessionContext value={fakeSession(signedInState(user))}>
      <ReservationsScreen />
    </SessionContext>,
    { at },
  );
}

test('shows the days with who waits, members of the club first, and how to reach them', async () => {
  inbox.mockResolvedValue({
    items: [
      aReservation({ name: 'Bia', time: '12:00' }),
      aReservation({ name: 'Caio', priority: true, note: 'Perto da janela' }),
      aReservation({ name: 'Davi', date: inDays(5), phone: 'não tenho', status: 'confirmed' }),
    ],
    next: null,
  });
  renderInbox();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Caio',
    'Bia',
    'Davi',
  ]);
  const [first, , last] = cards;
  expect(first).toHaveTextContent('Prioridade do clube');
  expect(first).toHaveTextContent('Perto da janela');
  expect(first).toHaveTextContent('Bar da Ponte');
  expect(first).toHaveTextContent('(48) 99999-0000');
  const message = within(first as HTMLElement).getByRole('link', { name: /^WhatsApp/ });
  expect(decodeURIComponent(message.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/5548999990000\?text=Olá, Caio\. Falamos em nome de Bar da Ponte\. .*às 20:00, para 2 pessoas: recebemos/,
  );
  // A number that is none leads nowhere.
  expect(within(last as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(last as HTMLElement).queryByRole('button', { name: /^Confirmar/ })).toBeNull();
});

test('confirms at once, declines after a question, and shows what has become of both', async () => {
  const [bia, caio] = [aReservation({ name: 'Bia' }), aReservation({ name: 'Caio' })];
  inbox.mockResolvedValue({ items: [bia, caio], next: null });
  answers.mockImplementation((shown, status) =>
    Promise.resolve({
      kind: 'given',
      reservation: { ...(shown.id === bia.id ? bia : caio), status },
    }),
  );
  const { user } = renderInbox();
  await user.click(await screen.findByRole('button', { name: 'Confirmar a reserva de Bia' }));
  expect(await screen.findByText('Confirmada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recusar a reserva de Caio' }));
  expect(answers).toHaveBeenCalledExactlyOnceWith(bia, 'confirmed');
  await user.click(screen.getByRole('button', { name: 'Recusar pedido' }));
  expect(await screen.findByText('Recusada')).toBeVisible();
  expect(answers).toHaveBeenLastCalledWith(caio, 'declined');
});

test('tells that the person cancelled before the answer', async () => {
  inbox.mockResolvedValue({ items: [aReservation()], next: null });
  answers.mockResolvedValue({
    kind: 'overtaken',
    reservation: aReservation({ status: 'cancelled' }),
  });
  const { user } = renderInbox();
  await user.click(await screen.findByRole('button', { name: /^Confirmar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A pessoa cancelou esta reserva antes da sua resposta.',
  );
  expect(screen.getByText('Cancelada')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
});

test('marks who did not come, takes the mark back, and tells of somebody who often does not', async () => {
  const today = inDays(0);
  const past = aReservation({ name: 'Bia', date: today, time: '00:00', status: 'confirmed' });
  const often = aReservation({ name: 'Caio', noShows: 4 });
  inbox.mockResolvedValue({ items: [past, often], next: null });
  answers.mockImplementation((_shown, status) =>
    Promise.resolve({ kind: 'given', reservation: { ...past, status, disputedAt: new Date(0) } }),
  );
  const { user } = renderInbox();
  expect(
    await screen.findByText('Esta pessoa faltou a 4 reservas confirmadas no último ano.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Marcar falta de Bia' }));
  expect(await screen.findByText('Falta marcada')).toBeVisible();
  expect(answers).toHaveBeenLastCalledWith(past, 'no_show');
  expect(screen.getByText('A pessoa contesta esta falta.')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: /^Desfazer a falta e confirmar a reserva de Bia$/ }),
  );
  expect(await screen.findByText('Confirmada')).toBeVisible();
  expect(answers.mock.lastCall?.[1]).toBe('confirmed');
});

test('an answer that fails says why at its card, and works at the second attempt', async () => {
  const reservation = aReservation();
  inbox.mockResolvedValue({ items: [reservation], next: null });
  answers
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValue({ kind: 'given', reservation: { ...reservation, status: 'confirmed' } });
  const { user } = renderInbox();
  await user.click(await screen.findByRole('button', { name: /^Confirmar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao responder ao pedido de reserva',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Confirmada')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('goes on where the page before ended, and keeps the list when that fails', async () => {
  const next = [{ id: 'p1', waiting: [], reach: inDays(2), cursor: null, isDone: false }];
  inbox
    .mockResolvedValueOnce({ items: [aReservation({ name: 'Bia' })], next })
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValueOnce({ items: [aReservation({ name: 'Caio' })], next: null });
  const { user } = renderInbox();
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais reservas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar as reservas');
  expect(screen.getByRole('heading', { name: 'Bia' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Caio' })).toBeVisible();
  expect(inbox.mock.lastCall?.[1].cursor).toEqual(next);
  expect(screen.queryByRole('button', { name: 'Mostrar mais reservas' })).toBeNull();
});

test('a list that fails is no empty list', async () => {
  inbox.mockRejectedValueOnce(new AppError('permission-denied'));
  const { user } = renderInbox();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Seu acesso a um destes locais mudou.',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum pedido à espera de resposta')).toBeVisible();
});

test('filters and the place are in the address, and what has passed comes when asked for', async () => {
  const { user, address } = renderInbox();
  await screen.findByText('Nenhum pedido à espera de resposta');
  await user.selectOptions(screen.getByLabelText('Local'), 'Bar da Ponte');
  await user.click(await screen.findByRole('button', { name: 'Todas' }));
  expect(address()).toBe('/manager/reservations?place=p1&status=all');
  await user.click(await screen.findByRole('button', { name: 'Mostrar anteriores' }));
  expect(await screen.findByText('Nenhuma reserva anterior')).toBeVisible();
  expect(inbox.mock.lastCall).toMatchObject([['p1'], { filter: 'all', period: 'past' }]);
});

test('a manager of many places looks at forty of them at a time', async () => {
  vi.mocked(listManagedPlaces)
    .mockResolvedValueOnce({ places, missing: [], next: { kind: 'entrusted', from: 40 } })
    .mockResolvedValueOnce({
      places: [toPlace('p3', { title: 'Doca' })],
      missing: [],
      next: null,
    });
  const { user } = renderInbox();
  expect(await screen.findByText('Locais 1 a 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próximos locais' }));
  expect(await screen.findByText('Locais 3 a 3')).toBeVisible();
  expect(inbox.mock.lastCall?.[0]).toEqual(['p3']);
  await user.click(screen.getByRole('button', { name: 'Locais anteriores' }));
  expect(await screen.findByText('Locais 1 a 2')).toBeVisible();
});

test('a super admin chooses one place instead of seeing every reservation there is', async () => {
  const { user, address } = renderInbox('/manager/reservations', 'super_admin');
  await user.click(await screen.findByRole('button', { name: /^Bar da Ponte/ }));
  expect(await screen.findByText('Nenhum pedido à espera de resposta')).toBeVisible();
  expect(address()).toBe('/manager/reservations?place=p1');
  expect(inbox.mock.lastCall?.[0]).toEqual(['p1']);
});

test('the inbox of somebody else’s place is not offered', async () => {
  vi.mocked(getPlace).mockResolvedValue(toPlace('p9', { title: 'Alheio' }));
  renderInbox('/manager/reservations?place=p9');
  expect(await screen.findByText('Você não gerencia este local.')).toBeVisible();
  expect(inbox).not.toHaveBeenCalled();
});
