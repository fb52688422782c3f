import { describe, expect, it } from 'vitest';
import { directionsUrl, routeUrl } from './directions.ts';

function destination(place: Parameters<typeof directionsUrl>[0]): string | null {
  const url = new URL(directionsUrl(place));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(url.searchParams.get('api')).toBe('1');
  return url.searchParams.get('destination');
}

describe('directionsUrl', () => {
  it('uses the coordinates if there are any', () => {
    const geo = { latitude: -27.6024, longitude: -48.4328 };
    expect(destination({ title: 'Praia Mole', location: 'x', geo })).toBe('-27.6024,-48.4328');
  });
  it('uses the address if there are no coordinates', () => {
    const location = 'Rua A & B, 10, Florianópolis';
    expect(destination({ title: 'Bar', location, geo: null })).toBe(location);
  });
  it('adds the city if the address does not name it', () => {
    expect(destination({ title: 'Bar', location: 'Rua A, 10', geo: null })).toBe(
      'Rua A, 10, Florianópolis - SC',
    );
  });
  it('falls back to the title if there is no address', () => {
    expect(destination({ title: 'Praia Mole', location: ' ', geo: null })).toBe(
      'Praia Mole, Florianópolis - SC',
    );
  });
});

describe('routeUrl', () => {
  const at = (latitude: number) => ({
    title: '',
    location: '',
    geo: { latitude, longitude: -48.5 },
  });

  it('uses the last place as the destination and the others as waypoints in order', () => {
    const { searchParams } = new URL(routeUrl([at(-27.1), at(-27.2), at(-27.3)]));
    expect(searchParams.get('destination')).toBe('-27.3,-48.5');
    expect(searchParams.get('waypoints')).toBe('-27.1,-48.5|-27.2,-48.5');
  });

  it('adds one stop per place, even if an address contains the separator', () => {
    const placeWithSeparator = { title: 'Bar', location: 'Rua A|Rua B, Florianópolis', geo: null };
    const { searchParams } = new URL(routeUrl([placeWithSeparator, at(-27.2)]));
    expect(searchParams.get('waypoints')).toBe('Rua A Rua B, Florianópolis');
  });

  it('equals directionsUrl for a single place', () => {
    expect(routeUrl([at(-27.1)])).toBe(directionsUrl(at(-27.1)));
  });
});
