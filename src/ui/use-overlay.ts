import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Something that opens over a page and changes its address while it is open. The page stands twice in the history
 * meanwhile, so that Back closes it as every other way does, and what was chosen in it stays.
 */
export function useOverlay() {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  const chosen = useRef(location);
  /** Key of the entry below; null while the page stands there once. */
  const below = useRef<string | null>(null);
  useEffect(() => {
    // Back shows the entry below, with the address from before, a moment before it is heard of.
    if (location.key !== below.current) chosen.current = location;
  }, [location]);

  const leave = () => {
    const { pathname, search, hash, key } = chosen.current;
    const hasChosen = key !== below.current;
    below.current = null;
    setOpen(false);
    if (hasChosen) void navigate({ pathname, search, hash }, { replace: true });
  };

  return {
    isOpen,
    open: () => {
      setOpen(true);
      if (below.current !== null) return;
      below.current = chosen.current.key;
      // With the router's own state, for which it is the same entry.
      history.pushState(history.state, '');
      window.addEventListener('popstate', leave, { once: true });
    },
    close: () => {
      setOpen(false);
      if (below.current !== null) history.back();
    },
  };
}
