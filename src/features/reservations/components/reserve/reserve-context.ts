import { createContext } from 'react';

/** Opens the reservation form of the place. A visitor signs in first. */
export const OpenReservationContext = createContext<() => void>(() => {
  throw new Error('OpenReservationContext needs a ReservationFormProvider above it');
});
