import { vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';

const standing = (role: UserRole, status: UserStatus = 'active') => ({
  role,
  status,
  managedPlaces: [],
});

/** Callers of the routes of super admins; only Sol may use them. The token of a caller is the uid. */
const callers: Record<string, ReturnType<typeof standing>> = {
  sol: standing('super_admin'),
  gil: standing('manager'),
  ana: standing('member'),
  ivo: standing('super_admin', 'inactive'),
};

/** Verifies the token of a caller. */
export const verifyCaller = vi.fn((token: string) =>
  token in callers
    ? Promise.resolve({ uid: token, email: '', signedInAt: new Date() })
    : Promise.reject(new AppError('unauthenticated')),
);

/** The identity service of a server that knows these callers. */
export const callerIdentity = {
  tokens: { verify: verifyCaller },
  readAccountState: (uid: string) => Promise.resolve(callers[uid] ?? null),
};
