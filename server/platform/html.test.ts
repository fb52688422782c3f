import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataBlock, element, escapeHtml } from './html.ts';

describe('escaped text', () => {
  it('contains no markup characters and loses no text', () => {
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
  it('escapes attributes and omits undefined ones', () => {
    expect(element('meta', { name: 'a', content: '"><script>', hidden: undefined })).toBe(
      '<meta name="a" content="&quot;&gt;&lt;script&gt;">',
    );
  });
});

describe('a block of data', () => {
  const block = /^<script type="application\/ld\+json">(.*)<\/script>$/s;

  it.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    ']]>',
    '\u2028 \u2029',
    '\ud83c',
    '🏖️'.repeat(200),
    `'"\\&amp;`,
  ])('contains %j and no sequence that ends the block', (text) => {
    const html = dataBlock('application/ld+json', { [text]: text });
    const [, json = ''] = block.exec(html) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    // The text survives UTF-8 encoding, even with an unpaired surrogate.
    expect(Buffer.from(json).toString()).toBe(json);
    expect(JSON.parse(json)).toEqual({ [text]: text });
  });

  it('has the attributes by which it is found', () => {
    expect(dataBlock('application/json', 1, { id: 'a"b' })).toBe(
      '<script type="application/json" id="a&quot;b">1</script>',
    );
  });
});
