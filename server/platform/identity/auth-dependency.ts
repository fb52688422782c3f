import type { ServerConfig } from '#server/config.ts';
import { withDeadline } from '../http/deadline.ts';
import type { Dependency } from '../process/readiness.ts';
import { areSigningKeysReachable } from './signing-keys.ts';

/**
 * Returns the readiness check of Firebase Auth for /readyz: without the public keys of ID tokens no user can be
 * verified. The emulator, whose tokens are unsigned, only has to answer.
 */
export function authDependency(
  { emulators }: Pick<ServerConfig, 'emulators'>,
  areKeysReachable: () => Promise<boolean> = areSigningKeysReachable,
  deadlineMs = 2_000,
): Dependency {
  return {
    name: 'contas (Firebase Authentication)',
    async ping() {
      if (emulators.auth === null) {
        if (!(await withDeadline(areKeysReachable(), deadlineMs, 'signing keys')))
          throw new Error('Public keys for ID tokens are not available');
        return;
      }
      const signal = AbortSignal.timeout(deadlineMs);
      await fetch(`http://${emulators.auth}/`, { signal });
    },
  };
}
