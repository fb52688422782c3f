import { expect, it } from 'vitest';
import { decodeFields } from './value-codec.ts';
import { documentSize } from './value-size.ts';

it('measures the example of the public page on storage sizes', () => {
  const fields = decodeFields({
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  });
  expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
});

it('measures text in UTF-8 bytes and the other types by their fixed sizes', () => {
  const empty = documentSize('c/d', new Map());
  const sizeOf = (value: object) => documentSize('c/d', decodeFields({ f: value })) - empty - 2;
  expect(sizeOf({ stringValue: 'ção' })).toBe(6);
  expect(sizeOf({ nullValue: null })).toBe(1);
  expect(sizeOf({ doubleValue: 1 })).toBe(8);
  expect(sizeOf({ timestampValue: '2026-01-01T00:00:00Z' })).toBe(8);
  expect(sizeOf({ geoPointValue: {} })).toBe(16);
  expect(sizeOf({ bytesValue: 'AP+A' })).toBe(3);
  expect(sizeOf({ arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } })).toBe(9);
  expect(sizeOf({ mapValue: { fields: { a: { booleanValue: true } } } })).toBe(3);
  const reference = 'projects/p/databases/(default)/documents/c/d';
  expect(sizeOf({ referenceValue: reference })).toBe(16 + 2 + 2);
});
