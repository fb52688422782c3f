/** `npm run rules`: builds firestore.rules from the `.rules` files of the features. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { loadFirestoreRules, RulesSyntaxError } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { CommandError, describeFailure } from './command-error.ts';
import { builtRulesFile, joinRules, writtenAt } from './rules-parts.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const file = path.join(root, builtRulesFile);
  const rules = await joinRules(root);
  requireLoadable(rules);
  if (rules !== (await readFile(file, 'utf8'))) {
    await writeFile(file, rules);
    console.log(`${builtRulesFile} has changed.`);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** @throws CommandError if Firebase would refuse the rules */
function requireLoadable(rules: string): void {
  try {
    loadFirestoreRules(rules);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const place = writtenAt(builtRulesFile, rules, error.line);
    throw new CommandError(`${place}: ${error.message}`, { cause: error });
  }
}
