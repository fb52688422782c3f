import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { takeEarlyPress } from '#ui/progressive/early-press.ts';
import { hydrateQueries } from '#app/hydrated-queries.ts';
import { preloadScreen } from '#app/routes.tsx';
import { basePath } from '#shared/language.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { createLazySession } from '#features/account/data/session/lazy-session.ts';
import { browserHintStore } from '#features/account/data/session/session-hint.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';

const queryClient = createQueryClient();
/** Auth is loaded only if a session may exist. */
const session = createLazySession(browserHintStore, async () => {
  const { createMemberSession } = await import('#app/member-session.ts');
  return createMemberSession(browserHintStore, queryClient);
});
/** Provides the address without the prefix of the language. */
function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={basePath}>{children}</BrowserRouter>;
}

const appProps = { queryClient, session, Router };

/** Hydrates the server-rendered page, or renders the app from scratch. */
export function startApp(root: HTMLElement): void {
  if (hydrateQueries(queryClient)) {
    const hydrate = () => {
      takeEarlyPress(root);
      // Hydrates in time slices, so that taps are handled in between.
      startTransition(() => {
        hydrateRoot(root, <App {...appProps} />);
      });
    };
    // If the chunk fails to load, the error boundary shows the message.
    preloadScreen(location.pathname.slice(basePath.length) || '/').then(hydrate, hydrate);
  } else {
    takeEarlyPress(root);
    const startupCode = lazyCode(() => import('#app/startup.tsx'));
    startupCode.load().then(
      ({ Startup }) => {
        createRoot(root).render(<App {...appProps} Start={Startup} />);
      },
      () => {
        // Each screen then shows its own load error and offers a reload.
        createRoot(root).render(<App {...appProps} />);
      },
    );
  }
}
