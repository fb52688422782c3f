import { divIcon, latLngBounds, marker, point, popup } from 'leaflet';
import type { LatLngBounds, LatLngTuple, Map as LeafletMap, Marker, Popup } from 'leaflet';
import * as brand from '#shared/brand.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import { cx } from '#ui/class-names.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { coversChangedEvent, listBoxes, listCoverBoxes } from '../coast/coast-layer.ts';
import { createBaseMap, mapUsedEvent } from '../place-map/base-map.ts';
import type { MapPlaces } from './map-places.tsx';
import { createPinElement, litSizes, pinSizes, toPin } from './map-pin.ts';
import type { Pin, PinForm } from './map-pin.ts';
import {
  findLabelRoom,
  findLeastCoveringSize,
  isUnreadable,
  toLabelBox,
} from '#features/map/model/label-room.ts';
import type { Box } from '#features/map/model/label-room.ts';
import { withoutOutliers } from '#features/map/model/outliers.ts';
import { spreadOverlappingMarkers, clusterMaxZoom, MarkerClusters } from './map-markers.ts';
import type { ClusterMarker, MapMarker } from './map-markers.ts';

const cityZoom = 11;
/** Half the width of a marker without text, with its touch target, in pixels. */
const dotRadius = 14;
/** Maximum zoom of fit(), so that a single place is shown with its surroundings. */
const maxFitZoom = 15;
const fitPadding = 44;
/** Height in pixels of a label above a place, which has room unless the map would have to be smaller for it. */
const labelHeight = 46;
/** Heights in pixels on the map of a phone: of a message, and of the rail of cards with the switch to the list. */
const messageHeight = 48;
const railHeight = 220;
/** Height in pixels of the credits and a message at the bottom of a map next to its list, with half a cluster. */
const notesHeight = 76;
/** Maximum distance in pixels of a place from the cluster that contains it, with a margin. */
const maxClusterDistance = 160;

/** A marker on the map. */
interface DrawnMarker {
  marker: Marker;
  /**
   * The place or cluster that the marker shows. The position of the place in the list may change while the marker
   * stays.
   */
  mapMarker: MapMarker;
}

interface PlacesMapEvents {
  /** Called when a place is tapped; null for a tap on the map itself. */
  onPick: (position: number | null) => void;
  /** Called when a place is hovered; null when the pointer leaves it. */
  onHover: (position: number | null) => void;
  /** Called when the visitor has moved the map to an area. */
  onMoved: (area: MapArea) => void;
  /** Called with true when the first map tile is loaded, and with false if tiles fail before that. */
  onTiles: (hasTiles: boolean) => void;
}

/**
 * The map of a list: markers of places and clusters, a highlighted marker, the position of the visitor and a popup.
 */
export class PlacesMap {
  private readonly map: LeafletMap;
  private readonly events: PlacesMapEvents;
  private readonly resizeObserver: ResizeObserver;
  private places: MapPlaces | null = null;
  private now = new Date(0);
  private clusters: MarkerClusters | null = null;
  private drawnMarkers = new Map<string, DrawnMarker>();
  private readonly spreadPositions = new Map<number, Coordinates>();
  private highlightedPosition: number | null = null;
  private highlightForm: PinForm = 'name';
  private litMarker: Marker | null = null;
  private visitorMarker: Marker | null = null;
  private card: Popup | null = null;
  /** True while the code, not the visitor, moves the map. */
  private isProgrammaticMove = false;

  /** @param hasTilesAtOnce false if the tiles are loaded only when the visitor uses the map */
  constructor(element: HTMLElement, hasTilesAtOnce: boolean, events: PlacesMapEvents) {
    this.events = events;
    const { latitude, longitude } = brand.center;
    this.map = createBaseMap(element, {
      center: [latitude, longitude],
      zoom: cityZoom,
      hasWheelZoom: true,
      hasTilesAtOnce,
      onTiles: events.onTiles,
    });
    // Hidden from assistive technology: the markers would be read as names without order, and the list has the same
    // places.
    this.map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
    this.map.on('autopanstart', () => {
      this.isProgrammaticMove = true;
    });
    this.map.on('moveend', () => {
      this.draw();
      if (!this.isProgrammaticMove) events.onMoved(this.area);
      this.isProgrammaticMove = false;
    });
    this.map.on('click', () => {
      events.onPick(null);
    });
    this.resizeObserver = new ResizeObserver(() => {
      this.moveProgrammatically(() => this.map.invalidateSize({ animate: false }));
    });
    this.resizeObserver.observe(element);
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

  /**
   * Replaces the places and the time of their opening states. Markers that look the same stay in the DOM, so that a tap
   * in progress still hits its marker.
   */
  setPlaces(places: MapPlaces, now: Date): void {
    if (places !== this.places) {
      this.clusters = new MarkerClusters(places);
      this.highlightedPosition = null;
    }
    this.places = places;
    this.now = now;
    this.draw();
  }

  /**
   * Shows an area, or the places if it is null: in the visible part of the map, and not covered by the rail of cards.
   * Places far from all others (withoutOutliers()) are left out if the map can be closer without them.
   */
  fit(area: MapArea | null, hasRail: boolean): void {
    this.moveProgrammatically(() => {
      if (area) this.map.fitBounds(boundsOf(area), { animate: false });
      else if (hasRail) this.fitPlaces(messageHeight, railHeight);
      else this.fitPlaces(fitPadding, notesHeight + this.heightBelowScreen());
    });
  }

  /**
   * Shows a place in front of all other markers, instead of its marker and outside of its cluster. Null removes the
   * highlight.
   */
  highlight(position: number | null, form: PinForm): void {
    if (position === this.highlightedPosition && form === this.highlightForm) return;
    this.highlightedPosition = position;
    this.highlightForm = form;
    this.draw();
  }

  /** Must be called when the messages and cards over the map change, so that names and labels make room for them. */
  updateNames(): void {
    this.draw();
    this.map.fire(coversChangedEvent);
  }

  /** Shows the position of the visitor; null removes it. */
  showVisitor(at: Coordinates | null): void {
    this.visitorMarker?.remove();
    this.visitorMarker = null;
    if (!at) return;
    const icon = divIcon({ className: 'list-map-self', iconSize: [20, 20] });
    this.visitorMarker = marker([at.latitude, at.longitude], {
      icon,
      interactive: false,
      keyboard: false,
    });
    this.visitorMarker.addTo(this.map);
  }

  /** Moves the map to a place, at the same zoom. */
  show(position: number): void {
    const at = this.markerCoordinates(position);
    if (!at) return;
    const point = this.map.project([at.latitude, at.longitude]).add([0, railHeight / 2]);
    // 'moveend' ends the movement.
    this.isProgrammaticMove = true;
    this.map.panTo(this.map.unproject(point));
  }

  goTo({ latitude, longitude }: Coordinates): void {
    // Counts as a move by the visitor: loads the tiles, and the new area can be searched.
    this.map.fire(mapUsedEvent);
    this.map.setView([latitude, longitude], Math.max(this.map.getZoom(), maxFitZoom));
  }

  /** Opens a popup with `content` above a place. It stays open until closeCard(). */
  openCard(position: number, content: HTMLElement): void {
    this.closeCard();
    const at = this.markerCoordinates(position);
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
    this.resizeObserver.disconnect();
    this.map.remove();
    // Leaflet fires 'resize' 200 ms after a window resize, even if the map was removed.
    this.map.off();
  }

  private moveProgrammatically(move: () => void): void {
    this.isProgrammaticMove = true;
    move();
    this.isProgrammaticMove = false;
  }

  private fitPlaces(paddingTop: number, paddingBottom: number): void {
    const coordinates = this.listCoordinates();
    if (coordinates.length === 0) return;
    const padding = point(2 * fitPadding, paddingTop + paddingBottom);
    const zoomOf = (bounds: LatLngBounds) =>
      Math.min(this.map.getBoundsZoom(bounds, false, padding), maxFitZoom);
    const all = boundsAround(coordinates);
    const most = this.places?.label ? all : boundsAround(withoutOutliers(coordinates));
    const bounds = zoomOf(most) > zoomOf(all) ? most : all;
    const zoom = this.addSurroundings(zoomOf(bounds));
    const height =
      this.map.project(bounds.getSouthWest(), zoom).y -
      this.map.project(bounds.getNorthEast(), zoom).y;
    const room = Math.max(this.map.getSize().y - padding.y - height, 0);
    const centre = this.map
      .project(bounds.getCenter(), zoom)
      .add([0, (paddingBottom - paddingTop - Math.min(room, labelHeight)) / 2]);
    this.map.setView(this.map.unproject(centre, zoom), zoom, { animate: false });
  }

  /** Returns the lowest zoom, down to that of the city, at which a map with several labels has as many markers. */
  private addSurroundings(zoom: number): number {
    const { clusters, places } = this;
    const count = clusters && places?.label ? clusters.countMarkers(zoom) : 0;
    let lowerZoom = zoom;
    while (count > 1 && lowerZoom > cityZoom && clusters?.countMarkers(lowerZoom - 1) === count)
      lowerZoom -= 1;
    return lowerZoom;
  }

  /** Returns the height of the part of the map that is below the visible page; at most half of the map. */
  private heightBelowScreen(): number {
    const { bottom, height } = this.map.getContainer().getBoundingClientRect();
    return Math.min(Math.max(bottom - window.innerHeight, 0), height / 2);
  }

  private listCoordinates(): Coordinates[] {
    const { places } = this;
    if (!places) return [];
    return Array.from({ length: places.count }, (_, position) => places.geo(position)).filter(
      (at) => at !== null,
    );
  }

  /** Renders the markers of the visible area and removes all others. */
  private draw(): void {
    if (!this.clusters) return;
    const zoom = this.map.getZoom();
    const mapMarkers = this.spreadMarkers(
      this.separateHighlighted(this.clusters.markersInArea(this.area, zoom)),
    );
    const labelRoom = findLabelRoom(
      mapMarkers.map((mapMarker) => {
        const { x, y } = this.map.latLngToContainerPoint([
          mapMarker.at.latitude,
          mapMarker.at.longitude,
        ]);
        return { x, y, sizes: pinSizes(this.textOf(mapMarker)) };
      }),
      dotRadius,
      listCoverBoxes(this.map),
    );
    const nextDrawnMarkers = new Map<string, DrawnMarker>();
    mapMarkers.forEach((mapMarker, index) => {
      const form = labelRoom[index] === 0 ? 'facts' : 'dot';
      const appearanceKey = this.getAppearanceKey(mapMarker, form);
      const drawnMarker =
        this.drawnMarkers.get(appearanceKey) ?? this.createDrawnMarker(mapMarker, form);
      drawnMarker.mapMarker = mapMarker;
      drawnMarker.marker.addTo(this.map);
      nextDrawnMarkers.set(appearanceKey, drawnMarker);
    });
    for (const [appearanceKey, { marker: removedMarker }] of this.drawnMarkers)
      if (!nextDrawnMarkers.has(appearanceKey)) removedMarker.remove();
    this.drawnMarkers = nextDrawnMarkers;
    this.drawHighlight();
  }

  private drawHighlight(): void {
    this.litMarker?.remove();
    this.litMarker = null;
    const position = this.highlightedPosition;
    for (const { marker: drawnMarker, mapMarker } of this.drawnMarkers.values()) {
      const isBehind = mapMarker.kind === 'place' && mapMarker.position === position;
      drawnMarker.getElement()?.classList.toggle('is-behind', isBehind);
    }
    const at = position === null ? null : this.markerCoordinates(position);
    if (position === null || !at) return;
    const pin = this.pinAt(position);
    const { x, y } = this.map.latLngToContainerPoint([at.latitude, at.longitude]);
    const sizes = litSizes(pin, this.highlightForm, x, this.map.getSize().x);
    const size = sizes[findLeastCoveringSize({ x, y, sizes }, this.listCoveredBoxes())];
    if (size) this.hideBehind(toLabelBox({ x, y }, size));
    const litElement = createPinElement(pin, this.highlightForm);
    litElement.style.setProperty('--shift', `${size?.shift.x ?? 0}px`);
    const icon = divIcon({
      className: cx('list-map-mark is-lit', size?.isBelow && 'is-below'),
      html: litElement,
      iconSize: [0, 0],
    });
    // Taps and hovers reach the marker behind it.
    this.litMarker = marker([at.latitude, at.longitude], {
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: 10_000,
    }).addTo(this.map);
  }

  /** Hides the markers that the highlighted one makes unreadable. */
  private hideBehind(litBox: Box): void {
    for (const { marker: drawnMarker } of this.drawnMarkers.values()) {
      const element = drawnMarker.getElement();
      const boxes = listBoxes(this.map, element?.children ?? []);
      if (boxes.some((box) => isUnreadable(box, litBox))) element?.classList.add('is-behind');
    }
  }

  /** Returns the areas in pixels that a highlighted marker must not cover: markers, controls and the space around the map. */
  private listCoveredBoxes(): Box[] {
    const markerElements = this.map
      .getPanes()
      .markerPane.querySelectorAll('.list-map-mark:not(.is-behind) > *');
    const { x, y } = this.map.getSize();
    return [
      ...listBoxes(this.map, markerElements),
      ...listCoverBoxes(this.map),
      { left: 0, right: x, top: -y, bottom: 0 },
      { left: 0, right: x, top: y, bottom: 2 * y },
      { left: -x, right: 0, top: 0, bottom: y },
      { left: x, right: 2 * x, top: 0, bottom: y },
    ];
  }

  /** Takes the highlighted place out of its cluster, so that it has its own marker. A cluster of two ends. */
  private separateHighlighted(mapMarkers: readonly MapMarker[]): MapMarker[] {
    const position = this.highlightedPosition;
    const at = position === null ? null : this.places?.geo(position);
    if (position === null || !at) return [...mapMarkers];
    const pointOf = ({ latitude, longitude }: Coordinates) =>
      this.map.latLngToLayerPoint([latitude, longitude]);
    const cluster = mapMarkers.find(
      (mapMarker) =>
        mapMarker.kind === 'cluster' &&
        pointOf(mapMarker.at).distanceTo(pointOf(at)) < maxClusterDistance &&
        this.clusters?.listPositions(mapMarker.id).includes(position),
    );
    if (cluster?.kind !== 'cluster') return [...mapMarkers];
    const count = cluster.count - 1;
    const other = this.clusters?.listPositions(cluster.id).find((one) => one !== position) ?? -1;
    const otherAt = this.places?.geo(other);
    return [
      { kind: 'place', at, position },
      ...mapMarkers.filter((mapMarker) => mapMarker !== cluster),
      count === 1 && otherAt
        ? { kind: 'place', at: otherAt, position: other }
        : { ...cluster, count, separatePosition: position },
    ];
  }

  /**
   * Returns a key that is equal for markers that look the same at the same point, whatever their position in the list.
   */
  private getAppearanceKey(mapMarker: MapMarker, form: PinForm): string {
    const { latitude, longitude } = mapMarker.at;
    const content =
      mapMarker.kind === 'cluster'
        ? [form, this.textOf(mapMarker), mapMarker.count]
        : [
            this.places?.place(mapMarker.position)?.id ?? `at ${mapMarker.position}`,
            form,
            this.pinAt(mapMarker.position),
          ];
    return JSON.stringify([latitude, longitude, content]);
  }

  /** Moves apart places that overlap even at the highest zoom levels (spreadOverlappingMarkers()). */
  private spreadMarkers(mapMarkers: readonly MapMarker[]): MapMarker[] {
    this.spreadPositions.clear();
    if (this.map.getZoom() <= clusterMaxZoom) return [...mapMarkers];
    const points = mapMarkers.map(({ at }) =>
      this.map.latLngToLayerPoint([at.latitude, at.longitude]),
    );
    const spreadPoints = spreadOverlappingMarkers(points);
    return mapMarkers.map((mapMarker, index) => {
      const spreadPoint = spreadPoints[index];
      if (!spreadPoint || mapMarker.kind === 'cluster') return mapMarker;
      const { lat: latitude, lng: longitude } = this.map.layerPointToLatLng([
        spreadPoint.x,
        spreadPoint.y,
      ]);
      this.spreadPositions.set(mapMarker.position, { latitude, longitude });
      return { ...mapMarker, at: { latitude, longitude } };
    });
  }

  /** Returns the coordinates of the marker of a place. */
  private markerCoordinates(position: number): Coordinates | null {
    return this.spreadPositions.get(position) ?? this.places?.geo(position) ?? null;
  }

  private pinAt(position: number): Pin {
    const place = this.places?.place(position);
    return toPin(place, this.places?.label?.(position), this.now);
  }

  /** Returns the text of a marker that has room for it: the facts of a place, or the label of a cluster. */
  private textOf(mapMarker: MapMarker): string {
    if (mapMarker.kind === 'place') return this.pinAt(mapMarker.position).facts;
    const { places, clusters } = this;
    if (!places?.label || !clusters) return '';
    const positions = clusters
      .listPositions(mapMarker.id)
      .filter((position) => position !== mapMarker.separatePosition);
    return places.clusterLabel?.(positions) ?? '';
  }

  private createMarkerElement(mapMarker: MapMarker, form: PinForm): HTMLElement {
    if (mapMarker.kind === 'place') return createPinElement(this.pinAt(mapMarker.position), form);
    if (form === 'dot') return createClusterElement(mapMarker);
    return createPinElement({ title: '', facts: this.textOf(mapMarker), state: 'unknown' }, form);
  }

  private createDrawnMarker(mapMarker: MapMarker, form: PinForm): DrawnMarker {
    const icon = divIcon({
      className: 'list-map-mark',
      html: this.createMarkerElement(mapMarker, form),
      iconSize: [0, 0],
    });
    const newMarker = marker([mapMarker.at.latitude, mapMarker.at.longitude], {
      icon,
      keyboard: false,
    });
    const drawnMarker = { marker: newMarker, mapMarker };
    newMarker.on('click', () => {
      this.handleMarkerClick(drawnMarker.mapMarker);
    });
    if (mapMarker.kind === 'place') {
      newMarker.on('mouseover', () => {
        if (drawnMarker.mapMarker.kind === 'place')
          this.events.onHover(drawnMarker.mapMarker.position);
      });
      newMarker.on('mouseout', () => {
        this.events.onHover(null);
      });
    }
    return drawnMarker;
  }

  private handleMarkerClick(mapMarker: MapMarker): void {
    if (mapMarker.kind === 'place') this.events.onPick(mapMarker.position);
    else {
      this.map.setView(
        [mapMarker.at.latitude, mapMarker.at.longitude],
        Math.min(this.clusters?.expansionZoom(mapMarker.id) ?? 0, this.map.getMaxZoom()),
      );
    }
  }
}

function createClusterElement(cluster: ClusterMarker): HTMLElement {
  const element = document.createElement('span');
  element.className = 'list-map-cluster';
  element.textContent = formatInteger(cluster.count);
  element.dataset['size'] = String(Math.min(3, Math.floor(Math.log10(cluster.count)) + 1));
  return element;
}

function boundsAround(coordinates: readonly Coordinates[]): LatLngBounds {
  return latLngBounds(
    coordinates.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]),
  );
}

function boundsOf({ south, west, north, east }: MapArea): LatLngBounds {
  return latLngBounds([south, west], [north, east]);
}
