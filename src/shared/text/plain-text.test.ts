import { expect, it } from 'vitest';

import { cleanPlainText } from './plain-text.ts';

it.each([
  ['keeps lines and paragraphs', ' Um.\nDois.\n\nTrês. ', 'Um.\nDois.\n\nTrês.'],
  ['writes every line break alike', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['leaves one empty line of many', 'a\n\n \n\n\nb', 'a\n\nb'],
  ['drops what turns the direction of text', 'boa \u202eaton\u202c \u2066x\u2069', 'boa aton x'],
  ['drops what cannot be seen', 'a\u0000\u0007\u200bb\ufeff', 'ab'],
  ['makes a tab a space', 'a\tb', 'a b'],
  ['keeps joined emoji', '👩‍🍳', '👩‍🍳'],
  ['is empty when nothing is left', ' \u202e\n ', ''],
])('%s', (_behaviour, text, clean) => {
  expect(cleanPlainText(text)).toBe(clean);
});
