import type { ServerConfig } from '#server/config.ts';
import { withDeadline } from '../http/deadline.ts';
import type { Dependency } from '../process/readiness.ts';
import { signingKeysAnswer } from './signing-keys.ts';

/**
 * Firebase Auth as /readyz asks about it: without the keys that ID tokens are signed with nobody can be let
 * in. Of the local Auth, whose tokens are unsigned, it is enough that it answers.
 */
export function authDependency(
  { emulators }: Pick<ServerConfig, 'emulators'>,
  keysAnswer: () => Promise<boolean> = signingKeysAnswer,
  deadlineMs = 2_000,
): Dependency {
  return {
    name: 'contas (Firebase Authentication)',
    async ping() {
      if (emulators.auth === null) {
        if (!(await withDeadline(keysAnswer(), deadlineMs, 'signing keys')))
          throw new Error('The keys of ID tokens cannot be had');
        return;
      }
      const signal = AbortSignal.timeout(deadlineMs);
      await fetch(`http://${emulators.auth}/`, { signal });
    },
  };
}
