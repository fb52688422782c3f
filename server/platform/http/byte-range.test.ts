import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-400', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=1-2', 'whole'],
  [undefined, 'whole'],
])('parses %s for a body of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});
