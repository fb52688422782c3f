import { brand } from './brand.ts';
import type { Coordinates } from './geo.ts';

/**
 * Where 'Como chegar' leads: directions in Google Maps to the coordinates, else to the address
 * (within the brand's city when it names none). Source: Maps URLs, action 'dir'.
 */
export function directionsUrl(place: {
  title: string;
  location: string;
  geo: Coordinates | null;
}): string {
  const { city, state } = brand;
  const inCity = place.location.includes(city) ? '' : `, ${city} - ${state}`;
  const destination = place.geo
    ? `${place.geo.latitude},${place.geo.longitude}`
    : `${place.location.trim() || place.title}${inCity}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
