import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/**
 * Returns true if this component hydrates server-rendered content, false if it is rendered from scratch. The value
 * never changes.
 */
export function useIsHydrated(): boolean {
  const asked = { byServerSnapshot: false };
  // React calls the server snapshot only on the server and during hydration, synchronously.
  useSyncExternalStore(never, nothing, () => {
    // oxlint-disable-next-line react/immutability
    asked.byServerSnapshot = true;
    return null;
  });
  const [first] = useState(asked.byServerSnapshot);
  return first;
}
