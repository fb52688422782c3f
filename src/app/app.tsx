import { Fragment, StrictMode } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '#features/account/components/session/session-provider.tsx';
import type { SessionController } from '#features/account/data/session/session-state.ts';
import { failureText } from '#shared/error-sentences.ts';
import { FailureTextContext } from '#ui/failure-text.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { AppRoutes } from './routes.tsx';
import { ThemeOfAccount } from './theme-of-account.ts';

interface AppProps {
  queryClient: QueryClient;
  session: SessionController;
  /** Knows the address. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Stands around the routes where a start has to be shown. */
  Start?: ComponentType<{ children: ReactNode }>;
}

/** Providers around the routes, the same in the browser (begin.tsx) and on the server (entry-server.tsx). */
export function App({ queryClient, session, Router, Start = Fragment }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <ThemeOfAccount />
          <Router>
            <FailureTextContext value={failureText}>
              <ToastProvider>
                <Start>
                  <AppRoutes />
                </Start>
              </ToastProvider>
            </FailureTextContext>
          </Router>
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
