import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgePercent, Clock } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import {
  openRedemptionsQuery,
  recentRedemptionsQuery,
} from '#features/redemptions/data/own-redemption-queries.ts';
import { openRedemption } from '#features/redemptions/data/redemption-store.ts';
import { maxRecentRedemptions } from '#features/redemptions/model/redemption-options.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { toBenefit } from '#features/offers/model/club-benefit.ts';
import { shortBenefitText } from '#features/offers/card-texts.ts';
import { getWindowStart } from '#features/offers/model/limit-window.ts';
import {
  countOwnRemainingUses,
  memberAvailabilityAt,
} from '#features/offers/model/member-availability.ts';
import type { ConfirmedUse } from '#features/offers/model/member-availability.ts';
import { toOfferRefusal } from '#features/offers/model/offer-refusal.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/redemptions/texts.ts';
import { findMembershipObstacle } from '#features/club/membership-texts.ts';
import type { MembershipObstacle } from '#features/club/membership-texts.ts';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import {
  OpenCodeBanner,
  findOpenRedemption,
  codeParameter,
  overlayHistoryState,
  parseRedemptionId,
} from '#features/redemptions/components/open-code.tsx';
import { refusalText } from '#platform/api/refusal-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useClearPendingCheckout } from '#features/club/components/use-checkout.ts';
import { OfferDetails } from './offer-details.tsx';
import { OfferHead, OfferState, offerActionClasses, offerLayoutClasses } from './offer-head.tsx';

const OpenRedemptionDialog = lazyDialog(
  async () => (await import('./open-redemption.tsx')).OpenRedemptionDialog,
);

interface RedeemOfferProps {
  user: User;
  offer: ClubOffer;
  place: Place;
}

/** Offer with its conditions. The code is created by a button, so that opening the page by accident creates none. */
export function RedeemOffer({ user, offer, place }: RedeemOfferProps) {
  useClearPendingCheckout();
  const client = useQueryClient();
  const shownCode = useShownCode();
  const now = useNow();
  // If the own uses cannot be read, the button is enabled: the server checks them.
  const { data: uses, isLoading: areUsesLoading } = useQuery(recentRedemptionsQuery(user.uid));
  const availability = memberAvailabilityAt(offer, place.hours, uses ?? [], now);
  const refusal = toOfferRefusal(availability);
  /** Why the offer cannot be used now, and from when it can. */
  const refusalSentence =
    refusal &&
    texts.redemptionSentence(refusal.reason, { at: refusal.at, now, limit: offer.perMemberLimit });
  // If the membership cannot be read, the button is enabled: the server checks it.
  const { data: member, isLoading: isMemberLoading } = useQuery(membershipQuery(user.uid));
  // If this query fails, the button is shown. For an open code of this offer, the server returns that code.
  const openRedemptions = useQuery(openRedemptionsQuery(user.uid));
  const isLoading = isMemberLoading || openRedemptions.isLoading || areUsesLoading;
  const openRedemptionRecord = findOpenRedemption(openRedemptions.data, now);
  const codeLead = texts.codeLead(openRedemptionRecord !== undefined);
  // A code verified by the staff cannot be replaced.
  const isCodeInUse =
    openRedemptionRecord?.offerId === offer.id || openRedemptionRecord?.status === 'verified';
  const obstacle = member === undefined ? null : findMembershipObstacle(member, now);
  const canCreate = !isCodeInUse && !obstacle && !refusalSentence;
  const openMutation = useMutation({
    mutationFn: () => openRedemption(offer.id),
    onSuccess: ({ id }) => {
      shownCode.show(id);
      void client.invalidateQueries({ queryKey: openRedemptionsQuery(user.uid).queryKey });
    },
  });
  const articleRef = useRef<HTMLElement>(null);
  const wasCodeShown = useRef(false);
  useEffect(() => {
    // The button that opened the code may be unmounted when the code is closed. Then the article takes the focus.
    const hasClosedCode = wasCodeShown.current && shownCode.id === null;
    wasCodeShown.current = shownCode.id !== null;
    if (hasClosedCode && document.activeElement === document.body) articleRef.current?.focus();
  }, [shownCode.id]);
  const { error } = openMutation;
  const isRefused = error instanceof UserFacingError;
  const needsPlan = isRefused && (error.reason === 'not_member' || error.reason === 'past_due');
  return (
    <article ref={articleRef} tabIndex={-1} className={cx(offerLayoutClasses, 'outline-none')}>
      <OfferHead offer={offer} place={place} isStateInAction={canCreate} />
      <div className={cx(offerActionClasses, 'flex flex-col gap-4')}>
        {openRedemptionRecord && <OpenCodeBanner redemption={openRedemptionRecord} />}
        {isCodeInUse ? null : obstacle ? (
          <ObstacleBanner obstacle={obstacle} />
        ) : refusalSentence ? (
          <section aria-label={texts.offerUsageLabel} className="rounded-card p-5 sun-panel">
            <p className="flex items-start gap-3 font-semibold">
              <Clock aria-hidden size={20} className="mt-0.5 shrink-0 text-sun-ink" />
              {refusalSentence}
            </p>
            {availability.kind === 'later' && <p className="mt-3 text-sm">{codeLead}</p>}
            <ButtonLink to={linkTo('/club')} variant="secondary" block className="mt-3">
              {texts.showOtherOffers}
            </ButtonLink>
          </section>
        ) : (
          <div className="rounded-card p-5 sun-panel">
            <div className="mb-5 hidden lg:block">
              <p className="mb-3 text-3xl font-extrabold text-sun-ink tabular">
                {shortBenefitText(toBenefit(offer))}
              </p>
              <OfferState offer={offer} place={place} />
            </div>
            {offer.perMemberLimit && (areUsesLoading || uses) && (
              // The line keeps its height while the uses are loading.
              <p className="mb-2 min-h-6 font-semibold">{remainingUsesText(offer, uses, now)}</p>
            )}
            <p>{codeLead}</p>
            <Button
              block
              className="text-lg mt-4 min-h-14"
              aria-disabled={openMutation.isPending || isLoading}
              onClick={() => {
                if (!openMutation.isPending && !isLoading) openMutation.mutate();
              }}
            >
              <BadgePercent aria-hidden size={20} />
              {openMutation.isPending ? texts.generatingCode : texts.createCode}
            </Button>
          </div>
        )}
        <div className="flex flex-col items-start gap-3">
          <FormAlert text={error ? refusalText(texts.redemptionErrors, error) : ''} />
          {needsPlan && <ButtonLink to={linkTo('/subscription')}>{texts.showClub}</ButtonLink>}
        </div>
      </div>
      {/* Rendered after the parts above have loaded, so that it does not move. */}
      {!isLoading && <OfferDetails place={place} />}
      {shownCode.id !== null && (
        <OpenRedemptionDialog
          user={user}
          id={shownCode.id}
          place={place}
          onClose={shownCode.close}
          onBackToOffer={shownCode.backToOffer}
        />
      )}
    </article>
  );
}

/** Returns how often the member can still use the offer; '' if it is unknown. */
function remainingUsesText(
  offer: ClubOffer,
  uses: readonly ConfirmedUse[] | undefined,
  now: Date,
): string {
  const count = uses && countOwnRemainingUses(offer, uses, now);
  if (!offer.perMemberLimit || count == null) return '';
  const { window } = offer.perMemberLimit;
  // The oldest loaded use; older ones in the same window would make the count too high.
  const oldestAt = uses?.[maxRecentRedemptions - 1]?.confirmedAt;
  const isComplete = !oldestAt || oldestAt < getWindowStart(window, now);
  return isComplete ? texts.ownRemainingUses(count, window) : '';
}

/** Replaces the button if the server would refuse the request. */
function ObstacleBanner({ obstacle }: { obstacle: MembershipObstacle }) {
  return (
    <section aria-label={texts.offerUsageLabel} className="rounded-card p-5 sun-panel">
      <h2 className="text-lg font-bold">{obstacle.title}</h2>
      <p className="mt-1">{obstacle.text}</p>
      {obstacle.action !== null && (
        <ButtonLink to={linkTo('/subscription')} block className="mt-4">
          {obstacle.action}
        </ButtonLink>
      )}
    </section>
  );
}

/** The redemption whose code is shown. Its id is in the URL, so that a reload restores it and Back closes it. */
function useShownCode() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const closedLocationKey = useRef('');
  return {
    id: parseRedemptionId(params),
    show: (id: string) => {
      void navigate(`${location.pathname}?${codeParameter}=${id}`, { state: overlayHistoryState });
    },
    close: () => {
      // Navigation is asynchronous: a second click must not go back twice.
      if (closedLocationKey.current === location.key) return;
      closedLocationKey.current = location.key;
      const state = location.state as Partial<typeof overlayHistoryState> | null;
      if (state?.isOverPage) void navigate(-1);
      else void navigate(location.pathname, { replace: true });
    },
    /** Shows the offer without the code, independent of the history. */
    backToOffer: () => void navigate(location.pathname, { replace: true }),
  };
}
