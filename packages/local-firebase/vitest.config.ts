import { defineProject } from 'vitest/config';

/** Nothing here asserts a time: these only end what hangs, on a machine as busy as may be. */
export default defineProject({
  test: { name: 'local-firebase', environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
