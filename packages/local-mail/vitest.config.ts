import { defineProject } from 'vitest/config';

export default defineProject({
  // Imports of other packages resolve to their sources instead of the build; the other conditions are those of Node.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  // No test asserts a duration. The timeouts only end hanging tests, even on a busy machine.
  test: { name: 'local-mail', environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
