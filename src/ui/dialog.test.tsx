import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Abrir
      </button>
      {isOpen && (
        <Dialog
          title="Pergunta"
          open
          closeLabel="Fechar"
          onClose={() => {
            setOpen(false);
          }}
        >
          <p>Certeza?</p>
        </Dialog>
      )}
    </>
  );
}

test('a dialog that is taken away gives the focus back to what opened it', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
