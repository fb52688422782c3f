import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlace, listPlacesByTitlePrefix } from '#features/places/data/place-store.ts';
import {
  answerReservation,
  countConfirmed,
  readInbox,
} from '#features/reservations/data/reservation-inbox-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { aUser } from '#support/test-session.ts';
import { aReservation as aStoredReservation, inDays } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ReservationsScreen from './manager-reservations-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
  listPlacesByTitlePrefix: vi.fn(),
}));
vi.mock('#features/reservations/data/reservation-inbox-store.ts', () => ({
  readInbox: vi.fn(),
  countConfirmed: vi.fn(),
  answerReservation: vi.fn(),
}));
const readInboxMock = vi.mocked(readInbox);
const countConfirmedMock = vi.mocked(countConfirmed);
const answerMock = vi.mocked(answerReservation);

const bar = toPlace('p1', {
  title: 'Bar da Ponte',
  reservation: { mode: 'request', value: '', tables: 3 },
});
const places = [bar, toPlace('p2', { title: 'Café do Sol' })];

const aReservation = (changes: Partial<ReservationRequest> = {}) =>
  aStoredReservation({
    id: `p1_${changes.name ?? 'ana'}`,
    date: inDays(0),
    time: '23:59',
    ...changes,
  });

/** Stored reservations; the mocked inbox reads them by default. */
let stored: ReservationRequest[];

beforeEach(() => {
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({ places, missingIds: [], nextCursor: null });
  vi.mocked(getPlace).mockReset().mockResolvedValue(bar);
  vi.mocked(listPlacesByTitlePrefix).mockReset().mockResolvedValue(places);
  stored = [];
  readInboxMock.mockReset().mockImplementation((_ids, { query }) =>
    Promise.resolve({
      items: stored.filter(({ date, status }) =>
        query.kind === 'day' ? date === query.date : status === 'pending',
      ),
      next: null,
    }),
  );
  countConfirmedMock
    .mockReset()
    .mockImplementation((_id, dates) =>
      Promise.resolve(Object.fromEntries(dates.map((date) => [date, { tables: 0, people: 0 }]))),
    );
  answerMock.mockReset().mockImplementation((shown, { answer: status }) => {
    const before = stored.find(({ id }) => id === shown.id) ?? aReservation();
    const reservation = { ...before, status };
    stored = stored.map((one) => (one === before ? reservation : one));
    return Promise.resolve({ kind: 'given', reservation });
  });
  setViewportWidth(false);
});

/** Mocks whether the screen is wide enough for the details next to the list. */
function setViewportWidth(isWide: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function renderInbox(at = '/manager/reservations', role: 'manager' | 'super_admin' = 'manager') {
  const user = aUser({ role, managedPlaces: ['p1', 'p2'] });
  return renderScreen(<ReservationsScreen />, { user, at });
}

const rows = (name?: string) =>
  screen
    .getAllByRole('listitem')
    .filter((item) => name === undefined || within(item).queryByText(name));
const dayButton = (text: RegExp) =>
  within(screen.getByRole('region', { name: 'Dias' })).findByRole('button', { name: text });
const open = async (user: ReturnType<typeof renderInbox>['user'], name: string) => {
  const text = await screen.findByText(name);
  await user.click(text);
  return screen.findByRole('dialog', { name });
};

describe('the agenda', () => {
  test('shows a day by time with expected people and occupied tables, pending ones first', async () => {
    stored = [
      aReservation({ name: 'Davi', time: '21:00', people: 5, status: 'confirmed' }),
      aReservation({ name: 'Bia', time: '20:00', people: 2, status: 'confirmed' }),
      aReservation({ name: 'Caio', time: '20:00', people: 4 }),
      aReservation({ name: 'Elis', time: '20:00', people: 1, priority: true }),
      aReservation({ name: 'Fabi', time: '20:00', people: 9, status: 'cancelled' }),
    ];
    const { user } = renderInbox('/manager/reservations?place=p1');
    const eightOClockGroup = await screen.findByRole('region', { name: '20:00' });
    expect(eightOClockGroup).toHaveTextContent('7 pessoas');
    expect(eightOClockGroup).toHaveTextContent('3 de 3 mesas');
    expect(
      within(eightOClockGroup)
        .getAllByRole('listitem')
        .map((item) => /Elis|Caio|Bia/.exec(item.textContent)?.[0]),
    ).toEqual(['Elis', 'Caio', 'Bia']);
    expect(screen.getByRole('region', { name: '21:00' })).toHaveTextContent('1 de 3 mesas');
    expect(screen.getByText('4 reservas, 12 pessoas, 2 sem resposta')).toBeVisible();
    // Cancelled reservations are collapsed by default.
    expect(screen.queryByText('Fabi')).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 recusada ou cancelada' }));
    expect(screen.getByText('Fabi')).toBeVisible();
  });

  test('shows pending and confirmed reservations of all places on each day', async () => {
    stored = [
      aReservation({ name: 'Bia', date: inDays(2) }),
      aReservation({ name: 'Caio', date: inDays(2) }),
    ];
    countConfirmedMock.mockImplementation((placeId, dates) =>
      Promise.resolve(
        Object.fromEntries(
          dates.map((date) => [
            date,
            date === inDays(2)
              ? { tables: placeId === 'p1' ? 2 : 1, people: placeId === 'p1' ? 5 : 4 }
              : { tables: 0, people: 0 },
          ]),
        ),
      ),
    );
    const { user, address } = renderInbox();
    await screen.findByText('Nenhuma reserva neste dia');
    await user.click(
      await dayButton(/: 2 pedidos sem resposta, 3 reservas confirmadas, 9 pessoas$/),
    );
    expect(address()).toBe(`/manager/reservations?dia=${inDays(2)}`);
    expect(await screen.findByText('Bia')).toBeVisible();
    expect(countConfirmedMock.mock.calls.map(([id, dates]) => [id, dates.length])).toEqual([
      ['p1', 7],
      ['p2', 7],
    ]);
    await user.click(screen.getByRole('button', { name: 'Próximos dias' }));
    expect(address()).toBe(`/manager/reservations?dia=${inDays(7)}`);
    await user.click(screen.getByRole('button', { name: 'Hoje' }));
    expect(address()).toBe('/manager/reservations');
    expect(screen.queryByRole('button', { name: 'Hoje' })).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(/nenhuma reserva confirmada$/);
    await user.click(screen.getByRole('button', { name: 'Dias anteriores' }));
    expect(address()).toBe(`/manager/reservations?dia=${inDays(-1)}`);
  });

  test('shows the pending reservations of other days in place of an empty day', async () => {
    stored = [aReservation({ name: 'Caio', date: inDays(2), note: 'Aniversário' })];
    const { user } = renderInbox();
    expect(await screen.findByRole('heading', { name: '1 pedido sem resposta' })).toBeVisible();
    expect(screen.getByText('Nenhuma reserva neste dia')).toBeVisible();
    expect(screen.queryByRole('button', { name: /sem resposta em outros dias$/ })).toBeNull();
    const row = (await screen.findByText('Caio')).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('Aniversário');
    await user.click(within(row).getByRole('button', { name: 'Recusar a reserva de Caio' }));
    const question = screen.getByRole('dialog', { name: 'Recusar o pedido?' });
    await user.click(within(question).getByRole('button', { name: 'Recusar pedido' }));
    expect(await screen.findByText('Reserva recusada')).toBeVisible();
  });

  test('the calendar chooses a day outside the strip', async () => {
    const { address } = renderInbox();
    const calendar = await screen.findByLabelText('Ir para o dia');
    const picked = inDays(30);
    fireEvent.change(calendar, { target: { value: picked } });
    expect(address()).toBe(`/manager/reservations?dia=${picked}`);
    expect(calendar).toHaveValue(picked);
  });

  test('links to pending reservations of other days with their count', async () => {
    stored = [
      aReservation({ name: 'Davi', status: 'confirmed' }),
      aReservation({ name: 'Bia', date: inDays(40) }),
      aReservation({ name: 'Caio', date: inDays(2) }),
    ];
    const { user, address } = renderInbox();
    await user.click(
      await screen.findByRole('button', { name: '2 pedidos sem resposta em outros dias' }),
    );
    expect(address()).toBe('/manager/reservations?ver=pendentes');
    expect(await screen.findByRole('heading', { name: '2 pedidos sem resposta' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirmar a reserva de Caio' }));
    expect(await screen.findByText('Reserva confirmada')).toBeVisible();
    // An answered reservation keeps its position until the list is refetched.
    expect(within(rows('Caio')[0] as HTMLElement).getByText('Confirmada')).toBeVisible();
    expect(screen.getByText('1 pedido sem resposta')).toBeVisible();
  });

  test('shows errors if pending reservations or days cannot be counted', async () => {
    const unavailableError = new AppError('unavailable');
    readInboxMock.mockImplementation((_ids, { query }) =>
      query.kind === 'waiting'
        ? Promise.reject(unavailableError)
        : Promise.resolve({ items: [], next: null }),
    );
    countConfirmedMock.mockRejectedValue(unavailableError);
    renderInbox('/manager/reservations?place=p1');
    await waitFor(() => {
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Não foi possível contar as pessoas de cada dia'),
        expect.stringContaining('Não foi possível carregar os pedidos que esperam resposta'),
      ]);
    });
    expect(screen.getByText('Nenhuma reserva neste dia')).toBeVisible();
  });

  test('does not count the days of many places at the same time, and explains how to see them', async () => {
    const manyPlaces = Array.from({ length: 9 }, (_, index) =>
      toPlace(`p${index}`, { title: `Bar ${index}` }),
    );
    vi.mocked(listManagedPlaces).mockResolvedValue({
      places: manyPlaces,
      missingIds: [],
      nextCursor: null,
    });
    renderInbox();
    expect(
      await screen.findByText('Escolha um lugar para ver quantas pessoas confirmaram em cada dia.'),
    ).toBeVisible();
    expect(countConfirmedMock).not.toHaveBeenCalled();
  });

  test('shows the chosen reservation next to the list on wide screens, by default the next pending one', async () => {
    setViewportWidth(true);
    stored = [
      aReservation({ name: 'Bia', time: '12:00', status: 'confirmed' }),
      aReservation({ name: 'Caio', time: '20:00', note: 'Perto da janela' }),
    ];
    const { user } = renderInbox();
    const pane = await screen.findByRole('region', { name: 'Reserva escolhida' });
    expect(within(pane).getByRole('heading', { name: 'Caio' })).toBeVisible();
    expect(pane).toHaveTextContent('Perto da janela');
    // The buttons of the chosen reservation are not shown twice.
    const caio = within(rows('Caio')[0] as HTMLElement);
    expect(caio.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
    await user.click(within(rows('Bia')[0] as HTMLElement).getByRole('button', { name: /^Bia/ }));
    expect(within(pane).getByRole('heading', { name: 'Bia' })).toBeVisible();
    expect(caio.getByRole('button', { name: /^Confirmar/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the focus', () => {
  test('stays in the row whose button was removed by the answer', async () => {
    stored = [aReservation({ name: 'Bia' }), aReservation({ name: 'Caio' })];
    const { user } = renderInbox();
    await user.click(await screen.findByRole('button', { name: 'Confirmar a reserva de Bia' }));
    await screen.findByText('Reserva confirmada');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Bia/ })).toHaveFocus();
    });
  });

  test('stays in the row whose failed answer is shown next to the list', async () => {
    setViewportWidth(true);
    stored = [aReservation({ name: 'Bia' }), aReservation({ name: 'Caio' })];
    answerMock.mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderInbox();
    await user.click(await screen.findByRole('button', { name: 'Confirmar a reserva de Caio' }));
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Caio/ })).toHaveFocus();
    });
  });

  test('moves to the next pending reservation, and stays if an answer was overtaken', async () => {
    setViewportWidth(true);
    stored = [aReservation({ name: 'Bia' }), aReservation({ name: 'Caio' })];
    const { user } = renderInbox();
    const pane = await screen.findByRole('region', { name: 'Reserva escolhida' });
    answerMock.mockRejectedValueOnce(new AppError('unavailable'));
    await user.click(within(pane).getByRole('button', { name: /^Confirmar/ }));
    await user.click(await within(pane).findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Reserva confirmada');
    await waitFor(() => {
      expect(within(pane).getByRole('heading', { name: 'Caio' })).toHaveFocus();
    });
    answerMock.mockResolvedValueOnce({
      kind: 'overtaken',
      reservation: aReservation({ name: 'Caio', status: 'cancelled' }),
    });
    await user.click(within(pane).getByRole('button', { name: /^Confirmar/ }));
    expect(
      await within(pane).findByText('A pessoa cancelou esta reserva antes da sua resposta.'),
    ).toBeVisible();
  });
});

describe('the details of a reservation', () => {
  test('show guest, contact links and frequent no-shows', async () => {
    stored = [
      aReservation({ name: 'Caio', priority: true, note: 'Perto da janela', noShows: 4 }),
      aReservation({ name: 'Davi', phone: 'não tenho', status: 'confirmed' }),
    ];
    const { user } = renderInbox();
    const detail = await open(user, 'Caio');
    expect(detail).toHaveTextContent('Prioridade do clube');
    expect(detail).toHaveTextContent('Esta pessoa faltou a 4 reservas confirmadas no último ano.');
    // The note may decide the answer, so it is above the other facts.
    expect(detail).toHaveTextContent(/Recado: Perto da janela.*Bar da Ponte.*\(48\) 99999-0000/);
    expect(within(detail).getByRole('link', { name: 'Ligar para Caio' })).toHaveAttribute(
      'href',
      'tel:+5548999990000',
    );
    const message = within(detail).getByRole('link', { name: /^WhatsApp/ });
    expect(decodeURIComponent(message.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/5548999990000\?text=Olá, Caio\. Falamos em nome de Bar da Ponte\. .*às 23:59, para 2 pessoas: recebemos/,
    );
    await user.click(within(detail).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    // An invalid phone number has no link.
    expect(within(await open(user, 'Davi')).queryByRole('link')).toBeNull();
  });

  test('let the manager decline with a reason after a confirmation, and then close', async () => {
    stored = [aReservation({ name: 'Caio' })];
    const [caio] = stored;
    const { user } = renderInbox();
    await user.click(
      within(await open(user, 'Caio')).getByRole('button', { name: 'Recusar a reserva de Caio' }),
    );
    const question = screen.getByRole('dialog', { name: 'Recusar o pedido?' });
    await user.click(within(question).getByRole('button', { name: 'Sem mesa' }));
    expect(within(question).getByRole('textbox', { name: 'Motivo (opcional)' })).toHaveValue(
      'Não temos mesa livre neste horário.',
    );
    await user.click(within(question).getByRole('button', { name: 'Recusar pedido' }));
    expect(await screen.findByText('Reserva recusada')).toBeVisible();
    expect(answerMock).toHaveBeenCalledExactlyOnceWith(caio, {
      answer: 'declined',
      reason: 'Não temos mesa livre neste horário.',
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('let the manager report a no-show after the reserved time, and undo it in one tap', async () => {
    stored = [
      aReservation({ name: 'Bia', time: '00:00', status: 'confirmed' }),
      aReservation({ name: 'Caio', status: 'confirmed' }),
    ];
    const { user } = renderInbox();
    const later = await open(user, 'Caio');
    expect(within(later).queryByRole('button', { name: /^Marcar falta/ })).toBeNull();
    await user.click(within(later).getByRole('button', { name: 'Fechar' }));
    const past = await open(user, 'Bia');
    await user.click(within(past).getByRole('button', { name: 'Marcar falta de Bia' }));
    expect(await screen.findByText('Falta marcada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Falta desfeita')).toBeVisible();
    expect(answerMock.mock.calls.map(([, given]) => given.answer)).toEqual([
      'no_show',
      'confirmed',
    ]);
  });

  test('show that a no-show is disputed', async () => {
    stored = [aReservation({ name: 'Bia', status: 'no_show', disputedAt: new Date(0) })];
    const { user } = renderInbox();
    const detail = await open(user, 'Bia');
    expect(detail).toHaveTextContent('A pessoa contesta esta falta.');
    expect(
      within(detail).getByRole('button', { name: 'Desfazer a falta e confirmar a reserva de Bia' }),
    ).toBeVisible();
  });
});

describe('an answer', () => {
  test.each([
    ['cancelled', 'A pessoa cancelou esta reserva antes da sua resposta.'],
    ['pending', 'A pessoa mudou o pedido antes da sua resposta. Confira e responda de novo.'],
    ['declined', 'Outra pessoa respondeu antes: agora está como recusada.'],
  ] as const)(
    'overtaken by another change (%s) shows a message and the current reservation',
    async (status, text) => {
      setViewportWidth(true);
      stored = [aReservation({ name: 'Caio' })];
      answerMock.mockImplementation(() => {
        stored = [aReservation({ name: 'Caio', status, people: 6 })];
        return Promise.resolve({ kind: 'overtaken', reservation: stored[0] as ReservationRequest });
      });
      const { user } = renderInbox('/manager/reservations?ver=pendentes');
      const pane = await screen.findByRole('region', { name: 'Reserva escolhida' });
      await user.click(within(pane).getByRole('button', { name: /^Confirmar/ }));
      expect(await within(pane).findByText(text)).toBeVisible();
      expect(pane).toHaveTextContent('6 pessoas');
    },
  );

  test('to a reservation moved to another day names the guest and shows the pending requests', async () => {
    stored = [aReservation({ name: 'Caio' })];
    answerMock.mockImplementation(() => {
      stored = [aReservation({ id: 'moved', name: 'Caio', date: inDays(3) })];
      return Promise.reject(new AppError('not-found'));
    });
    const { user } = renderInbox();
    const detail = await open(user, 'Caio');
    await user.click(within(detail).getByRole('button', { name: /^Confirmar/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A reserva de Caio mudou de horário ou não existe mais, e sua resposta não foi enviada.',
    );
    expect(await screen.findByText('Nenhuma reserva neste dia')).toBeVisible();
    expect(screen.getByText('1 pedido sem resposta')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that fails shows the reason in the list and in the details, and can be retried', async () => {
    stored = [aReservation({ name: 'Caio' })];
    answerMock.mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderInbox();
    await user.click(await screen.findByRole('button', { name: 'Confirmar a reserva de Caio' }));
    expect(await screen.findByText('Resposta não enviada')).toBeVisible();
    const detail = await open(user, 'Caio');
    expect(within(detail).getByRole('alert')).toHaveTextContent(
      'Não foi possível responder ao pedido de reserva',
    );
    await user.click(within(detail).getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Reserva confirmada')).toBeVisible();
    expect(screen.queryByText('Resposta não enviada')).toBeNull();
  });

  test('without a free table explains what the place can do', async () => {
    setViewportWidth(true);
    stored = [aReservation({ name: 'Caio', status: 'declined' })];
    answerMock.mockRejectedValue(
      new UserFacingError('conflict', 'Escolha outro horário.', { reason: 'full' }),
    );
    const { user } = renderInbox();
    await user.click(await screen.findByRole('button', { name: 'Confirmar a reserva de Caio' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não há mais mesas neste horário. Desmarque outra reserva dele para confirmar esta.',
    );
  });
});

test('continues after the previous page, and keeps the list if the next page fails', async () => {
  const next = [{ id: 'p1', waiting: [], reach: '20:00', cursor: null, isDone: false }];
  const empty = Promise.resolve({ items: [], next: null });
  const pages = [
    () => Promise.resolve({ items: [aReservation({ name: 'Bia', time: '20:00' })], next }),
    () => Promise.reject(new AppError('unavailable')),
    () => Promise.resolve({ items: [aReservation({ name: 'Caio', time: '20:00' })], next: null }),
  ];
  readInboxMock.mockImplementation((_ids, { query }) =>
    query.kind === 'waiting' ? empty : (pages.shift()?.() ?? empty),
  );
  const { user } = renderInbox();
  const eightOClockGroup = await screen.findByRole('region', { name: '20:00' });
  // The next page may have more reservations of this time, so tables are not counted yet.
  expect(within(eightOClockGroup).queryByText('1 de 3 mesas')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais reservas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar as reservas',
  );
  expect(screen.getByText('Bia')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Caio')).toBeVisible();
  expect(readInboxMock.mock.lastCall?.[1].cursor).toEqual(next);
  expect(eightOClockGroup).toHaveTextContent('Bar da Ponte: 2 de 3 mesas');
});

test('a failed read shows an error instead of an empty day', async () => {
  readInboxMock.mockRejectedValue(new AppError('permission-denied'));
  renderInbox('/manager/reservations?ver=pendentes');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Seu acesso a um destes lugares mudou.',
  );
  expect(screen.queryByText('Nenhum pedido sem resposta')).toBeNull();
});

test('a manager of many places sees forty of them at a time', async () => {
  vi.mocked(listManagedPlaces)
    .mockResolvedValueOnce({ places, missingIds: [], nextCursor: { kind: 'entrusted', from: 40 } })
    .mockResolvedValueOnce({
      places: [toPlace('p3', { title: 'Doca' })],
      missingIds: [],
      nextCursor: null,
    });
  const { user } = renderInbox();
  expect(await screen.findByText('Lugares 1 a 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próximos lugares' }));
  expect(await screen.findByText('Lugares 3 a 3')).toBeVisible();
  expect(readInboxMock.mock.lastCall?.[0]).toEqual(['p3']);
  await user.click(screen.getByRole('button', { name: 'Lugares anteriores' }));
  expect(await screen.findByText('Lugares 1 a 2')).toBeVisible();
});

test('a super admin chooses one place instead of seeing all reservations', async () => {
  const { user, address } = renderInbox('/manager/reservations', 'super_admin');
  await user.click(await screen.findByRole('button', { name: /^Bar da Ponte/ }));
  expect(await screen.findByText('Nenhuma reserva neste dia')).toBeVisible();
  expect(address()).toBe('/manager/reservations?place=p1');
  expect(readInboxMock.mock.lastCall?.[0]).toEqual(['p1']);
});

test('a manager cannot open the inbox of another manager’s place', async () => {
  vi.mocked(getPlace).mockResolvedValue(toPlace('p9', { title: 'Alheio' }));
  renderInbox('/manager/reservations?place=p9');
  expect(await screen.findByText('Você não gerencia este lugar.')).toBeVisible();
  expect(readInboxMock).not.toHaveBeenCalled();
});
