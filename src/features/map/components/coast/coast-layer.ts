import { divIcon, layerGroup, marker, polygon, svg } from 'leaflet';
import type { LatLngTuple, LayerEvent, Map as LeafletMap, PolylineOptions } from 'leaflet';
import type { Coast } from '#features/map/model/coast/coast.ts';
import { findLabelRoom } from '#features/map/model/label-room.ts';
import type { Box, LabelSize } from '#features/map/model/label-room.ts';
import * as texts from '#features/map/texts.ts';
import { coastCode } from './coast-code.ts';
import './coast.css';

/** Longitude east of all places, up to which the sea is drawn. */
const farEast = -40;
/** Longitude west of all places, up to which the land is drawn. */
const farWest = -60;
/** Degrees by which sea and land continue north and south of the coast line, so that they do not end on the screen. */
const continuation = 2;
/** Width of a letter of a name, and height of a name, in pixels. */
const letterWidth = 6.5;
const nameHeight = 16;
/** Distance in pixels between the centre of a cluster and of the name below it. */
const nameDistance = 36;

/** Event of a map when its markers or what else covers it have changed. */
export const coversChangedEvent = 'covers-changed';
/** What covers a map, besides its markers. */
const coverSelector = '.leaflet-control, .list-map-rail, .list-map-notes > *, .list-map-locate';

const coastCredit = texts.coastCredit
  .replace('GSHHG', linkToSource('https://www.soest.hawaii.edu/pwessel/gshhg/'))
  .replace('PMF', linkToSource('https://geoportal.pmf.sc.gov.br/'));

/** Returns the replacement of a name by a link with this name. */
function linkToSource(address: string): string {
  return `<a href="${address}" target="_blank" rel="noopener noreferrer">$&</a>`;
}

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
  const { west } = coast.area;
  const south = coast.area.south - continuation;
  const north = coast.area.north + continuation;
  const sea: LatLngTuple[] = [
    [south, west],
    [north, west],
    [north, farEast],
    [south, farEast],
  ];
  polygon(sea, { ...options, className: 'coast-sea', attribution: coastCredit }).addTo(map);
  polygon(
    continueMainland(coast, south, north).map((ring) => [ring]),
    { ...options, className: 'coast-land' },
  ).addTo(map);
  polygon(
    coast.lagoons.map((ring) => [ring]),
    { ...options, className: 'coast-lagoon' },
  ).addTo(map);
  addNames(map, coast);
}

/** Returns the land with a straight coast of the mainland north and south of the known coast line. */
function continueMainland({ area, land }: Coast, south: number, north: number): LatLngTuple[][] {
  const [mainland = [], ...islands] = land;
  const firstInNorth = mainland.findIndex(([latitude]) => latitude >= area.north);
  const coastLine = mainland.slice(0, firstInNorth + 1);
  const [, startLongitude = 0] = coastLine[0] ?? [];
  const [, endLongitude = 0] = coastLine.at(-1) ?? [];
  const continued: LatLngTuple[] = [
    [south, startLongitude],
    ...coastLine,
    [north, endLongitude],
    [north, farWest],
    [south, farWest],
  ];
  return [continued, ...islands];
}

/** Shows the names that fit at the zoom of the map. They move aside from what covers the map, or are left out. */
function addNames(map: LeafletMap, { neighborhoods }: Coast): void {
  const group = layerGroup().addTo(map);
  const draw = () => {
    group.clearLayers();
    const points = neighborhoods.map(({ at }) => map.latLngToContainerPoint(at));
    const sizes = neighborhoods.map(({ name }) => sizesOfName(name));
    // Which names are shown depends on the zoom only, so that names do not come and go while the map moves.
    const onPoint = points.map((point, index) => ({
      ...point,
      sizes: sizes[index]?.slice(0, 1) ?? [],
    }));
    const isShown = findLabelRoom(onPoint, null).map((size) => size !== null);
    const room = findLabelRoom(
      points.map((point, index) => ({
        ...point,
        sizes: (isShown[index] && sizes[index]) || [],
      })),
      null,
      [...boxesOfCovers(map), ...edgesOf(map)],
    );
    neighborhoods.forEach(({ name, at }, index) => {
      const shift = sizes[index]?.[room[index] ?? -1]?.shift;
      if (!shift) return;
      const text = document.createElement('span');
      text.textContent = name;
      marker(at, {
        pane: 'coast-names',
        icon: divIcon({
          className: 'coast-name',
          html: text,
          iconSize: [0, 0],
          iconAnchor: [-shift.x, nameHeight / 2 - shift.y],
        }),
        interactive: false,
        keyboard: false,
      }).addTo(group);
    });
  };
  let frame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const noteLayer = ({ layer }: LayerEvent) => {
    if (layer.options.pane === 'markerPane') drawSoon();
  };
  draw();
  map.on('moveend', draw);
  map.on(coversChangedEvent, drawSoon);
  map.on('layeradd layerremove', noteLayer);
  map.on('unload', () => {
    // The layers are removed after this event.
    map.off('layeradd layerremove', noteLayer);
    cancelAnimationFrame(frame);
  });
}

/** Returns the sizes of a name on its point, and a little below and above it. */
function sizesOfName(name: string): LabelSize[] {
  const width = name.length * letterWidth;
  return [0, 0.5, -0.5, 1, -1].map((steps) => ({
    width,
    height: nameHeight,
    shift: { x: 0, y: steps * nameDistance + nameHeight / 2 },
  }));
}

/**
 * Returns the edges of a map, which would cut the names that cross them. Names outside are drawn, so that they appear
 * while the visitor moves the map.
 */
function edgesOf(map: LeafletMap): Box[] {
  const { x, y } = map.getSize();
  const everywhere = {
    ...{ left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY },
    ...{ top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY },
  };
  return [
    { ...everywhere, left: 0, right: 0 },
    { ...everywhere, left: x, right: x },
    { ...everywhere, top: 0, bottom: 0 },
    { ...everywhere, top: y, bottom: y },
  ];
}

/** Returns the areas of a map that markers cover, and those of listCoverBoxes(). */
function boxesOfCovers(map: LeafletMap): Box[] {
  const markers = map.getPane('markerPane')?.querySelectorAll('*') ?? [];
  return [...listBoxes(map, markers), ...listCoverBoxes(map)];
}

/** Returns the areas of a map that controls, messages and cards cover, in pixels of the map. */
export function listCoverBoxes(map: LeafletMap): Box[] {
  return listBoxes(map, map.getContainer().parentElement?.querySelectorAll(coverSelector) ?? []);
}

/** Returns the areas of elements on a map, in pixels of the map. */
export function listBoxes(map: LeafletMap, elements: Iterable<Element>): Box[] {
  const { left: mapLeft, top: mapTop } = map.getContainer().getBoundingClientRect();
  return [...elements].map((cover) => {
    const { left, right, top, bottom } = cover.getBoundingClientRect();
    return {
      left: left - mapLeft,
      right: right - mapLeft,
      top: top - mapTop,
      bottom: bottom - mapTop,
    };
  });
}
