import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStripe } from './stripe-client.ts';
import { verifyEvent } from './webhook-signature.ts';

const stripe = createStripe({ secretKey: 'sk_test_local', host: '127.0.0.1:9' });
const secret = 'whsec_of_these_tests';
const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1_000;

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: seconds,
  data: { object: { id: 'in_1', customer: 'cus_1', note: 'São João' } },
};
const goodBody = JSON.stringify(event);

function sign(body: string, at: number | string = seconds, key = secret): string {
  return createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
}

const good = sign(goodBody);

function verify(header: string, body: string | Buffer = goodBody, key = secret) {
  return verifyEvent(stripe, key, { body: Buffer.from(body), header }, now);
}

describe('accepts an event', () => {
  it.each<[string, string]>([
    ['signed now', `t=${seconds},v1=${good}`],
    ['signed five minutes ago', `t=${seconds - 300},v1=${sign(goodBody, seconds - 300)}`],
    [
      'signed by a clock five minutes ahead',
      `t=${seconds + 300},v1=${sign(goodBody, seconds + 300)}`,
    ],
    [
      'with an additional signature of the test scheme',
      `t=${seconds},v1=${good},v0=${'0'.repeat(64)}`,
    ],
    [
      'with two signatures, while the secret is changed',
      `t=${seconds},v1=${'0'.repeat(64)},v1=${good}`,
    ],
    ['with the right signature first of two', `t=${seconds},v1=${good},v1=${'f'.repeat(64)}`],
    ['with an additional unknown scheme', `t=${seconds},v1=${good},v2=${'a'.repeat(128)}`],
    ['with the time after the signature', `v1=${good},t=${seconds}`],
  ])('%s', (_case, header) => {
    expect(verify(header)).toEqual(event);
  });
});

const changed = goodBody.replace('cus_1', 'cus_2');
const bodies = (body: string) => [`t=${seconds},v1=${sign(body)}`, body] as const;

describe('refuses an event', () => {
  it.each<readonly [string, string, string?]>([
    ['without a signature', ''],
    ['with text instead of a signature', 'not a signature'],
    ['with only a time', `t=${seconds}`],
    ['with only a signature', `v1=${good}`],
    ['with an empty signature', `t=${seconds},v1=`],
    ['with an empty time', `t=,v1=${good}`],
    [
      'signed five minutes and a second ago',
      `t=${seconds - 301},v1=${sign(goodBody, seconds - 301)}`,
    ],
    ['signed an hour ago', `t=${seconds - 3_600},v1=${sign(goodBody, seconds - 3_600)}`],
    ['signed years ago', `t=1,v1=${sign(goodBody, 1)}`],
    ['signed at zero', `t=0,v1=${sign(goodBody, 0)}`],
    [
      'signed five minutes and a second ahead',
      `t=${seconds + 301},v1=${sign(goodBody, seconds + 301)}`,
    ],
    ['signed a day ahead', `t=${seconds + 86_400},v1=${sign(goodBody, seconds + 86_400)}`],
    ['signed at the largest possible time', `t=999999999999,v1=${sign(goodBody, 999999999999)}`],
    ['with a time in milliseconds', `t=${seconds * 1_000},v1=${sign(goodBody, seconds * 1_000)}`],
    ['with a negative time', `t=-${seconds},v1=${sign(goodBody, -seconds)}`],
    [
      'with extra characters after the time',
      `t=${seconds}abc,v1=${sign(goodBody, `${seconds}abc`)}`,
    ],
    ['with a time and a space', `t= ${seconds},v1=${good}`],
    ['with a fractional time', `t=${seconds}.0,v1=${sign(goodBody, `${seconds}.0`)}`],
    ['with a time in exponential notation', `t=1.7e9,v1=${sign(goodBody, '1.7e9')}`],
    ['with a time in hexadecimal', `t=0x69a42a40,v1=${good}`],
    ['with two times, the valid one last', `t=1,t=${seconds},v1=${good}`],
    ['with two times, the valid one first', `t=${seconds},t=1,v1=${good}`],
    ['with the same time twice', `t=${seconds},t=${seconds},v1=${good}`],
    ['signed with another secret', `t=${seconds},v1=${sign(goodBody, seconds, 'whsec_other')}`],
    ['signed with an empty secret', `t=${seconds},v1=${sign(goodBody, seconds, '')}`],
    ['with a signature of another time', `t=${seconds},v1=${sign(goodBody, seconds - 1)}`],
    [
      'signed without its time',
      `t=${seconds},v1=${createHmac('sha256', secret).update(goodBody).digest('hex')}`,
    ],
    ['with only the old scheme', `t=${seconds},v0=${good}`],
    ['with only an unknown scheme', `t=${seconds},v2=${good}`],
    ['with an uppercase scheme', `t=${seconds},V1=${good}`],
    ['with an uppercase signature', `t=${seconds},v1=${good.toUpperCase()}`],
    ['with a truncated signature', `t=${seconds},v1=${good.slice(0, 63)}`],
    ['with extra characters after the signature', `t=${seconds},v1=${good}00`],
    [
      'with one digit changed',
      `t=${seconds},v1=${good.startsWith('a') ? 'b' : 'a'}${good.slice(1)}`,
    ],
    [
      'with a signature in base64',
      `t=${seconds},v1=${Buffer.from(good, 'hex').toString('base64')}`,
    ],
    ['with a second equals sign', `t=${seconds},v1==${good}`],
    ['with a space after the comma', `t=${seconds}, v1=${good}`],
    ['with a comma at the end', `t=${seconds},v1=${good},`],
    ['with a semicolon', `t=${seconds};v1=${good}`],
    ['with two merged headers', `t=${seconds},v1=${good}, t=${seconds},v1=${good}`],
    ['with thirty signatures', `t=${seconds}${`,v1=${good}`.repeat(30)}`],
    ['with a very long header', `t=${seconds},v1=${'a'.repeat(100_000)}`],
    ['with a line break', `t=${seconds},v1=${good}\nv1=${good}`],
    ['with a changed body', `t=${seconds},v1=${good}`, changed],
    ['with an extra space in the body', `t=${seconds},v1=${good}`, `${goodBody} `],
    ['with a re-serialized body', `t=${seconds},v1=${good}`, JSON.stringify(event, null, 2)],
    ['with a truncated body', `t=${seconds},v1=${good}`, goodBody.slice(0, -1)],
    ['with an empty body', `t=${seconds},v1=${sign('')}`, ''],
    ['with a body that is not JSON', ...bodies('event=invoice.paid')],
    ['with a list as body', ...bodies(`[${goodBody}]`)],
    ['with null as body', ...bodies('null')],
    [
      'with a body that is not an event',
      ...bodies(JSON.stringify({ ...event, object: 'invoice' })),
    ],
    ['with a thin event as body', ...bodies(JSON.stringify({ ...event, object: 'v2.core.event' }))],
    [
      'with an event id that is a path',
      ...bodies(JSON.stringify({ ...event, id: '../users/ana' })),
    ],
    ['without an event id', ...bodies(JSON.stringify({ ...event, id: undefined }))],
    ['without a creation time', ...bodies(JSON.stringify({ ...event, created: null }))],
    ['without a data object', ...bodies(JSON.stringify({ ...event, data: undefined }))],
    [
      'with a string as data object',
      ...bodies(JSON.stringify({ ...event, data: { object: 'in_1' } })),
    ],
  ])('%s', (_case, header = '', body = goodBody) => {
    expect(() => verify(header, body)).toThrow(
      expect.objectContaining({ name: 'AppError', code: 'invalid-input' }) as Error,
    );
  });

  it('with an invalid UTF-8 byte after the signed body', () => {
    const bytes = Buffer.concat([Buffer.from(goodBody), Buffer.from([0xff])]);
    expect(() => verify(`t=${seconds},v1=${good}`, bytes)).toThrow();
  });

  it('without repeating its content in the error', () => {
    try {
      verify(`t=${seconds},v1=${good}`, changed);
      expect.unreachable();
    } catch (error) {
      const told = `${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
      expect(told).not.toMatch(/cus_2|São|whsec/);
    }
  });
});
