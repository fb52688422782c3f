import { useCallback } from 'react';
import { useHref } from 'react-router-dom';

/**
 * Returns a function that converts an address of the browser (of a link or the window) to the path of the router, which
 * has no prefix of the language.
 */
export function useRouterPath(): (address: string) => string {
  const prefix = useHref('/');
  return useCallback(
    (address) => (prefix === '/' ? address : `/${address.slice(prefix.length).replace(/^\//, '')}`),
    [prefix],
  );
}
