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
 * A light or dark theme chosen in the account comes along to every device one signs in on. An account that
 * leaves it to the system changes nothing: the device may have a choice of its own.
 */
function ThemeOfAccount(): null {
  const theme = useSession().user?.preferences.theme;
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') chooseTheme(theme);
  }, [theme]);
  return null;
}

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
