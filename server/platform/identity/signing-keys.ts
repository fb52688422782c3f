import { get } from 'node:https';
import type { Agent } from 'node:https';

/** Where Google publishes the certificates of ID tokens (Firebase guide 'Verify ID tokens'). */
const address =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const deadlineMs = 5_000;

/**
 * Whether Google's public keys can be had now. firebase-admin answers a forged token and unreachable keys
 * with the same code; this question, asked after a refusal, tells them apart.
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
