import { divIcon, latLngBounds, marker, popup } from 'leaflet';
import type { LatLngBounds, Map as LeafletMap, Marker, Popup } from 'leaflet';
import { brand } from '#domain/brand.ts';
import type { Coordinates } from '#domain/geo.ts';
import type { MapArea } from '#domain/map-view.ts';
import { formatInteger } from '#texts/formats.ts';
import { baseMap } from '../place-map/base-map.ts';
import type { MapPlaces } from './map-places.tsx';
import { aroundTheirPoint, clusterMaxZoom, Marks, withRoomForName } from './marks.ts';
import type { Mark } from './marks.ts';

const cityZoom = 11;
/** One place alone is not shown from nearer than this. */
const nearestFit = 15;
const fitPadding: [number, number] = [44, 44];
/** Names longer than this are cut off. */
const maxNameWidth = 144;
const letterWidth = 7.2;
const namePadding = 22;

interface PlacesMapEvents {
  /** A place was touched; null for the ground beside them. */
  onPick: (position: number | null) => void;
  /** The pointer is over a place; null when it has left. */
  onHover: (position: number | null) => void;
  /** The visitor has moved the map to this area. */
  onMoved: (area: MapArea) => void;
  /** Whether there are pictures of the streets. */
  onTiles: (areThere: boolean) => void;
}

/** The map beside a list: marks of places and clusters, one of them lit, the visitor's own position, a popup. */
export class PlacesMap {
  private readonly map: LeafletMap;
  private readonly events: PlacesMapEvents;
  private readonly sizes: ResizeObserver;
  private places: MapPlaces | null = null;
  private marks: Marks | null = null;
  private drawn = new Map<string, Marker>();
  private readonly fanned = new Map<number, Coordinates>();
  private lit: Marker | null = null;
  private self: Marker | null = null;
  private card: Popup | null = null;
  /** The map is moved by us, not by the visitor. */
  private isOurs = false;

  constructor(element: HTMLElement, events: PlacesMapEvents) {
    this.events = events;
    const { latitude, longitude } = brand.center;
    this.map = baseMap(element, {
      center: [latitude, longitude],
      zoom: cityZoom,
      hasWheel: true,
      onTiles: events.onTiles,
    });
    // The list is the way without a pointer: read out, the marks would be names without order.
    this.map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
    this.map.on('autopanstart', () => {
      this.isOurs = true;
    });
    this.map.on('moveend', () => {
      this.draw();
      if (!this.isOurs) events.onMoved(this.area);
      this.isOurs = false;
    });
    this.map.on('click', () => {
      events.onPick(null);
    });
    this.sizes = new ResizeObserver(() => {
      this.byUs(() => this.map.invalidateSize({ animate: false }));
    });
    this.sizes.observe(element);
  }

  get area(): MapArea {
    const bounds = this.map.getBounds();
    return {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
  }

  setPlaces(places: MapPlaces): void {
    this.places = places;
    this.marks = new Marks(places);
    for (const mark of this.drawn.values()) mark.remove();
    this.drawn.clear();
    this.draw();
  }

  /** Shows an area, or all places where there is none. */
  fit(area: MapArea | null): void {
    const bounds = area ? boundsOf(area) : this.boundsOfPlaces();
    if (!bounds) return;
    this.byUs(() => {
      if (area) this.map.fitBounds(bounds, { animate: false });
      else this.map.fitBounds(bounds, { animate: false, padding: fitPadding, maxZoom: nearestFit });
    });
  }

  /** Lights the mark of a place, in front of all others; null puts it out. */
  light(position: number | null): void {
    this.lit?.remove();
    this.lit = null;
    const at = position === null ? null : this.markOf(position);
    if (position === null || !at) return;
    const mark: Mark = { kind: 'place', key: '', at, position };
    this.lit = this.markerOf(mark, true, 'is-lit').setZIndexOffset(10_000).addTo(this.map);
  }

  /** Shows where the visitor is. */
  showSelf(at: Coordinates | null): void {
    this.self?.remove();
    this.self = null;
    if (!at) return;
    const icon = divIcon({ className: 'list-map-self', iconSize: [20, 20] });
    this.self = marker([at.latitude, at.longitude], { icon, interactive: false, keyboard: false });
    this.self.addTo(this.map);
  }

  goTo({ latitude, longitude }: Coordinates): void {
    // As if the visitor had moved it: what lies there can be searched.
    this.map.setView([latitude, longitude], Math.max(this.map.getZoom(), nearestFit));
  }

  /** Holds `content` above a place until closeCard(). */
  openCard(position: number, content: HTMLElement): void {
    this.closeCard();
    const at = this.markOf(position);
    if (!at) return;
    this.card = popup({
      className: 'list-map-card',
      closeButton: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      autoClose: false,
      minWidth: 264,
      maxWidth: 264,
      offset: [0, -24],
      autoPanPadding: [16, 16],
    })
      .setLatLng([at.latitude, at.longitude])
      .setContent(content)
      .openOn(this.map);
  }

  closeCard(): void {
    this.card?.remove();
    this.card = null;
  }

  remove(): void {
    this.sizes.disconnect();
    this.map.remove();
  }

  private byUs(move: () => void): void {
    this.isOurs = true;
    move();
    this.isOurs = false;
  }

  private boundsOfPlaces(): LatLngBounds | null {
    if (!this.places) return null;
    const bounds = latLngBounds([]);
    for (let position = 0; position < this.places.count; position += 1) {
      const at = this.places.geo(position);
      if (at) bounds.extend([at.latitude, at.longitude]);
    }
    return bounds.isValid() ? bounds : null;
  }

  /** Puts the marks of what is seen on the map, and takes away those of what was. */
  private draw(): void {
    if (!this.marks) return;
    const zoom = this.map.getZoom();
    const marks = this.fannedOut(this.marks.inArea(this.area, zoom));
    const named = withRoomForName(
      marks.map((mark) => {
        const { x, y } = this.map.latLngToLayerPoint([mark.at.latitude, mark.at.longitude]);
        return { x, y, nameWidth: mark.kind === 'place' ? this.nameWidth(mark.position) : null };
      }),
    );
    const next = new Map<string, Marker>();
    marks.forEach((mark, at) => {
      const hasName = named[at] === true;
      const key = hasName ? `${mark.key}n` : mark.key;
      next.set(key, this.drawn.get(key) ?? this.markerOf(mark, hasName).addTo(this.map));
    });
    for (const [key, mark] of this.drawn) if (!next.has(key)) mark.remove();
    this.drawn = next;
  }

  /** Places that stand as near as no zoom tells apart, around where they stand. */
  private fannedOut(marks: readonly Mark[]): Mark[] {
    this.fanned.clear();
    if (this.map.getZoom() <= clusterMaxZoom) return [...marks];
    const points = marks.map(({ at }) => this.map.latLngToLayerPoint([at.latitude, at.longitude]));
    const moved = aroundTheirPoint(points);
    return marks.map((mark, index) => {
      const to = moved[index];
      if (!to || mark.kind === 'cluster') return mark;
      const { lat: latitude, lng: longitude } = this.map.layerPointToLatLng([to.x, to.y]);
      this.fanned.set(mark.position, { latitude, longitude });
      // Another zoom puts it elsewhere.
      return { ...mark, key: `${mark.key}z${this.map.getZoom()}`, at: { latitude, longitude } };
    });
  }

  /** Where the mark of a place stands. */
  private markOf(position: number): Coordinates | null {
    return this.fanned.get(position) ?? this.places?.geo(position) ?? null;
  }

  private nameWidth(position: number): number {
    return Math.min(maxNameWidth, this.nameOf(position).length * letterWidth + namePadding);
  }

  private nameOf(position: number): string {
    return this.places?.label?.(position) ?? this.places?.place(position)?.title ?? '';
  }

  private markerOf(mark: Mark, hasName: boolean, className = ''): Marker {
    const body = document.createElement('span');
    if (mark.kind === 'cluster') {
      body.className = 'list-map-cluster';
      body.textContent = formatInteger(mark.count);
      body.dataset['size'] = String(Math.min(3, Math.floor(Math.log10(mark.count)) + 1));
    } else {
      body.className = hasName ? 'list-map-name' : 'list-map-dot';
      body.textContent = hasName ? this.nameOf(mark.position) : '';
    }
    const icon = divIcon({
      className: `list-map-mark ${className}`,
      html: body,
      iconSize: [0, 0],
    });
    const made = marker([mark.at.latitude, mark.at.longitude], { icon, keyboard: false });
    made.on('click', () => {
      if (mark.kind === 'cluster') {
        this.map.setView(
          [mark.at.latitude, mark.at.longitude],
          Math.min(this.marks?.zoomInto(mark.id) ?? 0, this.map.getMaxZoom()),
        );
      } else this.events.onPick(mark.position);
    });
    if (mark.kind === 'place') {
      made.on('mouseover', () => {
        this.events.onHover(mark.position);
      });
      made.on('mouseout', () => {
        this.events.onHover(null);
      });
    }
    return made;
  }
}

function boundsOf({ south, west, north, east }: MapArea): LatLngBounds {
  return latLngBounds([south, west], [north, east]);
}
