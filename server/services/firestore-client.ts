import { Firestore } from '@google-cloud/firestore';
import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import type { ServerConfig } from '../config.ts';

/**
 * The server's Firestore, over REST: it sees everything, security rules do not apply to it.
 * With the local service it presents the token 'owner', which that service takes for an administrator;
 * otherwise Google's default credentials (the service account of the host) are used.
 * Snapshot listeners need gRPC and must not be used.
 */
export function createFirestore(config: Pick<ServerConfig, 'projectId' | 'emulators'>): Firestore {
  const host = config.emulators.firestore;
  if (host === null) return new Firestore({ projectId: config.projectId, preferRest: true });
  const authClient = new OAuth2Client();
  authClient.setCredentials({ access_token: 'owner', expiry_date: Number.MAX_SAFE_INTEGER });
  return new Firestore({
    projectId: config.projectId,
    preferRest: true,
    host,
    ssl: false,
    auth: new GoogleAuth({ projectId: config.projectId, authClient }),
  });
}
