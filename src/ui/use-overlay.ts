import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Something that opens over a page and changes its address while it is open. The page stands twice in the history
 * meanwhile, so that Back closes it as every other way does, and what was chosen in it stays.
 */
export function useOverlay() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const isTwice = useRef(false);
  const chosen = useRef<string | null>(null);

  const leave = () => {
    isTwice.current = false;
    setOpen(false);
    // The entry below has the address from before.
    if (chosen.current !== null) void navigate(chosen.current, { replace: true });
    chosen.current = null;
  };

  return {
    isOpen,
    open: () => {
      setOpen(true);
      if (isTwice.current) return;
      isTwice.current = true;
      // With the router's own state, for which it is the same entry.
      history.pushState(history.state, '');
      window.addEventListener('popstate', leave, { once: true });
    },
    /** Takes note of the address after it was changed: the page follows it a moment later. */
    noteAddress: () => {
      const { pathname, search, hash } = window.location;
      if (isTwice.current) chosen.current = pathname + search + hash;
    },
    close: () => {
      setOpen(false);
      if (isTwice.current) history.back();
    },
  };
}
