import * as brand from '#shared/brand.ts';
import type { Coordinates } from '#shared/geo.ts';

interface Destination {
  title: string;
  location: string;
  geo: Coordinates | null;
}

const directionsBaseUrl = 'https://www.google.com/maps/dir/?api=1';

/**
 * Returns the URL of 'Como chegar': directions in Google Maps to the coordinates, or to the address if there are none.
 * Adds the city of the brand if the address does not contain it. Source: Maps URLs, action 'dir'.
 */
export function directionsUrl(place: Destination): string {
  return `${directionsBaseUrl}&destination=${encodeURIComponent(toMapPoint(place))}`;
}

/**
 * Returns the URL of directions from the current location through all places. The Google Maps app accepts nine stops
 * before the destination, a mobile browser three. Source: Maps URLs, 'waypoints'.
 * @param places in visiting order
 */
export function routeUrl(places: readonly Destination[]): string {
  // '|' separates waypoints, so an address that contains it would become several stops.
  const points = places.map((place) => toMapPoint(place).replaceAll('|', ' '));
  const last = points.pop() ?? '';
  const waypointsQuery =
    points.length === 0 ? '' : `&waypoints=${encodeURIComponent(points.join('|'))}`;
  return `${directionsBaseUrl}&destination=${encodeURIComponent(last)}${waypointsQuery}`;
}

function toMapPoint(place: Destination): string {
  const { city, state } = brand;
  const citySuffix = place.location.includes(city) ? '' : `, ${city} - ${state}`;
  return place.geo
    ? `${place.geo.latitude},${place.geo.longitude}`
    : `${place.location.trim() || place.title}${citySuffix}`;
}
