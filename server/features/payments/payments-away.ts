import { SpokenError } from '#server/platform/http/spoken-error.ts';

/** What a server without a payment provider answers. */
export function paymentsAway(): SpokenError {
  return new SpokenError(
    'unavailable',
    'As assinaturas do clube não estão disponíveis no momento. Tente novamente mais tarde.',
  );
}
