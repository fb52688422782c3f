import { minuteMs } from '#shared/time-units.ts';

/** Author name of content that remains after an erasure. */
export const erasedUserName = 'Usuário removido';

/** Word that a user types to confirm an erasure. */
export const erasureConfirmation = 'EXCLUIR';

/** Maximum age of the last sign-in for an erasure, in ms. */
export const recentSignInMs = 5 * minuteMs;

/** Returns true if the typed text confirms; ignores surrounding spaces and case. */
export function isErasureConfirmation(text: string): boolean {
  return text.trim().toUpperCase() === erasureConfirmation;
}

/** Returns true if a sign-in is recent enough for an erasure. An unknown time is never recent. */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= recentSignInMs;
}

/**
 * Returns true if the id is the keyed hash of an erased user, used in records that must be retained by law
 * (server/features/account/privacy).
 */
export function isErasedUser(uid: string): boolean {
  return /^removido[0-9a-f]{32}$/.test(uid);
}
