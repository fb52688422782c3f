import { createContext, useContext, useLayoutEffect } from 'react';

/**
 * Function that keeps the enclosing dialog open until the function that it returns is called; null outside a dialog.
 */
export const DialogHoldContext = createContext<(() => () => void) | null>(null);

/** Keeps the enclosing dialog open while a task in it is running. */
export function useKeepDialogOpen(isBusy: boolean): void {
  const keepOpen = useContext(DialogHoldContext);
  useLayoutEffect(() => (isBusy ? keepOpen?.() : undefined), [isBusy, keepOpen]);
}
