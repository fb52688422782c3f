import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { findLowestPlanPrice } from '#features/club/model/club-summary.ts';
import { membersPriceText } from '#features/club/texts.ts';
import { clubOffersQuery } from '#features/offers/data/club-offer-queries.ts';
import { computeLargestDiscount } from '#features/offers/model/offer-example.ts';
import * as texts from '#features/offers/texts.ts';
import { reaisText } from '#shared/formats/formats.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClubMessage } from './club-message.tsx';

/**
 * Message for a user who is not a member: the largest discount of the offers of the page, and the lowest price in one
 * line of a phone.
 */
export function JoinMessage() {
  const { data: plans } = useQuery(plansQuery());
  const { data: clubOffers, isPending } = useQuery(clubOffersQuery());
  const price = plans && findLowestPlanPrice(plans);
  const discountCents = computeLargestDiscount(clubOffers?.offers ?? []);
  // Without the offers, another text would be replaced.
  if (isPending)
    return (
      <LoadingRegion label={texts.loadingClub}>
        <Skeleton className="mt-3 h-14 rounded-card" />
      </LoadingRegion>
    );
  return (
    <ClubMessage
      text={
        <>
          <strong className="max-sm:block">
            {discountCents > 0 ? (
              <>
                {texts.saveUpTo(reaisText(discountCents))}{' '}
                <span className="max-sm:hidden">{texts.onOneVisit}</span>
              </>
            ) : (
              texts.joinTitle
            )}
          </strong>
          <span className="max-sm:hidden"> · </span>
          {price ? (
            <span className="tabular">
              {membersPriceText({ ...price, isOnly: true })}
              <span className="max-sm:hidden"> · {texts.joinNote}</span>
            </span>
          ) : (
            capitalize(texts.joinNote)
          )}
        </>
      }
    >
      <ButtonLink to={linkTo('/subscription')} className="shrink-0">
        {texts.showClub}
      </ButtonLink>
    </ClubMessage>
  );
}
