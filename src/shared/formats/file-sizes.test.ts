import { expect, it } from 'vitest';
import { formatBytes } from './file-sizes.ts';

it.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1024, '1,0 kB'],
  [1_572_864, '1,5 MB'],
  [5 * 1024 ** 3, '5,0 GB'],
  [3 * 1024 ** 5, '3.072,0 TB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
