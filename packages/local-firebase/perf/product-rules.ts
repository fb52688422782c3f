import { readFileSync } from 'node:fs';

/** The rules at the root of the repository, whatever folder the program runs in. */
export function productRules(): string {
  return readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
}
