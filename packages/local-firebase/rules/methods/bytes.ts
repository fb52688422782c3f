/**
 * Methods of bytes. Reference: rules.Bytes. Production writes hexadecimal in upper case, and base64 URL-safe and
 * padded.
 */
import type { RulesBytes } from '../values.ts';
import { methodTable, property } from './table.ts';

/** Methods size, toBase64 and toHexString. */
export const bytesMethods = methodTable<RulesBytes>({
  size: property((bytes) => BigInt(bytes.data.length)),
  toBase64: property((bytes) =>
    Buffer.from(bytes.data).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: property((bytes) => Buffer.from(bytes.data).toString('hex').toUpperCase()),
});
