import { useEffect } from 'react';
import { PositionRequest } from '#features/map/components/near-me/position-request.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import type { Coordinates } from '#shared/geo.ts';

/**
 * Reports the position of the visitor, and requests it if it is not known yet. Lazy-loaded, because few visitors sort the
 * offers by distance.
 */
export function VisitorPosition({ onFound }: { onFound: (position: Coordinates) => void }) {
  const position = useVisitorLocation();
  useEffect(() => {
    if (position) onFound(position);
  }, [position, onFound]);
  return position ? null : <PositionRequest />;
}
