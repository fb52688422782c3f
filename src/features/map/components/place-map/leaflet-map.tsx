import { useEffect, useRef } from 'react';
import { divIcon, marker } from 'leaflet';
import type { Coordinates } from '#shared/geo.ts';
import { baseMap } from './base-map.ts';

/** A few streets around the place. */
const startZoom = 16;

export interface LeafletMapProps {
  /** Names the map for screen readers. */
  label: string;
  position: Coordinates;
  /** The pictures of the map could not be had: called once, when none has arrived before. */
  onTilesFailed: () => void;
}

/** The interactive map. Lives in a chunk of its own: load it through place-map.tsx. */
export function LeafletMap({ label, position, onTilesFailed }: LeafletMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = position;
  const tilesFailed = useRef(onTilesFailed);

  useEffect(() => {
    tilesFailed.current = onTilesFailed;
  }, [onTilesFailed]);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const map = baseMap(element, {
      center: [latitude, longitude],
      zoom: startZoom,
      onTiles: (areThere) => {
        if (!areThere) tilesFailed.current();
      },
    });
    marker([latitude, longitude], {
      icon: divIcon({ className: 'place-map-pin', iconSize: [28, 28], iconAnchor: [14, 34] }),
      interactive: false,
      keyboard: false,
    }).addTo(map);

    // The tap that asked for the map goes on in it: arrows move, + and - zoom.
    element.focus({ preventScroll: true });
    return () => {
      map.remove();
    };
  }, [latitude, longitude]);

  return <div ref={container} role="application" aria-label={label} className="place-map" />;
}
