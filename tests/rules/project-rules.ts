/** The project's rules, loaded once; what was asked and what was seen of them is kept. */
import { readFileSync } from 'node:fs';

import { loadFirestoreRules, loadStorageRules } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { writtenAt } from '../../scripts/rules-parts.ts';
import { decideFirestore, decideStorage } from './rule-case.ts';
import type { FirestoreCase, RuleCase, StorageCase } from './rule-case.ts';

const root = new URL('../../', import.meta.url);

/** Text of the rules files. */
export const rulesSources = {
  'firestore.rules': readFileSync(new URL('firestore.rules', root), 'utf8'),
  'storage.rules': readFileSync(new URL('storage.rules', root), 'utf8'),
};

const firestoreRules = loadFirestoreRules(rulesSources['firestore.rules'], { coverage: true });
const storageRules = loadStorageRules(rulesSources['storage.rules'], { coverage: true });

/** A question and what the project's rules answered. */
export interface AnsweredCase {
  asked: RuleCase;
  allowed: boolean;
}

/** Everything asked in this process so far. */
export const answeredCases: AnsweredCase[] = [];

/** Puts a question to firestore.rules. */
export function askFirestore(asked: FirestoreCase): boolean {
  const allowed = decideFirestore(firestoreRules, asked);
  answeredCases.push({ asked, allowed });
  return allowed;
}

/** Puts a question to storage.rules. */
export function askStorage(asked: StorageCase): boolean {
  const allowed = decideStorage(storageRules, asked);
  answeredCases.push({ asked, allowed });
  return allowed;
}

interface Expression {
  file: string;
  /** Where it was written and what it says: 'src/features/lists/lists.rules:12 isSelf(userId)'. */
  name: string;
  evaluated: boolean;
}

/** Every expression of the rules, and whether a question evaluated it. */
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
