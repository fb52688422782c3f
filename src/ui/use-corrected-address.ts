import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Marks a replaced address as that of the same page, which stays where it is scrolled. */
const correctedAddress = { isSamePage: true };

/**
 * Replaces a wrong or incomplete address by the page's own, keeping search and hash.
 * @param right its path; null where the address is right, or nobody knows yet
 */
export function useCorrectedAddress(right: string | null): void {
  const navigate = useNavigate();
  const { pathname: shown, search, hash } = useLocation();

  useEffect(() => {
    // One who is leaving already, for a page that is still being drawn, is not called back.
    const isLeaving = window.location.pathname !== new URL(shown, window.location.origin).pathname;
    if (!right || isLeaving) return;
    void navigate({ pathname: right, search, hash }, { replace: true, state: correctedAddress });
  }, [right, shown, search, hash, navigate]);
}
