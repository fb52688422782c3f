import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { SessionContext } from '#features/account/components/session/use-session.ts';
import type { SessionController } from '#features/account/data/session/session-state.ts';
import type { User } from '#features/account/model/user.ts';
import { failureText } from '#shared/error-sentences.ts';
import { FailureTextContext } from '#ui/failure-text.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { fakeSession, signedInState, visitorState } from './test-session.ts';

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

interface ScreenOptions {
  at?: string;
  /** State of the history entry. */
  state?: unknown;
  /** The signed-in user; without one the screen is shown to a visitor. */
  user?: User | undefined;
  /** For tests that change the session or observe its calls. */
  session?: SessionController;
}

/** Renders a part of the app within its providers; `address()` returns the current URL of the router. */
export function renderScreen(
  children: ReactNode,
  {
    at = '/',
    state,
    user,
    session = fakeSession(user ? signedInState(user) : visitorState),
  }: ScreenOptions = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let current = at;
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <FailureTextContext value={failureText}>
          <ToastProvider>
            <SessionContext value={session}>{children}</SessionContext>
          </ToastProvider>
        </FailureTextContext>
        <Address
          onChange={(address) => {
            current = address;
          }}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, client, user: userEvent.setup(), address: () => current };
}
