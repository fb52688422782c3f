import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
