/** Runs recorded requests against mutants of the rules. */
import {
  loadFirestoreRules,
  loadStorageRules,
  RulesSyntaxError,
} from '@guia-da-ilha/local-firebase/rules/ruleset';

import { decideFirestore, decideStorage } from '../tests/rules/rule-case.ts';
import type { AnsweredCase } from '../tests/rules/project-rules.ts';

export type Verdict = 'killed' | 'survived' | 'malformed';

type Answer = (answered: AnsweredCase) => boolean;

function loadAnswer(file: string, source: string): Answer {
  if (file === 'storage.rules') {
    const ruleset = loadStorageRules(source);
    return ({ asked, allowed }) =>
      asked.kind !== 'storage' || decideStorage(ruleset, asked) === allowed;
  }
  const ruleset = loadFirestoreRules(source);
  return ({ asked, allowed }) =>
    asked.kind === 'storage' || decideFirestore(ruleset, asked) === allowed;
}

/**
 * Returns 'killed' if a recorded request gets a different answer from the mutant than from the original, 'malformed' if
 * the mutant does not parse, otherwise 'survived'. Moves the detecting request to the front of `cases`, because it
 * often detects the next mutant too.
 */
export function judge(file: string, source: string, cases: AnsweredCase[]): Verdict {
  let isAsBefore: Answer;
  try {
    isAsBefore = loadAnswer(file, source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return 'malformed';
    throw error;
  }
  const telling = cases.findIndex((answered) => !isAsBefore(answered));
  if (telling === -1) return 'survived';
  cases.unshift(...cases.splice(telling, 1));
  return 'killed';
}
