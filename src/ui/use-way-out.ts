import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { openPage } from './open-page.ts';

/**
 * A button that asks for an address and leaves the app for it. It stays busy until the page is gone, and is ready
 * again for somebody who comes back to it.
 * @param ask answers the address, or null to stay
 */
export function useWayOut<T = void>(ask: (value: T) => Promise<string | null>) {
  const [isLeaving, setLeaving] = useState(false);
  const asking = useMutation({ mutationFn: ask });
  const { reset } = asking;

  useEffect(() => {
    // Back from there, the browser may show this page as it was left.
    const restore = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setLeaving(false);
      reset();
    };
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pageshow', restore);
    };
  }, [reset]);

  return {
    isBusy: asking.isPending || isLeaving,
    /** What was asked for last. */
    asked: asking.variables,
    error: asking.error,
    go: (value: T) => {
      if (asking.isPending || isLeaving) return;
      asking.mutate(value, {
        // Not called for a page that was left meanwhile: nobody waits for the address there.
        onSuccess: (url) => {
          if (url === null) return;
          setLeaving(true);
          openPage(url);
        },
      });
    },
  };
}
