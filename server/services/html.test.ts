import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, escapeHtml } from './html.ts';

describe('escaped text', () => {
  it('holds no character that begins or ends anything, and loses nothing', () => {
    const entities: Record<string, string> = {
      '&lt;': '<',
      '&gt;': '>',
      '&quot;': '"',
      '&#39;': "'",
      '&amp;': '&',
    };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`<>"'&;aé#39ltqu`) }), (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']/);
        expect(escaped.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? '?')).toBe(text);
      }),
    );
  });
});

describe('an element', () => {
  it('keeps an attribute within its quotes and leaves out what is undefined', () => {
    expect(element('meta', { name: 'a', content: '"><script>', hidden: undefined })).toBe(
      '<meta name="a" content="&quot;&gt;&lt;script&gt;">',
    );
  });
});
