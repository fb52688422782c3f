import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const clientSnapshot = () => null;

/**
 * Returns true if this component hydrates server-rendered content, false if it is rendered from scratch. The value
 * never changes.
 */
export function useIsServerRendered(): boolean {
  const renderedWith = { byServerSnapshot: false };
  // React calls the server snapshot only on the server and during hydration, synchronously.
  useSyncExternalStore(subscribeToNothing, clientSnapshot, () => {
    // oxlint-disable-next-line react/immutability
    renderedWith.byServerSnapshot = true;
    return null;
  });
  const [isHydrated] = useState(renderedWith.byServerSnapshot);
  return isHydrated;
}
