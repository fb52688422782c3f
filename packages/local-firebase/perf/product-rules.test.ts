import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { productRules } from './product-rules.ts';

const startedIn = process.cwd();
afterEach(() => {
  process.chdir(startedIn);
});

it('reads the rules of the repository when npm runs the benchmark in the package folder', () => {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  expect(productRules()).toContain('service cloud.firestore');
});
