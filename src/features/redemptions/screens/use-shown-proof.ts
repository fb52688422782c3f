import { useState } from 'react';
import type { RedemptionAnswer } from '#features/redemptions/model/redemption-contract.ts';
import { tokenLifeMs } from '#features/redemptions/model/redemption.ts';

export type Proof = NonNullable<RedemptionAnswer['proof']>;

/** A code stays still long enough to be read by a camera, and leaves long before its token is over. */
const stillMs = 20_000;

/**
 * The token to draw, and the server's time: a token lives 45 seconds, so its end tells what the time was when it came,
 * however wrong the device's own clock is.
 * @param device the present moment by the device's clock
 */
export function useShownProof(proof: Proof, device: Date): { token: string; now: Date } {
  const [shown, setShown] = useState(() => received(proof, device));
  const isOld = Math.abs(device.getTime() - shown.at) > stillMs;
  if (isOld && proof.token !== shown.token) setShown(received(proof, device));
  return { token: shown.token, now: new Date(device.getTime() + shown.skewMs) };
}

function received({ token, expiresAt }: Proof, device: Date) {
  const at = device.getTime();
  return { token, at, skewMs: Date.parse(expiresAt) - tokenLifeMs - at };
}
