/** Geographic points. Reference: rules.LatLng, latlng. */
import { EvalError } from '../outcome.ts';
import { isNumber } from '../equality.ts';
import { RulesLatLng } from '../values.ts';
import { builtin, functionTable, method, methodTable, property } from './table.ts';

/** Mean radius of the earth in metres, as in the S2 geometry library. */
const earthRadius = 6_371_010;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in metres (haversine). */
function distance(a: RulesLatLng, b: RulesLatLng): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    halfLongitude ** 2 * Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Methods latitude, longitude, and distance in metres. */
export const latLngMethods = methodTable<RulesLatLng>({
  latitude: property((point) => point.latitude),
  longitude: property((point) => point.longitude),
  distance: method(['latlng'], (point, [other]) =>
    other instanceof RulesLatLng ? distance(point, other) : undefined,
  ),
});

/** Function latlng.value(latitude, longitude) in degrees. */
export const latLngFunctions = functionTable({
  value: builtin(['float, float'], ([latitude, longitude]) => {
    if (latitude == null || longitude == null) return undefined;
    if (!isNumber(latitude) || !isNumber(longitude)) return undefined;
    const point = new RulesLatLng(Number(latitude), Number(longitude));
    const inRange = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
    return inRange ? point : new EvalError('Latitude or longitude out of range error.');
  }),
});
