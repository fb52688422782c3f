import { defineProject } from 'vitest/config';

export default defineProject({
  // Of the other packages the sources, not what was built of them; otherwise as Node resolves.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  // Nothing here asserts a time: these only end what hangs, on a machine as busy as may be.
  test: { name: 'local-mail', environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
