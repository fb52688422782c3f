import { expect, it } from 'vitest';

import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';
import type { RulesValue } from '@guia-da-ilha/local-firebase/rules/values';

import { decodeCases, encodeCases } from './case-file.ts';
import type { AnsweredCase } from './project-rules.ts';

it('preserves every type of value of a recorded case', () => {
  const fields = new Map<string, RulesValue>([
    ['int', 2n ** 62n],
    ['float', 2],
    ['nothing', Number.NaN],
    ['negative zero', -0],
    ['list', [1n, 'list', [null, true]]],
    ['instant', new RulesTimestamp(-5n, 7)],
    ['place', new RulesLatLng(-27.6, -48.5)],
    ['map', new Map([['int', 'int']])],
  ]);
  const time = new RulesTimestamp(1n, 0);
  const answered: AnsweredCase[] = [
    {
      allowed: false,
      asked: {
        kind: 'commit',
        time,
        auth: { uid: 'ana', token: new Map() },
        documents: new Map(),
        result: new Map([['notes/a', fields]]),
        writes: [{ path: 'notes/a', deletes: false }],
      },
    },
    {
      allowed: true,
      asked: { kind: 'get', time, auth: null, documents: new Map(), path: 'notes/a' },
    },
  ];
  expect(decodeCases(encodeCases(answered))).toEqual(answered);
});
