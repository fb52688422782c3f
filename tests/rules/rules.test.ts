/**
 * Every suite that puts questions to the rules directly, in one process: what they asked together is
 * what coverage and `npm run mutate:rules` are about.
 */
import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, it } from 'vitest';

import { encodeCases } from './case-file.ts';
import { answeredCases, evaluatedExpressions } from './project-rules.ts';

import './corners.suite.ts';
import './edges.suite.ts';
import './field-owners.suite.ts';
import './fields.suite.ts';
import './ratings.suite.ts';
import './reads.suite.ts';
import './storage.suite.ts';
import './writes.suite.ts';

describe('the suites together', () => {
  it('evaluate every expression of firestore.rules and storage.rules', () => {
    const expressions = evaluatedExpressions();
    const missed = expressions.filter(({ evaluated }) => !evaluated).map(({ name }) => name);
    expect(missed).toEqual([]);
    expect(expressions.some(({ name }) => name.startsWith('firestore.rules'))).toBe(true);
    expect(expressions.some(({ name }) => name.startsWith('storage.rules'))).toBe(true);
  });
});

afterAll(() => {
  const file = process.env['RULE_CASES_FILE'];
  if (file !== undefined) writeFileSync(file, encodeCases(answeredCases));
});
