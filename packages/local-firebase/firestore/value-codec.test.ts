import { describe, expect, it } from 'vitest';
import { decodeFields, decodeValue, encodeFields, encodeValue } from './value-codec.ts';

describe('the wire form of values', () => {
  it.each([
    [{ nullValue: null }],
    [{ booleanValue: true }],
    [{ integerValue: '9007199254740993' }],
    [{ integerValue: '-9223372036854775808' }],
    [{ doubleValue: 1.5 }],
    [{ doubleValue: 1 }],
    [{ doubleValue: '-0' }],
    [{ doubleValue: 'NaN' }],
    [{ doubleValue: '-Infinity' }],
    [{ timestampValue: '2026-01-01T00:00:00.123456Z' }],
    [{ stringValue: 'pão "com" \u2028 manteiga' }],
    [{ bytesValue: 'AP+A' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/a/b c' }],
    [{ geoPointValue: { latitude: -27.5, longitude: '-0' } }],
    [{ arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: {} } }] } }],
    [{ mapValue: { fields: { 'a.b': { nullValue: null } } } }],
  ])('survives decoding and encoding: %j', (wire) => {
    expect(JSON.parse(encodeValue(decodeValue(wire)))).toEqual(wire);
  });

  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ nullValue: 0 }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ doubleValue: '1e3' }, { doubleValue: 1000 }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  ])('accepts the alternative spelling %j', (wire, canonical) => {
    expect(JSON.parse(encodeValue(decodeValue(wire)))).toEqual(canonical);
  });

  it('keeps field names that are special in JavaScript', () => {
    const json = '{"constructor":{"integerValue":"1"},"toString":{"nullValue":null}}';
    expect(encodeFields(decodeFields(JSON.parse(json)))).toBe(json);
    expect(() => decodeFields(JSON.parse('{"__proto__":{"nullValue":null}}'))).toThrow('reserved');
  });

  it('accepts text and bytes of at most 1,048,487 bytes', () => {
    const longest = 1_048_487;
    const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64');
    expect(decodeValue({ stringValue: 'x'.repeat(longest) })).toHaveLength(longest);
    decodeValue({ bytesValue: base64(longest) });
    for (const wire of [
      { stringValue: 'x'.repeat(longest + 1) },
      { stringValue: 'ã'.repeat(longest / 2 + 1) },
      { bytesValue: base64(longest + 1) },
    ]) {
      expect(() => decodeValue(wire)).toThrow('longer than 1048487 bytes');
    }
  });

  it.each([
    [null],
    [{}],
    [[]],
    [{ integerValue: '1.0' }],
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: 2 ** 53 }],
    [{ doubleValue: 'one' }],
    [{ booleanValue: 'true' }],
    [{ bytesValue: 'a$' }],
    [{ geoPointValue: { latitude: 0, longitude: 181 } }],
    [{ mapValue: { fields: { __type__: { stringValue: '__vector__' } } } }],
  ])('refuses %j', (wire) => {
    expect(() => decodeValue(wire)).toThrow();
  });
});
