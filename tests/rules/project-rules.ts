/** The project's rules, loaded once, and a record of all cases and evaluated expressions. */
import { readFileSync } from 'node:fs';

import { loadFirestoreRules, loadStorageRules } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { writtenAt } from '../../scripts/rules-parts.ts';
import { decideFirestore, decideStorage } from './rule-case.ts';
import type { FirestoreCase, RuleCase, StorageCase } from './rule-case.ts';

const root = new URL('../../', import.meta.url);

/** Source texts of the rules files. */
export const rulesSources = {
  'firestore.rules': readFileSync(new URL('firestore.rules', root), 'utf8'),
  'storage.rules': readFileSync(new URL('storage.rules', root), 'utf8'),
};

const firestoreRules = loadFirestoreRules(rulesSources['firestore.rules'], { coverage: true });
const storageRules = loadStorageRules(rulesSources['storage.rules'], { coverage: true });

/** A case and the answer of the project's rules. */
export interface AnsweredCase {
  asked: RuleCase;
  allowed: boolean;
}

/** All cases of this process so far. */
export const answeredCases: AnsweredCase[] = [];

/** Evaluates a case with firestore.rules and records it. */
export function askFirestore(asked: FirestoreCase): boolean {
  const allowed = decideFirestore(firestoreRules, asked);
  answeredCases.push({ asked, allowed });
  return allowed;
}

/** Evaluates a case with storage.rules and records it. */
export function askStorage(asked: StorageCase): boolean {
  const allowed = decideStorage(storageRules, asked);
  answeredCases.push({ asked, allowed });
  return allowed;
}

interface Expression {
  file: string;
  /** Position and source text: 'src/features/lists/lists.rules:12 isSelf(userId)'. */
  name: string;
  evaluated: boolean;
}

/** Returns every expression of the rules, and whether a case evaluated it. */
export function evaluatedExpressions(): Expression[] {
  const reports = {
    'firestore.rules': firestoreRules.coverageReport?.() ?? [],
    'storage.rules': storageRules.coverageReport(),
  };
  return Object.entries(reports).flatMap(([file, report]) => {
    const source = rulesSources[file as keyof typeof rulesSources];
    return report.map(({ position: { line, start, end }, values }) => ({
      file,
      name: `${writtenAt(file, source, line)} ${source.slice(start, end)}`,
      evaluated: values.length > 0,
    }));
  });
}
