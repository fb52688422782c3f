import { useEffect, useEffectEvent, useRef } from 'react';
import { divIcon, marker } from 'leaflet';
import type { LeafletMouseEvent, Map as LeafletMap, Marker } from 'leaflet';
import { createBaseMap } from '#features/map/components/place-map/base-map.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import type { Coordinates } from '#shared/geo.ts';

const streetZoom = 16;
const cityZoom = 12;

export interface PinMapProps {
  /** Position of the pin; null if there is none. */
  position: Coordinates | null;
  /** Initial map centre without a pin. */
  center: Coordinates;
  onMove: (position: Coordinates) => void;
}

/**
 * Renders a map on which a tap sets the pin and dragging moves it. Lives in a separate chunk, lazy-loaded by
 * location-pin.tsx, whose text fields are the keyboard alternative.
 */
export function PinMap({ position, center, onMove }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const mapAndPin = useRef<{ map: LeafletMap; pin: Marker | null } | null>(null);
  const initialView = useRef({ at: position ?? center, zoom: position ? streetZoom : cityZoom });
  const movePin = useEffectEvent(({ latlng }: Pick<LeafletMouseEvent, 'latlng'>) => {
    const { lat, lng } = latlng.wrap();
    onMove({ latitude: roundDegrees(lat), longitude: roundDegrees(lng) });
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const { at, zoom } = initialView.current;
    const map = createBaseMap(element, { center: [at.latitude, at.longitude], zoom });
    map.on('click', (event) => {
      movePin(event);
    });
    mapAndPin.current = { map, pin: null };
    return () => {
      mapAndPin.current = null;
      map.remove();
    };
  }, []);

  const { latitude, longitude } = position ?? {};
  useEffect(() => {
    const mapState = mapAndPin.current;
    if (!mapState) return;
    if (latitude === undefined || longitude === undefined) {
      mapState.pin?.remove();
      mapState.pin = null;
      return;
    }
    mapState.pin ??= marker([latitude, longitude], {
      icon: divIcon({ className: 'place-map-pin', iconSize: [28, 28], iconAnchor: [14, 34] }),
      draggable: true,
      autoPan: true,
      keyboard: false,
      alt: texts.pinName,
    })
      .on('dragend', ({ target }: { target: Marker }) => {
        movePin({ latlng: target.getLatLng() });
      })
      .addTo(mapState.map);
    mapState.pin.setLatLng([latitude, longitude]);
    if (!mapState.map.getBounds().contains([latitude, longitude])) {
      mapState.map.setView([latitude, longitude], streetZoom);
    }
  }, [latitude, longitude]);

  return (
    <div ref={container} role="application" aria-label={texts.pinMapLabel} className="place-map" />
  );
}

/** Rounds to six decimals, about 10 cm. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
