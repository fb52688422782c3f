import { timingSafeEqual } from 'node:crypto';

/** Returns true if two signatures are equal, in a time that does not depend on their content. */
export function isSameSignature(given: string | Buffer, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}
