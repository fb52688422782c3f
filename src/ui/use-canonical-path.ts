import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** Marks a replaced address as the same page, which keeps its scroll position. */
const samePageState = { isSamePage: true };

/**
 * Replaces a wrong or incomplete path by the canonical one, keeping search and hash.
 * @param canonicalPath the canonical path; null if the path is correct or the canonical one is not known yet
 */
export function useCanonicalPath(canonicalPath: string | null): void {
  const navigate = useNavigate();
  const { pathname: currentPath, search, hash } = useLocation();
  const currentHref = useHref(currentPath);

  useEffect(() => {
    // Does not interrupt a navigation to a page that is still being rendered.
    const isLeaving =
      window.location.pathname !== new URL(currentHref, window.location.origin).pathname;
    if (!canonicalPath || isLeaving) return;
    void navigate(
      { pathname: canonicalPath, search, hash },
      { replace: true, state: samePageState },
    );
  }, [canonicalPath, currentHref, search, hash, navigate]);
}
