import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as brand from '../brand.ts';
import { calendarFile, calendarSequence, calendarUid } from './calendar-file.ts';
import { aCalendarEntry } from '#support/calendar-entry.ts';

const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => linesOf(file.replaceAll('\r\n ', ''));

describe('a reader that counts octets', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  it('finds no line longer than 75 octets and no split character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        const lines = linesOf(calendarFile([aCalendarEntry({ title })]));
        const octets = lines.map((line) => new TextEncoder().encode(line));
        expect(Math.max(...octets.map(({ length }) => length))).toBeLessThanOrEqual(75);
        expect(octets.map((line) => decoder.decode(line))).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });

  it('finds lines that are full up to the next whole character', () => {
    const file = calendarFile([aCalendarEntry({ title: '🍤'.repeat(60) })]);
    const lengths = linesOf(file).map((line) => new TextEncoder().encode(line).length);
    // 'SUMMARY:' and 16 characters of four octets; a space and 18 of four.
    expect(lengths).toContain(8 + 64);
    expect(lengths).toContain(1 + 72);
  });

  it('finds CRLF after every line including the last, and no other control character', () => {
    const file = calendarFile([
      aCalendarEntry({ title: 'a\u0000b\u001bc\td', description: 'um\ndois' }),
    ]);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    // eslint-disable-next-line no-control-regex
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/);
  });
});

describe('a line-based reader', () => {
  it('finds texts whose separators are escaped once', () => {
    const title = 'Mesa; vista, mar \\ pátio\nfundos';
    expect(unfolded(calendarFile([aCalendarEntry({ title })]))).toContain(
      String.raw`SUMMARY:Mesa\; vista\, mar \\ pátio\nfundos`,
    );
  });

  it.each(['a\r\nEND:VEVENT\r\nBEGIN:VALARM', 'a\nATTENDEE:mailto:x@x.test', 'a\u2028URL:x'])(
    'finds no line injected by %j',
    (text) => {
      const plain = unfolded(calendarFile([aCalendarEntry()]));
      const entry = aCalendarEntry({
        uid: text,
        title: text,
        description: text,
        location: text,
        url: `https://guia.example/${text}`,
      });
      const names = (lines: string[]) => lines.map((line) => line.split(/[:;]/)[0]);
      expect(names(unfolded(calendarFile([entry])))).toEqual(names(plain));
    },
  );

  it('finds every property required by RFC 5545, each once', () => {
    const lines = unfolded(calendarFile([aCalendarEntry()]));
    const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('BEGIN:VALARM'));
    const names = event.map((line) => line.split(/[:;]/)[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['UID', 'DTSTAMP', 'DTSTART']));
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual([`TZID:${brand.timeZone}`]);
    expect(lines.filter((line) => /^(PRODID|VERSION):/.test(line))).toHaveLength(2);
  });
});

describe('versions of one entry', () => {
  it('have the same UID, which contains no personal data', () => {
    expect(calendarUid('p1', 1_774_000_000)).toBe('p1-1774000000@guia-da-ilha');
  });

  it('have a SEQUENCE that increases with each change', () => {
    const createdAt = new Date('2026-03-01T12:00:00.900Z');
    const at = (updatedAt: string | null) =>
      calendarSequence({ createdAt, updatedAt: updatedAt === null ? null : new Date(updatedAt) });
    expect(at('2026-03-01T12:00:00.900Z')).toBe(0);
    expect(at('2026-03-01T12:00:01.000Z')).toBe(1);
    expect(at('2026-03-01T12:00:02.000Z')).toBe(2);
    expect(at('2026-09-01T12:00:00.000Z')).toBe(15_897_600);
    expect(at('2026-03-01T11:00:00.000Z')).toBe(0);
    expect(at('2126-03-01T11:00:00.000Z')).toBe(2_147_483_647);
    expect(at(null)).toBe(0);
    expect(calendarSequence({ createdAt: null, updatedAt: createdAt })).toBe(0);
  });
});
