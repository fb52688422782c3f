import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleQuestionMark, Hourglass, LockKeyhole } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { FailureBanner } from '#ui/failure-banner.tsx';
import {
  checkoutQuery,
  invalidateMembership,
  membershipQuery,
} from '#features/club/data/membership-queries.ts';
import type { CheckoutSessionResponse } from '#features/payments/model/payment-contract.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import type { LoginState } from '#features/account/components/login-state.ts';
import * as texts from '#features/club/texts.ts';
import { profileErrors } from '#features/account/texts.ts';
import { duplicateSentence } from '#features/club/membership-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { Welcome } from './welcome.tsx';

/** Returns true once `afterMs` milliseconds have passed since mount. */
function useIsSlow(afterMs: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return isSlow;
}

export default function SuccessScreen() {
  const [params] = useSearchParams();
  const id = params.get('session_id') ?? '';
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.successPageTitle}</title>
      {/^cs_\w{1,200}$/.test(id) ? <SessionCheckout id={id} /> : <MissingCheckout />}
    </div>
  );
}

/** Renders the message for a URL without a valid checkout id. */
function MissingCheckout() {
  return (
    <Banner
      as="h1"
      icon={<CircleQuestionMark aria-hidden size={28} />}
      title={texts.unknownPaymentTitle}
      actions={
        <>
          <ButtonLink to={linkTo('/profile')}>{texts.showProfile}</ButtonLink>
          <ButtonLink to={linkTo('/subscription')} variant="secondary">
            {texts.showPlans}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.unknownPaymentNote}</p>
    </Banner>
  );
}

function SessionCheckout({ id }: { id: string }) {
  const { user, status, hasAuthAnswered, error } = useSession();
  const { start } = useSessionActions();

  // Only Firebase Auth can confirm that no user is signed in.
  useEffect(start, [start]);

  if (user) return <CheckoutOutcome user={user} id={id} />;
  if (status === 'failed') {
    return <FailureBanner as="h1" sentences={profileErrors} error={error} onRetry={start} />;
  }
  return status === 'signed-out' && hasAuthAnswered ? (
    <SignInForCheckout id={id} />
  ) : (
    <ProcessingPayment />
  );
}

/** Asks a visitor to sign in, because the owner of a payment can only be checked for a signed-in user. */
function SignInForCheckout({ id }: { id: string }) {
  const state: LoginState = { from: linkTo('/subscription/success', { session_id: id }) };
  return (
    <Banner
      as="h1"
      icon={<LockKeyhole aria-hidden size={28} />}
      title={texts.paymentOwnerTitle}
      actions={
        <>
          <ButtonLink to={linkTo('/login')} replace state={state}>
            {texts.signIn}
          </ButtonLink>
          <ButtonLink to={linkTo('/')} variant="secondary">
            {texts.backToHome}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.paymentOwnerNote}</p>
    </Banner>
  );
}

/** Polls until the server reports the result. Only an active membership is a success. */
function CheckoutOutcome({ user, id }: { user: User; id: string }) {
  const checkout = useQuery(checkoutQuery(user.uid, id));
  const { data: state, error } = checkout;
  if (error && state !== 'active') {
    return (
      <FailureBanner
        as="h1"
        sentences={texts.checkoutStateErrors}
        error={error}
        onRetry={() => void checkout.refetch()}
      />
    );
  }
  return <CheckoutState user={user} checkoutId={id} state={state ?? 'processing'} />;
}

interface CheckoutStateProps {
  user: User;
  checkoutId: string;
  state: CheckoutSessionResponse['state'];
}

function CheckoutState({ user, checkoutId, state }: CheckoutStateProps) {
  switch (state) {
    case 'active':
      return <Welcome user={user} checkoutId={checkoutId} />;
    case 'processing':
      return <ProcessingPayment />;
    case 'ended':
      return (
        <Banner
          as="h1"
          icon={<CircleAlert aria-hidden size={28} />}
          title={texts.endedMembershipTitle}
          actions={<ButtonLink to={linkTo('/subscription')}>{texts.showPlans}</ButtonLink>}
        >
          <p>{texts.endedMembershipNote}</p>
        </Banner>
      );
    case 'duplicate':
      return <DuplicatePayment user={user} />;
    case 'open':
    case 'expired':
      return <UnpaidCheckout />;
  }
}

/** Renders the message for a second payment, which was refunded; the first subscription continues. */
function DuplicatePayment({ user }: { user: User }) {
  const client = useQueryClient();
  const { data: member } = useQuery(membershipQuery(user.uid));
  const now = useNow();

  useEffect(() => void invalidateMembership(client, user.uid), [client, user.uid]);

  return (
    <Banner
      as="h1"
      icon={<CircleAlert aria-hidden size={28} />}
      title={texts.duplicatePaymentTitle}
      actions={<ButtonLink to={linkTo('/subscription')}>{texts.showOwnMembership}</ButtonLink>}
    >
      <p role="status">
        {texts.duplicatePaymentNote(member ? duplicateSentence(member, now) : null)}
      </p>
    </Banner>
  );
}

function ProcessingPayment() {
  const isSlow = useIsSlow(20_000);
  return (
    <Banner
      as="h1"
      icon={<Hourglass aria-hidden size={28} className="breathe" />}
      title={texts.processingTitle}
      actions={
        isSlow && (
          <>
            <ButtonLink to={linkTo('/')} variant="secondary">
              {texts.goToHome}
            </ButtonLink>
            <ButtonLink to={linkTo('/profile')} variant="secondary">
              {texts.showProfile}
            </ButtonLink>
          </>
        )
      }
    >
      <p role="status">{isSlow ? texts.slowPaymentNote : texts.processingNote}</p>
    </Banner>
  );
}

function UnpaidCheckout() {
  return (
    <Banner
      as="h1"
      icon={<CircleAlert aria-hidden size={28} />}
      title={texts.unpaidTitle}
      actions={
        <>
          <ButtonLink to={linkTo('/subscription')}>{texts.tryAgain}</ButtonLink>
          <ButtonLink to={linkTo('/')} variant="secondary">
            {texts.backToHome}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.unpaidNote}</p>
    </Banner>
  );
}
