import { createContext, useContext, useLayoutEffect } from 'react';

/** Keeps the enclosing dialog open until what it returns is called; null outside of every dialog. */
export const DialogHold = createContext<(() => () => void) | null>(null);

/** The enclosing dialog cannot be closed while something in it is under way. */
export function useDialogHold(isBusy: boolean): void {
  const hold = useContext(DialogHold);
  useLayoutEffect(() => (isBusy ? hold?.() : undefined), [isBusy, hold]);
}
