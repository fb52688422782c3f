import { control, map as createMap, tileLayer } from 'leaflet';
import type { LatLngExpression, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import * as texts from '#features/map/texts.ts';
import { addCoast } from '../coast/coast-layer.ts';
import './place-map.css';

const openStreetMapCredit =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';
/** Maximum zoom of most tile servers. */
const maxZoom = 19;

/** Event of a map when the visitor uses it. */
export const mapUsedEvent = 'map-used';

interface BaseMapOptions {
  center: LatLngExpression;
  zoom: number;
  /** True if the mouse wheel zooms. Otherwise it scrolls the page, and the buttons, + and - zoom. */
  hasWheelZoom?: boolean;
  /** False if the tiles are loaded only when the visitor uses the map. Defaults to true. */
  hasTilesAtOnce?: boolean;
  /** Called with true when the first tile is loaded, and with false if a tile fails before that. */
  onTiles?: (hasTiles: boolean) => void;
}

/**
 * Creates a map with the common settings: zoom buttons in Portuguese, no animation if reduced motion is preferred, the
 * coast line, and over it the configured tiles and attribution (docs/deploy.md). The caller must call remove() on it.
 */
export function createBaseMap(
  element: HTMLElement,
  { center, zoom, hasWheelZoom = false, hasTilesAtOnce = true, onTiles }: BaseMapOptions,
): LeafletMap {
  const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    center,
    zoom,
    maxZoom,
    zoomControl: false,
    scrollWheelZoom: hasWheelZoom,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  });
  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  void addCoast(map);
  const { url, credit } = getTileSettings(import.meta.env);
  if (url === null) return map;
  let hasLoadedTile = false;
  const tiles = tileLayer(url, {
    attribution: credit,
    maxZoom,
    // The server of OpenStreetMap rejects requests without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => {
      if (!hasLoadedTile) onTiles?.(true);
      hasLoadedTile = true;
    })
    .on('tileerror', () => {
      if (!hasLoadedTile) onTiles?.(false);
    });
  if (hasTilesAtOnce) {
    tiles.addTo(map);
    return map;
  }
  map.once(mapUsedEvent, () => {
    tiles.addTo(map);
  });
  const reportUse = () => {
    map.fire(mapUsedEvent);
  };
  for (const name of ['pointerdown', 'wheel', 'keydown'])
    element.addEventListener(name, reportUse, { once: true, passive: true });
  return map;
}

/** Returns the URL and the attribution of the map tiles; the URL is null if no tiles are configured. */
export function getTileSettings(
  env: Pick<ImportMetaEnv, 'VITE_MAP_TILES_URL' | 'VITE_MAP_TILES_CREDIT'>,
): {
  url: string | null;
  credit: string;
} {
  const url = env.VITE_MAP_TILES_URL?.trim() || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const credit = env.VITE_MAP_TILES_CREDIT?.trim() ?? '';
  const escapeElement = document.createElement('span');
  escapeElement.textContent = credit;
  return {
    url: url === 'none' ? null : url,
    // Nearly all tiles use the data of OpenStreetMap, whose licence requires this attribution.
    credit:
      credit === '' ? openStreetMapCredit : `${escapeElement.innerHTML} ${openStreetMapCredit}`,
  };
}
