import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defineRecord, instant, line, optional } from '#shared/record/record.ts';
import { recordFormatsFile, recordFormatsSource, versionOf } from './record-formats.ts';

it('the versions of cached records are up to date (npm run rules)', async () => {
  const file = path.join(import.meta.dirname, '..', recordFormatsFile);
  expect(await readFile(file, 'utf8')).toBe(recordFormatsSource());
});

it('a version changes with a field, a limit, an optional field, a field that is read, and the version of the reader', () => {
  const read = { name: '' };
  const versions = [
    versionOf(1, [[defineRecord({ name: line(10) }), read]]),
    versionOf(1, [[defineRecord({ name: line(10), createdAt: instant() }), read]]),
    versionOf(1, [[defineRecord({ name: line(11) }), read]]),
    versionOf(1, [[defineRecord({ name: optional(line(10)) }), read]]),
    versionOf(1, [[defineRecord({ name: line(10) }), { ...read, id: '' }]]),
    versionOf(2, [[defineRecord({ name: line(10) }), read]]),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf(1, [[defineRecord({ name: line(10) }), read]])).toBe(versions[0]);
});
