import { brand } from '#shared/brand.ts';
import type { Coordinates } from '#shared/geo.ts';

interface Destination {
  title: string;
  location: string;
  geo: Coordinates | null;
}

const directions = 'https://www.google.com/maps/dir/?api=1';

/**
 * Where 'Como chegar' leads: directions in Google Maps to the coordinates, else to the address
 * (within the brand's city when it names none). Source: Maps URLs, action 'dir'.
 */
export function directionsUrl(place: Destination): string {
  return `${directions}&destination=${encodeURIComponent(pointOf(place))}`;
}

/**
 * Directions from one place to the next, setting out from where the device is. The map's app takes nine stops before
 * the last one, a phone's browser three. Source: Maps URLs, 'waypoints'.
 * @param places in their order
 */
export function routeUrl(places: readonly Destination[]): string {
  // An address that holds what stands between two stops would be several.
  const points = places.map((place) => pointOf(place).replaceAll('|', ' '));
  const last = points.pop() ?? '';
  const before = points.length === 0 ? '' : `&waypoints=${encodeURIComponent(points.join('|'))}`;
  return `${directions}&destination=${encodeURIComponent(last)}${before}`;
}

function pointOf(place: Destination): string {
  const { city, state } = brand;
  const inCity = place.location.includes(city) ? '' : `, ${city} - ${state}`;
  return place.geo
    ? `${place.geo.latitude},${place.geo.longitude}`
    : `${place.location.trim() || place.title}${inCity}`;
}
