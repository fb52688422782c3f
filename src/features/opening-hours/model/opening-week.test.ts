import { afterEach, describe, expect, it } from 'vitest';
import { alwaysOpenPeriod } from './opening-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { listOpeningWeek } from './opening-week.ts';

const hours: OpeningHours = {
  periods: [
    { open: { day: 2, time: '18:00' }, close: { day: 2, time: '23:00' } },
    { open: { day: 2, time: '11:30' }, close: { day: 2, time: '15:00' } },
    { open: { day: 6, time: '22:00' }, close: { day: 0, time: '04:00' } },
  ],
  exceptions: [{ date: '2026-03-17', closed: true, periods: [], label: 'Feriado' }],
  note: '',
};

const deviceZone = process.env['TZ'];
afterEach(() => {
  if (deviceZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = deviceZone;
});

describe('openingWeek', () => {
  it('returns seven days from Monday to Sunday and marks today', () => {
    const week = listOpeningWeek(hours, new Date('2026-03-10T12:00:00-03:00'));
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(week.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-03-10']);
  });

  it('sorts the periods of a day by time and lists a night under the day on which it begins', () => {
    const week = listOpeningWeek(hours, new Date('2026-03-10T12:00:00-03:00'));
    expect(week[1]?.spans).toEqual([
      { open: '11:30', close: '15:00' },
      { open: '18:00', close: '23:00' },
    ]);
    expect(week[5]?.spans).toEqual([{ open: '22:00', close: '04:00' }]);
    expect(week[6]?.spans).toEqual([]);
  });

  it('includes the exceptions of the next seven days', () => {
    const [, tuesday] = listOpeningWeek(hours, new Date('2026-03-11T12:00:00-03:00'));
    expect(tuesday).toMatchObject({
      date: '2026-03-17',
      isToday: false,
      isException: true,
      label: 'Feriado',
      spans: [],
    });
    const [, earlier] = listOpeningWeek(hours, new Date('2026-03-10T12:00:00-03:00'));
    expect(earlier).toMatchObject({ isException: false, label: '' });
  });

  it('sets isAllDay only for a place that never closes', () => {
    const always = { ...hours, periods: [alwaysOpenPeriod] };
    const now = new Date('2026-03-10T12:00:00-03:00');
    expect(listOpeningWeek(always, now).every(({ isAllDay }) => isAllDay)).toBe(true);
    expect(listOpeningWeek(hours, now).some(({ isAllDay }) => isAllDay)).toBe(false);
  });

  it('splits a period of several days into one part per day', () => {
    const weekend = [{ open: { day: 5, time: '18:00' }, close: { day: 0, time: '02:00' } }];
    const week = listOpeningWeek({ ...hours, periods: weekend }, new Date('2026-03-10T15:00:00Z'));
    expect(week.slice(4).map(({ spans, isAllDay }) => ({ spans, isAllDay }))).toEqual([
      { spans: [{ open: '18:00', close: '00:00' }], isAllDay: false },
      { spans: [{ open: '00:00', close: '00:00' }], isAllDay: true },
      { spans: [{ open: '00:00', close: '02:00' }], isAllDay: false },
    ]);
  });

  it('returns 24 hours that begin in the morning as one period', () => {
    const day = [{ open: { day: 5, time: '10:00' }, close: { day: 6, time: '10:00' } }];
    const week = listOpeningWeek({ ...hours, periods: day }, new Date('2026-03-10T15:00:00Z'));
    expect(week[4]).toMatchObject({ spans: [{ open: '10:00', close: '10:00' }], isAllDay: false });
    expect(week[5]?.spans).toEqual([]);
  });

  it.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'marks today in Florianópolis on a device in %s',
    (zone) => {
      process.env['TZ'] = zone;
      const today = (instant: string) =>
        listOpeningWeek(hours, new Date(instant)).find(({ isToday }) => isToday)?.date;
      expect(today('2026-03-11T02:59:00Z')).toBe('2026-03-10');
      expect(today('2026-03-11T03:00:00Z')).toBe('2026-03-11');
    },
  );
});
