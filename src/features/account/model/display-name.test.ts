import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cleanDisplayName } from './display-name.ts';

describe('cleanDisplayName', () => {
  it.each([
    ['  Ana   Maria\n Souza ', 'Ana Maria Souza'],
    ['Ana \u202Eazuos', 'Ana azuos'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['\u200B\u2066 \u2069', ''],
    ['João \u0000 d’Ávila', 'João d’Ávila'],
  ])('cleans %j to %j', (text, name) => {
    expect(cleanDisplayName(text)).toBe(name);
  });

  it('keeps at most 80 characters and does not split a surrogate pair', () => {
    expect([...cleanDisplayName('🌊'.repeat(200))]).toEqual(Array.from({ length: 80 }, () => '🌊'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const name = cleanDisplayName(text);
        expect(cleanDisplayName(name)).toBe(name);
        expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
