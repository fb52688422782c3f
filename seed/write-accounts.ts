import { uidOf } from './build-people.ts';
import { accounts } from './data/people.ts';

/** Password of all demo accounts. */
export const demoPassword = 'ilha1234';

interface AuthEmulator {
  /** 'host:port', as in FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  projectId: string;
}

async function callAuth(
  address: string,
  init: RequestInit,
): Promise<{ ok: boolean; status: number; text: string }> {
  const response = await fetch(address, {
    ...init,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** Deletes all accounts of the project. */
export async function clearAccounts({ host, projectId }: AuthEmulator): Promise<void> {
  const answer = await callAuth(`http://${host}/emulator/v1/projects/${projectId}/accounts`, {
    method: 'DELETE',
  });
  if (!answer.ok)
    throw new Error(
      `Auth answered ${answer.status} to the request to delete all accounts: ${answer.text}`,
    );
}

/**
 * Creates the demo accounts with fixed uids and verified e-mails; existing accounts are not changed.
 * @returns the number of accounts created
 */
export async function writeAccounts({ host, projectId }: AuthEmulator): Promise<number> {
  let created = 0;
  for (const account of accounts) {
    const answer = await callAuth(
      `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      {
        method: 'POST',
        body: JSON.stringify({
          localId: uidOf(account.key),
          email: account.email,
          password: demoPassword,
          displayName: account.displayName,
          emailVerified: true,
        }),
      },
    );
    if (answer.ok) created += 1;
    else if (!/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(answer.text)) {
      throw new Error(`Auth answered ${answer.status} for ${account.email}: ${answer.text}`);
    }
  }
  return created;
}
