import type { AuthAccount, AuthModules, AuthProjectState } from '../firebase-tools.ts';

/** Content of accounts.json: every project's settings and accounts, password hashes included. */
interface AccountFile {
  version: 1;
  projects: {
    projectId: string;
    config: Record<string, unknown>;
    users: AuthAccount[];
  }[];
}

/** Providers that the emulator derives from the account's e-mail and telephone. */
const DERIVED_PROVIDERS = ['password', 'phone'];

/** Serializes the state of the Auth emulator that must survive a restart. Pending tokens and codes are not saved. */
export function writeAccounts(states: ReadonlyMap<string, AuthProjectState>): string {
  const file: AccountFile = {
    version: 1,
    projects: [...states].map(([projectId, state]) => ({
      projectId,
      config: state.config,
      users: [...state.users.values()],
    })),
  };
  return JSON.stringify(file);
}

/**
 * Restores the state that `writeAccounts` wrote. Accounts are re-created through the emulator's own code, which
 * rebuilds its indexes by e-mail, telephone and provider. The batchCreate method of the emulator is not used, because
 * it drops the time when a password was set, signs every user out and removes second factors.
 *
 * @param saved parsed JSON, or undefined when no file exists yet
 * @throws Error when the JSON is not an accounts file
 */
export function readAccounts(
  saved: unknown,
  ProjectState: AuthModules['ProjectState'],
): Map<string, AuthProjectState> {
  const states = new Map<string, AuthProjectState>();
  if (saved === undefined) return states;
  if (!isAccountFile(saved)) throw new Error('The saved accounts have an unknown format.');
  for (const { projectId, config, users } of saved.projects) {
    const state = new ProjectState(projectId);
    state.updateConfig(config, undefined);
    for (const account of users)
      state.overwriteUserWithLocalId(account.localId, restorable(account));
    states.set(projectId, state);
  }
  return states;
}

function restorable(account: AuthAccount): Partial<AuthAccount> {
  // Times that the account lacks are undefined: the emulator would otherwise set them to the time of the restart.
  return {
    createdAt: undefined,
    lastLoginAt: undefined,
    ...account,
    providerUserInfo: (account.providerUserInfo ?? []).filter(
      (provider) => !DERIVED_PROVIDERS.includes(provider.providerId),
    ),
  };
}

function isAccountFile(value: unknown): value is AccountFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Partial<AccountFile>).version === 1 &&
    Array.isArray((value as Partial<AccountFile>).projects)
  );
}
