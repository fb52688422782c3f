import type { CalendarEntry } from '#shared/calendar/calendar-file.ts';

export const aCalendarEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'p1-1@guia-da-ilha',
  sequence: 0,
  changedAt: new Date('2026-03-01T12:34:56.789Z'),
  startsAt: new Date('2026-03-20T23:00:00Z'),
  endsAt: new Date('2026-03-21T01:00:00Z'),
  status: 'CONFIRMED',
  title: 'Reserva: Bar da Ponte',
  description: '2 pessoas',
  location: 'Rua das Flores, 100',
  geo: { latitude: -27.6, longitude: -48.55 },
  url: 'https://guia.example/reservations',
  alarmMinutes: 120,
  ...changes,
});
