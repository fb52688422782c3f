import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { firestore } from '#platform/firestore/connection.ts';
import { brand } from '#shared/brand.ts';
import { startupErrors } from './texts.ts';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { lazyBanner } from '#ui/lazy-banner.tsx';

const StartupDiagnosis = lazyBanner(
  async () => (await import('./startup-diagnosis.tsx')).StartupDiagnosis,
);

type StartState = { kind: 'starting' } | { kind: 'ready' } | { kind: 'failed'; error: unknown };

/** Loads the service configuration and the code that connects to the services, which the first screen needs. */
async function start(): Promise<void> {
  await firestore();
}

// Starts before the first render, so that the request is sent while React starts.
const begun = start();
// The component shows the failure; this only prevents an unhandled-rejection report before it mounts.
begun.catch(() => undefined);

/** Shows the start-up message until the start completes, or the error and a retry button. */
export function Startup({ children }: { children: ReactNode }) {
  const [starting, setStarting] = useState(begun);
  const [state, setState] = useState<StartState>({ kind: 'starting' });

  useEffect(() => {
    if (state.kind !== 'starting') return;
    let wanted = true;
    starting.then(
      () => {
        if (wanted) setState({ kind: 'ready' });
      },
      (error: unknown) => {
        if (wanted) setState({ kind: 'failed', error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [state.kind, starting]);

  if (state.kind === 'ready') return children;
  if (state.kind === 'starting') return <StartupMessage />;
  return (
    <main className="grid min-h-dvh place-content-center">
      <FailureBanner
        as="h1"
        sentences={startupErrors}
        error={state.error}
        onRetry={() => {
          setStarting(start());
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
      <p role="status">{`Inicializando ${brand.name}...`}</p>
    </main>
  );
}
