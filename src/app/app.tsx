import { Fragment, StrictMode, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '#features/account/components/session/session-provider.tsx';
import type { SessionController } from '#features/account/data/session/session-state.ts';
import { failureText } from '#shared/error-sentences.ts';
import { FailureTextContext } from '#ui/failure-text.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { useSession } from '#features/account/components/session/use-session.ts';
import { chooseTheme } from '#features/account/components/theme.ts';
import { AppRoutes } from './routes.tsx';

/**
 * Applies the light or dark theme stored in the account on every device the user signs in on. An account set to follow
 * the system leaves the theme of the device unchanged.
 */
function AccountTheme(): null {
  const theme = useSession().user?.preferences.theme;
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') chooseTheme(theme);
  }, [theme]);
  return null;
}

interface AppProps {
  queryClient: QueryClient;
  session: SessionController;
  /** Provides the current address. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Wraps the routes, e.g. to show the start-up screen. Default: nothing. */
  Start?: ComponentType<{ children: ReactNode }>;
}

/**
 * Renders the routes with their providers, the same in the browser (begin.tsx) and on the server (entry-server.tsx).
 */
export function App({ queryClient, session, Router, Start = Fragment }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <AccountTheme />
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
