import { describe, expect, it } from 'vitest';

import { mutantsOf } from './mutate-rules-mutants.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isManager() {
      return get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'manager';
    }
    match /notes/{id} {
      function keys() {
        return request.resource.data.keys();
      }
      allow get: if true;
      allow create: if isManager() && (keys().hasOnly(['a', 'b']) || request.query.limit <= 10);
      allow update: if !(resource.data.state in ['open']) && keys().hasAny(['a']);
    }
  }
}`;

const mutants = mutantsOf(rules);

/** Returns the changed line of each mutant, without the unchanged text around it. */
function changedLines(kind: string): string[] {
  return mutants
    .filter(({ description }) => description.startsWith(kind))
    .map(({ source, line }) => (source.split('\n')[line - 1] ?? '').trim());
}

describe('the mutants of a rules file', () => {
  it('differ from the original and from each other', () => {
    const texts = new Set(mutants.map(({ source }) => source));
    expect(texts.size).toBe(mutants.length);
    expect(texts.has(rules)).toBe(false);
  });

  it('include one mutant per dropped conjunct and disjunct', () => {
    expect(changedLines('drop a conjunct').slice(0, 2)).toEqual([
      "allow create: if true && (keys().hasOnly(['a', 'b']) || request.query.limit <= 10);",
      'allow create: if isManager() && (true);',
    ]);
    expect(changedLines('drop a disjunct')).toEqual([
      'allow create: if isManager() && (false || request.query.limit <= 10);',
      "allow create: if isManager() && (keys().hasOnly(['a', 'b']) || false);",
    ]);
  });

  it('negate conditions and remove negations', () => {
    expect(changedLines('negate')).toContain(
      "allow create: if !(isManager()) && (keys().hasOnly(['a', 'b']) || request.query.limit <= 10);",
    );
    expect(changedLines('negate')).toContain(
      "allow update: if resource.data.state in ['open'] && keys().hasAny(['a']);",
    );
  });

  it('swap comparisons, set methods, role predicates, and the states before and after a write', () => {
    expect(changedLines('swap an operator').join('\n')).toContain('request.query.limit < 10');
    expect(changedLines('swap a set method').join('\n')).toContain("keys().hasAny(['a', 'b'])");
    expect(changedLines('swap an actor').join('\n')).toContain('if isActiveUser() &&');
    expect(changedLines('swap a moment').join('\n')).toContain('return getAfter(/databases');
  });

  it('add items to lists and remove each item', () => {
    expect(changedLines("widen by 'unknown'").join('\n')).toContain("['a', 'b', 'unknown']");
    expect(changedLines("widen by 'unknown'").join('\n')).not.toContain("hasAny(['a', 'unknown'])");
    expect(changedLines("widen by 'b'")).toEqual([
      "allow update: if !(resource.data.state in ['open']) && keys().hasAny(['a', 'b']);",
    ]);
    expect(changedLines("narrow by 'a'").join('\n')).toContain("keys().hasOnly(['b'])");
  });

  it('increase numbers by one', () => {
    expect(changedLines('raise a number').join('\n')).toContain('request.query.limit <= 11');
  });

  it('report the line of the change', () => {
    expect(mutants.find(({ description }) => description.startsWith('raise'))?.line).toBe(12);
  });
});
