/**
 * An open page and an installed app send the writes of their version, also after the rules of the next one are
 * deployed. previous-writes.json holds the writes of the released version. After a release
 * `RECORD_WRITES=$(git rev-parse --short HEAD) npx vitest run tests/contract/previous-writes` replaces them by the
 * writes of this code (docs/deploy.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { format } from 'prettier';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { MatchBlock } from '@guia-da-ilha/local-firebase/rules/ast';
import { parseRules } from '@guia-da-ilha/local-firebase/rules/parser';
import { loadFirestoreRules } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { writtenAt } from '../../../scripts/rules-parts.ts';
import { rulesSources } from '../../rules/project-rules.ts';
import { decideFirestore } from '../../rules/rule-case.ts';
import { documentsBefore, writeEverything } from './client-writes.ts';
import { record } from './recorder.ts';
import { casesOf, decodeRecording, encodeRecording, fieldNamesIn } from './recording.ts';
import type { NamedCase } from './recording.ts';

// The recorder signs each request, and there is no server.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#platform/firestore/with-auth.ts', () => ({ withAuthUser: () => Promise.resolve() }));
vi.mock('#features/pictures/data/picture-files.ts', () => ({
  removePictureFiles: () => Promise.resolve(),
}));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', {});

const file = new URL('previous-writes.json', import.meta.url);
const rules = rulesSources['firestore.rules'];
const blocks = parseRules(rules)
  .services.flatMap(({ matches }) => matches)
  .flatMap(({ matches }) => matches);

/** Writes of this code. */
let written: NamedCase[];
/** Writes of the released version. */
let previous: NamedCase[];

beforeAll(async () => {
  const version = process.env['RECORD_WRITES'];
  const recording = await record(version ?? 'not released', documentsBefore(), writeEverything);
  if (version !== undefined) {
    const options = { parser: 'json', printWidth: 100 };
    writeFileSync(file, await format(encodeRecording(recording), options));
  }
  written = casesOf(recording);
  previous = casesOf(decodeRecording(readFileSync(file, 'utf8')));
});

/** Returns the writes that some rules refuse. */
function refusedBy(source: string, cases: readonly NamedCase[]): string[] {
  const ruleset = loadFirestoreRules(source);
  return cases.filter(({ asked }) => !decideFirestore(ruleset, asked)).map(({ name }) => name);
}

const collectionOf = ({ path: [segment] }: MatchBlock): string =>
  segment?.kind === 'literal' ? segment.text : '';

describe('the writes of the previous version', () => {
  it('are allowed by the rules of today', () => {
    expect(refusedBy(rules, previous)).toEqual([]);
    expect(previous.length).toBeGreaterThan(90);
  });

  it.each([
    [
      'a key less',
      "'userId,name,note,language,isPublic,",
      "'userId,name,language,isPublic,",
      'createList by reviewer',
    ],
    [
      'a lower limit',
      'data.text.size() <= 2000',
      'data.text.size() <= 1999',
      'saveReview by member',
    ],
    [
      'a new required field',
      'data.isPublic is bool',
      'data.colour is string',
      'changeList by reviewer',
    ],
  ])('are refused by rules with %s', (_fault, rule, planted, refused) => {
    expect(rules.split(rule)).toHaveLength(2);
    expect(refusedBy(rules.replace(rule, planted), previous)).toContain(refused);
  });
});

describe('the recorder', () => {
  it('sends a write for every rule that allows one', () => {
    const ruleset = loadFirestoreRules(rules, { coverage: true });
    const methods = new Set<string>();
    for (const { asked } of written) {
      expect(decideFirestore(ruleset, asked)).toBe(true);
      for (const { path, deletes } of asked.writes) {
        const method = deletes ? 'delete' : asked.documents.has(path) ? 'update' : 'create';
        methods.add(`${path.split('/')[0] ?? ''} ${method}`);
      }
    }
    const report = ruleset.coverageReport?.() ?? [];
    const allowing = new Set(
      report
        .filter(({ values }) => values.some(({ value }) => value === 'true'))
        .map(({ position: { start, end } }) => `${start}-${end}`),
    );
    const missing = blocks.flatMap((block) =>
      block.allows.flatMap(({ methods: allowed, condition, span }) => {
        const { start, end } = condition?.span ?? span;
        return allowed
          .filter((method) => method !== 'get' && method !== 'list')
          .filter(
            (method) =>
              !allowing.has(`${start}-${end}`) || !methods.has(`${collectionOf(block)} ${method}`),
          )
          .map((method) => `${method} at ${writtenAt('firestore.rules', rules, span.line)}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('writes every field that rules accept', () => {
    const missing = blocks.flatMap((block) => {
      const collection = collectionOf(block);
      const source = rules.slice(block.span.start, block.span.end);
      const lists = source.matchAll(/\.keys\(\)\.hasOnly\((?:'([^']+)'\.split|\[([^\]]+)\])/g);
      const accepted = [...lists].flatMap(([, text, items]) =>
        text === undefined ? (items ?? '').replaceAll(/['\s]/g, '').split(',') : text.split(','),
      );
      const names = fieldNamesIn(collection, written);
      return accepted.filter((name) => !names.has(name)).map((name) => `${collection}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
