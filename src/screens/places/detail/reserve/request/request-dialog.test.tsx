import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toPlace } from '#domain/stored/place.ts';
import { requestReservation } from '#data/reservations/reservation-request-store.ts';
import { savePhone } from '#data/users/profile-writes.ts';
import { RefusedError } from '#data/api/refused-error.ts';
import { AppError } from '#domain/app-error.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import { aUser } from '#session/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { aReservation, inDays } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { RequestDialog } from './request-dialog.tsx';

vi.mock('#data/reservations/reservation-request-store.ts', () => ({ requestReservation: vi.fn() }));
vi.mock('#data/users/profile-writes.ts', () => ({ savePhone: vi.fn() }));
vi.mock('#data/club/club-member-store.ts', () => ({
  getClubMember: () => Promise.resolve(null),
}));

const place = toPlace('p1', { title: 'Bar da Ponte', reservation: { mode: 'request', value: '' } });
const dayMs = 86_400_000;

beforeEach(() => {
  vi.mocked(savePhone).mockReset().mockResolvedValue();
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

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('a request on its way cannot be closed, so that its failure is shown, once', async () => {
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
  fill('Nome', 'Ana Souza');
  fill('Telefone', '48 99999-0000');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
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

describe('who is known', () => {
  const known = aUser({ phone: '+5548999990000' });
  const hours = {
    periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: '18:00' },
      close: { day, time: '22:00' },
    })),
  };
  const openEvenings = toPlace('p2', { title: 'Bar', hours, reservation: { mode: 'request' } });
  const renderDialog = (user = known) =>
    renderScreen(<RequestDialog place={openEvenings} user={user} open onClose={() => undefined} />);

  test('asks with a time and a tap, and types nothing', async () => {
    vi.mocked(requestReservation).mockResolvedValueOnce({
      isNew: true,
      reservation: aReservation(),
    });
    const { user } = renderDialog();
    expect(screen.queryByLabelText('Telefone')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('radio', { name: /feira,|sábado|domingo/ })[3]!);
    await user.click(screen.getByRole('radio', { name: '20:30' }));
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('Pedido enviado')).toBeVisible();
    expect(vi.mocked(requestReservation).mock.lastCall?.[1]).toMatchObject({
      ...{ name: 'Ana Souza', phone: '+5548999990000', time: '20:30', people: 2 },
      date: inDays(3),
    });
    expect(savePhone).not.toHaveBeenCalled();
  });

  test('changes the phone, which is kept only when that is wanted', async () => {
    vi.mocked(requestReservation).mockResolvedValueOnce({
      isNew: true,
      reservation: aReservation(),
    });
    const other = aUser({ uid: 'bia', phone: '+5548999990000' });
    const { user } = renderDialog(other);
    await user.click(screen.getByRole('button', { name: 'Alterar nome e telefone' }));
    await user.click(screen.getByRole('checkbox', { name: /^Guardar meu telefone/ }));
    await user.click(screen.getAllByRole('radio', { name: /feira,|sábado|domingo/ })[2]!);
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('Pedido enviado')).toBeVisible();
    expect(savePhone).toHaveBeenCalledExactlyOnceWith('bia', '');
  });

  test('is told in the words of the server what is refused', async () => {
    const sentence = 'Não há mais mesas neste horário. Escolha outro horário ou outra data.';
    vi.mocked(requestReservation).mockRejectedValueOnce(new RefusedError('full', sentence));
    const { user } = renderDialog(aUser({ uid: 'caio', phone: '+5548999990000' }));
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(screen.getByText('Escolha um horário.')).toBeVisible();
    await user.click(screen.getAllByRole('radio', { name: /feira,|sábado|domingo/ })[2]!);
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });
});
