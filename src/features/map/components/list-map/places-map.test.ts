import { afterEach, expect, test, vi } from 'vitest';
import type { MapPlaces } from './map-places.tsx';
import { PlacesMap } from './places-map.ts';

const [near, far] = [
  { id: 'bar', title: 'Bar da Ponte', geo: { latitude: -27.59, longitude: -48.55 } },
  { id: 'praia', title: 'Praia Mole', geo: { latitude: -27.6, longitude: -48.43 } },
];

function onMap(...shown: (typeof near)[]): MapPlaces {
  return {
    count: shown.length,
    geo: (position) => shown[position]?.geo ?? null,
    place: (position) => shown[position],
    card: () => null,
  };
}

let map: PlacesMap | null = null;

/** A map of 800 by 600 pixels: without a layout it has no size of its own. */
function showMap(places: MapPlaces) {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  const onPick = vi.fn();
  const events = { onHover: vi.fn(), onMoved: vi.fn(), onTiles: vi.fn() };
  map = new PlacesMap(element, { ...events, onPick });
  map.setPlaces(places);
  map.fit(null);
  const mark = (name: string) =>
    [...element.querySelectorAll<HTMLElement>('.list-map-mark')].find(
      ({ textContent }) => textContent === name,
    );
  return { map, mark, onPick };
}

afterEach(() => {
  map?.remove();
  map = null;
  document.body.replaceChildren();
});

test('a mark stays under the finger when the list changes, and means its place wherever that is now', () => {
  const { map, mark, onPick } = showMap(onMap(near, far));
  const before = mark(far.title);
  expect(before).toBeDefined();
  map.setPlaces(onMap(far, near));
  expect(mark(far.title)).toBe(before);
  before?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(0);
});

test('a place that left the list leaves the map, and a new name is shown', () => {
  const { map, mark } = showMap(onMap(near, far));
  map.setPlaces(onMap({ ...far, title: 'Praia Brava' }));
  expect(mark(near.title)).toBeUndefined();
  expect(mark(far.title)).toBeUndefined();
  expect(mark('Praia Brava')).toBeDefined();
});
