import { expect, test } from 'vitest';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { createPinElement, pinSizes, toPin } from './map-pin.ts';

const now = new Date('2026-11-27T15:00:00Z');
const open: PlaceHours = {
  kind: 'structured',
  hours: { periods: [alwaysOpenPeriod], exceptions: [], note: '' },
};
const place = aPlaceSummary({ title: 'Bar da Ponte', rating: 4.7, hours: open });

test('shows the rating and the opening state of a place, and omits unknown values', () => {
  expect(toPin(place, undefined, now)).toEqual({
    title: 'Bar da Ponte',
    facts: '4,7 · aberto',
    state: 'open',
  });
  const unknown = { kind: 'unknown' } as const;
  expect(toPin({ ...place, hours: unknown }, undefined, now).facts).toBe('4,7');
  expect(toPin({ ...place, reviewsCount: 0 }, undefined, now).facts).toBe('aberto');
  expect(toPin({ ...place, reviewsCount: 0, hours: unknown }, undefined, now).facts).toBe('');
});

test('a label replaces the rating and the state', () => {
  expect(toPin(place, '20%', now)).toEqual({
    title: 'Bar da Ponte',
    facts: '20%',
    state: 'unknown',
  });
});

test('shows the name, the facts, or a dot', () => {
  const pin = toPin(place, undefined, now);
  expect(createPinElement(pin, 'name').textContent).toBe('Bar da Ponte');
  expect(createPinElement(pin, 'facts').textContent).toBe('4,7 · aberto');
  const dot = createPinElement(pin, 'dot');
  expect(dot).toBeEmptyDOMElement();
  expect(dot.dataset['state']).toBe('open');
});

test('a marker without facts needs no room for text', () => {
  expect(pinSizes({ title: 'Bar da Ponte', facts: '', state: 'unknown' })).toEqual([]);
  expect(pinSizes(toPin(place, undefined, now))).toHaveLength(1);
});
