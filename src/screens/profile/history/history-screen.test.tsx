import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listActivePlaces } from '#data/places/active-place-store.ts';
import { listRecentPlaces, rememberPlace } from '#data/history/recent-place-store.ts';
import { getSavings } from '#data/club/membership-store.ts';
import { toPlace } from '#domain/stored/place.ts';
import { listReceipts } from '#data/redemptions/receipt-store.ts';
import type { ClubReceipt } from '#domain/stored/club-receipt.ts';
import {
  cancelReservation,
  disputeNoShow,
  listReservations,
} from '#data/reservations/reservation-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { SessionContext } from '#session/session-context.ts';
import { fakeSession, signedInState } from '#session/test-session.ts';
import { aCategory, aReservation, inDays } from '#support/builders.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import HistoryScreen from './history-screen.tsx';

vi.mock('#data/places/active-place-store.ts', () => ({
  listActivePlaces: vi.fn(),
}));
vi.mock('#data/reservations/reservation-store.ts', () => ({
  listReservations: vi.fn(),
  cancelReservation: vi.fn(),
  disputeNoShow: vi.fn(),
}));
vi.mock('#data/redemptions/receipt-store.ts');
vi.mock('#data/club/membership-store.ts');
vi.mock('#data/categories/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));

const aReceipt = (changes: Partial<ClubReceipt> = {}): ClubReceipt => ({
  id: 't1',
  placeId: 'p1',
  amountCents: 10_000,
  discountCents: 2_000,
  finalCents: 8_000,
  date: new Date('2026-03-20T22:00:00Z'),
  reversalOf: '',
  ...changes,
});
const answer = (...items: ReservationRequest[]) => ({ items, nextCursor: null });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(listReservations).mockReset().mockResolvedValue(answer());
  vi.mocked(cancelReservation).mockReset().mockResolvedValue();
  vi.mocked(disputeNoShow).mockReset().mockResolvedValue();
  vi.mocked(listReceipts).mockReset().mockResolvedValue([]);
  vi.mocked(getSavings).mockReset().mockResolvedValue({ cents: 4_550, isPartial: false });
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockResolvedValue([
      toPlace('p1', { title: 'Bar da Ponte', category: aCategory().id, isActive: true }),
    ]);
});

function renderHistory() {
  const session = fakeSession(signedInState());
  return renderScreen(
    <SessionContext value={session}>
      <HistoryScreen />
    </SessionContext>,
  );
}

test('lists what is to come before the past, with the place, the status and the priority', async () => {
  vi.mocked(listReservations).mockResolvedValue(
    answer(
      aReservation({ priority: true }),
      aReservation({ date: inDays(-2), status: 'confirmed', people: 1 }),
    ),
  );
  renderHistory();
  expect(await screen.findAllByRole('link', { name: 'Bar da Ponte' })).toHaveLength(2);
  const [coming, past] = screen.getAllByRole('article');
  expect(coming).toHaveTextContent('Pendente');
  expect(coming).toHaveTextContent('Prioridade do clube');
  expect(coming).toHaveTextContent('2 pessoas');
  expect(past).toHaveTextContent('Confirmada');
  expect(past).toHaveTextContent('1 pessoa');
  expect(within(past as HTMLElement).queryByRole('button')).toBeNull();
  expect(listActivePlaces).toHaveBeenCalledExactlyOnceWith(['p1']);
});

test('a reservation at a place that left the guide stays and can be cancelled', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation({ placeId: 'gone' })));
  vi.mocked(listActivePlaces).mockResolvedValue([]);
  const { user } = renderHistory();
  expect(await screen.findByText('Lugar indisponível')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByText('Reserva cancelada')).toBeVisible();
  expect(cancelReservation).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Reservas' })).toHaveFocus();
});

test('a cancellation that fails says why, and works at the second attempt', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation()));
  vi.mocked(cancelReservation).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderHistory();
  await user.click(await screen.findByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao cancelar a reserva');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Reserva cancelada')).toBeVisible();
});

test('a cancellation on its way cannot be closed, so that its failure is shown', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation()));
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(cancelReservation).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = renderHistory();
  await user.click(await screen.findByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
  await screen.findByRole('button', { name: 'Cancelando...' });
  tryToClose();
  await user.click(screen.getByRole('button', { name: 'Manter reserva' }));
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao cancelar a reserva');
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('three no-shows of a year are told, and one that is wrong is disputed after a question', async () => {
  const absent = (days: number, changes = {}) =>
    aReservation({ date: inDays(-days), status: 'no_show', ...changes });
  vi.mocked(listReservations).mockResolvedValue(
    answer(absent(2), absent(40), absent(80), absent(5, { disputedAt: new Date(0) })),
  );
  const { user } = renderHistory();
  expect(await screen.findByText(/^Você faltou a 3 reservas confirmadas/)).toBeVisible();
  expect(screen.getByText('Você contestou esta falta. Ela não conta.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Contestar falta de/ }));
  vi.mocked(listReservations).mockResolvedValue(answer(absent(40), absent(80)));
  await user.click(screen.getByRole('button', { name: 'Contestar falta' }));
  expect(await screen.findByText('Falta contestada')).toBeVisible();
  expect(disputeNoShow).toHaveBeenCalledExactlyOnceWith(absent(2).id);
  expect(screen.getByRole('heading', { name: 'Reservas' })).toHaveFocus();
});

test('two no-shows are nobody’s matter', async () => {
  const absent = (days: number) => aReservation({ date: inDays(-days), status: 'no_show' });
  vi.mocked(listReservations).mockResolvedValue(answer(absent(40), absent(80), absent(400)));
  renderHistory();
  expect(await screen.findAllByText('Não compareceu')).toHaveLength(3);
  expect(screen.queryByText(/^Você faltou/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Contestar/ })).not.toBeInTheDocument();
});

test('reservations that fail are no empty list, and can be tried again', async () => {
  vi.mocked(listReservations).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderHistory();
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar suas reservas');
  expect(screen.queryByText('Nenhuma reserva ainda')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma reserva ainda')).toBeVisible();
});

test('places that fail leave the reservations standing and can be tried again', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation()));
  vi.mocked(listActivePlaces).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderHistory();
  expect(await screen.findByText('Lugar não carregado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bar da Ponte' })).toBeVisible();
});

test('recently seen places are listed, the last one first, and cleared', async () => {
  for (const [index, title] of ['Praia Mole', 'Trapiche 27'].entries()) {
    rememberPlace('ana', {
      placeId: `p${index}`,
      title,
      categoryName: 'Bares',
      neighborhood: 'Lagoa',
      cover: null,
      seenAt: new Date(),
    });
  }
  const { user } = renderHistory();
  const recent = screen.getByRole('region', { name: 'Vistos recentemente' });
  const links = await within(recent).findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Trapiche 27', 'Praia Mole']);
  expect(links[0]).toHaveAttribute('href', '/places/bares/p1-trapiche-27');
  await user.click(screen.getByRole('button', { name: 'Limpar histórico' }));
  expect(await screen.findByText('Nenhum lugar visto ainda')).toBeVisible();
  expect(listRecentPlaces('ana')).toEqual([]);
});

test('a device that keeps nothing is told apart from an empty history', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse });
  renderHistory();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Libere o armazenamento do site/);
  expect(screen.queryByText('Nenhum lugar visto ainda')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('the discounts of the club say where and how much; what was undone is marked and booked once', async () => {
  vi.mocked(listReceipts).mockResolvedValue([
    aReceipt({ id: 't3', reversalOf: 't2', amountCents: -5_000, discountCents: -1_000 }),
    aReceipt({ id: 't2', amountCents: 5_000, discountCents: 1_000, finalCents: 4_000 }),
    aReceipt(),
  ]);
  renderHistory();
  const section = await screen.findByRole('region', { name: 'Descontos do clube' });
  expect(await within(section).findAllByRole('link', { name: 'Bar da Ponte' })).toHaveLength(2);
  const [undone, kept, ...more] = within(section).getAllByRole('article');
  expect(more).toEqual([]);
  expect(undone).toHaveTextContent('Desfeito');
  expect(undone).not.toHaveTextContent('Você economizou');
  expect(kept).toHaveTextContent(/Você economizou R\$\s20,00/);
  expect(kept).toHaveTextContent('20/03/2026, 19:00');
  expect(section).toHaveTextContent(/Você já economizou R\$\s45,50 com o clube/);
});

test('discounts that did not load are no empty list, and none leads to the benefits', async () => {
  vi.mocked(listReceipts).mockRejectedValueOnce(new AppError('timeout'));
  const { user } = renderHistory();
  const section = await screen.findByRole('region', { name: 'Descontos do clube' });
  expect(await within(section).findByText('Erro ao carregar seus descontos')).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Tentar novamente' }));
  expect(
    await within(section).findByRole('link', { name: 'Ver benefícios do clube' }),
  ).toHaveAttribute('href', '/club');
});

test('shows ten discounts at a time', async () => {
  vi.mocked(listReceipts).mockResolvedValue(
    Array.from({ length: 12 }, (_, position) => aReceipt({ id: `t${position}` })),
  );
  const { user } = renderHistory();
  const section = await screen.findByRole('region', { name: 'Descontos do clube' });
  expect(await within(section).findAllByRole('article')).toHaveLength(10);
  await user.click(within(section).getByRole('button', { name: 'Mostrar mais' }));
  expect(within(section).getAllByRole('article')).toHaveLength(12);
});
