import { describe, expect, it } from 'vitest';
import type { Reservation } from '#features/places/model/place.ts';
import { reserveButtonAction } from './reserve-target.ts';

const targetOf = (reservation: Reservation, phone = '') =>
  reserveButtonAction({ title: 'Bar do Zé', phone, reservation });

describe('the target of Reservar', () => {
  it('opens WhatsApp with a prepared message', () => {
    const target = targetOf({ mode: 'whatsapp', value: '48 99999-0000' });
    expect(target).toMatchObject({ kind: 'whatsapp', methodText: 'pelo WhatsApp' });
    const href = target && 'href' in target ? target.href : '';
    expect(href).toMatch(/^https:\/\/wa\.me\/5548999990000\?text=/);
    expect(decodeURIComponent(href)).toContain('reserva: Bar do Zé.');
  });

  it('calls the phone or opens the website, depending on the mode of the place', () => {
    expect(targetOf({ mode: 'phone', value: '48 3222-0000' })).toEqual({
      kind: 'phone',
      href: 'tel:+554832220000',
      methodText: 'por telefone',
    });
    expect(targetOf({ mode: 'url', value: 'https://reservas.example/ze' })).toEqual({
      kind: 'url',
      href: 'https://reservas.example/ze',
      methodText: 'no site do lugar',
    });
  });

  it('opens the form of the guide at a place that takes requests, with or without a phone', () => {
    for (const phone of ['(48) 99999-0000', '']) {
      expect(targetOf({ mode: 'request', value: '' }, phone)).toEqual({
        kind: 'request',
        methodText: 'aqui no guia',
      });
    }
  });

  it.each<[string, Reservation, string]>([
    ['takes no reservations', { mode: 'none', value: '' }, '48 99999-0000'],
    ['has an invalid phone number', { mode: 'phone', value: 'x' }, ''],
    ['has an unsafe address', { mode: 'url', value: 'javascript:alert(1)' }, ''],
  ])('is null if a place %s', (_case, reservation, phone) => {
    expect(targetOf(reservation, phone)).toBeNull();
  });
});
