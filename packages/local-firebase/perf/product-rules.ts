import { readFileSync } from 'node:fs';

/** Returns the rules at the root of the repository, independent of the current folder. */
export function productRules(): string {
  return readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
}
