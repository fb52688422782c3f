import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import * as texts from '#app/texts.ts';
import { firestore } from '#platform/firestore/connection.ts';
import { cachedAtDataName } from '#shared/service-worker.ts';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';

const StartupDiagnosis = optionalPart(
  async () => (await import('./startup-diagnosis.tsx')).StartupDiagnosis,
);

type StartState = { kind: 'starting' } | { kind: 'ready' } | { kind: 'failed'; error: unknown };

/** Loads the service configuration and the code that connects to the services, which the first screen needs. */
async function connectServices(): Promise<void> {
  await firestore();
}

// Starts before the first render, so that the request is sent while React starts.
const firstStart = connectServices();
// The component shows the failure; this only prevents an unhandled-rejection report before it mounts.
firstStart.catch(() => undefined);

/**
 * Returns true if this page came from the cache of the service worker. The screens then show cached data, and the code
 * of Firestore may be missing.
 */
const isPageFromWorker = () => document.documentElement.dataset[cachedAtDataName] !== undefined;

/** Shows the start-up message until the start completes, or the error and a retry button. */
export function Startup({ children }: { children: ReactNode }) {
  const [startPromise, setStartPromise] = useState(firstStart);
  const [state, setState] = useState<StartState>({
    kind: isPageFromWorker() ? 'ready' : 'starting',
  });

  useEffect(() => {
    if (state.kind !== 'starting') return;
    let isMounted = true;
    startPromise.then(
      () => {
        if (isMounted) setState({ kind: 'ready' });
      },
      (error: unknown) => {
        if (isMounted) setState({ kind: 'failed', error });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [state.kind, startPromise]);

  if (state.kind === 'ready') return children;
  if (state.kind === 'starting') return <StartupMessage />;
  return (
    <main className="grid min-h-dvh place-content-center">
      <FailureBanner
        as="h1"
        sentences={texts.startupErrors}
        error={state.error}
        onRetry={() => {
          setStartPromise(connectServices());
          setState({ kind: 'starting' });
        }}
      />
      <StartupDiagnosis />
    </main>
  );
}

/** The same image that index.html paints before any script runs. */
function StartupMessage() {
  return (
    <main className="startup" aria-busy="true">
      <img src="/icon.svg" alt="" width="72" height="72" />
      <p role="status">{texts.startingUp}</p>
    </main>
  );
}
