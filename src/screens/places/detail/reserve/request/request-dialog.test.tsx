import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toPlace } from '#domain/stored/place.ts';
import { requestReservation } from '#data/reservations/reservation-request-store.ts';
import { AppError } from '#domain/app-error.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import { aUser } from '#session/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { RequestDialog } from './request-dialog.tsx';

vi.mock('#data/reservations/reservation-request-store.ts', () => ({ requestReservation: vi.fn() }));
vi.mock('#data/club/club-member-store.ts', () => ({
  getClubMember: () => Promise.resolve(null),
}));

const place = toPlace('p1', { title: 'Bar da Ponte', reservation: { mode: 'request', value: '' } });
const dayMs = 86_400_000;

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
