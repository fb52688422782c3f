import { get } from 'node:https';
import type { Agent } from 'node:https';

/** Address of Google's certificates for ID tokens (Firebase guide 'Verify ID tokens'). */
const certificatesUrl =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const deadlineMs = 5_000;

/**
 * Checks whether Google's public keys are reachable. firebase-admin reports the same code for a forged token and for
 * unreachable keys; this check after a refusal distinguishes the cases.
 */
export function areSigningKeysReachable(agent?: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(certificatesUrl, { agent, timeout: deadlineMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy(new Error('request timed out')));
    request.on('error', () => {
      resolve(false);
    });
  });
}
