import { UserFacingError } from '#server/platform/http/user-facing-error.ts';

/** Returns the error of a server without a payment provider. */
export function paymentsUnavailableError(): UserFacingError {
  return new UserFacingError(
    'unavailable',
    'As assinaturas do clube não estão disponíveis no momento. Tente novamente mais tarde.',
  );
}
