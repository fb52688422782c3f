import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toPlace } from '#features/places/model/place.ts';
import { requestReservation } from '#features/reservations/data/reservation-request-store.ts';
import { getContact, savePhone } from '#features/account/data/contact-store.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { AppError } from '#shared/app-error.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { dayMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { aReservation, inDays } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { RequestDialog } from './request-dialog.tsx';

vi.mock('#features/reservations/data/reservation-request-store.ts', () => ({
  requestReservation: vi.fn(),
}));
vi.mock('#features/account/data/contact-store.ts', () => ({
  getContact: vi.fn(),
  savePhone: vi.fn(),
}));
vi.mock('#features/club/data/club-member-store.ts', () => ({
  getClubMember: () => Promise.resolve(null),
}));

const place = toPlace('p1', { title: 'Bar da Ponte', reservation: { mode: 'request', value: '' } });

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.mocked(savePhone).mockReset().mockResolvedValue();
  vi.mocked(getContact).mockReset().mockResolvedValue(null);
});

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Reservar
      </button>
      <RequestDialog
        place={place}
        user={aUser()}
        open={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

/** The button names the reservation once a time is chosen. */
const sendLabel = /^(?:Enviar pedido|Pedir para \d+, )/;

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('the dialog cannot be closed while a request is sent, so that a failure is shown once', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(requestReservation).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = renderScreen(<Page />);
  await user.click(screen.getByRole('radio', { name: 'Outra data' }));
  fill('Data', brandMoment(new Date(Date.now() + 2 * dayMs)).date);
  fill('Horário', '20:00');
  await screen.findByLabelText('Nome');
  fill('Nome', 'Ana Souza');
  fill('Telefone', '48 99999-0000');
  await user.click(screen.getByRole('button', { name: sendLabel }));
  await screen.findByRole('button', { name: 'Enviando...' });
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana Souza');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a user with a stored phone', () => {
  const phone = '+5548999990000';
  const hours = {
    periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: '18:00' },
      close: { day, time: '22:00' },
    })),
  };
  const openEvenings = toPlace('p2', { title: 'Bar', hours, reservation: { mode: 'request' } });
  const renderDialog = (user = aUser()) =>
    renderScreen(<RequestDialog place={openEvenings} user={user} open onClose={() => undefined} />);

  beforeEach(() => {
    vi.mocked(getContact).mockResolvedValue({ phone });
  });

  /** Chooses a day and a time, and sends the request. */
  async function sendRequest(user: ReturnType<typeof renderDialog>['user']) {
    vi.mocked(requestReservation).mockResolvedValueOnce({
      isNew: true,
      reservation: aReservation(),
    });
    await user.click(
      screen.getAllByRole('radio', {
        name: /^(segunda|terça|quarta|quinta|sexta|sábado|domingo),/,
      })[2]!,
    );
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    await user.click(screen.getByRole('button', { name: sendLabel }));
    expect(await screen.findByText('Pedido enviado')).toBeVisible();
  }

  test('sends a request after choosing a time, without typing', async () => {
    vi.mocked(requestReservation).mockResolvedValueOnce({
      isNew: true,
      reservation: aReservation(),
    });
    const { user } = renderDialog();
    expect(await screen.findByText(/99999.0000/)).toBeVisible();
    expect(screen.queryByLabelText('Telefone')).not.toBeInTheDocument();
    await user.click(
      screen.getAllByRole('radio', {
        name: /^(segunda|terça|quarta|quinta|sexta|sábado|domingo),/,
      })[3]!,
    );
    await user.click(screen.getByRole('radio', { name: '20:30' }));
    await user.click(screen.getByRole('button', { name: sendLabel }));
    expect(await screen.findByText('Pedido enviado')).toBeVisible();
    expect(vi.mocked(requestReservation).mock.lastCall?.[1]).toMatchObject({
      ...{ name: 'Ana Souza', phone, time: '20:30', people: 2 },
      date: inDays(3),
    });
    expect(savePhone).not.toHaveBeenCalled();
  });

  test('sees the people, day and time on the button as soon as a time is chosen', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] });
    const { user } = renderDialog(aUser({ uid: 'gil' }));
    await user.click(screen.getByRole('radio', { name: 'Outra data' }));
    fill('Data', '2026-11-28');
    expect(screen.getByRole('button', { name: 'Enviar pedido' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '20:00' }));
    await user.click(screen.getByRole('button', { name: 'Uma pessoa a mais' }));
    expect(screen.getByRole('button', { name: 'Pedir para 3, sáb 28, 20:00' })).toBeVisible();
    fill('Pessoas', '0');
    expect(screen.getByRole('button', { name: 'Enviar pedido' })).toBeVisible();
  });

  test('sees the times of lunch and dinner, and the others on demand', async () => {
    const allDay = {
      periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        open: { day, time: '10:00' },
        close: { day: (day + 1) % 7, time: '01:00' },
      })),
    };
    const bistro = toPlace('p3', {
      title: 'Bistrô',
      hours: allDay,
      reservation: { mode: 'request' },
    });
    const { user } = renderScreen(
      <RequestDialog place={bistro} user={aUser()} open onClose={() => undefined} />,
    );
    await user.click(
      screen.getAllByRole('radio', {
        name: /^(segunda|terça|quarta|quinta|sexta|sábado|domingo),/,
      })[3]!,
    );
    const group = within(screen.getByRole('group', { name: 'Horário' }));
    const times = () => group.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(group.getByText('Almoço')).toBeVisible();
    expect(group.getByText('Jantar')).toBeVisible();
    expect(times()).toContain('14:30');
    expect(times()).toContain('23:30');
    expect(times()).not.toContain('16:00');
    const others = group.getByRole('button', { name: 'Outros horários' });
    expect(others).toHaveAttribute('aria-expanded', 'false');
    await user.click(others);
    expect(others).toHaveAttribute('aria-expanded', 'true');
    expect(times()).toEqual(expect.arrayContaining(['00:30', '10:00', '16:00']));
    expect(group.getByText('Madrugada, continuação da noite anterior')).toBeVisible();
  });

  test('can change the phone, which is stored only on request', async () => {
    const { user } = renderDialog(aUser({ uid: 'bia' }));
    await user.click(await screen.findByRole('button', { name: 'Alterar nome e telefone' }));
    await user.click(screen.getByRole('checkbox', { name: /^Guardar meu telefone/ }));
    await sendRequest(user);
    expect(savePhone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: 'bia' }), '');
    // The next request still has the phone.
    await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
    expect(screen.getByLabelText('Telefone')).toHaveValue(phone);
  });

  test('may have the phone in an older record; the next request moves it', async () => {
    vi.mocked(getContact).mockResolvedValue(null);
    const userWithOlderPhone = aUser({ uid: 'davi', olderPhone: phone });
    const { user } = renderDialog(userWithOlderPhone);
    expect(await screen.findByText(/99999.0000/)).toBeVisible();
    await sendRequest(user);
    expect(savePhone).toHaveBeenCalledExactlyOnceWith(userWithOlderPhone, phone);
  });

  test('types the phone if it cannot be read, and the typed one is stored', async () => {
    vi.mocked(getContact).mockRejectedValue(new AppError('unavailable'));
    const { user } = renderDialog(aUser({ uid: 'eva' }));
    await user.type(await screen.findByLabelText('Telefone'), '48 98888-0000');
    await sendRequest(user);
    expect(savePhone).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ uid: 'eva' }),
      '+5548988880000',
    );
  });

  test('can fill in the form while the phone loads, and types it if it is needed earlier', async () => {
    let answer: (contact: { phone: string }) => void = () => undefined;
    vi.mocked(getContact).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user } = renderDialog(aUser({ uid: 'fabio' }));
    await user.click(screen.getByRole('button', { name: 'Uma pessoa a mais' }));
    expect(screen.queryByLabelText('Telefone')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: sendLabel }));
    expect(screen.getByLabelText('Telefone')).toHaveAccessibleDescription(/^Telefone inválido/);
    answer({ phone });
    await waitFor(() => {
      expect(screen.getByLabelText('Telefone')).toHaveValue(phone);
    });
    expect(screen.getByLabelText('Pessoas')).toHaveValue('3');
  });

  test('sees the message of the server if the request is refused', async () => {
    const sentence = 'Não há mais mesas neste horário. Escolha outro horário ou outra data.';
    vi.mocked(requestReservation).mockRejectedValueOnce(
      new UserFacingError('conflict', sentence, { reason: 'full' }),
    );
    const { user } = renderDialog(aUser({ uid: 'caio' }));
    await screen.findByText(/99999.0000/);
    // Not today, which has no time left late in the evening.
    await user.click(
      screen.getAllByRole('radio', {
        name: /^(segunda|terça|quarta|quinta|sexta|sábado|domingo),/,
      })[2]!,
    );
    await user.click(screen.getByRole('button', { name: sendLabel }));
    expect(screen.getByText('Escolha um horário.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    await user.click(screen.getByRole('button', { name: sendLabel }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });
});
