import { divIcon, map as createMap, marker } from 'leaflet';
import type { LatLngTuple } from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { addCoast } from './coast-layer.ts';

function showMap() {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  const map = createMap(element, { center: [-27.6, -48.5], zoom: 11, zoomAnimation: false });
  return { element, map };
}

afterEach(() => {
  document.body.replaceChildren();
});

test('draws sea, land, lagoons and names under the tiles, and credits the data', async () => {
  const { element, map } = showMap();
  await addCoast(map);
  const layers = element.querySelectorAll('.coast-sea, .coast-land, .coast-lagoon');
  expect([...layers].map(({ classList }) => classList[0])).toEqual([
    'coast-sea',
    'coast-land',
    'coast-lagoon',
  ]);
  expect(element).toHaveTextContent('Costa: GSHHG, PMF');
  expect(element).toHaveTextContent('Centro');
  const zIndex = (pane: string) => Number(map.getPane(pane)?.style.zIndex);
  expect(zIndex('coast-names')).toBeLessThan(200);
  expect(zIndex('coast')).toBeLessThan(zIndex('coast-names'));
  map.remove();
});

test('shows more names when the map is closer', async () => {
  const { element, map } = showMap();
  await addCoast(map);
  const count = () => element.querySelectorAll('.coast-name').length;
  map.setZoom(9, { animate: false });
  const far = count();
  map.setZoom(13, { animate: false });
  expect(count()).toBeGreaterThan(far);
  map.remove();
});

test('moves a name aside from a marker on it', async () => {
  const { element, map } = showMap();
  await addCoast(map);
  const centro: LatLngTuple = [-27.5953, -48.5487];
  const marginsOfName = () =>
    [...element.querySelectorAll<HTMLElement>('.coast-name')]
      .filter(({ textContent }) => textContent === 'Centro')
      .map(({ style }) => [style.marginLeft, style.marginTop]);
  expect(marginsOfName()).toEqual([['0px', '0px']]);
  const { x, y } = map.latLngToContainerPoint(centro);
  marker(centro, { icon: divIcon({ className: 'cover' }) }).addTo(map);
  const covering = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function rectOf(this: Element) {
      return this.className.includes('cover') ? new DOMRect(x - 20, y - 20, 40, 40) : new DOMRect();
    });
  map.fire('moveend');
  covering.mockRestore();
  expect(marginsOfName()).toEqual([['0px', '36px']]);
  map.remove();
});

test('leaves out a name that an edge of the map would cut', async () => {
  const { element, map } = showMap();
  await addCoast(map);
  const hasCentro = () =>
    [...element.querySelectorAll('.coast-name')].some(
      ({ textContent }) => textContent === 'Centro',
    );
  const { x } = map.latLngToContainerPoint([-27.5953, -48.5487]);
  expect(hasCentro()).toBe(true);
  map.panBy([x - 10, 0], { animate: false });
  expect(hasCentro()).toBe(false);
  map.panBy([100, 0], { animate: false });
  expect(hasCentro()).toBe(true);
  map.remove();
});

test('adds nothing to a map that was removed while the coast line was loading', async () => {
  const { element, map } = showMap();
  const done = addCoast(map);
  map.remove();
  await done;
  expect(element.querySelector('.coast-land')).toBeNull();
});
