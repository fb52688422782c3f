import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import { categoryWords, dryRun } from './dry-run.ts';
import { fileProblems, maxImportBytes, maxImportRows } from '../import-file/file-problem.ts';
import { readPlaces } from './read-places.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function csv(bytes: Uint8Array) {
  const file = readPlaces(bytes);
  if ('problem' in file || !file.table) throw new Error('Not read as a table');
  return { encoding: file.encoding, table: file.table };
}

function findProblem(bytes: Uint8Array): string {
  const result = readPlaces(bytes);
  return 'problem' in result ? result.problem : 'none';
}

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', utf8('nome;bairro\nCafé;São José')],
    ['utf-8', utf8('\uFEFFnome;bairro\nCafé;São José')],
    ['windows-1252', latin('nome;bairro\nCaf\xe9;S\xe3o Jos\xe9')],
    ['utf-16le', Uint8Array.from(Buffer.from('\uFEFFnome;bairro\nCafé;São José', 'utf16le'))],
    [
      'utf-16be',
      Uint8Array.from(Buffer.from('\uFEFFnome;bairro\nCafé;São José', 'utf16le').swap16()),
    ],
  ])('%s is detected', (encoding, bytes) => {
    const source = csv(bytes);
    expect(source.encoding).toBe(encoding);
    expect(source.table.headers).toEqual(['nome', 'bairro']);
    expect(source.table.rows).toEqual([{ row: 2, cells: ['Café', 'São José'] }]);
  });
});

describe('a table', () => {
  it.each([';', ',', '\t', '|'] as const)('is read with the separator %j', (separator) => {
    const lines = ['nome', 'descrição', 'cidade'].join(separator);
    const cells = ['"Bar; do, Zé"', '"linha 1\nlinha 2 ""entre aspas"""', 'Floripa'];
    const source = csv(utf8(`${lines}\r\n${cells.join(separator)}\r\n`));
    expect(source.table.separator).toBe(separator);
    expect(source.table.rows).toEqual([
      { row: 2, cells: ['Bar; do, Zé', 'linha 1\nlinha 2 "entre aspas"', 'Floripa'] },
    ]);
  });

  it('keeps the row numbers of a spreadsheet despite empty and short rows', () => {
    const { table } = csv(utf8('sep=;\nnome;;nome\nA\n;;\n\nB;2;3;4;5\n'));
    expect(table.headers).toEqual(['nome', 'Coluna 2', 'nome']);
    expect(table.rows).toEqual([
      { row: 3, cells: ['A', '', ''] },
      { row: 6, cells: ['B', '2', '3'] },
    ]);
  });

  it('is read with 200 columns and with one column', () => {
    const names = Array.from({ length: 200 }, (_, at) => `c${at}`);
    expect(csv(utf8(`${names.join(';')}\n1;2`)).table.headers).toHaveLength(200);
    expect(csv(utf8('nome\nBar do Zé, o melhor')).table.rows[0]?.cells).toEqual([
      'Bar do Zé, o melhor',
    ]);
  });

  it('written by the export is read unchanged, with any cell content', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '+55 48', '-27,5', '@x', "'=a", 'a;b"c\r\nd', '\t=x'),
    );
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    const isUnchanged = (text: string) => text.trim() === text && !text.includes('\0');
    fc.assert(
      fc.property(rows, (written) => {
        const writtenRows = written.map((cells) => ['x', ...cells.filter(isUnchanged)]);
        const text = csvByteOrderMark + [['a', 'b', 'c', 'd'], ...writtenRows].map(csvRow).join('');
        const { rows: readRows } = csv(utf8(text)).table;
        const padded = writtenRows.map((cells) => [...cells, '', '', ''].slice(0, 4));
        expect(readRows.map(({ cells }) => cells)).toEqual(padded);
      }),
    );
  });
});

describe('the validation of a file', () => {
  const fileWithRows = (rows: number) => utf8(`nome;x\n${'a;b\n'.repeat(rows)}`);
  it.each<[string, string, Uint8Array]>([
    ['an empty file', 'empty', utf8('')],
    ['only whitespace', 'empty', utf8('\uFEFF \n\t\n')],
    ['only a header row', 'no-rows', utf8('nome;categoria\n\n')],
    ['a workbook', 'spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)],
    ['an old workbook', 'spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0)],
    ['an image', 'binary', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)],
    ['XML of OpenStreetMap', 'xml', utf8('<?xml version="1.0"?><osm></osm>')],
    ['an HTML page', 'xml', utf8('<!DOCTYPE html><html></html>')],
    ['201 columns', 'too-many-columns', utf8(`${'a;'.repeat(200)}b\n1`)],
    ['too many rows', 'too-many-rows', fileWithRows(maxImportRows + 1)],
    ['an unclosed quote', 'broken-quotes', utf8('nome;x\n"abc;d\ne;f\n')],
    ['invalid JSON', 'broken-json', utf8('{"elements": [')],
    ['JSON of another format', 'other-json', utf8('{"places": []}')],
    ['a list', 'other-json', utf8('[1, 2]')],
    ['other elements', 'other-json', utf8('{"elements": [1, {"a": 2}]}')],
    ['GeoJSON', 'geojson', utf8('{"type": "FeatureCollection", "features": []}')],
    ['an empty Overpass response', 'no-rows', utf8('{"version": 0.6, "elements": []}')],
    ['21 MB', 'too-large', new Uint8Array(maxImportBytes + 1)],
  ])('refuses %s with %s', (_what, problem, bytes) => {
    expect(findProblem(bytes)).toBe(problem);
  });

  it('accepts ten thousand rows', () => {
    expect(csv(fileWithRows(maxImportRows)).table.rows).toHaveLength(maxImportRows);
  });
});

it('any bytes are either read or refused with a reason', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json().map((json) => `{"elements": [${json}, {"type": "node", "tags": ${json}}]}`),
    fc
      .array(fc.string({ unit: fc.constantFrom(';', ',', '"', '\n', '\r', 'a', '=', '|', '\t') }))
      .map((parts) => parts.join('')),
  );
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 400 }), text.map(utf8));
  fc.assert(
    fc.property(bytes, (content) => {
      const file = readPlaces(content);
      if ('problem' in file) {
        expect(fileProblems).toContain(file.problem);
        return;
      }
      const { rows } = file;
      const choices = Object.fromEntries(categoryWords(rows).map(({ word }) => [word, 'c']));
      const outcomes = dryRun(rows, {
        format: file.table ? 'csv' : 'osm',
        categories: [{ id: 'c', name: 'Bares', slug: 'bares' }],
        choices,
        existingPlaces: [],
      });
      expect(outcomes).toHaveLength(rows.length);
      for (const { draft, state, errors } of outcomes) {
        expect(draft === null).toBe(errors.length > 0 || state === 'skipped');
      }
    }),
    { numRuns: 300 },
  );
});
