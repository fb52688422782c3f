import { defineProject } from 'vitest/config';

/** No test asserts a duration. The timeouts only end hanging tests, even on a busy machine. */
export default defineProject({
  test: { name: 'local-firebase', environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
