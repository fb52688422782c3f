import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Marks a replaced address as the same page, which keeps its scroll position. */
const correctedAddress = { isSamePage: true };

/**
 * Replaces a wrong or incomplete path by the canonical one, keeping search and hash.
 * @param right the canonical path; null if the path is correct or the canonical one is not known yet
 */
export function useCorrectedAddress(right: string | null): void {
  const navigate = useNavigate();
  const { pathname: shown, search, hash } = useLocation();

  useEffect(() => {
    // Does not interrupt a navigation to a page that is still being rendered.
    const isLeaving = window.location.pathname !== new URL(shown, window.location.origin).pathname;
    if (!right || isLeaving) return;
    void navigate({ pathname: right, search, hash }, { replace: true, state: correctedAddress });
  }, [right, shown, search, hash, navigate]);
}
