import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { loadFirestoreRules } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { strictSchema } from '#shared/record/record-schema.ts';
import { defineRecord, filled, line } from '#shared/record/record.ts';
import type { FieldSet } from '#shared/record/record.ts';

import { recordFunction } from '../../scripts/record-rules.ts';
import { findRecords } from '../../scripts/rules-parts.ts';
import { rulesSources } from './project-rules.ts';
import { arbitraryDocument, documentsNearLimits, toPlain } from './record-documents.ts';
import type { Document } from './record-documents.ts';
import { decideFirestore } from './rule-case.ts';
import { now, toMap } from './world.ts';
import type { Fields } from './world.ts';

const source = rulesSources['firestore.rules'];
const records = await findRecords(source);

/** The shared functions that generated code calls. */
const sharedFunctions = ['isShortTexts', 'linesOf', 'matchesWithin'].map((name) => {
  const start = source.indexOf(`function ${name}(`);
  return source.slice(start, source.indexOf('}\n', start) + 1);
});

/** Returns whether a generated function accepts a document. */
function acceptedBy(name: string, code: string): (document: Document) => boolean {
  // Stored values differ from those of every document, so that no value is accepted as unchanged.
  const stored = [...code.matchAll(/previous\.get\('(\w+)'/g)].map(
    ([, field]) => `'${field}': 'stored'`,
  );
  const previous = stored.length > 0 ? `, {${stored.join(', ')}}` : '';
  const ruleset = loadFirestoreRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        ${[...sharedFunctions, code].join('\n')}
        match /records/{id} {
          allow create: if ${name}(request.resource.data${previous});
        }
      }
    }`);
  return (document) =>
    decideFirestore(ruleset, {
      kind: 'commit',
      time: now,
      auth: null,
      documents: new Map(),
      result: new Map([['records/a', toMap(toPlain(document) as Fields)]]),
      writes: [{ path: 'records/a', deletes: false }],
    });
}

/** Returns the fields in which a document differs from a valid one. */
function differenceFrom(valid: Document, document: Document): Document {
  const names = Object.keys({ ...valid, ...document });
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(valid[name]) !== JSON.stringify(document[name]))
      .map((name) => [name, document[name]]),
  );
}

/** Returns copies of generated code with one fault: a key less, or a limit or a repeat one larger or smaller. */
function mutantsOf(code: string): { fault: string; code: string }[] {
  const replaced = (pattern: RegExp, variantsOf: (match: RegExpExecArray) => string[]) =>
    [...code.matchAll(pattern)].flatMap((match) =>
      variantsOf(match).map((variant) => ({
        fault: `${match[0].slice(0, 60)} -> ${variant.slice(0, 60)}`,
        code: code.slice(0, match.index) + variant + code.slice(match.index + match[0].length),
      })),
    );
  const near = (digits: string) => [Number(digits) - 1, Number(digits) + 1];
  return [
    ...replaced(/hasOnly\('([^']*)'\.split/g, ([, keys = '']) =>
      keys.split(',').map((_key, at, all) => `hasOnly('${all.toSpliced(at, 1).join(',')}'.split`),
    ),
    ...replaced(/hasOnly\(\[([^\]]*)\]\)/g, ([, keys = '']) =>
      keys.split(', ').map((_key, at, all) => `hasOnly([${all.toSpliced(at, 1).join(', ')}])`),
    ),
    ...replaced(/([<>]=) (\d+)/g, ([, operator = '', limit = '']) =>
      near(limit).map((other) => `${operator} ${other}`),
    ),
    ...replaced(/\), (\d+), '/g, ([, limit = '']) => near(limit).map((other) => `), ${other}, '`)),
    ...replaced(/, (\d+), (\d+)\)/g, ([, most = '', characters = '']) => [
      ...near(most).map((other) => `, ${other}, ${characters})`),
      ...near(characters).map((other) => `, ${most}, ${other})`),
    ]),
    ...replaced(/\{(\d+)(,(\d+))?\}/g, ([, least = '', , most]) =>
      most === undefined
        ? near(least).map((other) => `{${other}}`)
        : [
            ...near(least)
              .filter((other) => other >= 0 && other <= Number(most))
              .map((other) => `{${other},${most}}`),
            ...near(most)
              .filter((other) => other >= Number(least))
              .map((other) => `{${least},${other}}`),
          ],
    ),
  ];
}

it.each([60, 61])(
  'a limit of %i is the same for form, reader, strict parser and rules',
  (limit) => {
    const record = defineRecord({ name: filled(line(limit)) });
    const [longest, tooLong] = ['x'.repeat(limit), 'x'.repeat(limit + 1)];
    expect(record.fields.name.maxLength).toBe(limit);
    expect(record.read({ name: tooLong }).name).toBe(longest);
    const isAccepted = acceptedBy('isRecord', recordFunction('isRecord', record));
    const schema = strictSchema(record.fields);
    for (const [name, isValid] of [
      [longest, true],
      [tooLong, false],
    ] as const) {
      expect(isAccepted({ name })).toBe(isValid);
      expect(safeParse(schema, { name }).success).toBe(isValid);
    }
  },
);

describe.each(records)('$recordName', ({ functionName, record }) => {
  const fields: FieldSet = { ...record.fields, ...record.unreadFields };
  const schema = strictSchema(fields);
  const code = recordFunction(functionName, record);
  const isAccepted = acceptedBy(functionName, code);
  const near = documentsNearLimits(fields);

  it('rules and strict parser agree on every document with one field near a limit', () => {
    const disagreements = near.filter(
      (document) => isAccepted(document) !== safeParse(schema, document).success,
    );
    expect(disagreements.map((document) => differenceFrom(near[0] ?? {}, document))).toEqual([]);
    expect(isAccepted(near[0] ?? {})).toBe(true);
  });

  it('rules and strict parser agree on 1,000 documents with several fields near their limits', () => {
    fc.assert(
      fc.property(arbitraryDocument(fields), (document) => {
        expect(isAccepted(document)).toBe(safeParse(schema, document).success);
      }),
      { numRuns: 1000 },
    );
  });

  it('every key, limit and repeat of the generated rules is noticed if it changes', () => {
    const answers = near.map(isAccepted);
    const mutants = mutantsOf(code);
    const survivors = mutants.filter((mutant) => {
      const isAcceptedByMutant = acceptedBy(functionName, mutant.code);
      return near.every((document, at) => isAcceptedByMutant(document) === answers[at]);
    });
    expect(survivors.map(({ fault }) => fault)).toEqual([]);
    expect(mutants.length).toBeGreaterThan(0);
  });

  it('the reader accepts every document near a limit without an error', () => {
    for (const document of near) expect(() => record.read(document)).not.toThrow();
  });
});
