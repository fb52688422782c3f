import { describe, expect, it } from 'vitest';

import { toContact } from './contact.ts';

describe('toContact', () => {
  it('parses the phone', () => {
    expect(toContact({ phone: '+5548999990000' })).toEqual({ phone: '+5548999990000' });
  });

  it.each([
    [undefined],
    [{}],
    [{ phone: 48 }],
    [{ phone: '(48) 99999-0000' }],
    [{ phone: `+${'9'.repeat(16)}` }],
    [{ phone: '+5548999990000; 0' }],
  ])('returns no phone for %j', (data) => {
    expect(toContact(data)).toEqual({ phone: '' });
  });
});
