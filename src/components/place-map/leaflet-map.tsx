import { useEffect, useRef } from 'react';
import { control, divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './place-map.css';
import type { Coordinates } from '#domain/geo.ts';

const tileUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';
/** A few streets around the place; the tile server has nothing beyond 19. */
const startZoom = 16;
const maxZoom = 19;

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
    const map = createMap(element, {
      center: [latitude, longitude],
      zoom: startZoom,
      zoomControl: false,
      // The wheel scrolls the page; the buttons and + and - zoom.
      scrollWheelZoom: false,
    });
    map.attributionControl.setPrefix(false);
    control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(map);
    marker([latitude, longitude], {
      icon: divIcon({ className: 'place-map-pin', iconSize: [28, 28], iconAnchor: [14, 34] }),
      interactive: false,
      keyboard: false,
    }).addTo(map);

    let arrived = false;
    tileLayer(tileUrl, {
      attribution,
      maxZoom,
      // The tile server turns away requests that do not say which site they come from.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
      .on('tileload', () => {
        arrived = true;
      })
      .on('tileerror', () => {
        if (!arrived) tilesFailed.current();
      })
      .addTo(map);

    // The tap that asked for the map goes on in it: arrows move, + and - zoom.
    element.focus({ preventScroll: true });
    return () => {
      map.remove();
    };
  }, [latitude, longitude]);

  return <div ref={container} role="application" aria-label={label} className="place-map" />;
}
