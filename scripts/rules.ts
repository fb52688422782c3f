/**
 * `npm run rules`: builds firestore.rules from the `.rules` files of the features, and computes the versions of cached
 * records.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { loadFirestoreRules, RulesSyntaxError } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { CommandError, describeFailure } from './command-error.ts';
import { recordFormatsFile, recordFormatsSource } from './record-formats.ts';
import { builtRulesFile, joinRules, writtenAt } from './rules-parts.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const rules = await joinRules(root);
  requireLoadable(rules);
  await writeIfChanged(builtRulesFile, rules);
  await writeIfChanged(recordFormatsFile, recordFormatsSource());
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

async function writeIfChanged(name: string, text: string): Promise<void> {
  const file = path.join(root, name);
  if (text === (await readFile(file, 'utf8'))) return;
  await writeFile(file, text);
  console.log(`${name} has changed.`);
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
