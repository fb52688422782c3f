import { createContext, useContext, useLayoutEffect } from 'react';

/** Keeps the enclosing dialog open until the returned function is called; null outside a dialog. */
export const DialogHold = createContext<(() => () => void) | null>(null);

/** Keeps the enclosing dialog open while a task in it is running. */
export function useDialogHold(isBusy: boolean): void {
  const hold = useContext(DialogHold);
  useLayoutEffect(() => (isBusy ? hold?.() : undefined), [isBusy, hold]);
}
