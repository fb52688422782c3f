import { afterEach, expect, test, vi } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { toMapPlaces } from './map-places.tsx';
import type { MapPlaces } from './map-places.tsx';
import { PlacesMap } from './places-map.ts';

const near = aPlaceSummary({
  id: 'bar',
  title: 'Bar da Ponte',
  geo: { latitude: -27.59, longitude: -48.55 },
});
const far = aPlaceSummary({
  id: 'praia',
  title: 'Praia Mole',
  geo: { latitude: -27.6, longitude: -48.43 },
});
const onMap = (...shown: (typeof near)[]) => toMapPlaces(shown);
/** A Friday at 12:00 in the city. */
const noon = new Date('2026-11-27T15:00:00Z');

let map: PlacesMap | null = null;

/** Creates a map of 800 by 600 pixels. The test environment has no layout, so the size is set explicitly. */
function showMap(places: MapPlaces) {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  const onPick = vi.fn();
  const events = { onHover: vi.fn(), onMoved: vi.fn(), onTiles: vi.fn() };
  map = new PlacesMap(element, true, { ...events, onPick });
  map.setPlaces(places, noon);
  map.fit(null, false);
  const mark = (name: string) =>
    [...element.querySelectorAll<HTMLElement>('.list-map-mark')].find(
      (element) => element.querySelector('.list-map-title')?.textContent === name,
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
  map.setPlaces(onMap(far, near), noon);
  expect(mark(far.title)).toBe(before);
  before?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(0);
});

test('removes the marker of a place that is no longer in the list and updates a changed name', () => {
  const { map, mark } = showMap(onMap(near, far));
  map.setPlaces(onMap({ ...far, title: 'Praia Brava' }), noon);
  expect(mark(near.title)).toBeUndefined();
  expect(mark(far.title)).toBeUndefined();
  expect(mark('Praia Brava')).toBeDefined();
});

test('a marker changes its state with the time', () => {
  const period = { open: { day: 5, time: '08:00' }, close: { day: 5, time: '13:00' } };
  const hours: PlaceHours = {
    kind: 'structured',
    hours: { periods: [period], exceptions: [], note: '' },
  };
  const open = { ...near, hours };
  const places = onMap(open, far);
  const { map, mark } = showMap(places);
  const state = () =>
    mark(near.title)?.querySelector<HTMLElement>('[data-state]')?.dataset['state'];
  expect(state()).toBe('open');
  map.setPlaces(places, new Date('2026-11-27T17:00:00Z'));
  expect(state()).toBe('closed');
});

test('fits the places into the part of the map that is on the screen', () => {
  const { map } = showMap(onMap(near, far));
  const southOfWholeMap = map.area.south;
  const box = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight - 400, 800, 600));
  map.fit(null, false);
  box.mockRestore();
  expect(map.area.south).toBeLessThan(southOfWholeMap);
});
