import { SpokenError } from '#server/platform/http/spoken-error.ts';

/** Returns the error of a server without a payment provider. */
export function paymentsAway(): SpokenError {
  return new SpokenError(
    'unavailable',
    'As assinaturas do clube não estão disponíveis no momento. Tente novamente mais tarde.',
  );
}
