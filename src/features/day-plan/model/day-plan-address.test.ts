import { expect, it } from 'vitest';
import { parseDayPlanAddress, dayPlanParams, dayPlanTime } from './day-plan-address.ts';

const read = (query: string) => parseDayPlanAddress(new URLSearchParams(query));
/** A Wednesday in the time zone of Florianópolis (UTC-3). */
const at = (time: string) => new Date(`2026-11-25T${time}:00-03:00`);

it('parses a plan and writes it back without invalid days and times', () => {
  const plannedAt = { b: '12:00' };
  const plan = { ids: ['a', 'b'], day: '2026-11-27', startTime: '10:30', plannedAt };
  expect(parseDayPlanAddress(new URLSearchParams(dayPlanParams(plan)))).toEqual(plan);
  expect(read('lugares=a&dia=2026-02-30&inicio=25:00&horas=9,12:00')).toEqual({
    ids: ['a'],
    day: '',
    startTime: '',
    plannedAt: {},
  });
  expect(dayPlanParams(read(''))).toEqual({});
  expect(read(`lugares=${'abcdefghij'.split('').join(',')}`).ids).toHaveLength(8);
});

it('defaults to today at nine o’clock, or to the next quarter of an hour if it is later', () => {
  expect(dayPlanTime(read(''), at('07:20'))).toMatchObject({ day: '2026-11-25', time: '09:00' });
  expect(dayPlanTime(read(''), at('14:20'))).toMatchObject({ day: '2026-11-25', time: '14:30' });
  expect(dayPlanTime(read(''), at('23:55'))).toMatchObject({ day: '2026-11-25', time: '23:45' });
});

it('another day begins at nine o’clock; a past or distant day is replaced by today', () => {
  expect(dayPlanTime(read('dia=2026-11-28'), at('22:00'))).toMatchObject({
    day: '2026-11-28',
    begins: 540,
  });
  expect(dayPlanTime(read('dia=2026-11-24&inicio=08:15'), at('22:00'))).toMatchObject({
    day: '2026-11-25',
    time: '08:15',
  });
  expect(dayPlanTime(read('dia=2126-11-24'), at('06:00')).day).toBe('2026-11-25');
});
