import { act, fireEvent, screen, within } from '@testing-library/react';

/** Tries all ways to close the open dialog: 'Fechar', the backdrop, Esc, and Esc again. */
export function tryToClose(): void {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const [close] = within(dialog).getAllByRole('button', { name: 'Fechar' });
  fireEvent.click(close ?? dialog);
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  // A page can prevent only the first Esc.
  act(() => {
    dialog.close();
  });
}
