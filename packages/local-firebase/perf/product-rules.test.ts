import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { productRules } from './product-rules.ts';

const startedIn = process.cwd();
afterEach(() => {
  process.chdir(startedIn);
});

it('reads the rules of the repository from the folder in which npm runs the benchmark', () => {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  expect(productRules()).toContain('service cloud.firestore');
});
