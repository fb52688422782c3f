import fc from 'fast-check';

const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));
const likelyCharacter = fc.constantFrom(
  ...[
    'a',
    'Z',
    '7',
    'á',
    'Ç',
    'o\u0303',
    '-',
    '--',
    ' ',
    '\t',
    '\u00a0',
    '.',
    '/',
    '%',
    '🌊',
    '👩🏽‍🍳',
    '東',
    '\u200b',
  ],
);

/** Arbitrary text of any code points (including lone surrogates), with many characters that are common in titles. */
export const anyText = fc
  .array(fc.oneof(anyCharacter, likelyCharacter), { maxLength: 30 })
  .map((parts) => parts.join(''));
