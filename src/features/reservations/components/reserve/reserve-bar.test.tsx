import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPlace } from '#support/test-place.ts';
import { ReserveBar } from './reserve-bar.tsx';

const now = new Date('2026-03-20T15:00:00Z');
const reservablePlace = aPlace({ reservation: { mode: 'whatsapp', value: '48 99999-0000' } });

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  scrollTo(0);
});
afterEach(() => {
  scrollTo(0);
});

describe('the bottom bar on phones', () => {
  it('is shown while the page is scrolled past half the viewport height', () => {
    const { container } = render(<ReserveBar place={reservablePlace} benefit={null} now={now} />);
    const barElement = container.firstElementChild;
    expect(barElement).toHaveAttribute('inert');

    scrollTo(400);
    expect(barElement).toHaveAttribute('inert');
    scrollTo(401);
    expect(barElement).not.toHaveAttribute('inert');
    scrollTo(10);
    expect(barElement).toHaveAttribute('inert');
  });

  it('contains the button Reservar', () => {
    render(<ReserveBar place={reservablePlace} benefit={null} now={now} />);
    scrollTo(500);
    const link = screen.getByRole('link', { name: 'Reservar pelo WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/5548999990000'));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('contains the directions if a place takes no reservations', () => {
    render(<ReserveBar place={aPlace()} benefit={null} now={now} />);
    scrollTo(500);
    expect(screen.queryByRole('link', { name: /Reservar/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Como chegar' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('-27.6,-48.45')),
    );
  });
});
