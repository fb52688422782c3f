import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { openPage } from './open-page.ts';

/**
 * Manages a button that requests a URL and leaves the app for it. It stays busy until the page is left, and is ready
 * again when the user returns.
 * @param requestUrl resolves to the URL, or null to stay
 */
export function useExternalRedirect<T = void>(requestUrl: (value: T) => Promise<string | null>) {
  const [isLeaving, setLeaving] = useState(false);
  const urlRequest = useMutation({ mutationFn: requestUrl });
  const { reset } = urlRequest;

  useEffect(() => {
    // When the user returns from the external page, the browser may restore this page from the back/forward cache.
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
    isBusy: urlRequest.isPending || isLeaving,
    /** Argument of the last request. */
    requestedValue: urlRequest.variables,
    error: urlRequest.error,
    go: (value: T) => {
      if (urlRequest.isPending || isLeaving) return;
      urlRequest.mutate(value, {
        // Not called if the user has left this page: the URL is not needed any more.
        onSuccess: (url) => {
          if (url === null) return;
          setLeaving(true);
          openPage(url);
        },
      });
    },
  };
}
