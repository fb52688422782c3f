import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';

import { csvRow, csvSeparator, neutralizeCell, restoreCell } from './csv.ts';

const dangerousText = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(' ', "'", '\t', '\r', '\n', '\u00a0', '\u200b'),
      maxLength: 4,
    }),
    fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', ''),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(dangerousText, fc.string({ unit: 'binary', maxLength: 60 }));

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x.test")', '\'=HYPERLINK("http://x.test")'],
    ['+55 48 99999-0000', "'+55 48 99999-0000"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
  ])('neutralises the formula %j as %j', (text, cell) => {
    expect(neutralizeCell(text)).toBe(cell);
  });

  it.each(['', 'Bar do Zé', 'a=b', "d'Ávila", "'aspas'", 'ana+1@mar.test', '2026-01-01'])(
    'leaves %j unchanged',
    (text) => {
      expect(neutralizeCell(text)).toBe(text);
    },
  );

  it('never begins like a formula, and can be converted back to its text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = neutralizeCell(text);
        expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
        expect(restoreCell(cell)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a row', () => {
  it('ends with CRLF, is separated by semicolons and quoted where needed', () => {
    expect(csvRow(['Ana', 'Sul; Norte', 'diz "oi"', '', 12, -27.5, Number.NaN])).toBe(
      'Ana;"Sul; Norte";"diz ""oi""";;12;-27.5;\r\n',
    );
  });

  it('is read by another parser as the original cells', () => {
    const rows = fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, (written) => {
        const { data, errors } = parse<string[]>(written.map(csvRow).join(''), {
          delimiter: csvSeparator,
          newline: '\r\n',
        });
        expect(errors).toEqual([]);
        expect(data.slice(0, -1).map((row) => row.map(restoreCell))).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });
});
