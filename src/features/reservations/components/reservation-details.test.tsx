import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReservation } from '#support/builders.ts';
import { ReservationDetails } from './reservation-details.tsx';

test('a declined reservation shows the reason of the place, if given', () => {
  const { rerender } = render(
    <ReservationDetails {...aReservation({ status: 'declined', reason: 'Casa cheia.' })} />,
  );
  expect(screen.getByText('Resposta do lugar: Casa cheia.')).toBeVisible();
  rerender(<ReservationDetails {...aReservation({ status: 'declined' })} />);
  expect(screen.queryByText(/^Resposta do lugar/)).toBeNull();
});
