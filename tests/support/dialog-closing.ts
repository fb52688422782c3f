import { act, fireEvent, screen, within } from '@testing-library/react';

/** Every way out of the open dialog that the browser or its frame offers: 'Fechar', the veil, Esc, and Esc again. */
export function tryToClose(): void {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const [close] = within(dialog).getAllByRole('button', { name: 'Fechar' });
  fireEvent.click(close ?? dialog);
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  // The browser lets a page prevent the first Esc only.
  act(() => {
    dialog.close();
  });
}
