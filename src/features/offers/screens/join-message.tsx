import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { findLowestPlanPrice } from '#features/club/model/club-summary.ts';
import { membersPriceText } from '#features/club/texts.ts';
import * as texts from '#features/offers/texts.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ClubMessage } from './club-message.tsx';

/** Message for a user who is not a member, with the lowest price in one line of a phone. */
export function JoinMessage() {
  const { data: plans } = useQuery(plansQuery());
  const price = plans && findLowestPlanPrice(plans);
  return (
    <ClubMessage
      text={
        <>
          <strong className="max-sm:block">{texts.joinTitle}</strong>
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
