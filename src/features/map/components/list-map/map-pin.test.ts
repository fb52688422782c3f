import { expect, test } from 'vitest';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { createPinElement, litSizes, pinSizes, toPin } from './map-pin.ts';

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

test('shows the name with the facts, the facts, or a dot', () => {
  const pin = toPin(place, undefined, now);
  const lines = [...createPinElement(pin, 'name').children].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Bar da Ponte', '4,7 · aberto']);
  expect(createPinElement(pin, 'facts').textContent).toBe('4,7 · aberto');
  const dot = createPinElement(pin, 'dot');
  expect(dot).toBeEmptyDOMElement();
  expect(dot.dataset['state']).toBe('open');
  const withoutFacts = createPinElement({ ...pin, facts: '' }, 'facts');
  expect(withoutFacts.className).toBe(dot.className);
});

test('a marker without facts needs no room for text', () => {
  expect(pinSizes('')).toEqual([]);
  expect(pinSizes('4,7 · aberto')).toHaveLength(1);
});

test('a long name has two lines, and the line of the facts only if there are facts', () => {
  const heightOf = (title: string, facts: string) =>
    litSizes({ title, facts, state: 'unknown' }, 'name', 400, 800)[0]?.height;
  expect(heightOf('Bar da Ponte', '')).toBe(26);
  expect(heightOf('Bar da Ponte', '4,7')).toBe(42);
  expect(heightOf('Parque Municipal da Lagoa do Peri', '4,7')).toBe(58);
});

test('a highlighted marker without its name is as high as the others', () => {
  const [size] = litSizes(toPin(place, undefined, now), 'facts', 400, 800);
  expect(size?.height).toBe(26);
  expect(size?.width).toBe(pinSizes('4,7 · aberto')[0]?.width);
});

test('a name that is narrower than its tip stays centred above its place', () => {
  const [above] = litSizes({ title: 'É', facts: '', state: 'unknown' }, 'name', 200, 400);
  expect(above?.shift.x).toBe(0);
});

test('a name is above or below its place, and stays inside the map where its tip allows it', () => {
  const pin = toPin(place, undefined, now);
  const sizesAt = (x: number) => litSizes(pin, 'name', x, 390);
  expect(
    sizesAt(195)
      .slice(0, 2)
      .map(({ isBelow }) => isBelow),
  ).toEqual([false, true]);
  expect(sizesAt(195)[0]?.shift).toEqual({ x: 0, y: -6 });
  expect(sizesAt(195)[1]?.shift).toEqual({ x: 0, y: 48 });
  for (const x of [30, 360]) {
    const { width, shift } = sizesAt(x)[0]!;
    expect(x + shift.x - width / 2).toBeGreaterThanOrEqual(-1);
    expect(x + shift.x + width / 2).toBeLessThanOrEqual(391);
  }
});

test('a marker next to its place keeps its tip below the text', () => {
  const [above, , left, , right] = litSizes(toPin(place, undefined, now), 'facts', 195, 390);
  expect(above?.shift.x).toBe(0);
  expect(left?.shift).toEqual({ x: -(above!.width / 2 - 22), y: above!.shift.y });
  expect(right?.shift.x).toBe(-left!.shift.x);
});
