import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '#data/query-client.ts';
import { createBrowserSession, SessionProvider } from '#session/session-provider.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { AppRoutes } from './routes.tsx';
import { Startup } from './startup.tsx';
import { ThemeOfAccount } from './theme-of-account.ts';

const queryClient = createQueryClient();
const session = createBrowserSession();

/** Composition root: providers around the routes. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <ThemeOfAccount />
          <BrowserRouter>
            <ToastProvider>
              <Startup>
                <AppRoutes />
              </Startup>
            </ToastProvider>
          </BrowserRouter>
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
