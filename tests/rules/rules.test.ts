/**
 * Runs every suite that evaluates the rules directly in one process, because coverage and `npm run mutate:rules` use
 * the cases of all suites together.
 */
import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, it } from 'vitest';

import { encodeCases } from './case-file.ts';
import { answeredCases, evaluatedExpressions } from './project-rules.ts';

import './audit-log/changes.suite.ts';
import './audit-log/fields.suite.ts';
import './audit-log/writes.suite.ts';
import './categories/categories.suite.ts';
import './claims/claims.suite.ts';
import './club-offers/fields.suite.ts';
import './club-offers/owners.suite.ts';
import './club-offers/writes.suite.ts';
import './contacts/contacts.suite.ts';
import './events/fields.suite.ts';
import './events/owners.suite.ts';
import './events/writes.suite.ts';
import './favorites/favorites.suite.ts';
import './helpful/helpful.suite.ts';
import './imports/fields.suite.ts';
import './imports/imports.suite.ts';
import './limits.suite.ts';
import './lists/lists.suite.ts';
import './notices/notices.suite.ts';
import './places/edges.suite.ts';
import './places/fields.suite.ts';
import './places/owners.suite.ts';
import './places/writes.suite.ts';
import './reads.suite.ts';
import './reported-pictures/reported-pictures.suite.ts';
import './reports/owners.suite.ts';
import './reports/reports.suite.ts';
import './reservations/writes.suite.ts';
import './reviews/edges.suite.ts';
import './reviews/fields.suite.ts';
import './reviews/owners.suite.ts';
import './reviews/pictures.suite.ts';
import './reviews/ratings.suite.ts';
import './reviews/writes.suite.ts';
import './saved-events/saved-events.suite.ts';
import './server-only/writes.suite.ts';
import './settings/edges.suite.ts';
import './settings/settings.suite.ts';
import './storage/avatars.suite.ts';
import './subscription-plans/subscription-plans.suite.ts';
import './suggestions/suggestions.suite.ts';
import './users/administration.suite.ts';
import './users/edges.suite.ts';
import './users/fields.suite.ts';
import './users/own-record.suite.ts';
import './users/owners.suite.ts';
import './users/proven-email.suite.ts';

describe('all suites together', () => {
  it('evaluate every expression of firestore.rules and storage.rules', () => {
    const expressions = evaluatedExpressions();
    const missed = expressions.filter(({ evaluated }) => !evaluated).map(({ name }) => name);
    expect(missed).toEqual([]);
    expect(new Set(expressions.map(({ file }) => file))).toEqual(
      new Set(['firestore.rules', 'storage.rules']),
    );
  });
});

afterAll(() => {
  const file = process.env['RULE_CASES_FILE'];
  if (file !== undefined) writeFileSync(file, encodeCases(answeredCases));
});
