import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { takeEarlyPress } from '#app/early-press.ts';
import { hydratedQueries } from '#app/hydrated-queries.ts';
import { preloadScreen } from '#app/routes.tsx';
import { createQueryClient } from '#platform/query-client.ts';
import { createLazySession } from '#features/account/data/session/lazy-session.ts';
import { browserHint } from '#features/account/data/session/session-hint.ts';
import { lazyCode } from '#ui/lazy-code.ts';

const queryClient = createQueryClient();
/** Auth is loaded when there is somebody to ask about. */
const session = createLazySession(browserHint, async () => {
  const { createMemberSession } = await import('#app/member-session.ts');
  return createMemberSession(browserHint, queryClient);
});
const services = { queryClient, session, Router: BrowserRouter };

/** Hydrates the page that the server rendered, or draws one. */
export function begin(root: HTMLElement): void {
  if (hydratedQueries(queryClient)) {
    const hydrate = () => {
      takeEarlyPress();
      // In slices, so that a touch is answered in between.
      startTransition(() => {
        hydrateRoot(root, <App {...services} />);
      });
    };
    // A screen that does not come is said by its boundary.
    preloadScreen(location.pathname).then(hydrate, hydrate);
  } else {
    takeEarlyPress();
    const startup = lazyCode(() => import('#app/startup.tsx'));
    startup.load().then(
      ({ Startup }) => {
        createRoot(root).render(<App {...services} Start={Startup} />);
      },
      () => {
        // Then each screen says what does not come, and that it is to be loaded again.
        createRoot(root).render(<App {...services} />);
      },
    );
  }
}
