import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { listActivePlaces } from '#features/places/data/place-store.ts';
import { changeReservation } from '#features/reservations/data/reservation-request-store.ts';
import {
  cancelReservation,
  disputeNoShow,
  listReservations,
} from '#features/reservations/data/reservation-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory, aReservation, inDays } from '#support/builders.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { setWideScreen } from '#support/screen-width.ts';
import { saveFile } from '#ui/save-file.ts';
import ReservationsScreen from './reservations-screen.tsx';

vi.mock('#features/places/data/place-store.ts', () => ({
  listActivePlaces: vi.fn(),
}));
vi.mock('#features/reservations/data/reservation-store.ts', () => ({
  listReservations: vi.fn(),
  cancelReservation: vi.fn(),
  disputeNoShow: vi.fn(),
}));
vi.mock('#features/reservations/data/reservation-request-store.ts', () => ({
  changeReservation: vi.fn(),
}));
vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));
vi.mock('#ui/save-file.ts');

const answer = (...items: ReservationRequest[]) => ({ items, nextCursor: null });
const eveningHours = {
  periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, time: '18:00' },
    close: { day, time: '22:00' },
  })),
};
const place = {
  title: 'Bar da Ponte',
  category: aCategory().id,
  isActive: true,
  location: 'Rua das Flores, 100',
  neighborhood: 'Centro',
  phone: '4832220000',
  geo: { latitude: -27.6, longitude: -48.55 },
  hours: eveningHours,
  reservation: { mode: 'request' },
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(listReservations).mockReset().mockResolvedValue(answer());
  vi.mocked(cancelReservation).mockReset().mockResolvedValue();
  vi.mocked(disputeNoShow).mockReset().mockResolvedValue();
  vi.mocked(changeReservation).mockReset();
  vi.mocked(saveFile).mockReset();
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockResolvedValue([toPlace('p1', place)]);
});

function renderReservations() {
  return renderScreen(<ReservationsScreen />, { user: aUser() });
}

test('lists upcoming reservations before past ones, with place, status and club priority', async () => {
  vi.mocked(listReservations).mockResolvedValue(
    answer(
      aReservation({ priority: true }),
      aReservation({ date: inDays(-2), status: 'confirmed', people: 1 }),
    ),
  );
  renderReservations();
  expect(await screen.findAllByRole('link', { name: 'Bar da Ponte' })).toHaveLength(2);
  const [coming, past] = screen.getAllByRole('article');
  expect(coming).toHaveTextContent(
    /^PendentePrioridade do clubeBar da Ponte.+, 20:002 pessoasO lugar ainda vai responder/,
  );
  expect(past).toHaveTextContent('Confirmada');
  expect(past).toHaveTextContent('1 pessoa');
  expect(within(past as HTMLElement).queryByRole('button')).toBeNull();
  expect(listActivePlaces).toHaveBeenCalledExactlyOnceWith(['p1']);
});

test('a reservation at a place that left the guide is listed and can be cancelled', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation({ placeId: 'gone' })));
  vi.mocked(listActivePlaces).mockResolvedValue([]);
  const { user } = renderReservations();
  expect(await screen.findByText('Lugar indisponível')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByText('Reserva cancelada')).toBeVisible();
  expect(cancelReservation).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Reservas' })).toHaveFocus();
});

test('a failed cancellation shows the reason and can be retried', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation()));
  vi.mocked(cancelReservation).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderReservations();
  await user.click(await screen.findByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível cancelar a reserva');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Reserva cancelada')).toBeVisible();
});

test('the dialog cannot be closed during a cancellation, so that a failure is shown', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation()));
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(cancelReservation).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = renderReservations();
  await user.click(await screen.findByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  await screen.findByRole('button', { name: 'Cancelando...' });
  tryToClose();
  await user.click(screen.getByRole('button', { name: 'Manter reserva' }));
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível cancelar a reserva');
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows three no-shows in a year, and disputes a wrong one after a confirmation', async () => {
  const noShow = (days: number, changes = {}) =>
    aReservation({ date: inDays(-days), status: 'no_show', ...changes });
  vi.mocked(listReservations).mockResolvedValue(
    answer(noShow(2), noShow(40), noShow(80), noShow(5, { disputedAt: new Date(0) })),
  );
  const { user } = renderReservations();
  expect(await screen.findByText(/^Você faltou a 3 reservas confirmadas/)).toBeVisible();
  expect(screen.getByText('Você contestou esta falta. Ela não conta.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Contestar falta de/ }));
  vi.mocked(listReservations).mockResolvedValue(answer(noShow(40), noShow(80)));
  await user.click(await screen.findByRole('button', { name: 'Contestar falta' }));
  expect(await screen.findByText('Falta contestada')).toBeVisible();
  expect(disputeNoShow).toHaveBeenCalledExactlyOnceWith(noShow(2).id);
  expect(screen.getByRole('heading', { name: 'Reservas' })).toHaveFocus();
});

test('does not mention two no-shows', async () => {
  const noShow = (days: number) => aReservation({ date: inDays(-days), status: 'no_show' });
  vi.mocked(listReservations).mockResolvedValue(answer(noShow(40), noShow(80), noShow(400)));
  renderReservations();
  expect(await screen.findAllByText('Não compareceu')).toHaveLength(3);
  expect(screen.queryByText(/^Você faltou/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Contestar/ })).not.toBeInTheDocument();
});

test('a failed read shows an error instead of an empty list, and can be retried', async () => {
  vi.mocked(listReservations).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderReservations();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar suas reservas',
  );
  expect(screen.queryByText('Nenhuma reserva ainda')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma reserva ainda')).toBeVisible();
});

test('reservations are shown if their places cannot be read, which can be retried', async () => {
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation()));
  vi.mocked(listActivePlaces).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderReservations();
  expect(await screen.findByText('Lugar não carregado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bar da Ponte' })).toBeVisible();
});

test('each upcoming reservation has its map next to it on a wide screen', async () => {
  setWideScreen(true);
  vi.mocked(listReservations).mockResolvedValue(
    answer(aReservation(), aReservation({ date: inDays(4), time: '19:00' })),
  );
  renderReservations();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    expect(within(card).getByRole('button', { name: 'Ver mapa' })).toBeVisible();
  }
});

test('an upcoming reservation shows address and contact on a phone, and its map on a tap', async () => {
  setWideScreen(false);
  vi.mocked(listReservations).mockResolvedValue(
    answer(
      aReservation({ status: 'confirmed', note: 'Perto da janela' }),
      aReservation({ date: inDays(4), time: '19:00' }),
    ),
  );
  const { user } = renderReservations();
  const [next, later] = await screen.findAllByRole('article');
  const first = within(next as HTMLElement);
  expect(next).toHaveTextContent('Tudo certo. Até lá.');
  expect(next).toHaveTextContent('Rua das Flores, 100');
  expect(next).toHaveTextContent('Perto da janela');
  expect(first.getByRole('link', { name: 'Como chegar a Bar da Ponte' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=-27.6%2C-48.55') as string,
  );
  expect(
    first.getByRole('link', { name: 'Ligar para Bar da Ponte, (48) 3222-0000' }),
  ).toHaveAttribute('href', 'tel:+554832220000');
  expect(later).toHaveTextContent('O lugar ainda vai responder.');
  const map = within(later as HTMLElement).getByRole('button', {
    name: /^Ver mapa de Bar da Ponte .*Rua das Flores, 100/,
  });
  expect(map).toHaveAttribute('aria-expanded', 'false');
  await user.click(map);
  expect(map).toHaveAttribute('aria-expanded', 'true');
  expect(map).toHaveAccessibleName(/^Fechar mapa de Bar da Ponte/);
});

test.each(['pending', 'confirmed'] as const)(
  'the actions of a %s reservation have names and the same emphasis',
  async (status) => {
    vi.mocked(listReservations).mockResolvedValue(answer(aReservation({ status })));
    renderReservations();
    const actions = [
      await screen.findByRole('link', { name: /^Como chegar/ }),
      screen.getByRole('link', { name: /^Ligar para/ }),
      screen.getByRole('button', { name: /^Calendário – adicionar a reserva/ }),
      screen.getByRole('button', { name: /^Mudar a reserva/ }),
      screen.getByRole('button', { name: /^Cancelar a reserva/ }),
    ];
    for (const action of actions) expect(action).not.toHaveClass('bg-sea');
  },
);

test('the calendar entry keeps its UID after every change, and a cancellation removes it', async () => {
  const createdAt = new Date('2026-03-01T12:00:00Z');
  const asked = aReservation({ createdAt, updatedAt: createdAt });
  const moved = {
    ...aReservation({ date: inDays(5), status: 'confirmed' }),
    createdAt,
    updatedAt: new Date('2026-03-01T13:00:00Z'),
  };
  const declined = aReservation({
    ...{ date: inDays(6), status: 'declined', createdAt },
    updatedAt: new Date('2026-03-02T00:00:00Z'),
  });
  vi.mocked(listReservations).mockResolvedValue(answer(asked, moved, declined));
  const { user } = renderReservations();
  const readSavedLines = async (button: HTMLElement) => {
    await user.click(button);
    const saved = vi.mocked(saveFile).mock.lastCall?.[0];
    expect(saved?.filename).toMatch(/^reserva-bar-da-ponte-\d{4}-\d{2}-\d{2}\.ics$/);
    const file = (await saved?.content.text()) ?? '';
    return (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];
  };
  const [one, two] = await screen.findAllByRole('button', { name: /^Calendário/ });
  const first = await readSavedLines(one as HTMLElement);
  const second = await readSavedLines(two as HTMLElement);
  const third = await readSavedLines(screen.getByRole('button', { name: /^Tirar do calendário/ }));
  expect(first('UID')).toMatch(/^reserva-p1-\d+@/);
  expect(new Set([first('UID'), second('UID'), third('UID')]).size).toBe(1);
  expect([first, second, third].map((line) => line('STATUS'))).toEqual([
    'TENTATIVE',
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect([first, second, third].map((line) => Number(line('SEQUENCE')))).toEqual([0, 3600, 43_200]);
  expect(screen.getByText(/tirar a reserva do seu calendário/)).toBeVisible();
});

test('an old reservation without a valid time is listed without a calendar button', async () => {
  const id = `p1_ana_${inDays(3)}`;
  vi.mocked(listReservations).mockResolvedValue(answer(aReservation({ id, time: '' })));
  const { user } = renderReservations();
  expect(await screen.findByRole('link', { name: 'Bar da Ponte' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /calendário/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Cancelar a reserva/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  expect(await screen.findByText('Reserva cancelada')).toBeVisible();
  expect(cancelReservation).toHaveBeenCalledExactlyOnceWith(id);
});

test('a declined reservation links to a new request and cannot be changed or cancelled', async () => {
  const reason = 'Estamos com a cozinha em reforma.';
  vi.mocked(listReservations).mockResolvedValue(
    answer(aReservation({ status: 'declined', reason })),
  );
  renderReservations();
  expect(await screen.findByText('O lugar não pôde aceitar este horário.')).toBeVisible();
  expect(screen.getByText(`Resposta do lugar: ${reason}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir outro horário em Bar da Ponte' })).toHaveAttribute(
    'href',
    '/places/bares/p1-bar-da-ponte',
  );
  expect(screen.queryByRole('button', { name: /^(Mudar|Cancelar) a/ })).not.toBeInTheDocument();
});

describe('changing a reservation', () => {
  const before = aReservation({ status: 'confirmed', note: 'Perto da janela' });
  const openChange = async () => {
    vi.mocked(listReservations).mockResolvedValue(answer(before));
    const rendered = renderReservations();
    await rendered.user.click(await screen.findByRole('button', { name: /^Mudar a reserva de/ }));
    await screen.findByRole('heading', { name: 'Mudar reserva' });
    return rendered;
  };

  test('starts with the current values, keeps the contact and explains that the place answers again', async () => {
    vi.mocked(changeReservation).mockResolvedValue({ ...before, status: 'pending' });
    const { user } = await openChange();
    expect(screen.getByLabelText('Pessoas')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: '20:00' })).toBeChecked();
    expect(screen.getByLabelText('Observação (opcional)')).toHaveValue('Perto da janela');
    expect(screen.queryByLabelText('Telefone')).not.toBeInTheDocument();
    expect(screen.getByText(/o lugar responde de novo/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Uma pessoa a mais' }));
    await user.click(screen.getByRole('radio', { name: '20:30' }));
    await user.click(screen.getByRole('button', { name: 'Salvar mudança' }));
    expect(await screen.findByText('Mudança enviada. O lugar vai responder.')).toBeVisible();
    const { name, phone, date, note } = before;
    expect(changeReservation).toHaveBeenCalledExactlyOnceWith(before.id, {
      ...{ name, phone, date, note },
      ...{ time: '20:30', people: 3 },
    });
    expect(listReservations).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: 'Reservas' })).toHaveFocus();
  });

  test('sends nothing if no value differs', async () => {
    const { user } = await openChange();
    await user.click(screen.getByRole('button', { name: 'Salvar mudança' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(changeReservation).not.toHaveBeenCalled();
  });

  test('shows a message if the place answered first, and the list shows the new status', async () => {
    const sentence = 'Esta reserva já passou ou não vale mais.';
    vi.mocked(changeReservation).mockRejectedValue(
      new UserFacingError('conflict', sentence, { reason: 'no_longer_open' }),
    );
    const { user } = await openChange();
    vi.mocked(listReservations).mockResolvedValue(answer({ ...before, status: 'declined' }));
    await user.click(screen.getByRole('button', { name: 'Uma pessoa a mais' }));
    await user.click(screen.getByRole('button', { name: 'Salvar mudança' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    tryToClose();
    expect(await screen.findByText('Recusada')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pedir outro horário/ })).toBeVisible();
  });
});
