import { linkTo } from '#shared/routes.ts';

/** Pages that Stripe redirects back to. */
const successPath = linkTo('/subscription/success');
const cancelPath = linkTo('/subscription/cancel');
const clubPath = linkTo('/subscription');

/** Stripe replaces the placeholder in braces by the session id. */
const sessionParameter = '?session_id={CHECKOUT_SESSION_ID}';

export type ReturnAddresses = ReturnType<typeof createReturnAddresses>;

/** Returns the addresses that Stripe redirects back to, built from the configured origin and never from a request. */
export function createReturnAddresses(origin: string) {
  return {
    success: `${origin}${successPath}${sessionParameter}`,
    cancel: `${origin}${cancelPath}`,
    club: `${origin}${clubPath}`,
  };
}

/** Returns true if an address from a client is the site's own page of that kind, or absent. */
export function isOwnReturnAddress(
  address: string | undefined,
  origin: string,
  kind: 'success' | 'cancel',
): boolean {
  if (address === undefined) return true;
  // Compares text, because different URL parsers could read an address differently.
  const page = `${origin}${kind === 'success' ? successPath : cancelPath}`;
  return address === page || address === `${page}${sessionParameter}`;
}
