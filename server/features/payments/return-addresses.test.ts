import { describe, expect, it } from 'vitest';
import { redirectPayloads } from '#support/redirect-payloads.ts';
import { inLanguage } from '#server/platform/language.ts';
import { isOwnReturnAddress, createReturnAddresses } from './return-addresses.ts';

const origin = 'https://guia.example';

it('returns pages of the configured origin', () => {
  expect(createReturnAddresses(origin)()).toEqual({
    success: 'https://guia.example/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    cancel: 'https://guia.example/subscription/cancel',
    club: 'https://guia.example/subscription',
  });
});

it('returns pages in the current language', () => {
  const { success, cancel, club } = inLanguage('es', createReturnAddresses(origin));
  expect([success, cancel, club]).toEqual([
    'https://guia.example/es/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    'https://guia.example/es/subscription/cancel',
    'https://guia.example/es/subscription',
  ]);
});

describe("accepts a client's address", () => {
  it.each([
    undefined,
    'https://guia.example/subscription/success',
    'https://guia.example/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    'https://guia.example/en/subscription/success',
  ])('%s', (address) => {
    expect(isOwnReturnAddress(address, origin, 'success')).toBe(true);
  });

  it('only for its own page', () => {
    expect(isOwnReturnAddress(`${origin}/subscription/cancel`, origin, 'cancel')).toBe(true);
    expect(isOwnReturnAddress(`${origin}/subscription/cancel`, origin, 'success')).toBe(false);
  });
});

describe("refuses a client's address", () => {
  it('in at least sixty forms', () => {
    expect(new Set(redirectPayloads).size).toBe(redirectPayloads.length);
    expect(redirectPayloads.length).toBeGreaterThanOrEqual(60);
  });

  it.each(redirectPayloads.map((address) => [JSON.stringify(address), address]))(
    '%s',
    (_shown, address) => {
      expect(isOwnReturnAddress(address, origin, 'success')).toBe(false);
      expect(isOwnReturnAddress(address, origin, 'cancel')).toBe(false);
    },
  );
});
