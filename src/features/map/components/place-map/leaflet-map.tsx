import { useEffect, useRef } from 'react';
import { divIcon, marker } from 'leaflet';
import type { Coordinates } from '#shared/geo.ts';
import { createBaseMap } from './base-map.ts';

/** Shows a few streets around the place. */
const initialZoom = 16;

export interface LeafletMapProps {
  /** Accessible name of the map. */
  label: string;
  position: Coordinates;
  /** Called if a tile fails before any tile is loaded. */
  onTilesFailed: () => void;
}

/** Renders the interactive map. Lazy-loaded by place-map.tsx. */
export function LeafletMap({ label, position, onTilesFailed }: LeafletMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = position;
  const onTilesFailedRef = useRef(onTilesFailed);

  useEffect(() => {
    onTilesFailedRef.current = onTilesFailed;
  }, [onTilesFailed]);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const map = createBaseMap(element, {
      center: [latitude, longitude],
      zoom: initialZoom,
      onTiles: (hasTiles) => {
        if (!hasTiles) onTilesFailedRef.current();
      },
    });
    marker([latitude, longitude], {
      icon: divIcon({ className: 'place-map-pin', iconSize: [28, 28], iconAnchor: [14, 34] }),
      interactive: false,
      keyboard: false,
    }).addTo(map);

    // Moves the focus from the button to the map, so that arrow keys, + and - work immediately.
    element.focus({ preventScroll: true });
    return () => {
      map.remove();
    };
  }, [latitude, longitude]);

  return <div ref={container} role="application" aria-label={label} className="place-map" />;
}
