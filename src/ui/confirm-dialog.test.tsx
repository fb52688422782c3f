import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const final = new Error('Gone');
const remove = vi.fn<() => unknown>();

beforeEach(() => {
  remove.mockReset();
});

function Sample() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Remover
      </button>
      <ConfirmDialog
        title="Remover a foto?"
        open={isAsking}
        confirmLabel="Remover foto"
        busyLabel="Removendo..."
        cancelLabel="Manter foto"
        sentences={{ default: 'Não foi possível remover.' }}
        isFinal={(error) => error === final}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        <p>Ela sai do guia.</p>
      </ConfirmDialog>
    </>
  );
}

async function ask() {
  const view = renderScreen(<Sample />);
  await view.user.click(screen.getByRole('button', { name: 'Remover' }));
  return view;
}

test('the dialog states the consequence and does nothing when it is cancelled', async () => {
  const { user } = await ask();
  expect(screen.getByRole('dialog', { name: 'Remover a foto?' })).toHaveTextContent(
    'Ela sai do guia.',
  );
  await user.click(screen.getByRole('button', { name: 'Manter foto' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
});

test('confirming twice runs the action once, and the dialog stays open until it completes', async () => {
  let resolve: () => void = () => undefined;
  remove.mockReturnValueOnce(
    new Promise<void>((settle) => {
      resolve = settle;
    }),
  );
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  await user.click(screen.getByRole('button', { name: 'Removendo...' }));
  await user.click(screen.getByRole('button', { name: 'Manter foto' }));
  tryToClose();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(remove).toHaveBeenCalledOnce();
  await act(() => {
    resolve();
    return Promise.resolve();
  });
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failure is shown in the dialog and can be retried; the next opening starts without it', async () => {
  remove.mockRejectedValue(new Error('No connection'));
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível remover.');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(remove).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Manter foto' }));
  await user.click(screen.getByRole('button', { name: 'Remover' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remover foto' })).toBeEnabled();
});

test('after a final refusal the dialog can only be closed', async () => {
  remove.mockRejectedValue(final);
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: /Remover foto|Tentar/ })).not.toBeInTheDocument();
  const [, close] = screen.getAllByRole('button', { name: 'Fechar' });
  if (!close) throw new Error('Nothing closes it');
  await user.click(close);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
