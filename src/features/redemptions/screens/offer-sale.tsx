import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { getEndOfDay } from '#shared/calendar/brand-moment.ts';
import { isUsableBefore, offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { computeOfferExample } from '#features/offers/model/offer-example.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import { isOnSale, selectListedPlans } from '#features/club/model/plans-on-sale.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import type { LoginState } from '#features/account/components/login-state.ts';
import { reaisText, formatCents } from '#shared/formats/formats.ts';
import { checkoutErrors, plansErrors, intervalText } from '#features/club/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import {
  findMembershipObstacle,
  withdrawalReturnSentence,
} from '#features/club/membership-texts.ts';
import * as texts from '#features/redemptions/texts.ts';
import { cx } from '#ui/class-names.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { useCheckout } from '#features/club/components/use-checkout.ts';
import { offerActionClasses } from './offer-head.tsx';

const LaterBenefits = lazyDialog(
  async () =>
    (await import('#features/club/components/later-benefits-dialog.tsx')).LaterBenefitsDialog,
);

interface OfferSaleProps {
  offer: ClubOffer;
  place: Pick<Place, 'hours'>;
  /** A membership without access to the benefits, such as an ended one; null for visitors and users without one. */
  member: Membership | null;
}

/** Offer with an example and the price of the club, for visitors and for users who cannot use it. */
export function OfferSale({ offer, place, member }: OfferSaleProps) {
  const now = useNow();
  const plans = useQuery(plansQuery());
  // If the settings cannot be read, the plans are shown: the server checks each checkout.
  const { data: settings } = useQuery(publicSettingsQuery());
  const availability = offerAvailabilityAt(offer, place.hours, now);
  const obstacle = findMembershipObstacle(member, now);
  return (
    <section
      aria-labelledby="sale"
      className={cx(offerActionClasses, 'rounded-card p-5 sun-panel')}
    >
      <h2 id="sale" className="text-lg font-bold">
        {obstacle?.title}
      </h2>
      {availability.kind !== 'over' && <p className="mt-1">{obstacle?.text}</p>}
      {settings?.clubEnabled === false || availability.kind === 'over' ? (
        <OfferUnavailable isOver={availability.kind === 'over'} />
      ) : (
        <QueryView
          query={plans}
          sentences={plansErrors}
          failure="line"
          isQuiet
          loading={texts.loadingPlans}
          skeleton={<Skeleton className="mt-4 h-64 rounded-control" />}
        >
          {(loadedPlans) => {
            const plan = selectListedPlans(loadedPlans).find(isOnSale);
            return plan ? (
              <PlanForOffer
                plan={plan}
                offer={offer}
                isUsableToday={isUsableBefore(availability, getEndOfDay(now))}
                isDelayShown={withdrawalReturnSentence(member, now) !== null}
              />
            ) : (
              <p className="mt-4 font-semibold">{texts.noPlansNote}</p>
            );
          }}
        </QueryView>
      )}
    </section>
  );
}

function OfferUnavailable({ isOver }: { isOver: boolean }) {
  return (
    <>
      <p className="mt-4 font-semibold">{isOver ? texts.offerOverNote : texts.clubClosedNote}</p>
      <ButtonLink to={linkTo(isOver ? '/club' : '/')} block className="mt-4">
        {isOver ? texts.showOtherOffers : texts.explorePlaces}
      </ButtonLink>
    </>
  );
}

interface PlanForOfferProps {
  plan: SubscriptionPlan;
  offer: ClubOffer;
  /** True if the offer can be used today. */
  isUsableToday: boolean;
  /** True if the page already shows that the benefits begin later. */
  isDelayShown: boolean;
}

function PlanForOffer({ plan, offer, isUsableToday, isDelayShown }: PlanForOfferProps) {
  const { status } = useSession();
  const checkout = useCheckout({
    plans: [plan],
    isBenefitsStartShown: isDelayShown,
    offerId: offer.id,
  });
  const example = computeOfferExample(offer);
  const isUsableNow = isUsableToday && !isDelayShown;
  return (
    <>
      {example && (
        <div className="mt-4 tabular">
          <p className="text-2xl font-extrabold">
            {texts.exampleSavings(reaisText(example.discountCents))}
          </p>
          <p className="mt-1">{texts.exampleSentence(example)}</p>
          <p className="mt-1">{texts.payOffSentence(example, plan)}</p>
        </div>
      )}
      <p className="mt-4 border-t border-line pt-4 tabular">
        <span className="font-semibold wrap-anywhere">{texts.planTitle(plan.name)}</span>
        <br />
        <span className="text-2xl font-extrabold">{formatCents(plan.price)}</span>
        <span> / {intervalText(plan)}</span>
      </p>
      <div className="mt-4 flex flex-col gap-3">
        <FormAlert
          text={checkout.error ? errorSentence(checkoutErrors, errorCode(checkout.error)) : ''}
        />
        <Button
          block
          aria-disabled={checkout.isBusy || undefined}
          onClick={() => {
            checkout.buy(plan);
          }}
        >
          {checkout.isBusy
            ? texts.openingPayment
            : isUsableNow
              ? texts.subscribeAndUse
              : texts.subscribe}
        </Button>
        <p className="text-center text-sm">{texts.cancelAnytime}</p>
        <OtherLinks isVisitor={status === 'signed-out'} offerId={offer.id} />
      </div>
      {checkout.pending && (
        <LaterBenefits
          benefitsStart={checkout.pending.benefitsFrom}
          onPay={checkout.pay}
          onClose={checkout.stay}
        />
      )}
    </>
  );
}

const linkClasses =
  'inline-flex min-h-11 items-center font-semibold text-sea-ink underline underline-offset-4';

/** Links to more information, and to sign-in for members who are signed out. */
function OtherLinks({ isVisitor, offerId }: { isVisitor: boolean; offerId: string }) {
  const state: LoginState = { from: linkTo('/club/offers/:offerId', { offerId }) };
  return (
    <p className="flex flex-wrap justify-center gap-x-6">
      <Link to={linkTo('/subscription')} className={linkClasses}>
        {texts.aboutClub}
      </Link>
      {isVisitor && (
        <Link to={linkTo('/login')} state={state} className={linkClasses}>
          {texts.alreadyMember}
        </Link>
      )}
    </p>
  );
}
