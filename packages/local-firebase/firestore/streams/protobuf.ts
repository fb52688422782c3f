/** The part of the protocol buffer wire format used in the answers that refuse a stream (unserved.ts). */

/** Wire types, which define the length of the value after a tag. */
const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

/**
 * Reads one field of a message; for a repeated field, the last value.
 * @returns bytes, a number of up to 53 bits, or null if the field is absent or the message is malformed
 */
export function readField(message: Buffer, field: number): Buffer | number | null {
  let found: Buffer | number | null = null;
  let at = 0;
  while (at < message.length) {
    const tag = readVarint(message, at);
    if (tag === null) return null;
    const value = readValue(message, tag.end, tag.value % 8);
    if (value === null) return null;
    if (Math.floor(tag.value / 8) === field) found = value.value;
    at = value.end;
  }
  return found;
}

interface Read<T> {
  value: T;
  /** Offset of the next field. */
  end: number;
}

function readValue(message: Buffer, at: number, wireType: number): Read<Buffer | number> | null {
  if (wireType === VARINT) return readVarint(message, at);
  const prefix = wireType === LENGTH_DELIMITED ? readVarint(message, at) : null;
  const start = prefix?.end ?? at;
  const size = { [FIXED_64]: 8, [LENGTH_DELIMITED]: prefix?.value, [FIXED_32]: 4 }[wireType];
  if (size === undefined || start + size > message.length) return null;
  return { value: message.subarray(start, start + size), end: start + size };
}

function readVarint(message: Buffer, start: number): Read<number> | null {
  let value = 0;
  for (let i = 0; i < 8; i++) {
    const byte = message[start + i];
    if (byte === undefined) return null;
    value += (byte % 128) * 128 ** i;
    if (byte < 128) return { value, end: start + i + 1 };
  }
  return null;
}

/** Encodes a field with a non-negative number. */
export function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8 + VARINT), varint(value)]);
}

/** Encodes a field with text, bytes or a message. */
export function bytesField(field: number, value: Buffer | string): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint(field * 8 + LENGTH_DELIMITED), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128);
    if (rest < 128) return Buffer.from(bytes);
  }
}
