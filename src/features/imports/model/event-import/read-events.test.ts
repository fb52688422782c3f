import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toStoredEventDate, parseEventDate } from '#features/events/model/event-date.ts';
import { fileProblems } from '../import-file/file-problem.ts';
import { checkEvents } from './event-row-check.ts';
import { maxEventFileBytes } from './raw-event.ts';
import { readEvents } from './read-events.ts';

const now = new Date('2026-11-23T12:00:00-03:00');
const bytes = (text: string) => new TextEncoder().encode(text);
const findProblem = (content: Uint8Array) => {
  const result = readEvents(content, now);
  return 'problem' in result ? result.problem : 'none';
};
const readText = (text: string) => {
  const result = readEvents(bytes(text), now);
  if ('problem' in result) throw new Error(result.problem);
  return result.rows;
};

const places = [
  { id: 'theatre', title: 'Teatro da Ponta' },
  { id: 'square', title: 'Praça do Farol' },
  { id: 'barOne', title: 'Bar do Canto' },
  { id: 'barTwo', title: 'Bar do Canto' },
];
const checkText = (text: string, everywhere: string | null = null) =>
  checkEvents(readText(text), { places, everywhere, now });

/** A calendar with one event that contains these lines. */
function calendar(...lines: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one',
    'SUMMARY:Samba no farol',
    'LOCATION:Praça do Farol',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const listStarts = (text: string) =>
  readText(text)[0]?.dates.map(({ startsAt }) => startsAt.toISOString());

describe('a calendar file', () => {
  it('is read in its named time zone, in UTC, or by default in the time zone of the city', () => {
    expect(listStarts(calendar('DTSTART:20261128T200000Z'))).toEqual(['2026-11-28T20:00:00.000Z']);
    expect(listStarts(calendar('DTSTART:20261128T200000'))).toEqual(['2026-11-28T23:00:00.000Z']);
    expect(listStarts(calendar('DTSTART;TZID=Europe/Lisbon:20261128T200000'))).toEqual([
      '2026-11-28T20:00:00.000Z',
    ]);
  });

  it('keeps the local hour across a daylight saving change', () => {
    const weekly = calendar(
      'DTSTART;TZID=America/New_York:20270307T200000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(listStarts(weekly)).toEqual(['2027-03-08T01:00:00.000Z', '2027-03-15T00:00:00.000Z']);
  });

  it('uses its own definition of a time zone that is not in the tz database', () => {
    const text = calendar('DTSTART;TZID=E. South America Standard Time:20261128T200000').replace(
      'BEGIN:VEVENT',
      [
        'BEGIN:VTIMEZONE',
        'TZID:E. South America Standard Time',
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:-0300',
        'TZOFFSETTO:-0300',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
      ].join('\r\n'),
    );
    expect(listStarts(text)).toEqual(['2026-11-28T23:00:00.000Z']);
  });

  it('reports an unknown time zone', () => {
    const [event] = readText(calendar('DTSTART;TZID=Atlantis:20261128T200000'));
    expect(event?.errors).toEqual(['zone-unknown']);
  });

  it('expands a rule with excluded, moved and added dates', () => {
    const text = calendar(
      'DTSTART:20261127T230000Z',
      'DTEND:20261128T030000Z',
      'RRULE:FREQ=WEEKLY;UNTIL=20261218T230000Z',
      'EXDATE:20261204T230000Z',
      'RDATE:20261230T230000Z',
    ).replace(
      'END:VCALENDAR',
      [
        'BEGIN:VEVENT',
        'UID:one',
        'RECURRENCE-ID:20261211T230000Z',
        'DTSTART:20261212T220000Z',
        'DTEND:20261213T010000Z',
        'STATUS:CANCELLED',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    );
    const [event, another] = readText(text);
    expect(another).toBeUndefined();
    expect(event?.dates.map(({ startsAt }) => startsAt.toISOString().slice(0, 16))).toEqual([
      '2026-11-27T23:00',
      '2026-12-12T22:00',
      '2026-12-18T23:00',
      '2026-12-30T23:00',
    ]);
    expect(event?.dates.map(({ status }) => status)).toEqual([
      'scheduled',
      'cancelled',
      'scheduled',
      'scheduled',
    ]);
    expect(event?.dates[0]?.endsAt?.toISOString()).toBe('2026-11-28T03:00:00.000Z');
  });

  it('expands an endless rule to sixty dates from today on, with a warning', () => {
    const [event] = readText(
      calendar('DTSTART:20200103T230000Z', 'DURATION:PT3H', 'RRULE:FREQ=WEEKLY'),
    );
    expect(event?.dates).toHaveLength(60);
    expect(event?.dates[0]?.startsAt.toISOString()).toBe('2026-11-27T23:00:00.000Z');
    expect(event?.warnings).toEqual(['repetition-cut']);
  });

  it('assumes three hours for each date without an end, with a warning', () => {
    const moved = ['UID:one', 'RECURRENCE-ID:20261127T230000Z', 'DTSTART:20261128T230000Z'];
    const text = calendar('DTSTART:20261127T230000Z', 'RRULE:FREQ=WEEKLY;COUNT=2').replace(
      'END:VCALENDAR',
      ['BEGIN:VEVENT', ...moved, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
    );
    const [event] = readText(text);
    expect(event?.dates.map(({ endsAt }) => endsAt.toISOString())).toEqual([
      '2026-11-29T02:00:00.000Z',
      '2026-12-05T02:00:00.000Z',
    ]);
    expect(event?.warnings).toEqual(['end-assumed']);
  });

  it('ignores the dates of a rule that do not exist', () => {
    const yearly = (days: string) =>
      calendar('DTSTART:20270228T230000Z', `RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=${days}`);
    expect(listStarts(yearly('28,31'))).toEqual([
      '2027-02-28T23:00:00.000Z',
      '2028-02-28T23:00:00.000Z',
    ]);
    expect(checkText(yearly('31'))[0]?.errors).toEqual(['date-missing']);
  });

  it('refuses rules that repeat within a day', () => {
    const [event] = readText(calendar('DTSTART:20261127T230000Z', 'RRULE:FREQ=SECONDLY'));
    expect(event?.errors).toEqual(['rule-unreadable']);
  });

  it('lasts whole days for dates without a time, until its end if it has one', () => {
    const [event] = readText(calendar('DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130'));
    expect(event?.dates[0]).toEqual({
      startsAt: new Date('2026-11-28T00:00:00-03:00'),
      endsAt: new Date('2026-11-30T00:00:00-03:00'),
      status: 'scheduled',
    });
    const [short] = readText(calendar('DTSTART;VALUE=DATE:20261128'));
    expect(short?.dates[0]?.endsAt).toEqual(new Date('2026-11-29T00:00:00-03:00'));
  });

  it('is read with folded lines and escaped characters', () => {
    const [event] = readText(
      calendar('DTSTART:20261128T200000Z', 'DESCRIPTION:Um\\, dois\\; três\\nqua', ' tro'),
    );
    expect(event?.description).toBe('Um, dois; três\nquatro');
  });

  it.each([
    ['that is truncated', calendar('DTSTART:20261128T200000Z').slice(0, 80), 'broken-calendar'],
    ['without an event', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', 'no-rows'],
    ['that is an HTML page', '<html></html>', 'xml'],
    ['that is JSON', '{}', 'other-json'],
    ['that is empty', '  \n', 'empty'],
    ['that is a table of other data', 'cor;tamanho\nazul;3\n', 'columns-missing'],
  ])('is refused as a whole if it is a file %s', (_, text, problem) => {
    expect(findProblem(bytes(text))).toBe(problem);
  });

  it('is refused before reading if it is too large, and if it has more events than an import can undo', () => {
    expect(findProblem(new Uint8Array(maxEventFileBytes + 1))).toBe('too-large');
    const rows = Array.from({ length: 201 }, (_, at) => `Show ${at};28/11/2026`).join('\n');
    expect(findProblem(bytes(`titulo;data\n${rows}`))).toBe('too-many-rows');
  });

  it('imports other events if one event cannot be read', () => {
    const broken = calendar('DTSTART;TZID=Atlantis:20261128T200000');
    const good = calendar('DTSTART:20261128T200000Z').replace('UID:one', 'UID:two');
    const [first, second] = readText(broken + good);
    expect(first?.errors).toEqual(['zone-unknown']);
    expect(second?.errors).toEqual([]);
    expect(second?.dates).toHaveLength(1);
  });
});

describe('a table', () => {
  it('merges rows of the same title and place into the dates of one event', () => {
    const rows = checkText(
      [
        'Título;Local;Data;Início;Fim;Preço;Ingressos;Classificação',
        'Baile;Teatro da Ponta;28/11/2026;22:00;4h;R$ 40,00;https://ingressos.example/1;18 anos',
        'Baile;teatro da ponta;2026-12-05;22h;04:30;;;',
        'Feira;Praça do Farol;29/11/2026;;;grátis;;Livre',
      ].join('\n'),
    );
    expect(rows.map(({ errors }) => errors)).toEqual([[], []]);
    expect(rows[0]?.draft).toEqual({
      placeId: 'theatre',
      title: 'Baile',
      description: '',
      dates: [
        {
          key: 'k1',
          startsAt: new Date('2026-11-28T22:00:00-03:00'),
          endsAt: new Date('2026-11-29T04:00:00-03:00'),
          status: 'scheduled',
        },
        {
          key: 'k2',
          startsAt: new Date('2026-12-05T22:00:00-03:00'),
          endsAt: new Date('2026-12-06T04:30:00-03:00'),
          status: 'scheduled',
        },
      ],
      priceCents: 4_000,
      ticketUrl: 'https://ingressos.example/1',
      ageLimit: 18,
    });
    expect(rows[1]?.draft).toMatchObject({ placeId: 'square', priceCents: 0, ageLimit: 0 });
    expect(rows[1]?.draft?.dates[0]).toMatchObject({
      startsAt: new Date('2026-11-29T00:00:00-03:00'),
      endsAt: new Date('2026-11-30T00:00:00-03:00'),
    });
  });

  it.each([
    ['no title', ';Praça do Farol;28/11/2026;20:00;22:00', 'title-missing'],
    [
      'a title that is too long',
      `${'a'.repeat(121)};Praça do Farol;28/11/2026;20:00;22:00`,
      'title-too-long',
    ],
    ['no place', 'Show;;28/11/2026;20:00;22:00', 'place-missing'],
    ['a place of another manager', 'Show;Outro lugar;28/11/2026;20:00;22:00', 'place-unknown'],
    ['an ambiguous place name', 'Show;Bar do Canto;28/11/2026;20:00;22:00', 'place-ambiguous'],
    ['no date', 'Show;Praça do Farol;;20:00;22:00', 'date-missing'],
    ['an impossible date', 'Show;Praça do Farol;31/11/2026;20:00;22:00', 'date-unreadable'],
    ['an impossible time', 'Show;Praça do Farol;28/11/2026;25:00;', 'time-unreadable'],
    ['a date in 1970', 'Show;Praça do Farol;01/01/1970;20:00;22:00', 'all-past'],
    ['a date in 2126', 'Show;Praça do Farol;01/01/2126;20:00;22:00', 'date-too-far'],
  ])('reports the error of %s', (_, row, error) => {
    const [checked] = checkText(`titulo;lugar;data;inicio;fim\n${row}`);
    expect(checked).toMatchObject({ draft: null, errors: [error] });
  });

  it('refuses an end before the start, and a date longer than a month', () => {
    const row = (end: string) =>
      checkText(
        `titulo;lugar;data;inicio;data final;fim\nShow;Praça do Farol;28/11/2026;20:00;${end}`,
      );
    expect(row('27/11/2026;22:00')[0]?.errors).toEqual(['end-before-start']);
    expect(row('28/01/2027;22:00')[0]?.errors).toEqual(['date-too-long']);
  });

  it('refuses 61 dates and accepts 60', () => {
    const rows = (count: number) =>
      Array.from(
        { length: count },
        (_, at) =>
          `Show;Praça do Farol;${new Date(Date.UTC(2026, 11, 1 + at)).toISOString().slice(0, 10)};20:00;22:00`,
      ).join('\n');
    expect(checkText(`titulo;lugar;data;inicio;fim\n${rows(61)}`)[0]?.errors).toEqual([
      'too-many-dates',
    ]);
    expect(checkText(`titulo;lugar;data;inicio;fim\n${rows(60)}`)[0]?.draft?.dates).toHaveLength(
      60,
    );
  });

  it('drops unusable values with a warning', () => {
    const [checked] = checkText(
      'titulo;lugar;data;inicio;preco;ingressos;idade\nShow;Praça do Farol;28/11/2026;20:00;muito;javascript:alert(1);13',
    );
    expect(checked?.warnings).toEqual([
      'end-assumed',
      'price-unknown',
      'ticket-dropped',
      'age-unknown',
    ]);
    expect(checked?.draft).toMatchObject({ ticketUrl: '', priceCents: null, ageLimit: null });
  });

  it('uses the chosen place for all events', () => {
    const [checked] = checkText('titulo;data;inicio\nShow;28/11/2026;20:00', 'square');
    expect(checked?.draft?.placeId).toBe('square');
    expect(checkText('titulo;data;inicio\nShow;28/11/2026;20:00', 'other')[0]?.errors).toEqual([
      'place-unknown',
    ]);
  });

  it('keeps the future dates of an event that has started', () => {
    const [checked] = checkText(
      'titulo;lugar;data;inicio;fim\nShow;Praça do Farol;20/11/2026;20:00;22:00\nShow;Praça do Farol;27/11/2026;20:00;22:00',
    );
    expect(checked?.draft?.dates).toHaveLength(1);
    expect(checked?.warnings).toEqual(['past-left-out']);
  });
});

it('any bytes are either read or refused with a reason, and valid events can be stored', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'DTSTART:20261201T200000Z',
      'DTSTART;TZID=America/Sao_Paulo:20261201T200000',
      'DTSTART;VALUE=DATE:20261301',
      'DTEND:20261130T200000Z',
      'DURATION:-PT3H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'RRULE:FREQ=MONTHLY;BYDAY=5FR',
      'EXDATE:20261208T200000Z',
      'RECURRENCE-ID:20261208T200000Z',
      'SUMMARY:Samba',
    ),
    fc.string({
      unit: fc.constantFrom(';', ':', ',', '"', '=', 'a', ' ', '\t', '\\'),
      maxLength: 20,
    }),
  );
  const text = fc.oneof(
    fc.array(line).map((lines) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')),
    fc
      .array(fc.array(fc.string(), { maxLength: 4 }))
      .map((rows) =>
        ['titulo;data;inicio;lugar', ...rows.map((cells) => cells.join(';'))].join('\n'),
      ),
  );
  const content = fc.oneof(fc.uint8Array({ maxLength: 400 }), text.map(bytes));
  fc.assert(
    fc.property(content, (file) => {
      const result = readEvents(file, now);
      if ('problem' in result) {
        expect(fileProblems).toContain(result.problem);
        return;
      }
      const events = result.rows;
      for (const { draft, errors } of checkEvents(events, { places, everywhere: 'square', now })) {
        expect(draft === null).toBe(errors.length > 0);
        for (const date of draft?.dates ?? []) {
          expect(parseEventDate(toStoredEventDate(date))).toEqual(date);
          expect(+date.endsAt).toBeGreaterThan(+now);
        }
      }
    }),
    { numRuns: 500 },
  );
});
