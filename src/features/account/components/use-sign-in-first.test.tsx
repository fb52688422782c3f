import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { RunOnMount } from '#ui/progressive/early-press.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { SessionContext } from './session/use-session.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

test('a press from before the hydration runs the action of a signed-in user, without the login', async () => {
  const run = vi.fn();
  function Save() {
    const signInFirst = useSignInFirst();
    const press = () => void signInFirst({ run, login: {}, toErrorText: () => 'Erro' });
    return (
      <button type="button" onClick={press}>
        Salvar
      </button>
    );
  }
  const user = aUser();
  const page = (
    <MemoryRouter>
      <ToastProvider>
        <SessionContext value={fakeSession(signedInState(user))}>
          <Save />
          <RunOnMount
            run={() => {
              screen.getByRole('button', { name: 'Salvar' }).click();
            }}
          />
        </SessionContext>
      </ToastProvider>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  // The server renders the page for a visitor.
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  await waitFor(() => {
    expect(run).toHaveBeenCalledExactlyOnceWith(user);
  });
});
