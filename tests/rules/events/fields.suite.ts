import { describe } from 'vitest';

import { RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import { anEventRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import {
  checkFields,
  filledText,
  flag,
  instant,
  long,
  optionalText,
  translations,
} from '../field-rows.ts';
import type { FieldRow } from '../field-rows.ts';
import { Float, future, now, past } from '../world.ts';
import type { Plain } from '../world.ts';

const picture = '/uploads/places/open1/a.webp#1600x1067;320,640,828,1280;a1b2c3';
const date = 'k1 2026-06-06T01:00Z/2026-06-06T06:00Z scheduled';

/** The maximum of sixty dates, each of maximum length. */
const fullDates = Array.from(
  { length: 60 },
  (_, at) => `k${String(at).padStart(7, '0')} 2026-06-06T01:00Z/2026-06-06T06:00Z scheduled`,
);

const daysMs = 86_400n;
const latest = new RulesTimestamp(now.seconds + 763n * daysMs, now.nanos);
const tooLate = new RulesTimestamp(latest.seconds + 1n, now.nanos);

const rows: FieldRow[] = [
  filledText('title', 120),
  { ...optionalText('description', 4000), optional: false },
  translations({ title: 120, description: 4_000, machineSource: 7 }),
  {
    field: 'images',
    takes: [[], [picture], Array<Plain>(8).fill(picture), ['/uploads/a.jpg']],
    refuses: [
      Array<Plain>(9).fill('/a.webp'),
      Array<Plain>(8).fill(`/${'a'.repeat(500)}`),
      ['javascript:alert(1)'],
      ['//example.com/a.jpg'],
      ['/\\example.com/a.jpg'],
      ['https://example.com/a.jpg'],
      [picture, 'http://example.com/a.webp#1600x1067;320;a1b2c3'],
      [picture.replace('#', ' #')],
      [`${picture}\n${picture}x`],
      [{}],
      picture,
      {},
    ],
  },
  {
    field: 'dates',
    takes: [
      [date],
      fullDates,
      [date.replace('scheduled', 'cancelled'), date.replace('scheduled', 'sold_out')],
    ],
    refuses: [
      [],
      [...fullDates, date],
      [date.replace('scheduled', 'maybe')],
      [date.replace('k1', 'K1')],
      [date.replace('k1', 'k12345678')],
      [date.replace('k1 ', '')],
      [date.replaceAll('2026', '1970')],
      [date.replaceAll('2026', '2126')],
      [date.replace('2026-06', '2026-26')],
      [date.replace('06T01', '46T01')],
      [date.replace('T01:00', 'T31:00')],
      [date.replace('T01:00', 'T01:60')],
      [date.replace('/2026', '/1970')],
      [date.replace('/2026-06', '/2026-26')],
      [date.replace('06T06', '46T06')],
      [date.replace('T06:00', 'T36:00')],
      [date.replace('T06:00', 'T06:60')],
      [`${date} `],
      [date, ''],
      [{ startsAt: now, endsAt: future }],
      [[date]],
      date,
      {},
      null,
    ],
  },
  {
    field: 'lastAt',
    takes: [past, now, latest],
    refuses: [tooLate, '2026-06-06', 1_780_725_600, null],
  },
  {
    field: 'priceCents',
    takes: [null, 0, 4500, 10_000_000],
    refuses: [-1, 10_000_001, 45.5, new Float(45), '45', {}],
    optional: true,
  },
  {
    field: 'ticketUrl',
    takes: ['', 'https://ingressos.example.com/a?b=c', 'http://a', `https://${'x'.repeat(492)}`],
    refuses: [
      `https://${'x'.repeat(493)}`,
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://a b',
      'https://a\nb',
      'xhttps://a',
      '/ingressos',
      1,
      null,
      ['https://a'],
    ],
    optional: true,
  },
  {
    field: 'ageLimit',
    takes: [null, 0, 10, 12, 14, 16, 18],
    refuses: [1, 19, -18, '18', true, [18]],
    optional: true,
  },
  {
    field: 'access',
    takes: [[], ['wheelchair', 'sign_language', 'audio_description', 'quiet_area']],
    refuses: [
      ['parking'],
      ['unknown'],
      Array<Plain>(5).fill('wheelchair'),
      [1],
      [['wheelchair']],
      'wheelchair',
      {},
      null,
    ],
    optional: true,
  },
  flag('isActive'),
  { field: 'createdBy', refuses: ['stranger', '', 1, null] },
  { field: 'placeId', refuses: ['other1', 'none', '', 1] },
  { field: 'auditId', takes: ['', 'x'.repeat(128)], refuses: [long(128), 1], optional: true },
  instant('updatedAt'),
];

describe('a new event', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'events/new1',
      document: anEventRecord(fresh),
      updates: false,
    },
    [
      ...rows,
      { field: 'revision', refuses: [1, -1, new Float(0), '0', null] },
      instant('createdAt'),
    ],
  );
});

describe('a changed event', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'events/event1',
      document: anEventRecord({ ...fresh, revision: 1 }),
      stored: { revision: 0 },
      creates: false,
    },
    [...rows, { field: 'revision', refuses: [0, 2, -1, new Float(1), '1', null] }],
  );
});
