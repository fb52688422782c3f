import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { isSameSignature } from '#server/platform/is-same-signature.ts';
import { codeAlphabet, codeLength } from '#features/redemptions/model/redemption-code.ts';
import { tokenLifeMs } from '#features/redemptions/model/redemption-options.ts';

/** Code and key of a redemption, stored in redemptionSecrets/{id}, which clients cannot read. */
export interface RedemptionSecret {
  code: string;
  /** Signing key of its tokens, base64url. */
  nonce: string;
}

/** Creates a code of six characters and a signing key. */
export function createSecret(): RedemptionSecret {
  const characters = Array.from(
    { length: codeLength },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  );
  return { code: characters.join(''), nonce: randomBytes(32).toString('base64url') };
}

export interface RedemptionToken {
  token: string;
  expiresAt: Date;
}

/** Returns the content of the QR code: '{id}.{expiry in ms, base 36}.{signature}', valid for 45 seconds. */
export function signToken(id: string, { nonce }: RedemptionSecret, now: Date): RedemptionToken {
  const expiresAt = new Date(now.getTime() + tokenLifeMs);
  const content = `${id}.${expiresAt.getTime().toString(36)}`;
  return { token: `${content}.${signatureOf(content, nonce)}`, expiresAt };
}

/** Returns the redemption id of an unverified token, or null if it is malformed. */
export function redemptionIdOfToken(token: string): string | null {
  const [, id] = tokenPattern.exec(token) ?? [];
  return id ?? null;
}

/**
 * Checks a token: 'forged' if it is malformed or not signed with the redemption's key, 'expired' if its 45 seconds are
 * over, otherwise 'good'.
 */
export function getTokenState(
  token: string,
  { nonce }: RedemptionSecret,
  now: Date,
): 'good' | 'forged' | 'expired' {
  const [, id, expiry, signature] = tokenPattern.exec(token) ?? [];
  if (id === undefined || expiry === undefined || signature === undefined) return 'forged';
  if (!isSameSignature(signature, signatureOf(`${id}.${expiry}`, nonce))) return 'forged';
  const remainingMs = parseInt(expiry, 36) - now.getTime();
  return remainingMs > 0 && remainingMs <= tokenLifeMs ? 'good' : 'expired';
}

const tokenPattern = /^([A-Za-z0-9]{1,128})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

function signatureOf(content: string, nonce: string): string {
  return createHmac('sha256', nonce).update(content).digest('base64url');
}
