import { divIcon, layerGroup, marker, polygon, svg } from 'leaflet';
import type { LatLngTuple, Map as LeafletMap, PolylineOptions } from 'leaflet';
import type { Coast } from '#features/map/model/coast/coast.ts';
import { findLabelRoom } from '#features/map/model/label-room.ts';
import * as texts from '#features/map/texts.ts';
import { coastCode } from './coast-code.ts';
import './coast.css';

/** Longitude east of all places, up to which the sea is drawn. */
const farEast = -40;
/** Width of a letter of a name, and height of a name, in pixels. */
const letterWidth = 6.5;
const nameHeight = 20;

const coastCredit = `<a href="https://www.soest.hawaii.edu/pwessel/gshhg/" target="_blank" rel="noopener noreferrer">${texts.coastCredit}</a>`;

/**
 * Draws sea, land and the names of neighbourhoods under the tiles of a map, which cover them where they are loaded. The
 * map stays empty there if the coast line cannot be loaded.
 */
export async function addCoast(map: LeafletMap): Promise<void> {
  let isRemoved = false;
  map.on('unload', () => {
    isRemoved = true;
  });
  const coast = await coastCode.load().catch(() => null);
  if (isRemoved || !coast) return;
  // Below the tiles, which are at 200.
  map.createPane('coast').style.zIndex = '100';
  map.createPane('coast-names').style.zIndex = '110';
  map.getPane('coast-names')?.setAttribute('aria-hidden', 'true');
  const options: PolylineOptions = {
    renderer: svg({ pane: 'coast', padding: 0.5 }),
    pane: 'coast',
    interactive: false,
  };
  const { south, west, north } = coast.area;
  const sea: LatLngTuple[] = [
    [south, west],
    [north, west],
    [north, farEast],
    [south, farEast],
  ];
  polygon(sea, { ...options, className: 'coast-sea', attribution: coastCredit }).addTo(map);
  polygon(
    coast.land.map((ring) => [ring]),
    { ...options, className: 'coast-land' },
  ).addTo(map);
  addNames(map, coast);
}

/** Shows the names that fit at the zoom of the map. */
function addNames(map: LeafletMap, { neighborhoods }: Coast): void {
  const group = layerGroup().addTo(map);
  const draw = () => {
    group.clearLayers();
    const room = findLabelRoom(
      neighborhoods.map(({ name, at }) => ({
        ...map.project(at),
        sizes: [{ width: name.length * letterWidth, height: nameHeight }],
      })),
      null,
    );
    neighborhoods.forEach(({ name, at }, index) => {
      if (room[index] === null) return;
      const text = document.createElement('span');
      text.textContent = name;
      marker(at, {
        pane: 'coast-names',
        icon: divIcon({ className: 'coast-name', html: text, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }).addTo(group);
    });
  };
  draw();
  map.on('zoomend', draw);
}
