import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { failureText } from '#shared/error-sentences.ts';
import { FailureTextContext } from '#ui/failure-text.ts';
import { ToastProvider } from '#ui/toast.tsx';

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

interface ScreenOptions {
  at?: string;
  /** State of the history entry. */
  state?: unknown;
}

/** Renders a part of the app within its providers; `address()` returns the current URL of the router. */
export function renderScreen(children: ReactNode, { at = '/', state }: ScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let current = at;
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <FailureTextContext value={failureText}>
          <ToastProvider>{children}</ToastProvider>
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
