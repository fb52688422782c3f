import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  fromRestFields,
  fromRestValue,
  restGeoPoint,
  toRestFields,
  toRestValue,
} from './rest-values.ts';
import type { StorableValue } from './rest-values.ts';

const { value: storable } = fc.letrec<{ value: StorableValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.array(tie('value')),
    fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { noNullPrototype: true }),
  ),
}));

describe('values of the REST interface', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(storable, (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(toRestValue(value)));
        expect(fromRestValue(sent)).toEqual(value);
      }),
    );
  });

  it('distinguish integers from other numbers, as security rules do', () => {
    expect(toRestFields({ one: 1, half: 0.5 })).toEqual({
      one: { integerValue: '1' },
      half: { doubleValue: 0.5 },
    });
  });

  it('convert geo points, timestamps and kinds that no place contains', () => {
    expect(
      fromRestFields({
        geo: restGeoPoint({ latitude: -27.5, longitude: -48.5 }),
        equator: { geoPointValue: { longitude: 3 } },
        at: { timestampValue: '2026-05-01T10:00:00.123456Z' },
        bytes: { bytesValue: 'AA==' },
        empty: { arrayValue: {} },
        broken: {},
      }),
    ).toEqual({
      geo: { latitude: -27.5, longitude: -48.5 },
      equator: { latitude: 0, longitude: 3 },
      at: '2026-05-01T10:00:00.123456Z',
      bytes: null,
      empty: [],
      broken: null,
    });
    expect(fromRestFields(undefined)).toEqual({});
  });
});
