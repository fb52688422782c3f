import { describe, expect, it } from 'vitest';

import { notificationKinds } from '#features/notifications/model/notification-options.ts';
import { toNotificationDetails } from '#features/notifications/model/notification.ts';

import { notificationText } from './texts.ts';

describe('notificationText()', () => {
  it('names the place, day, time and number of people', () => {
    const about = toNotificationDetails({
      placeTitle: 'Bar do Boni',
      date: '2026-12-24',
      time: '20:00',
      people: 2,
      status: 'confirmed',
    });
    expect(notificationText({ kind: 'booking_answered', about })).toEqual({
      title: 'Reserva confirmada: Bar do Boni',
      text: 'qui 24/12, 20:00 · 2 pessoas',
    });
    // The text must be correct on any day.
    expect(notificationText({ kind: 'booking_tomorrow', about }).title).toBe(
      'Lembrete: sua reserva em Bar do Boni',
    );
  });

  it('suggests a next step after a decline, and reports a no-show', () => {
    const answeredText = (status: string) =>
      notificationText({ kind: 'booking_answered', about: toNotificationDetails({ status }) }).text;
    expect(answeredText('declined')).toBe('Você pode pedir outro horário na página do lugar.');
    expect(answeredText('no_show')).toBe('Se você foi, conteste nas suas reservas.');
    expect(answeredText('confirmed')).toBe('');
  });

  it('keeps the whole title of a place, on one line', () => {
    const placeTitle = `Bar\u2028do\r\n${'Boni '.repeat(30)}`;
    expect(toNotificationDetails({ placeTitle }).placeTitle).toBe(
      `Bar do ${'Boni '.repeat(30).trim()}`,
    );
  });

  it('names the week of the statistics and omits zero values', () => {
    const weekText = (fields: object) =>
      notificationText({ kind: 'weekly_figures', about: toNotificationDetails(fields) }).text;
    expect(weekText({ date: '2026-12-14', bookings: 2, reviews: 1 })).toBe(
      'Na semana que começou em 14/12: 2 reservas pedidas e 1 avaliação nova.',
    );
    expect(weekText({ date: '2026-12-14', reviews: 3 })).toBe(
      'Na semana que começou em 14/12: 3 avaliações novas.',
    );
  });

  it.each(notificationKinds)(
    'returns complete sentences even if only the kind is known: %s',
    (kind) => {
      const { title, text } = notificationText({ kind, about: toNotificationDetails({}) });
      expect(title).toMatch(/^[A-Z][^.]+$/);
      // No trace of missing values: empty time, 'para 0' or an invalid day.
      expect(`${title} ${text}`).not.toMatch(
        /às [,.]|para 0|undefined|Invalid|^ | {2}|: *$|0 estrelas/,
      );
    },
  );
});
