import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { tryToClose } from '#support/dialog-closing.ts';
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
          isBusy={false}
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

test('a dialog that is unmounted returns the focus to its opener', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('stays open when a nested dialog closes', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Formulário" onClose={onClose}>
      <dialog aria-label="Pergunta" open />
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Pergunta' }), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

test('Esc calls onClose, and the caller closes the dialog', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a busy dialog stays open without calling onClose, whatever is pressed', () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Dialog title="Pergunta" isBusy onClose={onClose}>
      <p>Salvando...</p>
    </Dialog>,
  );
  tryToClose();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Fechar' })).toHaveAttribute('aria-disabled', 'true');

  rerender(
    <Dialog title="Pergunta" isBusy={false} onClose={onClose}>
      <p>Salvo</p>
    </Dialog>,
  );
  tryToClose();
  expect(onClose).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});

test('a tap on the backdrop closes a dialog, but not a full-screen one', () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Dialog title="Pergunta" onClose={onClose}>
      <p>Certeza?</p>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(
    <Dialog title="Pergunta" isFullScreen onClose={onClose}>
      <p>Certeza?</p>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

describe('a short swipe down on the header of a sheet', () => {
  const swipe = (ms: number) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    const onClose = vi.fn();
    render(
      <Dialog title="Filtros" isSheet onClose={onClose}>
        <p>Praias</p>
      </Dialog>,
    );
    const heading = screen.getByRole('heading', { name: 'Filtros' });
    fireEvent.pointerDown(heading, { isPrimary: true, clientY: 200 });
    fireEvent.pointerMove(heading, { isPrimary: true, clientY: 280 });
    now.mockReturnValue(1000 + ms);
    fireEvent.pointerUp(heading, { isPrimary: true, clientY: 320 });
    vi.restoreAllMocks();
    return onClose;
  };

  test('closes the sheet if it is fast', () => {
    expect(swipe(100)).toHaveBeenCalledOnce();
  });

  test('does not close the sheet if it is slow', () => {
    expect(swipe(600)).not.toHaveBeenCalled();
  });
});
