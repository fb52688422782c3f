import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { openRedemptionsQuery } from '#features/redemptions/data/own-redemption-queries.ts';
import { statusAt } from '#features/redemptions/model/redemption.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import * as texts from '#features/redemptions/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useNow } from '#ui/use-now.ts';
import { linkTo } from '#shared/routes.ts';
import { remainingText, useCurrentSecond } from './use-second.ts';

/** The open code of a member. Renders nothing if there is none. */
export function OpenCode({ uid }: { uid: string }) {
  const { data: redemptions, isPending } = useQuery(openRedemptionsQuery(uid));
  const now = useNow();
  if (isPending) return <LoadingRegion label={texts.loadingClub} />;
  const redemption = findOpenRedemption(redemptions, now);
  return redemption ? <OpenCodeBanner redemption={redemption} /> : null;
}

/**
 * Returns the first redemption that has not expired.
 * @param redemptions redemptions with an open status
 */
export function findOpenRedemption(
  redemptions: readonly RedemptionRecord[] | undefined,
  now: Date,
): RedemptionRecord | undefined {
  return redemptions?.find((candidate) => statusAt(candidate, now) !== 'expired');
}

/** Shows the remaining time of the code, with a link to it. Renders nothing after it expires. */
export function OpenCodeBanner({ redemption }: { redemption: RedemptionRecord }) {
  const now = useCurrentSecond();
  if (statusAt(redemption, now) === 'expired') return null;
  return (
    <section aria-labelledby="open-code" className="rounded-card p-5 sun-panel">
      <h2 id="open-code" className="text-xl font-bold">
        {texts.openCodeTitle}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {redemption.terms.title} ·{' '}
        <span className="whitespace-nowrap tabular">
          {texts.expiresIn(remainingText(redemption.expiresAt, now))}
        </span>
      </p>
      <ButtonLink to={toCodeLink(redemption)} state={overlayHistoryState} block className="mt-4">
        <QrCode aria-hidden size={20} />
        {texts.showCode}
      </ButtonLink>
    </section>
  );
}

/** URL parameter with the id of the redemption whose code is shown. */
export const codeParameter = 'codigo';

/** History state of a code opened from a page of the app: closing the code goes back to that page. */
export const overlayHistoryState = { isOverPage: true };

/** Returns the path that shows the code of a redemption. */
function toCodeLink({ id, offerId }: { id: string; offerId: string }): string {
  return linkTo('/club/offers/:offerId', { offerId, [codeParameter]: id });
}

/** Reads the redemption id from the URL; null if it is missing or malformed. */
export function parseRedemptionId(params: URLSearchParams): string | null {
  const id = params.get(codeParameter) ?? '';
  return /^[A-Za-z0-9]{1,128}$/.test(id) ? id : null;
}
