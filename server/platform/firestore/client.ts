import type { Firestore } from '@google-cloud/firestore';
import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import type { ServerConfig } from '#server/config.ts';
import { BoundedFirestore } from './bounded-firestore.ts';
import { BoundedTransport } from './bounded-transport.ts';

/** Longest time from a request to the end of its response, in milliseconds. */
const requestMs = 10_000;
/** Longest time of a call with all its requests, in milliseconds. */
const callMs = 8_000;

/**
 * Creates the server's Firestore client, over REST. Security rules do not apply to it. With the emulator it uses the
 * token 'owner', which the emulator accepts as administrator; otherwise Google's default credentials (the service
 * account of the host) are used. Every call has a time limit, see BoundedFirestore.
 * @param maxCallMs time limit of one call with all its requests, in milliseconds
 */
export function createFirestore(
  config: Pick<ServerConfig, 'projectId' | 'emulators'>,
  maxCallMs = callMs,
): Firestore {
  const { projectId } = config;
  const host = config.emulators.firestore;
  const transporter = new BoundedTransport(requestMs);
  if (host === null) {
    const auth = new GoogleAuth({ projectId, clientOptions: { transporter } });
    return new BoundedFirestore({ projectId, preferRest: true, auth }, maxCallMs);
  }
  const authClient = new OAuth2Client({ transporter });
  authClient.setCredentials({ access_token: 'owner', expiry_date: Number.MAX_SAFE_INTEGER });
  const auth = new GoogleAuth({ projectId, authClient });
  return new BoundedFirestore({ projectId, preferRest: true, host, ssl: false, auth }, maxCallMs);
}
