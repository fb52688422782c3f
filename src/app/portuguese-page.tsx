import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the Portuguese page of the current address. The panels exist only in Portuguese. */
export function PortuguesePage(): null {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    location.replace(pathname + search + hash);
  }, [pathname, search, hash]);
  return null;
}
