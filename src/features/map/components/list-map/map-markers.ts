import Supercluster from 'supercluster';
import type { PointFeature } from 'supercluster';
import type { Coordinates } from '#shared/geo.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import type { MapPlaces } from './map-places.tsx';

/** Cluster radius in pixels. A long list has a larger one, so that the map draws only a few dozen markers. */
const clusterRadius = 40;
const longListRadius = 64;
/** Number of places from which a list is long. */
const longListLength = 200;
/** Highest zoom with clusters: places in the same street are separate only above it. */
export const clusterMaxZoom = 17;
const clusterMinZoom = 3;

/** A marker of the map: a place or a cluster of places. */
export type MapMarker = PlaceMarker | ClusterMarker;

interface PlaceMarker {
  kind: 'place';
  at: Coordinates;
  position: number;
}

export interface ClusterMarker {
  kind: 'cluster';
  at: Coordinates;
  count: number;
  id: number;
  /** Position of a place of the cluster that has its own marker and is not counted. */
  separatePosition?: number;
}

/**
 * Clusters the places of a map. The constructor is slow (tens of milliseconds for ten thousand places); the methods are
 * fast.
 */
export class MarkerClusters {
  private readonly clusters: Supercluster<{ position: number }>;

  constructor(places: MapPlaces) {
    const points: PointFeature<{ position: number }>[] = [];
    for (let position = 0; position < places.count; position += 1) {
      const at = places.geo(position);
      if (at === null) continue;
      const coordinates = [at.longitude, at.latitude];
      points.push({
        type: 'Feature',
        properties: { position },
        geometry: { type: 'Point', coordinates },
      });
    }
    this.clusters = new Supercluster<{ position: number }>({
      radius: points.length < longListLength ? clusterRadius : longListRadius,
      extent: 256,
      minZoom: clusterMinZoom,
      maxZoom: clusterMaxZoom,
    });
    this.clusters.load(points);
  }

  /** Returns the markers of an area: places in the order of the list, then clusters. */
  markersInArea({ south, west, north, east }: MapArea, zoom: number): MapMarker[] {
    const features = this.clusters.getClusters([west, south, east, north], Math.floor(zoom));
    return features
      .map(({ geometry, properties }): MapMarker => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const at = { latitude, longitude };
        if (!('cluster' in properties)) {
          const { position } = properties;
          return { kind: 'place', at, position };
        }
        const { cluster_id: id, point_count: count } = properties;
        return { kind: 'cluster', at, count, id };
      })
      .sort((a, b) => toSortPosition(a) - toSortPosition(b));
  }

  /** Returns the number of markers of all places at a zoom. */
  countMarkers(zoom: number): number {
    return this.clusters.getClusters([-180, -90, 180, 90], zoom).length;
  }

  /** Returns the positions of the places of a cluster, in the order of the list. */
  listPositions(clusterId: number): number[] {
    return this.clusters
      .getLeaves(clusterId, Infinity)
      .map(({ properties }) => properties.position)
      .sort((a, b) => a - b);
  }

  /** Returns the zoom at which a cluster splits. */
  expansionZoom(clusterId: number): number {
    return this.clusters.getClusterExpansionZoom(clusterId);
  }
}

function toSortPosition(marker: MapMarker): number {
  return marker.kind === 'place' ? marker.position : Infinity;
}

interface Point {
  x: number;
  y: number;
}

/** Minimum distance in pixels at which two markers can be tapped separately. */
const minMarkerDistance = 32;

/**
 * Returns new positions for markers that overlap: on a circle around the old position of the first one, far enough
 * apart to tap each of them. The first one gets the leftmost position, where reading starts. Returns null for a marker without overlap.
 */
export function spreadOverlappingMarkers(points: readonly Point[]): (Point | null)[] {
  const groups: number[][] = [];
  points.forEach((point, at) => {
    const group = groups.find(([first = 0]) => distance(points[first], point) < minMarkerDistance);
    if (group) group.push(at);
    else groups.push([at]);
  });
  const movedPoints: (Point | null)[] = points.map(() => null);
  for (const group of groups) {
    const centre = points[group[0] ?? 0];
    if (!centre || group.length < 2) continue;
    // The radius at which neighbours on the circle have at least the minimum distance.
    const radius = minMarkerDistance / 2 / Math.sin(Math.PI / Math.max(group.length, 3));
    group.forEach((at, turnIndex) => {
      const angle = Math.PI + (2 * Math.PI * turnIndex) / group.length;
      movedPoints[at] = {
        x: centre.x + radius * Math.cos(angle),
        y: centre.y + radius * Math.sin(angle),
      };
    });
  }
  return movedPoints;
}

function distance(a: Point | undefined, b: Point): number {
  return a ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
}
