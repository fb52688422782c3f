import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import { toMapPlaces } from './map-places.tsx';
import { MapRail } from './map-rail.tsx';

const summaries = Array.from({ length: 30 }, (_, at) =>
  aPlaceSummary({
    id: `place${at}`,
    title: `Bar ${at}`,
    geo: { latitude: -27.5 - at / 100, longitude: -48.5 },
  }),
);
const places = {
  ...toMapPlaces(summaries),
  renderCard: (position: number) => <p>{summaries[position]?.title}</p>,
};

afterEach(() => {
  vi.useRealTimers();
});

function renderRail(changes: Partial<Parameters<typeof MapRail>[0]> = {}) {
  const props = { area: null, pickedPosition: null, visitorPosition: null, onPick: vi.fn() };
  render(<MapRail places={places} {...props} {...changes} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('shows the first places of the list', () => {
  const shown = renderRail();
  expect(shown).toHaveLength(20);
  expect(shown[0]).toBe('Bar 0');
});

test('shows the places of the area to which the visitor moved the map', () => {
  const area = { south: -27.73, west: -49, north: -27.705, east: -48 };
  expect(renderRail({ area })).toEqual(['Bar 21', 'Bar 22', 'Bar 23']);
});

test('shows a picked place that is not among the first places before them', () => {
  const shown = renderRail({ pickedPosition: 25 });
  expect(shown.slice(0, 2)).toEqual(['Bar 25', 'Bar 0']);
});

test('shows no rail if no place is in the area', () => {
  renderRail({ area: { south: -10, west: -49, north: -9, east: -48 } });
  expect(screen.queryByRole('region')).toBeNull();
});

/** Renders a rail whose scrolling moves the third card to the front. */
function renderScrolledRail() {
  vi.useFakeTimers();
  const onPick = vi.fn();
  const rail = (area: Parameters<typeof MapRail>[0]['area']) => (
    <MapRail
      places={places}
      area={area}
      pickedPosition={null}
      visitorPosition={null}
      onPick={onPick}
    />
  );
  const { rerender } = render(rail(null));
  for (const [at, card] of screen.getAllByRole('listitem').entries())
    card.getBoundingClientRect = () => new DOMRect((at - 2) * 300, 0, 300, 100);
  screen.getByRole('list').getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  return {
    list: screen.getByRole('list'),
    onPick,
    moveMap: () => {
      rerender(rail({ south: -30, west: -50, north: -20, east: -40 }));
    },
  };
}

const finger = { touches: [{ identifier: 1 }] };

test('picks no place while the finger rests on the rail, but after it left', () => {
  const { list, onPick } = renderScrolledRail();
  fireEvent.pointerDown(list);
  fireEvent.touchStart(list, finger);
  fireEvent.touchMove(list, finger);
  fireEvent.scroll(list);
  vi.advanceTimersByTime(1000);
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.touchMove(list, finger);
  fireEvent.scroll(list);
  fireEvent.touchEnd(list, { touches: [] });
  vi.advanceTimersByTime(100);
  expect(onPick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onPick.mock.calls).toEqual([[2]]);
});

test('picks the place of a swipe during which the cards changed', () => {
  const { list, onPick, moveMap } = renderScrolledRail();
  fireEvent.pointerDown(list);
  fireEvent.touchStart(list, finger);
  moveMap();
  fireEvent.touchMove(list, finger);
  fireEvent.scroll(list);
  fireEvent.touchEnd(list, { touches: [] });
  vi.advanceTimersByTime(200);
  expect(onPick.mock.calls).toEqual([[2]]);
});

test('picks no place after a touch that scrolled nothing', () => {
  const { list, onPick } = renderScrolledRail();
  fireEvent.pointerDown(list);
  fireEvent.touchStart(list, finger);
  fireEvent.touchEnd(list, { touches: [] });
  vi.advanceTimersByTime(200);
  expect(onPick).not.toHaveBeenCalled();
});
