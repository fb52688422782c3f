import { gzipSync } from 'node:zlib';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlaceRecord, anEventRecord, anOfferRecord } from '#support/test-server.ts';
import { snapshotFormat } from '#shared/record/record-formats.ts';
import { decodeSnapshot, encodeSnapshot, toPlainRecord } from './snapshot-codec.ts';

const name = { project: 'demo-codec', collection: 'things' };
const secret = 'a secret of this test';
const at = new Date(1_760_000_000_000);

const signed = (head: object | string, lines: string) => {
  const told = Buffer.concat([
    Buffer.from(`${typeof head === 'string' ? head : JSON.stringify(head)}\n`),
    gzipSync(lines),
  ]);
  const signature = createHmac('sha256', secret).update('reading:').update(told);
  return Buffer.concat([Buffer.from(`${signature.digest('base64url')}\n`), told]);
};
const head = {
  ...{ format: snapshotFormat, ...name, count: 1 },
  ...{ readAt: at.getTime(), wholeAt: at.getTime(), horizon: null },
};
const line = '{"id":"a","record":{"id":"a"}}\n';

describe('a snapshot shared with other servers', () => {
  it('is decoded to the same data', async () => {
    const record = fc.record({
      text: fc.string(),
      amount: fc.integer(),
      nothing: fc.constant(null),
      made: fc.date({ noInvalidDate: true }),
      list: fc.array(fc.record({ at: fc.date({ noInvalidDate: true }), is: fc.boolean() })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 600 }), async (records) => {
        const active = records.map((one, number) => ({ id: `d${number}`, record: one }));
        const reading = { active, readAt: at, wholeAt: new Date(5), horizon: new Date(7) };
        const bytes = await encodeSnapshot(reading, name, secret);
        expect(await decodeSnapshot(bytes, name, secret)).toEqual(reading);
      }),
      { numRuns: 20 },
    );
  });

  it('contains records of places, offers and events', () => {
    for (const record of [aPlaceRecord(), anOfferRecord(), anEventRecord()]) {
      expect(toPlainRecord(record)).toEqual(record);
    }
  });

  it.each([
    ['another version', { ...head, format: `${snapshotFormat}1` }, 'other format version'],
    ['an older version', { ...head, format: 0 }, 'other format version'],
    ['another collection', { ...head, collection: 'events' }, 'other project or collection'],
    ['fewer records than its count', { ...head, count: 2 }, 'wrong number of records'],
    ['more records than its count', { ...head, count: 0 }, 'wrong number of records'],
    ['an invalid header', '[]', 'unknown format'],
    ['an invalid time', { ...head, readAt: 'now' }, 'unknown format'],
    ['an invalid count', { ...head, count: -1 }, 'unknown format'],
    ['a header that is not JSON', 'head', 'unknown format'],
  ])('is rejected with %s, although its signature is valid', async (_what, stated, refused) => {
    expect(await decodeSnapshot(signed(stated, line), name, secret)).toEqual({ refused });
  });

  it.each(['{}\n', 'null\n', '{"id":5,"record":{}}\n', '{"id":"a","record":7}\n', 'x\n'])(
    'is rejected with the record %j',
    async (text) => {
      const refused = 'unknown format';
      expect(await decodeSnapshot(signed(head, text), name, secret)).toEqual({ refused });
    },
  );

  it('is rejected if truncated at any position, and for arbitrary bytes', async () => {
    const bytes = signed(head, line);
    expect(await decodeSnapshot(bytes, name, secret)).toMatchObject({ active: [{ id: 'a' }] });
    for (let end = 0; end < bytes.length; end += 1) {
      expect(await decodeSnapshot(bytes.subarray(0, end), name, secret)).toHaveProperty('refused');
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (any) => {
        expect(await decodeSnapshot(Buffer.from(any), name, secret)).toHaveProperty('refused');
      }),
    );
  });

  it('is not decompressed if it is not newer', async () => {
    const bytes = signed(head, 'not a line that could be read');
    expect(await decodeSnapshot(bytes, name, secret, at)).toEqual({ refused: 'not newer' });
  });
});
