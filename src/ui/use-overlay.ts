import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouterPath } from './use-router-path.ts';

/** State and functions of an overlay. */
export type Overlay = ReturnType<typeof useOverlay>;

/**
 * Manages an overlay that changes the address while it is open. The page then has a second history entry, so that Back
 * closes the overlay like every other way of closing, and keeps the selection.
 */
export function useOverlay() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const toRouterPath = useRouterPath();
  const hasExtraEntry = useRef(false);
  const changedAddress = useRef<string | null>(null);

  const handleBack = () => {
    hasExtraEntry.current = false;
    setOpen(false);
    // The entry below still has the earlier address.
    if (changedAddress.current !== null) void navigate(changedAddress.current, { replace: true });
    changedAddress.current = null;
  };

  return {
    isOpen,
    open: () => {
      setOpen(true);
      if (hasExtraEntry.current) return;
      hasExtraEntry.current = true;
      // Copies the router's state, so that the router treats it as the same entry.
      history.pushState(history.state, '');
      window.addEventListener('popstate', handleBack, { once: true });
    },
    /** Stores the changed address; the page below gets it when the overlay closes. */
    noteAddress: () => {
      const { pathname, search, hash } = window.location;
      if (hasExtraEntry.current) changedAddress.current = toRouterPath(pathname + search + hash);
    },
    close: () => {
      setOpen(false);
      if (hasExtraEntry.current) history.back();
    },
  };
}
