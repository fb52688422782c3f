/** Puts recorded questions to mutants. */
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
 * Whether some question gets another answer from the mutant than it got from the original.
 * The question that tells moves to the front of `cases`: the next mutant is often told by it too.
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
