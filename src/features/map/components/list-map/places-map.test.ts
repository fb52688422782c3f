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
    renderCard: () => null,
  };
}

let map: PlacesMap | null = null;

/** Creates a map of 800 by 600 pixels. The test environment has no layout, so the size is set explicitly. */
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

test('keeps the marker element of a place when the list changes, and uses its new position', () => {
  const { map, mark, onPick } = showMap(onMap(near, far));
  const before = mark(far.title);
  expect(before).toBeDefined();
  map.setPlaces(onMap(far, near));
  expect(mark(far.title)).toBe(before);
  before?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(0);
});

test('removes the marker of a place that is no longer in the list and updates a changed name', () => {
  const { map, mark } = showMap(onMap(near, far));
  map.setPlaces(onMap({ ...far, title: 'Praia Brava' }));
  expect(mark(near.title)).toBeUndefined();
  expect(mark(far.title)).toBeUndefined();
  expect(mark('Praia Brava')).toBeDefined();
});
