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

/** The emulator derives these two from the account's e-mail and telephone. */
const DERIVED_PROVIDERS = ['password', 'phone'];

/** Everything the Auth emulator holds that must outlive it, as JSON. Tokens and codes in flight are not kept. */
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
 * The state that `writeAccounts` wrote. Accounts are put back through the emulator itself, which
 * rebuilds its look-ups by e-mail, telephone and provider. Its own batchCreate is not used: it forgets
 * when a password was set, signs everybody out and drops second factors.
 *
 * @param saved parsed JSON, or undefined when nothing was saved yet
 * @throws Error when it is not a file of accounts
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
  // Undefined keeps the emulator from filling in the moment of the restart.
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
