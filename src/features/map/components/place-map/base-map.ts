import { control, map as createMap, tileLayer } from 'leaflet';
import type { LatLngExpression, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './place-map.css';

const openStreetMap =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';
/** Nearly every tile server ends here. */
const maxZoom = 19;

interface BaseMapOptions {
  center: LatLngExpression;
  zoom: number;
  /** The wheel zooms. Off, it scrolls the page, and the buttons and + and - zoom. */
  hasWheel?: boolean;
  /** Whether there are pictures of the streets: told when the first one has come, or has failed before any came. */
  onTiles?: (areThere: boolean) => void;
}

/**
 * A map as all of the site's are: zoom buttons in Portuguese, still where less motion is wanted, with the tiles and the
 * credit of the configuration (docs/deploy.md). Call remove() on it.
 */
export function baseMap(
  element: HTMLElement,
  { center, zoom, hasWheel = false, onTiles }: BaseMapOptions,
): LeafletMap {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    center,
    zoom,
    maxZoom,
    zoomControl: false,
    scrollWheelZoom: hasWheel,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(map);
  const { url, credit } = tilesOf(import.meta.env);
  if (url === null) {
    onTiles?.(false);
    return map;
  }
  let arrived = false;
  tileLayer(url, {
    attribution: credit,
    maxZoom,
    // OpenStreetMap's server turns away requests that do not say which site they come from.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => {
      if (!arrived) onTiles?.(true);
      arrived = true;
    })
    .on('tileerror', () => {
      if (!arrived) onTiles?.(false);
    })
    .addTo(map);
  return map;
}

/** Where the pictures of the streets come from, and whose they are; no address where none are configured. */
export function tilesOf(env: Pick<ImportMetaEnv, 'VITE_MAP_TILES_URL' | 'VITE_MAP_TILES_CREDIT'>): {
  url: string | null;
  credit: string;
} {
  const url = env.VITE_MAP_TILES_URL?.trim() || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const credit = env.VITE_MAP_TILES_CREDIT?.trim() ?? '';
  const escaped = document.createElement('span');
  escaped.textContent = credit;
  return {
    url: url === 'none' ? null : url,
    // Nearly all streets are drawn from OpenStreetMap's data, whose licence asks for this.
    credit: credit === '' ? openStreetMap : `${escaped.innerHTML} ${openStreetMap}`,
  };
}
