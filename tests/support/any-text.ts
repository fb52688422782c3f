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

/** Any text: any code points (lone surrogates too), thick with what titles are made of. */
export const anyText = fc
  .array(fc.oneof(anyCharacter, likelyCharacter), { maxLength: 30 })
  .map((parts) => parts.join(''));
