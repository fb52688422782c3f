import * as brand from '#shared/brand.ts';
import { dayMs } from '#shared/time-units.ts';
import { wallClockAt } from '#shared/zoned-time.ts';

const noonOf2000 = Date.UTC(2000, 0, 1, 12);
const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);
/** Tilt of the axis of the earth, in degrees. */
const tilt = 23.44;
/** Height of the centre of the sun at sunset in degrees, with the refraction of the air. */
const sunsetHeight = -0.833;

/**
 * Returns the time of the sunset in the brand's city, accurate to a few minutes (sunrise equation).
 * @param dayNumber local date, in days since 1970-01-01
 * @returns minutes since local midnight
 */
export function sunsetMinutes(dayNumber: number): number {
  const { latitude, longitude } = brand.center;
  const solarDay = dayNumber - Math.floor(noonOf2000 / dayMs) - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * solarDay;
  const eclipticLongitude = anomaly + 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 282.9372;
  const noon = solarDay + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * eclipticLongitude);
  const declination = Math.asin(sin(eclipticLongitude) * sin(tilt)) / radians;
  const hourAngle =
    Math.acos(
      (sin(sunsetHeight) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination)),
    ) / radians;
  return wallClockAt(new Date(noonOf2000 + (noon + hourAngle / 360) * dayMs)).minutes;
}
