import { DomUtil } from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { toMapPlaces } from './map-places.tsx';
import type { MapPlaces } from './map-places.tsx';
import { PlacesMap } from './places-map.ts';

const near = aPlaceSummary({
  id: 'bar',
  title: 'Bar da Ponte',
  rating: 4.1,
  reviewsCount: 3,
  geo: { latitude: -27.59, longitude: -48.55 },
});
const far = aPlaceSummary({
  id: 'praia',
  title: 'Praia Mole',
  rating: 4.9,
  reviewsCount: 3,
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
  const mark = (text: string) =>
    [...element.querySelectorAll<HTMLElement>('.list-map-mark')].find(({ textContent }) =>
      textContent.startsWith(text),
    );
  return { map, mark, element, onPick };
}

afterEach(() => {
  map?.remove();
  map = null;
  document.body.replaceChildren();
});

test('keeps the marker element of a place when the list changes, and uses its new position', () => {
  const { map, mark, onPick } = showMap(onMap(near, far));
  const before = mark('4,9');
  expect(before).toBeDefined();
  map.setPlaces(onMap(far, near), noon);
  expect(mark('4,9')).toBe(before);
  before?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(0);
});

test('removes the marker of a place that is no longer in the list and updates a changed rating', () => {
  const { map, mark } = showMap(onMap(near, far));
  map.setPlaces(onMap({ ...far, rating: 3.2 }), noon);
  expect(mark('4,1')).toBeUndefined();
  expect(mark('4,9')).toBeUndefined();
  expect(mark('3,2')).toBeDefined();
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
  const state = () => mark('4,1')?.querySelector<HTMLElement>('[data-state]')?.dataset['state'];
  expect(state()).toBe('open');
  map.setPlaces(places, new Date('2026-11-27T17:00:00Z'));
  expect(state()).toBe('closed');
});

test('the name of a highlighted place replaces its marker', () => {
  const { map, mark } = showMap(onMap(near, far));
  expect(mark(near.title)).toBeUndefined();
  map.highlight(0, 'name');
  expect(mark(near.title)).toHaveClass('is-lit');
  expect(mark('4,1')).toHaveClass('is-behind');
  map.highlight(null, 'name');
  expect(mark(near.title)).toBeUndefined();
  expect(mark('4,1')).not.toHaveClass('is-behind');
});

test('a place whose name is on a card is highlighted with its facts', () => {
  const { map, element } = showMap(onMap(near, far));
  const lit = () => [...element.querySelectorAll('.is-lit')].map(({ textContent }) => textContent);
  map.highlight(0, 'facts');
  expect(lit()).toEqual(['4,1']);
  map.highlight(0, 'name');
  expect(lit()).toEqual(['Bar da Ponte4,1']);
});

test('a highlighted marker hides the markers that it makes unreadable', () => {
  const { map, mark, element } = showMap(onMap(near, far));
  map.highlight(1, 'name');
  const { x, y } = DomUtil.getPosition(element.querySelector<HTMLElement>('.is-lit')!);
  let markerBox = new DOMRect();
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.parentElement?.matches('.list-map-mark') ? markerBox : new DOMRect();
  });
  const highlightNextTo = (box: DOMRect) => {
    markerBox = box;
    map.highlight(null, 'name');
    map.highlight(1, 'name');
  };
  highlightNextTo(new DOMRect(x - 20, y - 48, 40, 96));
  expect(mark('4,1')).toHaveClass('is-behind');
  // The highlighted marker is moved away from it.
  highlightNextTo(new DOMRect(x - 20, y - 48, 40, 40));
  expect(mark('4,1')).not.toHaveClass('is-behind');
  map.highlight(null, 'name');
  boxes.mockRestore();
});

test('a highlighted place leaves its cluster, which counts the others', () => {
  const cafe = { ...near, id: 'cafe', title: 'Café' };
  const { map, mark, element } = showMap(onMap(near, cafe, { ...near, id: 'cais' }, far));
  const clusters = () =>
    [...element.querySelectorAll('.list-map-cluster')].map(({ textContent }) => textContent);
  expect(clusters()).toEqual(['3']);
  map.highlight(1, 'name');
  expect(mark('Café')).toHaveTextContent('Café4,1');
  expect(clusters()).toEqual(['2']);
  map.highlight(3, 'name');
  expect(mark(far.title)).toBeDefined();
  expect(clusters()).toEqual(['3']);
});

test('the other place of a cluster of two has its own marker', () => {
  const cafe = { ...near, id: 'cafe', geo: { latitude: -27.5901, longitude: -48.55 } };
  const { map, mark, element, onPick } = showMap(onMap({ ...near, rating: 3.5 }, cafe, far));
  expect(element.querySelector('.list-map-cluster')).toHaveTextContent('2');
  map.highlight(1, 'facts');
  expect(element.querySelector('.list-map-cluster')).toBeNull();
  expect(mark('4,1')).toBeDefined();
  const [other] = [...element.querySelectorAll<HTMLElement>('.list-map-mark')].filter(
    (one) => !one.matches('.is-lit, .is-behind') && !one.textContent.startsWith('4,9'),
  );
  other?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(0);
});

test('a cluster of labelled places shows the label of all', () => {
  const cafe = { ...near, id: 'cafe', title: 'Café' };
  const labels = ['20%', 'R$ 30', '2º item grátis'];
  const { map, mark } = showMap({
    ...onMap(near, cafe, far),
    label: (position) => labels[position] ?? '',
    clusterLabel: (positions) => `${positions.length} benefícios`,
  });
  expect(mark('2 benefícios')).toBeDefined();
  expect(mark('20%')).toBeUndefined();
  expect(mark('2º item')).toBeDefined();
  map.highlight(0, 'name');
  expect(mark(near.title)).toHaveTextContent('Bar da Ponte20%');
  expect(mark('2 benefícios')).toBeUndefined();
});

test('leaves out single places far from all others if the map can be closer without them', () => {
  const close = Array.from({ length: 19 }, (_, at) => ({
    ...near,
    id: `bar${at}`,
    geo: { latitude: -27.59 - at / 1000, longitude: -48.55 },
  }));
  const north = { ...near, id: 'norte', geo: { latitude: -27.38, longitude: -48.4 } };
  expect(showMap(onMap(...close, north)).map.area.north).toBeLessThan(-27.38);
  map?.remove();
  const labelled = { ...onMap(...close, north), label: () => '20%' };
  expect(showMap(labelled).map.area.north).toBeGreaterThan(-27.38);
});

test('a map with labels shows more of the city while no marker joins a cluster', () => {
  const places = onMap(near, { ...far, geo: { latitude: -27.6, longitude: -48.53 } });
  const zoomedIn = showMap(places).map.area;
  map?.remove();
  const withSurroundings = showMap({ ...places, label: () => '20%' }).map.area;
  expect(withSurroundings.north).toBeGreaterThan(zoomedIn.north);
  expect(withSurroundings.south).toBeLessThan(zoomedIn.south);
  map?.remove();
  const single = showMap({ ...onMap(near), label: () => '20%' }).map.area;
  expect(single.north - single.south).toBeLessThan(0.05);
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
