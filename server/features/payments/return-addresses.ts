import { linkTo } from '#shared/routes.ts';

/** Pages that Stripe's pages lead back to (SPEC section 3). */
const successPath = linkTo('/subscription/success');
const cancelPath = linkTo('/subscription/cancel');
const clubPath = linkTo('/subscription');

/** Stripe writes the session's id where the words in braces stand. */
const sessionParameter = '?session_id={CHECKOUT_SESSION_ID}';

export type ReturnAddresses = ReturnType<typeof returnAddresses>;

/** Where Stripe's pages lead back to; built from the configured origin, never from a request. */
export function returnAddresses(origin: string) {
  return {
    success: `${origin}${successPath}${sessionParameter}`,
    cancel: `${origin}${cancelPath}`,
    club: `${origin}${clubPath}`,
  };
}

/** Whether an address that a client sent is the site's own page for it; one that it left out is. */
export function isOwnReturnAddress(
  address: string | undefined,
  origin: string,
  kind: 'success' | 'cancel',
): boolean {
  if (address === undefined) return true;
  // Compared as text: what two parsers could read differently never reaches a parser.
  const page = `${origin}${kind === 'success' ? successPath : cancelPath}`;
  return address === page || address === `${page}${sessionParameter}`;
}
