import { createContext } from 'react';

/** Opens the form that asks this place for a reservation; who is signed out is asked to sign in first. */
export const ReserveContext = createContext<() => void>(() => {
  throw new Error('ReserveContext needs a ReserveRequests above it');
});
