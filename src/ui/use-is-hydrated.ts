import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/** Whether this component hydrates what the server rendered, instead of being rendered anew. Stays as it is. */
export function useIsHydrated(): boolean {
  const asked = { byServerSnapshot: false };
  // React asks for the server's snapshot only on the server and while it hydrates, and at once.
  useSyncExternalStore(never, nothing, () => {
    // oxlint-disable-next-line react/immutability
    asked.byServerSnapshot = true;
    return null;
  });
  const [first] = useState(asked.byServerSnapshot);
  return first;
}
