/**
 * Methods of bytes. Reference: rules.Bytes. Production writes hexadecimal in upper case, and base64 URL-safe and
 * padded.
 */
import type { RulesBytes } from '../values.ts';
import type { Method, MethodTable } from './table.ts';

/** Methods size, toBase64 and toHexString. */
export const bytesMethods: MethodTable<RulesBytes> = new Map<string, Method<RulesBytes>>([
  ['size', { arity: 0, run: (bytes) => BigInt(bytes.data.length) }],
  [
    'toBase64',
    {
      arity: 0,
      run: (bytes) =>
        Buffer.from(bytes.data).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    },
  ],
  [
    'toHexString',
    { arity: 0, run: (bytes) => Buffer.from(bytes.data).toString('hex').toUpperCase() },
  ],
]);
