import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, parseFieldPath, valueAt, withValueAt } from './field-path.ts';
import type { Value } from './value.ts';

describe('field paths', () => {
  it('survive formatting and parsing with any names', () => {
    const name = fc.string({
      minLength: 1,
      unit: fc.constantFrom('a', '.', '`', '\\', ' ', 'ã', '_', '9'),
    });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
        expect(parseFieldPath(formatFieldPath(names))).toEqual(names);
      }),
    );
  });

  it.each(['', 'a..b', '.a', 'a.', '`a', '`a`b', '``', 'a-b', 'a.9', 'ã', 'a.`b`.c d'])(
    'refuse %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow();
    },
  );

  it('may have 1,500 bytes, quotes and escapes not counted', () => {
    expect(parseFieldPath(`\`${'\\`'.repeat(1500)}\``)[0]).toHaveLength(1500);
    expect(parseFieldPath(`${'a'.repeat(749)}.${'b'.repeat(750)}`)).toHaveLength(2);
    for (const text of [
      'a'.repeat(1501),
      `${'a'.repeat(750)}.${'b'.repeat(750)}`,
      `\`${'ã'.repeat(751)}\``,
    ]) {
      expect(() => parseFieldPath(text)).toThrow('longer than 1500 bytes');
    }
  });

  it('set and remove deep values without touching the original', () => {
    const before = new Map<string, Value>([['a', new Map<string, Value>([['b', 1n]])]]);
    const after = withValueAt(withValueAt(before, ['a', 'c'], 2n), ['x', 'y'], 3n);
    expect(valueAt(after, ['a', 'b'])).toBe(1n);
    expect(valueAt(after, ['x', 'y'])).toBe(3n);
    expect(valueAt(withValueAt(after, ['a', 'b'], undefined), ['a', 'b'])).toBeUndefined();
    expect(withValueAt(before, ['none', 'b'], undefined)).toBe(before);
    expect(valueAt(before, ['a', 'c'])).toBeUndefined();
    expect(valueAt(withValueAt(before, ['a', 'b', 'd'], true), ['a', 'b', 'd'])).toBe(true);
  });
});
