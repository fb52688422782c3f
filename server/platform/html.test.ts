import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataBlock, element, escapeHtml } from './html.ts';

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
  ])('holds %j and nothing that ends it', (text) => {
    const html = dataBlock('application/ld+json', { [text]: text });
    const [, json = ''] = block.exec(html) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    // Written as UTF-8 and read again it is the same, also with half of a pair.
    expect(Buffer.from(json).toString()).toBe(json);
    expect(JSON.parse(json)).toEqual({ [text]: text });
  });

  it('has the attributes that it is found by', () => {
    expect(dataBlock('application/json', 1, { id: 'a"b' })).toBe(
      '<script type="application/json" id="a&quot;b">1</script>',
    );
  });
});
