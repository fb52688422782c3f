/** Who is shown as the author of what stays after an erasure (DESIGN section 5, SPEC section 4). */
export const erasedUserName = 'Usuário removido';

/** What a person types to confirm that their account is to be erased. */
export const erasureConfirmation = 'EXCLUIR';

/** How long ago, in milliseconds, a person may have proved who they are when they erase their account. */
export const recentSignInMs = 5 * 60_000;

/** Whether what somebody typed confirms; spaces around it and small letters do not matter. */
export function isErasureConfirmation(text: string): boolean {
  return text.trim().toUpperCase() === erasureConfirmation;
}

/** Whether a sign-in is recent enough to erase an account. An unknown instant never is. */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= recentSignInMs;
}

/** Whether a record that law requires to keep names somebody erased: by a keyed hash (server/features/account/privacy). */
export function isErasedPerson(uid: string): boolean {
  return /^removido[0-9a-f]{32}$/.test(uid);
}
