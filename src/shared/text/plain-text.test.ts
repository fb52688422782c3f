import { expect, it } from 'vitest';

import { cleanPlainText } from './plain-text.ts';

it.each([
  ['keeps lines and paragraphs', ' Um.\nDois.\n\nTrês. ', 'Um.\nDois.\n\nTrês.'],
  ['normalizes line breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['collapses empty lines to one', 'a\n\n \n\n\nb', 'a\n\nb'],
  ['drops bidirectional control characters', 'boa \u202eaton\u202c \u2066x\u2069', 'boa aton x'],
  ['drops invisible characters', 'a\u0000\u0007\u200bb\ufeff', 'ab'],
  ['replaces a tab by a space', 'a\tb', 'a b'],
  ['keeps joined emoji', '👩‍🍳', '👩‍🍳'],
  ['is empty if no visible character is left', ' \u202e\n ', ''],
])('%s', (_behaviour, text, clean) => {
  expect(cleanPlainText(text)).toBe(clean);
});
