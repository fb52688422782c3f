import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser } from '#support/test-session.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { reportOffline } from '#ui/use-is-offline.ts';
import { useSignedInDialog } from './use-signed-in-dialog.ts';

const Form = () => <p>Formulário</p>;

/** Renders a button that opens a dialog whose code is loaded on demand. */
function renderOpener(fetchCode: () => Promise<typeof Form>) {
  const lazyDialog = lazyCode(fetchCode);
  function Opener() {
    const { button, close, opened } = useSignedInDialog({
      lazyDialog,
      action: 'correct',
      hash: '#abrir',
      toErrorText: () => 'Erro',
    });
    return (
      <>
        <button type="button" {...button}>
          Abrir
        </button>
        {opened && (
          <>
            <opened.Dialog />
            <button type="button" onClick={close}>
              Fechar
            </button>
          </>
        )}
      </>
    );
  }
  return renderScreen(<Opener />, { user: aUser() });
}

const setOffline = (isOffline: boolean) => {
  act(() => {
    reportOffline(isOffline);
  });
};

afterEach(() => {
  setOffline(false);
});

test('offline, the button is disabled and says why, unless the code of the dialog is loaded', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(Form));
  const { user } = renderOpener(fetchCode);
  const button = screen.getByRole('button', { name: 'Abrir' });
  setOffline(true);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(await screen.findByText(/^Sem conexão\. Tente novamente/)).toBeVisible();
  expect(button).toHaveFocus();
  expect(fetchCode).not.toHaveBeenCalled();

  setOffline(false);
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await user.click(button);
  expect(await screen.findByText('Formulário')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  setOffline(true);
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await user.click(button);
  expect(await screen.findByText('Formulário')).toBeVisible();
});

test('code that fails to load is reported as a part of the guide that did not load', async () => {
  const { user } = renderOpener(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText(/^Esta parte do guia não carregou/)).toBeVisible();
});
