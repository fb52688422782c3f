/** The hashing namespace. Checksums are returned least significant byte first, as in production. */
import { createHash } from 'node:crypto';
import { RulesBytes } from '../values.ts';
import { builtin, functionTable } from './table.ts';
import type { BuiltinFunction } from './table.ts';

function ofBytes(hash: (data: Uint8Array) => Uint8Array): BuiltinFunction {
  return builtin(['bytes', 'string'], ([value]) => {
    if (typeof value === 'string') return new RulesBytes(hash(new TextEncoder().encode(value)));
    return value instanceof RulesBytes ? new RulesBytes(hash(value.data)) : undefined;
  });
}

/** Returns a function that computes the reflected 32-bit CRC with the given reversed polynomial. */
function checksum(polynomial: number): (data: Uint8Array) => Uint8Array {
  const table = Array.from({ length: 256 }, (_, index) => {
    let entry = index;
    for (let bit = 0; bit < 8; bit += 1) {
      entry = entry & 1 ? (entry >>> 1) ^ polynomial : entry >>> 1;
    }
    return entry >>> 0;
  });
  return (data) => {
    let crc = 0xffffffff;
    for (const byte of data) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
    const result = new Uint8Array(4);
    new DataView(result.buffer).setUint32(0, (crc ^ 0xffffffff) >>> 0, true);
    return result;
  };
}

function digest(algorithm: 'md5' | 'sha256'): (data: Uint8Array) => Uint8Array {
  return (data) => Uint8Array.from(createHash(algorithm).update(data).digest());
}

/** Functions crc32, crc32c, md5 and sha256 of a string or bytes; each returns bytes. */
export const hashingFunctions = functionTable({
  crc32: ofBytes(checksum(0xedb88320)),
  crc32c: ofBytes(checksum(0x82f63b78)),
  md5: ofBytes(digest('md5')),
  sha256: ofBytes(digest('sha256')),
});
