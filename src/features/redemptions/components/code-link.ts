import { linkTo } from '#shared/routes.ts';

/** What the address of an offer calls the redemption whose code is shown. */
export const codeParameter = 'codigo';

/** Marks an entry of the history over a page of the guide, to which whoever closes the code returns. */
export const overPage = { isOverPage: true };

/** Where the code of a redemption is shown. */
export function codeLink({ id, offerId }: { id: string; offerId: string }): string {
  return linkTo('/club/offers/:offerId', { offerId, [codeParameter]: id });
}

/** The redemption that an address asks for; null for what none is called. */
export function shownRedemption(params: URLSearchParams): string | null {
  const id = params.get(codeParameter) ?? '';
  return /^[A-Za-z0-9]{1,128}$/.test(id) ? id : null;
}
