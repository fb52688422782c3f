import { linkTo } from '#shared/routes.ts';

/** URL parameter with the id of the redemption whose code is shown. */
export const codeParameter = 'codigo';

/** History state of a code opened from a page of the app: closing the code goes back to that page. */
export const overlayHistoryState = { isOverPage: true };

/** Returns the path that shows the code of a redemption. */
export function toCodeLink({ id, offerId }: { id: string; offerId: string }): string {
  return linkTo('/club/offers/:offerId', { offerId, [codeParameter]: id });
}

/** Reads the redemption id from the URL; null if it is missing or malformed. */
export function parseRedemptionId(params: URLSearchParams): string | null {
  const id = params.get(codeParameter) ?? '';
  return /^[A-Za-z0-9]{1,128}$/.test(id) ? id : null;
}
