import { get } from 'node:https';
import type { Agent } from 'node:https';

/** Address of Google's certificates for ID tokens (Firebase guide 'Verify ID tokens'). */
const address =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const deadlineMs = 5_000;

/**
 * Checks whether Google's public keys are reachable. firebase-admin reports the same code for a forged token and for
 * unreachable keys; this check after a refusal distinguishes the cases.
 */
export function signingKeysAnswer(agent?: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: deadlineMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', () => {
      resolve(false);
    });
  });
}
