import { currentLanguage } from '#server/platform/language.ts';
import { languages, localizedAddress } from '#shared/languages.ts';
import { linkTo } from '#shared/routes.ts';

/** Pages that Stripe redirects back to. */
const successPath = linkTo('/subscription/success');
const cancelPath = linkTo('/subscription/cancel');
const clubPath = linkTo('/subscription');

/** Languages of Stripe's pages. */
export const stripeLocales = { pt: 'pt-BR', es: 'es', en: 'en-GB' } as const;

/** Stripe replaces the placeholder in braces by the session id. */
const sessionParameter = '?session_id={CHECKOUT_SESSION_ID}';

export type ReturnAddresses = ReturnType<typeof createReturnAddresses>;

/**
 * Returns a function that returns the addresses that Stripe redirects back to, in the current language. They are built
 * from the configured origin and never from a request.
 */
export function createReturnAddresses(origin: string) {
  const urlOf = (path: string) => origin + localizedAddress(currentLanguage(), path);
  return () => ({
    success: urlOf(successPath) + sessionParameter,
    cancel: urlOf(cancelPath),
    club: urlOf(clubPath),
  });
}

/** Returns true if an address from a client is the site's own page of that kind, or absent. */
export function isOwnReturnAddress(
  address: string | undefined,
  origin: string,
  kind: 'success' | 'cancel',
): boolean {
  if (address === undefined) return true;
  // Compares text, because different URL parsers could read an address differently.
  return languages.some((language) => {
    const path = kind === 'success' ? successPath : cancelPath;
    const page = origin + localizedAddress(language, path);
    return address === page || address === `${page}${sessionParameter}`;
  });
}
